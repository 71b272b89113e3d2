/** The percentile of a value among sorted ones, 0 to 100, equal ones counted half; null for fewer than `enough`. */
export function percentileOf(sorted: ArrayLike<number>, value: number, enough: number): number | null {
  if (sorted.length < enough) return null;
  let below = 0;
  let equal = 0;
  for (let i = 0; i < sorted.length; i++) {
    const one = sorted[i] ?? 0;
    if (one < value) below++;
    else if (one === value) equal++;
  }
  return Math.round(((below + equal / 2) / sorted.length) * 100);
}
