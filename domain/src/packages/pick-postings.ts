import type { JobType } from "@waymark/contract/jobs";
import { type RuleCriteria, RuleMiss } from "@waymark/contract/packages";
import { companyKey } from "../jobs/duplicates/duplicates.ts";
import { type QueryPlace, readPostedPlace, readQueryPlace } from "../jobs/location/location.ts";
import { headWords, stemsOf } from "../jobs/tokens/tokens.ts";
import { plainWords } from "../vocabulary/stem.ts";
import { conceptTerms } from "../vocabulary/synonyms.ts";

/** The fields of a posting that rules look at. Pay is a year; `match` is null when it cannot be computed. */
export interface RulePosting {
  readonly id: string;
  readonly title: string;
  readonly company: string;
  readonly location: string;
  readonly country: string | null;
  readonly remote: boolean;
  readonly payMin: number | null;
  readonly payMax: number | null;
  readonly payCurrency: string | null;
  readonly type: JobType | "";
  readonly postedAt: Date;
  readonly match: number | null;
}

export interface PickLimits {
  readonly now: Date;
  /** Postings with a package or an application. */
  readonly known: ReadonlySet<string>;
  /** Number of packages that the rule may still make today. */
  readonly left: number;
}

export interface Picked<P extends RulePosting> {
  /** The best match first, then the newest. */
  readonly picks: readonly P[];
  readonly missed: readonly { readonly miss: RuleMiss; readonly count: number }[];
}

const dayMs = 86_400_000;

/** Chooses the postings that a rule makes packages of, and counts the others by the first criterion they miss. */
export function pickPostings<P extends RulePosting>(
  criteria: RuleCriteria,
  postings: readonly P[],
  limits: PickLimits,
): Picked<P> {
  const rule = readCriteria(criteria);
  const counts = new Map<RuleMiss, number>();
  const count = (miss: RuleMiss, more = 1) => counts.set(miss, (counts.get(miss) ?? 0) + more);
  const fitting: P[] = [];
  for (const posting of postings) {
    const miss = missOf(rule, posting, limits);
    if (miss === null) fitting.push(posting);
    else count(miss);
  }
  fitting.sort(
    (a, b) =>
      (b.match ?? -1) - (a.match ?? -1) ||
      b.postedAt.getTime() - a.postedAt.getTime() ||
      (a.id < b.id ? -1 : 1),
  );
  const picks = fitting.slice(0, Math.max(0, limits.left));
  if (picks.length < fitting.length) count("per_day", fitting.length - picks.length);
  return {
    picks,
    missed: RuleMiss.options.flatMap((miss) => {
      const found = counts.get(miss);
      return found === undefined ? [] : [{ miss, count: found }];
    }),
  };
}

/** The words of a title with their roots; a short word has none. */
type Wanted = readonly { readonly word: string; readonly root: string }[];
const wantedOf = (words: readonly string[]): Wanted =>
  words.map((word) => ({ word, root: word.length > 3 ? rootOf(word) : "" }));

/** Criteria, read once for all postings. */
interface ReadRule {
  readonly criteria: RuleCriteria;
  readonly titles: readonly Wanted[];
  readonly avoidTitles: readonly Wanted[];
  readonly places: readonly ReadPlace[];
  readonly avoidCompanies: readonly { readonly words: string; readonly joined: string }[];
  readonly types: ReadonlySet<string>;
}

interface ReadPlace extends QueryPlace {
  readonly countries: readonly string[];
}

function readCriteria(criteria: RuleCriteria): ReadRule {
  const isSaid = (words: readonly unknown[]) => words.length > 0;
  return {
    criteria,
    titles: criteria.titles.map((title) => wantedOf(conceptTerms(titleStems(title)))).filter(isSaid),
    avoidTitles: criteria.avoidTitles.map((title) => wantedOf(titleStems(title))).filter(isSaid),
    places: criteria.places.map(readPlace).filter(({ all, remote }) => all.length > 0 || remote),
    avoidCompanies: criteria.avoidCompanies
      .map(employerWords)
      .filter((words) => words !== "")
      .map((words) => ({ words: `${words} `, joined: words.replaceAll(" ", "") })),
    types: new Set(criteria.types),
  };
}

const genderMarks =
  /\s*[([]\s*[mwfdxhi](?:\s*[/|,*:]\s*(?:[mwfdxhi]|div|gn))+\s*[)\]]|[*:·/_]-?(?:innen|in|frau|euse|rice|ère|e|a)\b/giu;

