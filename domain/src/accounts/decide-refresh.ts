/**
 * A replaced refresh credential still works for so long after its successor was first used: tabs of one browser that
 * renew at the same moment all send the same credential.
 */
export const refreshOverlapMs = 30_000;

/** Credentials are numbered from 1. */
export interface RefreshState {
  readonly generation: number;
  /** When the newest credential replaced the previous one; null when it is the first. */
  readonly rotatedAt: Date | null;
  /** When the newest credential, or the access credential issued with it, was first used; null before that. */
  readonly seenAt: Date | null;
}

/**
 * Decides the answer to a renewal that presents the credential with the given number.
 *
 * - `rotate`: issue a new credential, which replaces the newest.
 * - `repeat`: send the newest credential again. It was issued or first used less than the overlap ago (another tab was
 *   faster), or nobody has used it yet, so its answer may have been lost on the way.
 * - `reused`: refuse. The credential was replaced and its successor is in use, so somebody has a copy.
 * - `unknown`: refuse. The number is higher than the newest one, as after a database was restored.
 */
export function decideRefresh(
  state: RefreshState,
  presented: number,
  now: Date,
): "rotate" | "repeat" | "reused" | "unknown" {
  const { generation, rotatedAt, seenAt } = state;
  const isWithinOverlapOf = (at: Date) => now.getTime() - at.getTime() <= refreshOverlapMs;
  if (presented > generation) return "unknown";
  if (presented === generation) {
    // Until the overlap ends another tab may send the previous credential, so the newest is not replaced yet.
    const isSettled = seenAt !== null && !isWithinOverlapOf(seenAt);
    return rotatedAt === null || (isSettled && !isWithinOverlapOf(rotatedAt)) ? "rotate" : "repeat";
  }
  const isReplacedJustNow = presented === generation - 1 && (seenAt === null || isWithinOverlapOf(seenAt));
  return isReplacedJustNow ? "repeat" : "reused";
}
