const dayMs = 86_400_000;

/** Keys of the UTC day, the week from Monday, and the month of a time, with the number kept of each. */
const spans: readonly (readonly [nameOf: (at: Date) => string, keep: number])[] = [
  [(at) => at.toISOString().slice(0, 10), 7],
  // 1 January 1970 was a Thursday.
  [(at) => String(Math.floor((at.getTime() / dayMs + 3) / 7)), 4],
  [(at) => at.toISOString().slice(0, 7), 6],
];

/**
 * The newest of each of the last 7 days, 4 weeks and 6 months that have one. Those dated after `now`, by a clock that
 * was set back since, are judged separately, so that they never displace one made today.
 */
export function backupsToKeep(made: readonly Date[], now: Date): Set<Date> {
  const future = made.filter((at) => at > now);
  const past = made.filter((at) => at <= now);
  return new Set([...newestOfEach(past), ...newestOfEach(future)]);
}

/** The newest backup of each of the last 7 days can be restored to later times. */
export function isDailyBackup(made: readonly Date[], now: Date): (at: Date) => boolean {
  const future = made.filter((at) => at > now);
  const past = made.filter((at) => at <= now);
  const daily = new Set([
    ...newestOfEach(past, spans.slice(0, 1)),
    ...newestOfEach(future, spans.slice(0, 1)),
  ]);
  return (at) => daily.has(at);
}

function newestOfEach(made: readonly Date[], of = spans): Date[] {
  const newestFirst = [...made].sort((a, b) => b.getTime() - a.getTime());
  return of.flatMap(([nameOf, keep]) => {
    const found = new Map<string, Date>();
    for (const at of newestFirst) if (!found.has(nameOf(at))) found.set(nameOf(at), at);
    return [...found.values()].slice(0, keep);
  });
}
