/** Rises linearly from 0 at `zero` to 1 at `full` and is constant outside; either may be the larger. */
export function linearRamp(value: number, zero: number, full: number): number {
  return Math.min(1, Math.max(0, (value - zero) / (full - zero)));
}

/** Is 1 from `low` to `high` and falls linearly to 0 at `none` below and at `over` above. */
export function plateau(
  value: number,
  { none, low, high, over }: { none: number; low: number; high: number; over: number },
): number {
  return Math.min(linearRamp(value, none, low), linearRamp(value, over, high));
}

/** The mean of values; 0 for an empty list. */
export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
