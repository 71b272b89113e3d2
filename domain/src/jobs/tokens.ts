import type { JobType } from "@waymark/contract/jobs";
import { payMagnitude } from "../vocabulary/money.ts";
import { plainWords, stem } from "../vocabulary/stem.ts";
import { withoutStopWords } from "./stop-words.ts";

/** What the index keeps of a posting, all of it in one list of tokens. */
export interface Indexed {
  readonly title: string;
  readonly company: string;
  readonly location: string;
  readonly description: string;
  readonly remote: boolean;
  readonly type: JobType | "";
  /** Annual pay, the upper end first choice; null when unknown. */
  readonly topPay: number | null;
  readonly currency: string | null;
  readonly places: readonly string[];
}

/** The distinct stems of a text, without stop words. */
export const stemsOf = (text: string): string[] => [...new Set(withoutStopWords(plainWords(text)).map(stem))];

/** Steps of the pay ladder in US dollars' worth a year. A posting carries every step it reaches. */
const steps = [
  10, 15, 20, 25, 30, 35, 40, 45, 50, 60, 70, 80, 90, 100, 120, 140, 170, 200, 250, 300, 400,
].map((k) => k * 1000);

export const remoteToken = ":remote";
export const unknownPayToken = ":pay-unknown";
export const typeToken = (type: JobType): string => `:type-${type}`;
const payToken = (currency: string, step: number) => `:pay-${currency}-${step}`;

/** Tokens of a posting's pay, all that its upper end reaches. */
function payTokens(topPay: number | null, currency: string | null): string[] {
  if (topPay === null || currency === null) return [unknownPayToken];
  const scale = payMagnitude(currency);
  return [0, ...steps].filter((step) => step * scale <= topPay).map((step) => payToken(currency, step));
}

/** The token that every posting of at least `least` a year in `currency` carries; some below it do too. */
export function payTokenFor(least: number, currency: string): string {
  const scale = payMagnitude(currency);
  return payToken(currency, steps.findLast((step) => step * scale <= least) ?? 0);
}

/**
 * The tokens of a posting: `t.` stems of the title, `h.` of title and company, `b.` of everything, and
 * filter tokens that begin with `:`, `@` or `~`.
 */
export function indexTokens(posting: Indexed): string[] {
  const title = stemsOf(posting.title);
  const company = stemsOf(posting.company);
  const tokens = new Set<string>();
  for (const word of title) tokens.add(titleToken(word)).add(headToken(word)).add(bodyToken(word));
  for (const word of company) tokens.add(headToken(word)).add(bodyToken(word));
  for (const word of stemsOf(posting.location)) tokens.add(bodyToken(word));
  for (const word of stemsOf(posting.description)) tokens.add(bodyToken(word));
  for (const place of posting.places) tokens.add(place);
  if (posting.remote) tokens.add(remoteToken);
  if (posting.type !== "") tokens.add(typeToken(posting.type));
  for (const token of payTokens(posting.topPay, posting.currency)) tokens.add(token);
  return [...tokens];
}

export const titleToken = (word: string): string => `t.${word}`;
export const headToken = (word: string): string => `h.${word}`;
export const bodyToken = (word: string): string => `b.${word}`;
