import * as contract from "@waymark/contract/job-sources";
import type { Mount } from "../../http/mount.ts";
import { followCompany } from "./boards/follow-company.ts";
import { listFollowed, unfollowCompany } from "./boards/list-followed.ts";
import { listJobSources, suggestSources } from "./list-job-sources.ts";

export function jobSourceRoutes(mount: Mount): void {
  mount(contract.listJobSources, ({ deps }) => listJobSources(deps));
  mount(contract.suggestSources, ({ deps, who, query }) => suggestSources(deps, who, query));
  mount(contract.listFollowedCompanies, ({ deps, who }) => listFollowed(deps, who));
  mount(contract.followCompany, async ({ deps, who, body }) => ({
    company: await followCompany(deps, who, body.address),
  }));
  mount(contract.unfollowCompany, async ({ deps, who, params }) => {
    await unfollowCompany(deps, who, params.id);
    return { ok: true as const };
  });
}
