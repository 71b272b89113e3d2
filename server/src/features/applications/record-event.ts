import type { ApplicationEvent } from "@waymark/contract/applications";
import { foldEvents, stageHistoryOf } from "@waymark/domain/applications/fold-events";
import type { KeptStages } from "@waymark/domain/applications/stages";
import type { Actor } from "../../actor.ts";
import type { Deps } from "../../deps.ts";
import { insertEvents } from "./events-store.ts";
import { type RowChange, updateRow } from "./store.ts";

/** Limits typing errors in the year, which would otherwise stretch charts over two thousand years. */
const earliest = Date.UTC(1990, 0, 1);

/** The given time of an event, or now; never in the future. */
export function happenedAt(given: string | undefined, now: Date): string {
  const at = given === undefined ? now.getTime() : new Date(given).getTime();
  return new Date(Math.min(Math.max(at, earliest), now.getTime())).toISOString();
}

/** Every stage that a person's events may refer to. */
export const allStages = ({ stages, removed }: KeptStages) => [...stages, ...removed];

/** The columns of a row that are derived from its events. */
export function stateColumns(events: readonly ApplicationEvent[], kept: KeptStages) {
  const state = foldEvents(events, allStages(kept));
  if (state === null) throw new Error("An application has no event that counts.");
  const { stage, stageSince, appliedAt } = state;
  return {
    stage,
    stageSince: new Date(stageSince),
    appliedAt: appliedAt === null ? null : new Date(appliedAt),
    stageHistory: JSON.stringify(stageHistoryOf(events)),
  };
}

/**
 * Records an event, and updates the derived columns together with the other given changes. Call it in a transaction
 * that holds the tracker's lock.
 * @param before The application's events, in the order they were recorded.
 */
export async function recordEvent(
  deps: Deps,
  actor: Actor,
  id: string,
  {
    before,
    event,
    kept,
    change = {},
  }: {
    readonly before: readonly ApplicationEvent[];
    readonly event: ApplicationEvent;
    readonly kept: KeptStages;
    readonly change?: RowChange;
  },
): Promise<void> {
  await insertEvents(deps.db, actor.userId, [{ applicationId: id, seq: before.length, event }]);
  await updateRow(deps.db, actor.userId, id, {
    ...change,
    ...stateColumns([...before, event], kept),
    updatedAt: deps.now(),
  });
}
