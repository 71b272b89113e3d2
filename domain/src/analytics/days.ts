import { type Days, leastForShare } from "@waymark/contract/analytics";

/** A wait in whole days, and whether the awaited event has happened. */
export interface Wait {
  readonly days: number;
  readonly isOver: boolean;
}

/**
 * The day by which a share of the waits had ended, by the product-limit estimate (E. L. Kaplan, P. Meier, 1958): an
 * open wait counts as at risk up to today and not beyond. On one day, ended waits are counted before open ones leave
 * the risk set.
 * @returns null while fewer than that share have ended.
 */
function dayBy(byDay: readonly DayOfWaits[], share: number): number | null {
  let without = 1;
  for (const { day, ended, atRisk } of byDay) {
    without *= 1 - ended / atRisk;
    // Rounding: after a few products 1 - 0.75 is no longer exactly 0.25.
    if (1 - without >= share - 1e-9) return day;
  }
  return null;
}

interface DayOfWaits {
  readonly day: number;
  readonly ended: number;
  readonly atRisk: number;
}

function daysOfWaits(waits: readonly Wait[]): DayOfWaits[] {
  const all = new Map<number, number>();
  const ended = new Map<number, number>();
  for (const { days, isOver } of waits) {
    all.set(days, (all.get(days) ?? 0) + 1);
    if (isOver) ended.set(days, (ended.get(days) ?? 0) + 1);
  }
  let atRisk = waits.length;
  return [...all]
    .sort(([a], [b]) => a - b)
    .flatMap(([day, count]) => {
      const there = atRisk;
      atRisk -= count;
      const over = ended.get(day);
      return over === undefined ? [] : [{ day, ended: over, atRisk: there }];
    });
}

/** The days by which a quarter, half and three quarters of the waits had ended; null below `leastForShare`. */
export function daysOf(waits: readonly Wait[]): Days | null {
  if (waits.length < leastForShare) return null;
  const byDay = daysOfWaits(waits);
  return { quarter: dayBy(byDay, 0.25), half: dayBy(byDay, 0.5), threeQuarters: dayBy(byDay, 0.75) };
}
