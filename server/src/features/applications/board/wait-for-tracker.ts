import type { Actor } from "../../../actor.ts";
import type { Deps } from "../../../deps.ts";
import { lockTracker } from "../store.ts";

/**
 * Serialises changes to a person's applications and everything attached to them, so that data read before a write stays
 * valid. Call it in a transaction before anything is read.
 */
export const waitForTracker = (deps: Deps, actor: Pick<Actor, "userId">): Promise<void> =>
  lockTracker(deps.db, actor.userId);
