import type { JobType } from "@waymark/contract/jobs";
import type { Duty } from "@waymark/contract/jobs-understood";
import type { Language } from "@waymark/contract/values";
import { compoundParts } from "../../vocabulary/compounds.ts";
import { fold } from "../../vocabulary/fold.ts";
import { payMagnitude } from "../../vocabulary/money.ts";
import { placeName } from "../../vocabulary/places.ts";
import { plainWords, stem } from "../../vocabulary/stem.ts";
import { withoutStopWords } from "../../vocabulary/stop-words.ts";
import { conceptsIn, conceptTerms } from "../../vocabulary/synonyms.ts";
import { type Condition, conditionsIn } from "../requirements/conditions.ts";
import { dutiesIn } from "../requirements/duties.ts";
import { statedText } from "../requirements/stated.ts";
import type { Level } from "../title/level.ts";

/** The fields of a posting that the index turns into tokens. */
export interface Indexed {
  readonly title: string;
  readonly company: string;
  readonly location: string;
  readonly description: string;
  readonly remote: boolean;
  readonly type: JobType | "";
  /** Whether its source allows it to be shown to visitors who are not signed in. */
  readonly open: boolean;
  /** Pay per year: the upper end of the range, else the lower one; null when unknown. */
  readonly topPay: number | null;
  readonly currency: string | null;
  readonly places: readonly string[];
  readonly source: string;
  readonly language: Language | "";
  readonly level: Level;
}

export const stemsOf = (text: string): string[] => [...new Set(withoutStopWords(plainWords(text)).map(stem))];

/** The distinct terms of a short text in a query: stems, and one concept in place of the words that form it. */
export const termsOf = (text: string, language?: Language): string[] => [
  ...new Set(conceptTerms(stemsOf(text), language)),
];

/** The terms of words that exclude postings: no word that only leads to others. */
export const excludedTermsOf = (text: string): string[] => [
  ...new Set(conceptTerms(stemsOf(text), undefined, false)),
];

/** Steps of yearly pay in US dollars' worth. A posting has a token for every step it reaches. */
const steps = [
  10, 15, 20, 25, 30, 35, 40, 45, 50, 60, 70, 80, 90, 100, 120, 140, 170, 200, 250, 300, 400,
].map((k) => k * 1000);

/** On postings that visitors who are not signed in may see. */
export const openToken = ":open";
export const remoteToken = ":remote";
const onSiteToken = ":on-site";
export const knownPayToken = ":pay-known";
export const unknownPayToken = ":pay-unknown";
export const typeToken = (type: JobType): string => `:type-${type}`;
export const levelToken = (level: Level): string => `:level-${level}`;
export const languageToken = (language: string): string => `:language-${language}`;
/** On a posting whose text is too short to tell its language. */
export const unknownLanguageToken = ":language-unknown";
/** Normalises the name of a source: letter case, spaces and punctuation do not matter. */
export const sourceKey = (source: string): string => fold(source).replace(/[^\p{L}\p{N}]+/gu, "");

/** On a posting whose text states a condition ("no experience needed"). */
export const conditionToken = (condition: Condition): string => `:states-${condition}`;

/** On a posting whose text asks for a duty ("weekend work"). */
export const dutyToken = (duty: Duty): string => `:asks-${duty}`;

export const sourceToken = (source: string): string => `:source-${sourceKey(source)}`;
/** Built from the plain words of a company's name, so that different spellings match. */
export const companyToken = (company: string): string =>
  `:company-${placeName(company).replaceAll(" ", "_")}`;
const payToken = (currency: string, step: number) => `:pay-${currency}-${step}`;

/** The tokens of a posting's pay, every step up to its upper end, for engines without columns. */
export function payTokens(topPay: number | null, currency: string | null): string[] {
  if (topPay === null || currency === null) return [];
  const scale = payMagnitude(currency);
  return [0, ...steps].filter((step) => step * scale <= topPay).map((step) => payToken(currency, step));
}

/** The token that every posting of at least `least` per year in `currency` has; some below it have it too. */
export function payTokenFor(least: number, currency: string): string {
  const scale = payMagnitude(currency);
  return payToken(currency, steps.findLast((step) => step * scale <= least) ?? 0);
}

/** Titles and heads with more terms than this get no token of the whole: nobody searches for them word by word. */
const longestWhole = 16;
const buckets = 4_096;

