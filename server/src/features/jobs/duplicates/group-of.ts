import type { JobRow } from "../job-row.ts";
import type { StoredCard } from "../tables.ts";

/** A posting seen twice within this time counts as published once. */
const onceMs = 3 * 86_400_000;
const mostLinks = 20;

export type CardPart = Pick<JobRow, "id" | "source" | "url" | "postedAt" | "earlier" | "createdAt">;

/** The times of publication; instants within `onceMs` of each other are one. */
function times(instants: readonly number[]): number[] {
  const kept: number[] = [];
  for (const at of instants.toSorted((a, b) => a - b))
    if (kept.length === 0 || at - (kept.at(-1) ?? 0) >= onceMs) kept.push(at);
  return kept;
}

/** The content of a card; its first posting represents the others. */
export function cardOf(parts: readonly CardPart[]): StoredCard {
  const put = times(
    parts.flatMap((part) => [part.postedAt.getTime(), ...part.earlier.map((at) => Date.parse(at))]),
  );
  const first = Math.min(...put, ...parts.map((part) => part.createdAt.getTime()));
  const links = new Map(parts.map(({ source, url }) => [url, { source, url }]));
  return {
    links: [...links.values()].slice(0, mostLinks),
    firstSeen: new Date(first).toISOString(),
    reposts: put.length - 1,
  };
}

/** The earlier dates of a reposted job: the previous ones, and the last one if it is long enough ago. */
export function earlierDates(there: Pick<CardPart, "postedAt" | "earlier">, postedAt: Date): string[] {
  return postedAt.getTime() - there.postedAt.getTime() < onceMs
    ? there.earlier
    : [...there.earlier, there.postedAt.toISOString()].slice(-20);
}
