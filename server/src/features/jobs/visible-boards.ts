import type { Actor } from "../../actor.ts";
import type { Deps } from "../../deps.ts";
import { followedCompanies, followedIds } from "./followers-store.ts";

/** Ids of the boards whose follower-only postings the caller may find; skipped while there are no such postings. */
export const visibleBoards = async (deps: Deps, actor: Actor): Promise<readonly string[]> =>
  deps.jobIndex.holdsFollowersOnly() ? followedIds(deps.db, actor.userId) : [];

export const followedEmployers = (
  deps: Deps,
  { userId }: Pick<Actor, "userId">,
): Promise<readonly string[]> => followedCompanies(deps.db, userId);