/** Names a set of terms by their number and a short hash: two of the same name that share all of one's terms are equal. */
function wholeOf(terms: readonly string[]): string | null {
  if (terms.length === 0 || terms.length > longestWhole) return null;
  let hash = 0x811c9dc5;
  for (const term of terms.toSorted())
    for (let i = 0; i <= term.length; i++) hash = Math.imul(hash ^ (term.charCodeAt(i) || 32), 0x01000193);
  return `${terms.length}-${((hash >>> 0) % buckets).toString(36)}`;
}

export const titleToken = (word: string): string => `t.${word}`;
export const headToken = (word: string): string => `h.${word}`;
export const bodyToken = (word: string): string => `b.${word}`;
const wholeToken = (field: string) => (terms: readonly string[]) => {
  const whole = wholeOf(terms);
  return whole === null ? null : `${field}#${whole}`;
};
/** On a title of exactly these terms; `wholeHeadToken` is of title and company. Null for too many. */
export const wholeTitleToken = wholeToken("t");
export const wholeHeadToken = wholeToken("h");

/** The tokens for filters: `:` for properties, `@` for known places, `%` for towns, `~` for words of the location. */
export function filterTokens(posting: Indexed): string[] {
  const tokens = [...posting.places, posting.remote ? remoteToken : onSiteToken];
  if (posting.open) tokens.push(openToken);
  if (posting.type !== "") tokens.push(typeToken(posting.type));
  if (posting.level !== "") tokens.push(levelToken(posting.level));
  tokens.push(posting.language === "" ? unknownLanguageToken : languageToken(posting.language));
  if (posting.company !== "") tokens.push(companyToken(posting.company));
  const text = statedText(posting.title, posting.description);
  for (const condition of conditionsIn(text)) tokens.push(conditionToken(condition));
  for (const duty of dutiesIn(text)) tokens.push(dutyToken(duty));
  tokens.push(sourceToken(posting.source), posting.topPay === null ? unknownPayToken : knownPayToken);
  return tokens;
}

/** The words of title and company: stems and their concepts. */
export interface HeadWords {
  readonly headStems: readonly string[];
  readonly title: ReadonlySet<string>;
  readonly head: ReadonlySet<string>;
  /** The tokens of the whole title and head; null when they are too long. */
  readonly wholeTitle: string | null;
  readonly wholeHead: string | null;
}

export function headWords(posting: Pick<Indexed, "title" | "company">): HeadWords {
  const titleStems = stemsOf(posting.title);
  const companyStems = posting.company === "" ? [] : stemsOf(posting.company);
  const headStems = [...new Set([...titleStems, ...companyStems])];
  const titleTerms = conceptTerms(titleStems);
  const headTerms = [...new Set([...titleTerms, ...conceptTerms(companyStems)])];
  const parts = [...new Set(titleStems.flatMap(compoundParts))];
  return {
    headStems: [...headStems, ...parts],
    title: withConcepts(new Set([...titleStems, ...parts])),
    head: withConcepts(new Set([...headStems, ...parts])),
    wholeTitle: wholeTitleToken([...new Set(titleTerms)]),
    wholeHead: wholeHeadToken(headTerms),
  };
}

/** All words of a posting. An index may parse long texts with a faster method that gives the same result. */
export function bodyWords(posting: Indexed, headStems: readonly string[]): ReadonlySet<string> {
  return withConcepts(new Set([...headStems, ...stemsOf(posting.location), ...stemsOf(posting.description)]));
}

function withConcepts(stems: Set<string>): Set<string> {
  for (const concept of conceptsIn(stems)) stems.add(concept);
  return stems;
}

/** All tokens of a posting in one list, for engines that keep one list of words per row. */
export function indexTokens(posting: Indexed): string[] {
  const words = headWords(posting);
  const tokens = [...filterTokens(posting), ...payTokens(posting.topPay, posting.currency)];
  for (const word of words.title) tokens.push(titleToken(word));
  for (const word of words.head) tokens.push(headToken(word));
  for (const word of bodyWords(posting, words.headStems)) tokens.push(bodyToken(word));
  if (words.wholeTitle !== null) tokens.push(words.wholeTitle);
  if (words.wholeHead !== null) tokens.push(words.wholeHead);
  return [...new Set(tokens)];
}