const titleStems = (title: string): string[] => stemsOf(title.slice(0, 300).replace(genderMarks, ""));

function readPlace(place: string): ReadPlace {
  const { tokens } = readPostedPlace(place);
  return { ...readQueryPlace(place), countries: tokens.filter(isCountry) };
}

const isCountry = (token: string): boolean => /^@[a-z]{2}$/.test(token);

/** "ACME Robotics GmbH & Co. KG" and "Acme Robotics" have the same words. */
const employerWords = (company: string): string => companyKey(company.slice(0, 300));

/** Words and places of a posting, computed on first use and kept for the next rule. */
interface ReadPosting {
  readonly words: ReadonlySet<string>;
  /** The words without endings of number and gender. */
  readonly roots: ReadonlySet<string>;
  readonly places: ReadonlySet<string>;
  /** The words of the employer with a blank after each, and without any. */
  readonly employer: string;
  readonly joined: string;
}
const readPostings = new WeakMap<RulePosting, ReadPosting>();

function readPosting(posting: RulePosting): ReadPosting {
  const known = readPostings.get(posting);
  if (known !== undefined) return known;
  const title = posting.title.slice(0, 300).replace(genderMarks, "");
  const employer = employerWords(posting.company);
  const read = {
    words: headWords({ title, company: "" }).title,
    roots: new Set(plainWords(title).map(rootOf)),
    places: new Set(readPostedPlace(posting.location, posting.country ?? undefined).tokens),
    employer: `${employer} `,
    joined: employer.replaceAll(" ", ""),
  };
  readPostings.set(posting, read);
  return read;
}

const ending = /(?:innen|in|en|es|n|s|e)$/;

/** A plain word without endings of number and gender: "Köchinnen" and "Koch", "technicians" and "technician". */
function rootOf(word: string): string {
  for (let root = word; ; ) {
    const shorter = root.replace(ending, "");
    if (shorter === root || shorter.length < 4) return root;
    root = shorter;
  }
}

function missOf(rule: ReadRule, posting: RulePosting, { now, known }: PickLimits): RuleMiss | null {
  const { criteria } = rule;
  if (!fitsTitle(rule, posting)) return "title";
  if (!fitsPlace(rule, posting)) return "place";
  if (!fitsPay(criteria, posting)) return "pay";
  // Many postings state no type; they are not left out for it.
  if (rule.types.size > 0 && posting.type !== "" && !rule.types.has(posting.type)) return "type";
  if ((posting.match ?? 0) < criteria.minMatch) return "match";
  if (isAvoided(rule, posting)) return "company";
  if (now.getTime() - posting.postedAt.getTime() > criteria.maxAgeDays * dayMs) return "age";
  return known.has(posting.id) ? "known" : null;
}

function fitsTitle({ titles, avoidTitles }: ReadRule, posting: RulePosting): boolean {
  const { words, roots } = readPosting(posting);
  const isNamed = (wanted: Wanted) => wanted.every(({ word, root }) => words.has(word) || roots.has(root));
  return (titles.length === 0 || titles.some(isNamed)) && !avoidTitles.some(isNamed);
}

function fitsPlace({ criteria, places }: ReadRule, posting: RulePosting): boolean {
  if (criteria.remoteOnly && !posting.remote) return false;
  return places.length === 0 || places.some((place) => isThere(place, posting));
}

/** A remote job is everywhere in its country, or anywhere when it names none. */
function isThere({ all, remote, countries }: ReadPlace, posting: RulePosting): boolean {
  const { places } = readPosting(posting);
  if (remote && !posting.remote) return false;
  if (all.every((tokens) => tokens.some((token) => places.has(token)))) return true;
  if (!posting.remote) return false;
  const own = [...places].filter(isCountry);
  return own.length === 0 || own.some((country) => countries.includes(country));
}

/** Pay in another currency is as unknown as none. */
function fitsPay({ minPay, currency, unknownPay }: RuleCriteria, posting: RulePosting): boolean {
  if (minPay === null) return true;
  const top = posting.payMax ?? posting.payMin;
  const isComparable = top !== null && (currency === null || posting.payCurrency === currency);
  return isComparable ? top >= minPay : unknownPay;
}

/** "Acme" also rules out "Acme Logistics": a company never to touch is rather left out once too often. */
function isAvoided({ avoidCompanies }: ReadRule, posting: RulePosting): boolean {
  const { employer, joined } = readPosting(posting);
  return avoidCompanies.some((avoided) => employer.startsWith(avoided.words) || avoided.joined === joined);
}
