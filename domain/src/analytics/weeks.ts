const dayMs = 86_400_000;
/** The most weeks drawn. Older weeks are left out of the chart but counted everywhere else. */
const mostWeeks = 260;

const isoOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** The Monday of the week that contains the day. */
export function weekOf(day: string): string {
  const ms = Date.parse(`${day}T00:00:00Z`);
  return isoOf(ms - ((new Date(ms).getUTCDay() + 6) % 7) * dayMs);
}

/** Every week from the earliest to the latest of the given ones, gaps included; only the newest `mostWeeks`. */
export function weeksBetween(weeks: readonly string[]): string[] {
  const sorted = [...weeks].sort();
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (first === undefined || last === undefined) return [];
  const all: string[] = [];
  for (let ms = Date.parse(last); ms >= Date.parse(first) && all.length < mostWeeks; ms -= 7 * dayMs)
    all.unshift(isoOf(ms));
  return all;
}
