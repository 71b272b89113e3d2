import type { ApplicationCard } from "@waymark/contract/applications";
import type { Actor } from "../../actor.ts";
import type { Deps } from "../../deps.ts";

/** The fields of a card that other features supply; ISO 8601. */
export interface NextTimes {
  readonly nextInterviewAt: string | null;
  readonly nextReminderAt: string | null;
}

/**
 * Reads the next times of a person's applications by id, or only of `id`. Passed in by the composition, because this
 * feature must not depend on interviews and reminders.
 */
export type ReadNextTimes = (
  deps: Deps,
  actor: Actor,
  id?: string,
) => Promise<ReadonlyMap<string, NextTimes>>;

export function withTimes<C extends ApplicationCard>(card: C, times: ReadonlyMap<string, NextTimes>): C {
  const known = times.get(card.id);
  return known === undefined ? card : { ...card, ...known };
}
