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

/** The move that "undo" takes back: the last one that counts; null when none is left. */
export function lastMove<E extends ToldEvent>(events: readonly E[]): E | null {
  const last = livingEvents(events).at(-1);
  return last?.kind === "moved" ? last : null;
}

/** A stage that an application came to, and when, in milliseconds since 1970. */
export type Step = readonly [stage: string, at: number];

/** The way of an application: the stages that it came to, as they count, in their order. */
export const wayOf = (events: readonly ToldEvent[]): Step[] =>
  livingEvents(events).map(({ to, at }) => [to, Date.parse(at)]);

/**
 * Which step of a way is that by which it was sent: the first stage after it last stood in preparation, other than
 * being dropped without having been sent. -1 where none is.
 */
export function sentStep(way: readonly Step[], stages: readonly Stage[]): number {
  let sent = -1;
  for (const [i, [stage]] of way.entries()) {
    const phase = phaseOf(stages, stage);
    if (phase === "preparing") sent = -1;
    else if (sent === -1 && phase !== "withdrawn") sent = i;
  }
  return sent;
}

/** The event by which an application was sent; null while it was not. */
export const sentEvent = <E extends ToldEvent>(events: readonly E[], stages: readonly Stage[]): E | null =>
  livingEvents(events)[sentStep(wayOf(events), stages)] ?? null;

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
