import type { ApplicationEvent, Stage } from "@waymark/contract/applications";
import { phaseOf } from "./stages.ts";

export interface ApplicationState {
  readonly stage: string;
  readonly stageSince: string;
  readonly appliedAt: string | null;
}

/** The fields of an event that decide the state of an application. */
export type StateEvent = Pick<ApplicationEvent, "id" | "kind" | "to" | "undoes" | "at">;

/**
 * The events that count, in the order they were recorded: without undone events and without the `undone` events
 * themselves. A later record is more reliable: if it has an earlier time than the one before it, the earlier record
 * takes its time, so times never run backwards.
 * @param events In the order they were recorded.
 */
export function effectiveEvents<E extends StateEvent>(events: readonly E[]): E[] {
  const undone = new Set<string>();
  for (const { undoes } of events) if (undoes !== null) undone.add(undoes);
  const living = events.filter(({ id, kind }) => kind !== "undone" && !undone.has(id));
  let next: E | undefined;
  for (let i = living.length - 1; i >= 0; i--) {
    const event = living[i];
    if (event === undefined) continue;
    next = next !== undefined && next.at < event.at ? { ...event, at: next.at } : event;
    living[i] = next;
  }
  return living;
}

/** The move that "undo" would take back: the last event that counts, if it is a move; null otherwise. */
export function lastMove<E extends StateEvent>(events: readonly E[]): E | null {
  const last = effectiveEvents(events).at(-1);
  return last?.kind === "moved" ? last : null;
}

/** A stage that an application entered, and the time in milliseconds since 1970. */
export type Step = readonly [stage: string, at: number];

export const stageHistoryOf = (events: readonly StateEvent[]): Step[] =>
  effectiveEvents(events).map(({ to, at }) => [to, Date.parse(at)]);

/**
 * The first stage after the last preparation, unless the application was withdrawn unsent. -1 when it was not sent.
 */
export function sentStep(history: readonly Step[], stages: readonly Stage[]): number {
  let sent = -1;
  for (const [i, [stage]] of history.entries()) {
    const phase = phaseOf(stages, stage);
    if (phase === "preparing") sent = -1;
    else if (sent === -1 && phase !== "withdrawn") sent = i;
  }
  return sent;
}

export const sentEvent = <E extends StateEvent>(events: readonly E[], stages: readonly Stage[]): E | null =>
  effectiveEvents(events)[sentStep(stageHistoryOf(events), stages)] ?? null;

/**
 * Null when no event counts. @param events Not empty, in the order they were recorded; the first is `created`.
 * @param stages Every stage the person has or had.
 */
export function foldEvents(events: readonly StateEvent[], stages: readonly Stage[]): ApplicationState | null {
  const living = effectiveEvents(events);
  const last = living.at(-1);
  if (last === undefined) return null;
  return {
    stage: last.to,
    stageSince: last.at,
    appliedAt: sentEvent(events, stages)?.at ?? null,
  };
}
