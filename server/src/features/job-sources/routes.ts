import * as contract from "@waymark/contract/job-sources";
import type { Mount } from "../../http/mount.ts";
import { followCompany, listFollowed, unfollowCompany } from "./boards/followed-companies.ts";
import { listJobSources, suggestSources } from "./list-job-sources.ts";

export function jobSourceRoutes(mount: Mount): void {
  mount(contract.listJobSources, ({ deps }) => listJobSources(deps));
  mount(contract.suggestSources, ({ deps, actor, query }) => suggestSources(deps, actor, query));
  mount(contract.listFollowedCompanies, ({ deps, actor }) => listFollowed(deps, actor));
  mount(contract.followCompany, async ({ deps, actor, body }) => ({
    company: await followCompany(deps, actor, body.address),
  }));
  mount(contract.unfollowCompany, async ({ deps, actor, params }) => {
    await unfollowCompany(deps, actor, params.id);
    return { ok: true as const };
  });
}
