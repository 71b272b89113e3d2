/** 0 at `zero` and beyond it, 1 at `full` and beyond it, a straight line between; either may be the larger. */
export function slope(value: number, zero: number, full: number): number {
  return Math.min(1, Math.max(0, (value - zero) / (full - zero)));
}

/** 1 from `low` to `high`, falling in straight lines to 0 at `none` below and at `over` above. */
export function plateau(
  value: number,
  { none, low, high, over }: { none: number; low: number; high: number; over: number },
): number {
  return Math.min(slope(value, none, low), slope(value, over, high));
}

/** The mean of values; 0 of none. */
export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
