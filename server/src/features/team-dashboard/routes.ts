import * as contract from "@waymark/contract/team-dashboard";
import * as analytics from "@waymark/contract/team-dashboard-analytics";
import type { Mount } from "../../http/mount.ts";
import { asPrivateFile } from "../../http/private-file.ts";
import { readTeamDashboard } from "./dashboard.ts";
import { answerGoal, setGoal } from "./goals.ts";
import { writePlacements } from "./placements.ts";
import { readTeamAnalytics } from "./team-analytics.ts";

export function teamDashboardRoutes(mount: Mount): void {
  mount(contract.readTeamDashboard, ({ deps, actor, params }) =>
    readTeamDashboard(deps, actor, params.teamId),
  );
  mount(analytics.readTeamAnalytics, ({ deps, actor, params, query }) =>
    readTeamAnalytics(deps, actor, params.teamId, query),
  );
  mount(analytics.downloadPlacements, async ({ deps, actor, params, query, reply }) => {
    const { bytes, ...file } = await writePlacements(deps, actor, params.teamId, query);
    asPrivateFile(reply, file);
    return bytes;
  });
  mount(contract.setGoal, ({ deps, actor, params, body }) => setGoal(deps, actor, params, body));
  mount(contract.answerGoal, ({ deps, actor, params, body }) => answerGoal(deps, actor, params, body.accept));
}
