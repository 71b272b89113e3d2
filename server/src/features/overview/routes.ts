import * as contract from "@waymark/contract/overview";
import type { Mount } from "../../http/mount.ts";
import type { Agenda } from "./agenda.ts";
import { readOverview } from "./read-overview.ts";

export function overviewRoutes(mount: Mount, agenda: Agenda): void {
  mount(contract.readOverview, async ({ deps, actor }) => ({
    overview: await readOverview(deps, actor, agenda),
  }));
}
