import type { Stage } from "@waymark/contract/applications";
import type { Step } from "@waymark/domain/applications/fold-events";
import type { Who } from "../../../actor.ts";
import type { Deps } from "../../../deps.ts";
import { type BriefApplication, briefOf } from "../application-summaries.ts";
import { storedWay } from "../stage-history-store.ts";
import { readBrief } from "../summaries-store.ts";
import { readStages } from "./stages-store.ts";

/** The person's tracker for the overview; nothing sealed is opened. */
export interface Tracker {
  readonly applications: readonly BriefApplication[];
  /** Every stage that a step may refer to. */
  readonly stages: readonly Stage[];
  readonly ways: readonly (readonly Step[])[];
}

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
