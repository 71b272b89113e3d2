import { type Days, leastForShare } from "@waymark/contract/analytics";

/** A wait: for how many whole days, and whether it ended with what was waited for. */
export interface Wait {
  readonly days: number;
  readonly isOver: boolean;
}

/**
 * The day by which a share of the waits had ended, by the product-limit estimate (E. L. Kaplan, P. Meier, 1958):
 * whoever is still waiting counts among those who might have been answered up to today, and not beyond. On the same
 * day answers come before those whose waiting is cut off.
 * @returns null while fewer than that share have ended.
 */
function dayBy(waits: readonly Wait[], share: number): number | null {
  const days = [...new Set(waits.filter(({ isOver }) => isOver).map((wait) => wait.days))].sort(
    (a, b) => a - b,
  );
  let without = 1;
  for (const day of days) {
    const atRisk = waits.filter((wait) => wait.days >= day).length;
    const ended = waits.filter((wait) => wait.isOver && wait.days === day).length;
    without *= 1 - ended / atRisk;
    // 1 - 0.75 is not exactly 0.25 after a few products.
    if (1 - without >= share - 1e-9) return day;
  }
  return null;
}

/** By when a quarter, half and three quarters of the waits had ended; null for fewer than `leastForShare`. */
export function daysOf(waits: readonly Wait[]): Days | null {
  if (waits.length < leastForShare) return null;
  return { quarter: dayBy(waits, 0.25), half: dayBy(waits, 0.5), threeQuarters: dayBy(waits, 0.75) };
}
