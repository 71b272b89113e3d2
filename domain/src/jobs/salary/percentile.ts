/** The least number of values for a statement about a market. */
export const enough = 8;

/** The value below which the share `q` of the sorted values lies, interpolated linearly; NaN for an empty list. */
export function percentile(sorted: ArrayLike<number>, q: number): number {
  if (sorted.length === 0) return Number.NaN;
  const at = q * (sorted.length - 1);
  const low = sorted[Math.floor(at)] ?? Number.NaN;
  const high = sorted[Math.ceil(at)] ?? low;
  return low + (high - low) * (at - Math.floor(at));
}
