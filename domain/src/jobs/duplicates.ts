import { fold } from "../vocabulary/fold.ts";
import { plainWords } from "../vocabulary/stem.ts";
import { titleWords } from "./title-words.ts";

/** What two postings are compared by. `places` are the tokens of `readPostedPlace`, pay is for a year. */
export interface Comparable {
  readonly title: string;
  readonly company: string;
  readonly places: readonly string[];
  readonly description: string;
  readonly payMin: number | null;
  readonly payMax: number | null;
  readonly type: string;
}

/** What spoke for or against two postings being one job. */
export const duplicateEvidence = [
  "company",
  "title",
  "level",
  "place",
  "pay",
  "type",
  "reference",
  "hours",
  "text",
  "tooLittleText",
] as const;
export type DuplicateEvidence = (typeof duplicateEvidence)[number];

/** @property text share of the shorter body's four-word runs that the other one has too, 0 to 1; null when too short. */
export interface Likeness {
  readonly same: boolean;
  readonly text: number | null;
  readonly against: readonly DuplicateEvidence[];
}

const legalForms =
  /\b(?:inc|llc|ltd|limited|corp(?:oration)?|company|co|plc|llp|gmbh|mbh|ag|kgaa|kg|ohg|ug|e k|e v|se|s a u|s l u|sau|slu|sl|sa|sas|sarl|eurl|sasu|bv|nv|oy|ab|spa|srl|pty|pvt|holding|the|group|gruppe|groupe|grupo)\b/g;

/** An employer's name without legal form and decoration: "ACME Robotics GmbH & Co. KG" and "Acme Robotics" are equal. */
export function companyKey(company: string): string {
  const plain = fold(company).replace(/[^\p{L}\p{N}]+/gu, " ");
  return plain.replace(legalForms, " ").replace(/\s+/g, " ").trim() || plain.trim();
}

const isSameCompany = (a: string, b: string): boolean => {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  return short !== "" && (short === long || (short.length > 3 && long.startsWith(`${short} `)));
};

/** What candidates for comparison share: the employer and the words of the title, whatever their order. */
export function duplicateKey(title: string, company: string): string {
  const { words } = titleWords(title);
  const employer = companyKey(company).split(" ").slice(0, 2).join(" ");
  return employer === "" || words.length === 0
    ? ""
    : `${employer}|${[...words].sort().slice(0, 8).join(" ")}`;
}

/** Cities and states; a country alone does not tell two jobs apart. */
const towns = (places: readonly string[]) => places.filter((p) => p.startsWith("@") && p.length > 3);
const placeWords = (places: readonly string[]) => places.filter((p) => p.startsWith("~"));

function meet(a: readonly string[], b: readonly string[]): boolean {
  const known = new Set(a);
  return b.some((one) => known.has(one));
}

function isPlaceCompatible(a: readonly string[], b: readonly string[]): boolean {
  const cities = [
    towns(a).filter((p) => !/^@us-..$/.test(p)),
    towns(b).filter((p) => !/^@us-..$/.test(p)),
  ] as const;
  if (cities[0].length > 0 && cities[1].length > 0) return meet(cities[0], cities[1]);
  const [wordsA, wordsB] = [placeWords(a), placeWords(b)];
  return (
    wordsA.length === 0 ||
    wordsB.length === 0 ||
    meet(wordsA, wordsB) ||
    cities[0].length + cities[1].length > 0
  );
}

const least = 12;
const run = 4;

/** Hashes of every run of four words. A text of fewer than twelve words has none. */
function runsOf(text: string): Set<number> {
  const words = plainWords(text.slice(0, 20_000));
  const runs = new Set<number>();
  if (words.length < least) return runs;
  for (let i = 0; i + run <= words.length; i++) {
    let hash = 0x811c9dc5;
    for (let j = i; j < i + run; j++)
      for (const char of words[j] ?? "") hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
    runs.add(hash >>> 0);
  }
  return runs;
}

function shareOfShorter(a: ReadonlySet<number>, b: ReadonlySet<number>): number | null {
  const [short, long] = a.size <= b.size ? [a, b] : [b, a];
  if (short.size === 0) return null;
  let both = 0;
  for (const one of short) if (long.has(one)) both++;
  return both / short.size;
}

const references =
  /\b(?:ref(?:erence|erenz|erencia|\.)?|req(?:uisition)?|job ?id|kennziffer|vacancy|stellen-?(?:id|nr\.?)|offre n[o°])\s*(?:no\.?|nr\.?|id|number|code)?\s*[:#]?\s*([a-z]{0,5}[-/]?\d[\w/-]{2,20})/gi;
const weekHours =
  /\b(\d{1,2}(?:[.,]\d{1,2})?)\s*(?:hours?|hrs?|stunden|std\.?|heures|horas|h)\b(?=[^.\n]{0,25}(?:week|woche|semaine|semana|p\/w|pw))/gi;

const namedIn = (text: string, pattern: RegExp) =>
  [...text.slice(0, 20_000).matchAll(pattern)].map((match) => fold(match[1] ?? "").replace(",", "."));
const contradict = (a: readonly string[], b: readonly string[]) =>
  a.length > 0 && b.length > 0 && !meet(a, b);

const apart = (a: number | null, b: number | null) =>
  a !== null && b !== null && Math.abs(a - b) > Math.max(a, b) * 0.02;

/**
 * Whether two postings are the same job, at the same employer, in the same place. Whatever contradicts it decides
 * (level, place, pay, reference, hours); then the texts must agree, more where the titles differ. Without texts to
 * compare, everything else must be equal.
 */
export function compareJobs(a: Comparable, b: Comparable): Likeness {
  const against: DuplicateEvidence[] = [];
  const [titleA, titleB] = [titleWords(a.title), titleWords(b.title)];
  if (!isSameCompany(companyKey(a.company), companyKey(b.company))) against.push("company");
  if (titleA.levels.join(" ") !== titleB.levels.join(" ")) against.push("level");
  const shared = titleA.words.filter((word) => titleB.words.includes(word)).length;
  const isEqualTitle = shared === titleA.words.length && shared === titleB.words.length;
  const isPart = shared > 0 && (shared === titleA.words.length || shared === titleB.words.length);
  if (!isEqualTitle && !isPart) against.push("title");
  if (!isPlaceCompatible(a.places, b.places)) against.push("place");
  if (apart(a.payMin, b.payMin) || apart(a.payMax, b.payMax)) against.push("pay");
  if (a.type !== "" && b.type !== "" && a.type !== b.type) against.push("type");
  if (contradict(namedIn(a.description, references), namedIn(b.description, references)))
    against.push("reference");
  if (contradict(namedIn(a.description, weekHours), namedIn(b.description, weekHours))) against.push("hours");
  const text = shareOfShorter(runsOf(a.description), runsOf(b.description));
  const isSamePlace = meet(placeWords(a.places), placeWords(b.places));
  if (text === null) {
    if (!isEqualTitle || !isSamePlace) against.push("tooLittleText");
  } else if (text < (isEqualTitle ? 0.75 : 0.92)) against.push("text");
  return { same: against.length === 0, text, against };
}
