import { leastForShare, type Share } from "@waymark/contract/analytics";

/** The 97.5 % quantile of the standard normal distribution. */
const z = 1.959963984540054;

/**
 * A share with its 95 % interval by Wilson's score method (E. B. Wilson, 1927). Unlike the plain normal interval it
 * stays within 0 and 1 and holds for small counts.
 * @returns null when `of` is less than `leastForShare`.
 */
export function shareOf(count: number, of: number): Share | null {
  if (of < leastForShare) return null;
  const point = count / of;
  const center = (point + (z * z) / (2 * of)) / (1 + (z * z) / of);
  const half = (z / (1 + (z * z) / of)) * Math.sqrt((point * (1 - point)) / of + (z * z) / (4 * of * of));
  // Rounding: at 0 and 1 the bounds equal the point only approximately, so clamp them.
  return {
    low: Math.max(0, Math.min(center - half, point)),
    point,
    high: Math.min(1, Math.max(center + half, point)),
  };
}
