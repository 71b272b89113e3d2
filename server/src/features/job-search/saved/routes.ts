import * as contract from "@waymark/contract/job-search-saved";
import type { Mount } from "../../../http/mount.ts";
import { changeSearch } from "./change-search.ts";
import { deleteSearch } from "./delete-search.ts";
import { listSearches } from "./list-searches.ts";
import { saveSearch } from "./save-search.ts";

export function savedSearchRoutes(mount: Mount): void {
  mount(contract.listSavedSearches, ({ deps, who }) => listSearches(deps, who));

  mount(contract.saveSearch, async ({ deps, who, body }) => ({ search: await saveSearch(deps, who, body) }));

  mount(contract.changeSearch, async ({ deps, who, params, body }) => ({
    search: await changeSearch(deps, who, params.id, body),
  }));

  mount(contract.deleteSearch, async ({ deps, who, params }) => {
    await deleteSearch(deps, who, params.id);
    return { ok: true as const };
  });
}
