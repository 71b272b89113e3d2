import type { Deps } from "../../deps.ts";
import type { Who } from "../../who.ts";
import { lockTracker } from "./store.ts";

/**
 * Lets one change of what a person tracks (applications and what hangs on them) wait for the other, so that what was
 * read still holds when it is written. For a transaction, before anything is read.
 */
export const waitForTracker = (deps: Deps, who: Pick<Who, "userId">): Promise<void> =>
  lockTracker(deps.db, who.userId);
