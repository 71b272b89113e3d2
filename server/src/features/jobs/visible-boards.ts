import type { Actor } from "../../actor.ts";
import type { Deps } from "../../deps.ts";
import { followedIds } from "./followers-store.ts";

/** Ids of the boards whose follower-only postings the caller may find; skipped while there are no such postings. */
export const visibleBoards = async (deps: Deps, actor: Actor): Promise<readonly string[]> =>
  deps.jobIndex.holdsFollowersOnly() ? followedIds(deps.db, actor.userId) : [];
