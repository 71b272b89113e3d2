import * as contract from "@waymark/contract/job-search-saved";
import type { Mount } from "../../../http/mount.ts";
import { changeSearch, deleteSearch, listSearches, saveSearch } from "./saved-searches.ts";

export function savedSearchRoutes(mount: Mount): void {
  mount(contract.listSavedSearches, ({ deps, actor }) => listSearches(deps, actor));

  mount(contract.saveSearch, async ({ deps, actor, body }) => ({
    search: await saveSearch(deps, actor, body),
  }));

  mount(contract.changeSearch, async ({ deps, actor, params, body }) => ({
    search: await changeSearch(deps, actor, params.id, body),
  }));

  mount(contract.deleteSearch, async ({ deps, actor, params }) => {
    await deleteSearch(deps, actor, params.id);
    return { ok: true as const };
  });
}
