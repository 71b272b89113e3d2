import type { Stage } from "@waymark/contract/applications";
import type { Step } from "@waymark/domain/applications/fold-events";
import type { Deps } from "../../deps.ts";
import type { Who } from "../../who.ts";
import { type BriefApplication, briefOf } from "./brief-applications.ts";
import { readBrief } from "./brief-store.ts";
import { readStages } from "./stages-store.ts";
import { storedWay } from "./way-store.ts";

/** The asker's tracker as an overview needs it; nothing that is sealed is opened. */
export interface Tracker {
  readonly applications: readonly BriefApplication[];
  /** Every stage that a way may name. */
  readonly stages: readonly Stage[];
  /** The way of each application. */
  readonly ways: readonly (readonly Step[])[];
}

/** The asker's applications that are not in the trash. */
export async function readTracker(deps: Deps, who: Who): Promise<Tracker> {
  const { stages: shown, removed } = await readStages(deps.db, who.userId);
  const stages = [...shown, ...removed];
  const rows = await readBrief(deps.db, who.userId);
  return {
    applications: rows.map((row) => briefOf(row, stages)),
    stages,
    ways: rows.map(({ way }) => storedWay(way)),
  };
}
