import { leastForShare, type Share } from "@waymark/contract/analytics";

/** The standard normal distribution's 97.5 % point. */
const z = 1.959963984540054;

/**
 * A share with its 95 % interval by Wilson's score method (E. B. Wilson, 1927), which stays within 0 and 1 and holds
 * for small counts, other than the plain normal one.
 * @returns null for fewer than `leastForShare`.
 */
export function shareOf(count: number, of: number): Share | null {
  if (of < leastForShare) return null;
  const point = count / of;
  const center = (point + (z * z) / (2 * of)) / (1 + (z * z) / of);
  const half = (z / (1 + (z * z) / of)) * Math.sqrt((point * (1 - point)) / of + (z * z) / (4 * of * of));
  // At the ends the formula meets them only up to rounding.
  return {
    low: Math.max(0, Math.min(center - half, point)),
    point,
    high: Math.min(1, Math.max(center + half, point)),
  };
}
