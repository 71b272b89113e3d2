/**
 * How long, in milliseconds, the replaced refresh credential of a session goes on working once its successor was seen
 * in use: tabs of one browser that renew at the same moment all send the same one.
 */
export const refreshOverlapMs = 30_000;

/** What a session remembers of its refresh credentials, which are numbered from 1. */
export interface RefreshState {
  /** The number of the newest one. */
  readonly generation: number;
  /** When the newest one replaced the one before; null when it is the first. */
  readonly rotatedAt: Date | null;
  /** When the newest one, or the access credential that came with it, was first used; null when it was not yet. */
  readonly seenAt: Date | null;
}

/**
 * What a renewal with the refresh credential of the given number gets.
 *
 * - `rotate`: a new credential, which replaces the newest.
 * - `repeat`: the newest one once more. It was made or first seen less than the overlap ago (another tab was faster),
 *   or nobody has used it yet, so that its answer may have been lost on the way.
 * - `reused`: nothing. The credential was replaced, its successor is in use, and still it comes again: somebody has
 *   a copy.
 * - `unknown`: nothing. It is newer than the newest, as after a database was restored.
 */
export function judgeRefresh(
  state: RefreshState,
  presented: number,
  now: Date,
): "rotate" | "repeat" | "reused" | "unknown" {
  const { generation, rotatedAt, seenAt } = state;
  const isWithinOverlapOf = (at: Date) => now.getTime() - at.getTime() <= refreshOverlapMs;
  if (presented > generation) return "unknown";
  if (presented === generation) {
    // Until its overlap is over, another tab may still send the one before: that has to stay the last but one.
    const isSettled = seenAt !== null && !isWithinOverlapOf(seenAt);
    return rotatedAt === null || (isSettled && !isWithinOverlapOf(rotatedAt)) ? "rotate" : "repeat";
  }
  const isReplacedJustNow = presented === generation - 1 && (seenAt === null || isWithinOverlapOf(seenAt));
  return isReplacedJustNow ? "repeat" : "reused";
}
