import type { ApplicationEvent, Stage } from "@waymark/contract/applications";
import { phaseOf } from "./stages.ts";

/** Where an application stands, from its events alone. */
export interface Standing {
  /** The id of its stage. */
  readonly stage: string;
  /** When it came there. */
  readonly stageSince: string;
  /** When it was sent; null while it was not. */
  readonly appliedAt: string | null;
}

/** What is read of an event to tell where an application stands. */
export type ToldEvent = Pick<ApplicationEvent, "id" | "kind" | "to" | "undoes" | "at">;

/**
 * The events that count, in the order they were written down: without those that were taken back, and without the
 * taking back. What was written down later is the better known: an event that says it happened before an earlier one
 * pulls that one's time back to its own, so that times never run backwards.
 * @param events In the order they were written down.
 */
export function livingEvents<E extends ToldEvent>(events: readonly E[]): E[] {
  const undone = new Set(events.flatMap(({ undoes }) => (undoes === null ? [] : [undoes])));
  const living = events.filter(({ id, kind }) => kind !== "undone" && !undone.has(id));
  let earliest: string | null = null;
  const told: E[] = [];
  for (const event of living.reverse()) {
    if (earliest === null || event.at < earliest) earliest = event.at;
    told.push(event.at === earliest ? event : { ...event, at: earliest });
  }
  return told.reverse();
}

/** The move that "undo" takes back: the last one that counts; null when none is left. */
export function lastMove<E extends ToldEvent>(events: readonly E[]): E | null {
  const last = livingEvents(events).at(-1);
  return last?.kind === "moved" ? last : null;
}

/**
 * The event by which an application was sent: the first stage after it last stood in preparation, other than being
 * dropped without having been sent.
 */
export const sentEvent = <E extends ToldEvent>(events: readonly E[], stages: readonly Stage[]): E | null =>
  sentAmong(livingEvents(events), stages);

/** The same of events that all count. */
export function sentAmong<E extends ToldEvent>(living: readonly E[], stages: readonly Stage[]): E | null {
  let sent: E | null = null;
  for (const event of living) {
    const phase = phaseOf(stages, event.to);
    if (phase === "preparing") sent = null;
    else if (sent === null && phase !== "withdrawn") sent = event;
  }
  return sent;
}

/**
 * Where an application stands.
 * @param events Not empty, in the order they were written down; the first is `created`.
 * @param stages Every stage the person has or had.
 */
export function foldEvents(events: readonly ToldEvent[], stages: readonly Stage[]): Standing | null {
  const living = livingEvents(events);
  const last = living.at(-1);
  if (last === undefined) return null;
  return {
    stage: last.to,
    stageSince: last.at,
    appliedAt: sentEvent(events, stages)?.at ?? null,
  };
}
