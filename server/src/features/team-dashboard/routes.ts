import * as contract from "@waymark/contract/team-dashboard";
import type { Mount } from "../../http/mount.ts";
import { readTeamDashboard } from "./dashboard.ts";
import { answerGoal, setGoal } from "./goals.ts";

export function teamDashboardRoutes(mount: Mount): void {
  mount(contract.readTeamDashboard, ({ deps, actor, params }) =>
    readTeamDashboard(deps, actor, params.teamId),
  );
  mount(contract.setGoal, ({ deps, actor, params, body }) => setGoal(deps, actor, params, body));
  mount(contract.answerGoal, ({ deps, actor, params, body }) => answerGoal(deps, actor, params, body.accept));
}
