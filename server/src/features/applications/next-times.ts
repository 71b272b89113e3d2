import type { ApplicationCard } from "@waymark/contract/applications";
import type { Deps } from "../../deps.ts";
import type { Who } from "../../who.ts";

/** What other features know of an application that its card shows; ISO 8601. */
export interface NextTimes {
  readonly nextInterviewAt: string | null;
  readonly nextReminderAt: string | null;
}

/**
 * Reads the next times of a person's applications, of one alone with `id`, by application; the composition hands in
 * who knows them, since what hangs on applications is not known here.
 */
export type ReadNextTimes = (deps: Deps, who: Who, id?: string) => Promise<ReadonlyMap<string, NextTimes>>;

/** A card, or an application whole, with its next times. */
export function withTimes<C extends ApplicationCard>(card: C, times: ReadonlyMap<string, NextTimes>): C {
  const known = times.get(card.id);
  return known === undefined ? card : { ...card, ...known };
}
