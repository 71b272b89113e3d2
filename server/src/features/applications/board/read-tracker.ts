import type { Stage } from "@waymark/contract/applications";
import type { Step } from "@waymark/domain/applications/fold-events";
import type { Actor } from "../../../actor.ts";
import type { Deps } from "../../../deps.ts";
import { type ApplicationSummary, summaryOf } from "../application-summaries.ts";
import { storedStageHistory } from "../stage-history-store.ts";
import { lockTracker } from "../store.ts";
import { readSummaries } from "../summaries-store.ts";
import { readStages } from "./stages-store.ts";

/** The person's tracker for the overview; nothing sealed is opened. */
export interface Tracker {
  readonly applications: readonly ApplicationSummary[];
  /** Every stage that a step may refer to. */
  readonly stages: readonly Stage[];
  readonly ways: readonly (readonly Step[])[];
}

export async function readTracker(deps: Deps, actor: Actor): Promise<Tracker> {
  const { stages: shown, removed } = await readStages(deps.db, actor.userId);
  const stages = [...shown, ...removed];
  const rows = await readSummaries(deps.db, actor.userId);
  return {
    applications: rows.map((row) => summaryOf(row, stages)),
    stages,
    ways: rows.map(({ way }) => storedStageHistory(way)),
  };
}

/**
 * Serialises changes to a person's applications and everything attached to them, so that data read before a write stays
 * valid. Call it in a transaction before anything is read.
 */
export const waitForTracker = (deps: Deps, actor: Pick<Actor, "userId">): Promise<void> =>
  lockTracker(deps.db, actor.userId);
