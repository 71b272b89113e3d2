import type { CompanyFacts } from "@waymark/contract/interviews-preparation";
import { placeName } from "../../vocabulary/places.ts";
import { ownWords } from "./own-words.ts";

/** A stored opening of the employer. Pay is per year of full-time work. */
export interface Opening {
  readonly title: string;
  readonly location: string;
  readonly remote: boolean;
  readonly postedAt: Date;
  /** Number of times it was posted again. */
  readonly reposts: number;
  readonly sample: boolean;
  readonly pay: {
    readonly min: number | null;
    readonly max: number | null;
    readonly currency: string;
  } | null;
  readonly description: string;
}

const dayMs = 86_400_000;
const mostListed = 5;
const mostWords = 4;

/** Figures and own words of an employer from its openings; words of `first`, the interview's posting, come first. */
export function companyFacts(
  name: string,
  openings: readonly Opening[],
  first: Pick<Opening, "title" | "description"> | null,
  now: Date,
): CompanyFacts {
  const since = (days: number) =>
    openings.filter(({ postedAt }) => now.getTime() - postedAt.getTime() <= days * dayMs).length;
  const oldest = Math.min(...openings.map(({ postedAt }) => postedAt.getTime()));
  return {
    name,
    openings: openings.length,
    lastMonth: since(30),
    lastQuarter: since(90),
    oldest: openings.length === 0 ? null : new Date(oldest).toISOString().slice(0, 10),
    reposts: openings.reduce((sum, { reposts }) => sum + reposts, 0),
    samples: openings.some(({ sample }) => sample),
    places: commonest(openings.map(({ location }) => location)),
    titles: commonest(openings.map(({ title }) => title)),
    remote: openings.filter(({ remote }) => remote).length,
    pay: payOf(openings),
    words: wordsOf(name, openings, first),
  };
}

/** The commonest texts; spellings of one place or title count together. */
function commonest(texts: readonly string[]): { name: string; count: number }[] {
  const counts = new Map<string, { name: string; count: number }>();
  for (const name of texts) {
    const key = placeName(name);
    if (key === "") continue;
    const before = counts.get(key);
    counts.set(key, { name: before?.name ?? name, count: (before?.count ?? 0) + 1 });
  }
  return [...counts.values()].toSorted((a, b) => b.count - a.count).slice(0, mostListed);
}

function payOf(openings: readonly Opening[]): CompanyFacts["pay"] {
  const paid = openings.flatMap(({ pay }) => pay ?? []);
  const [currency] = commonest(paid.map((pay) => pay.currency));
  if (currency === undefined) return null;
  const own = paid.filter((pay) => pay.currency === currency.name);
  const amounts = own.flatMap(({ min, max }) => [min, max].filter((amount) => amount !== null));
  return {
    currency: currency.name,
    low: Math.min(...amounts),
    high: Math.max(...amounts),
    count: own.length,
  };
}

/** Employers say the same of themselves in all their postings, so a few are enough. */
const mostRead = 6;

function wordsOf(
  name: string,
  openings: readonly Opening[],
  first: Pick<Opening, "title" | "description"> | null,
): CompanyFacts["words"] {
  const found = new Map<string, string>();
  for (const { title, description } of [...(first === null ? [] : [first]), ...openings.slice(0, mostRead)])
    for (const text of ownWords(description, name, mostWords)) if (!found.has(text)) found.set(text, title);
  return [...found].slice(0, mostWords).map(([text, from]) => ({ text, from }));
}
