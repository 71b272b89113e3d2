import type { Stage, StagePhase } from "@waymark/contract/applications";
import type { Step } from "@waymark/domain/applications/fold-events";
import { phaseOf } from "@waymark/domain/applications/stages";
import { longestWaitMs } from "@waymark/domain/reminders/follow-ups/suggest";
import type { Actor } from "../../../actor.ts";
import type { Deps } from "../../../deps.ts";
import { type ApplicationSummary, summaryOf } from "../application-summaries.ts";
import { readStageHistories } from "../events-store.ts";
import { lockTracker, readStages } from "../store.ts";
import { readSummariesOfDay } from "../summaries-store.ts";

/** The person's tracker for the overview; nothing sealed is opened. */
export interface Tracker {
  /** Those on the board with something to do, and the newest. */
  readonly applications: readonly ApplicationSummary[];
  /** Every stage that a step may refer to. */
  readonly stages: readonly Stage[];
  /** The steps of all applications outside the trash. */
  readonly histories: readonly (readonly Step[])[];
}

const closedPhases: readonly StagePhase[] = ["accepted", "rejected", "withdrawn", "no-answer"];

/** @param newest The number of applications whose stage changed last that are always included. */
export async function readTracker(deps: Deps, actor: Actor, newest: number): Promise<Tracker> {
  const { stages: shown, removed } = await readStages(deps.db, actor.userId);
  const stages = [...shown, ...removed];
  const idsOf = (phases: readonly StagePhase[]) =>
    stages.map(({ id }) => id).filter((id) => phases.some((phase) => phase === phaseOf(stages, id)));
  const histories = await readStageHistories(deps.db, actor.userId);
  const rows = await readSummariesOfDay(deps.db, actor.userId, {
    closed: idsOf(closedPhases),
    waiting: idsOf(["waiting"]),
    waitingSince: new Date(deps.now().getTime() - longestWaitMs),
    newest,
  });
  return {
    applications: rows.map((row) => summaryOf(row, stages)),
    stages,
    histories: histories.map(([, history]) => history),
  };
}

/**
 * Serialises changes to a person's applications and everything attached to them, so that data read before a write stays
 * valid. Call it in a transaction before anything is read.
 */
export const waitForTracker = (deps: Deps, actor: Pick<Actor, "userId">): Promise<void> =>
  lockTracker(deps.db, actor.userId);
