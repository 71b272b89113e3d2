import type { JobType } from "@waymark/contract/jobs";
import type { Language } from "@waymark/contract/values";
import { readQueryPlace } from "../jobs/location/location.ts";
import { townToken } from "../jobs/location/towns.ts";
import type { Level } from "../jobs/title/level.ts";
import {
  bodyToken,
  companyToken,
  excludedTermsOf,
  knownPayToken,
  languageToken,
  levelToken,
  openToken,
  remoteToken,
  sourceToken,
  stemsOf,
  termsOf,
  typeToken,
} from "../jobs/tokens/tokens.ts";
import { plainWords, stem } from "../vocabulary/stem.ts";
import { readQueryText } from "./query-text.ts";

/** A search as a person enters it. `salaryMin` is per year. */
export interface AskedSearch {
  readonly query: string;
  readonly location?: string | undefined;
  /** Ids of known places (`us-ca`, `munchen`); a posting in any of them matches. Used to search within a radius. */
  readonly near?: readonly string[] | undefined;
  /** Keys of the towns within the radius. They replace `location`, which then only decides the currency. */
  readonly around?: readonly string[] | undefined;
  readonly remote?: boolean | undefined;
  readonly jobType?: JobType | "all" | undefined;
  readonly salaryMin?: number | undefined;
  readonly unknownPay?: boolean | undefined;
  readonly salaryKnown?: boolean | undefined;
  readonly level?: Level | undefined;
  readonly company?: string | undefined;
  readonly source?: string | undefined;
  readonly language?: string | undefined;
  readonly postedWithin?: number | undefined;
  readonly hideCompanies?: readonly string[] | undefined;
  readonly sort?: Sort | "match" | undefined;
  /** For visitors who are not signed in: only postings that may be shown to them. */
  readonly onlyOpen?: boolean | undefined;
}

export type Sort = "relevance" | "date" | "salary";

/** The subject of a filter. The counts of a filter's own options ignore that filter. */
export type FilterKind =
  | "place"
  | "remote"
  | "type"
  | "level"
  | "company"
  | "source"
  | "language"
  | "pay"
  | "duty"
  | "open";

/** A posting must have at least one of the tokens in `any`. */
export interface TokenFilter {
  readonly of: FilterKind;
  readonly any: readonly string[];
}

/** A posting meets it that has one token of each list. */
export type TokenLists = readonly (readonly string[])[];

export interface IndexQuery {
  /** Stems and concepts; a posting must have all of them. */
  readonly terms: readonly string[];
  /** Runs of stems that must occur as phrases; checked outside of the index. */
  readonly phrases: readonly (readonly string[])[];
  readonly filters: readonly TokenFilter[];
  /** Excludes postings that have all tokens of any of these lists. */
  readonly not: readonly (readonly string[])[];
  readonly pay: { readonly least: number; readonly currency: string; readonly unknown: boolean } | null;
  /** The earliest date of posting. */
  readonly since: Date | null;
  readonly sort: Sort;
  /** Wishes: within a tier, postings that meet more of these, in their order, come first. Each is lists of tokens, of each of which a posting needs one. */
  readonly prefers: readonly TokenLists[];
  /** Titles that are found without the terms. A posting needs one entry of a list. */
  readonly related: {
    /** Titles of the same trade: those that meet a wish come before titles with the terms that do not. */
    readonly alike: readonly TokenLists[];
    /** Titles with some of the words. They follow the titles that have all terms. */
    readonly further: readonly TokenLists[];
    /** Titles of near trades. They follow all titles that have the terms. */
    readonly near: readonly TokenLists[];
  };
  /** ISO 4217: the currency by which pay is sorted and summarised. */
  readonly currency: string;
  /** Ids of the boards that the person follows, whose private postings are included. */
  readonly follows: readonly string[];
}

const mostTerms = 16;
const mostHidden = 200;
const dayMs = 86_400_000;

/**
 * The context of a search: the person's currency, the present instant, and the ids of the boards they follow. Without
 * boards only public postings are found.
 */
export interface SearchContext {
  readonly currency: string;
  readonly now: Date;
  readonly follows?: readonly string[];
  /** Of the asker; abbreviations of other languages are plain words then. */
  readonly language?: Language;
}

/** Parses a search. The minimum pay is in the currency of the searched place, else in the person's. */
export function readQuery(asked: AskedSearch, asking: SearchContext): IndexQuery {
  const text = readQueryText(asked.query);
  const phrases = text.phrases.map((phrase) => plainWords(phrase).map(stem)).filter((p) => p.length > 0);
  const place = asked.location ? readQueryPlace(asked.location) : undefined;
  const currency = place?.currency ?? asking.currency;
  const least = asked.salaryMin ?? 0;
  const words = text.words === "" ? [] : termsOf(text.words, asking.language);
  return {
    terms: [...new Set([...words, ...text.phrases.flatMap(stemsOf)])].slice(0, mostTerms),
    phrases: phrases.filter((phrase) => phrase.length > 1).slice(0, 4),
    filters: readFilters(asked, place),
    not: [
      ...text.without.slice(0, mostTerms).map((words) => excludedTermsOf(words).map(bodyToken)),
      ...(asked.hideCompanies ?? []).slice(0, mostHidden).map((name) => [companyToken(name)]),
    ],
    pay: least > 0 ? { least, currency, unknown: asked.unknownPay === true } : null,
    since:
      asked.postedWithin === undefined ? null : new Date(asking.now.getTime() - asked.postedWithin * dayMs),
    sort: asked.sort === "date" || asked.sort === "salary" ? asked.sort : "relevance",
    prefers: [],
    related: { alike: [], further: [], near: [] },
    currency,
    follows: asking.follows ?? [],
  };
}

function readFilters(
  asked: AskedSearch,
  place: ReturnType<typeof readQueryPlace> | undefined,
): TokenFilter[] {
  const named = asked.around === undefined ? (place?.all ?? []) : [asked.around.map(townToken)];
  const filters: TokenFilter[] = named.map((any) => ({ of: "place", any }));
  const add = (of: FilterKind, ...any: string[]) => filters.push({ of, any });
  if (asked.near !== undefined && asked.near.length > 0) add("place", ...asked.near.map((id) => `@${id}`));
  if (asked.remote === true || place?.remote === true) add("remote", remoteToken);
  if (asked.jobType !== undefined && asked.jobType !== "all") add("type", typeToken(asked.jobType));
  if (asked.level) add("level", levelToken(asked.level));
  if (asked.company) add("company", companyToken(asked.company));
  if (asked.source) add("source", sourceToken(asked.source));
  if (asked.language) add("language", languageToken(asked.language));
  if (asked.onlyOpen === true) add("open", openToken);
  if (asked.salaryKnown === true) add("pay", knownPayToken);
  return filters;
}

/** The key under which equal queries are counted together: its stems. */
export const queryKey = (query: string): string => stemsOf(query).slice(0, mostTerms).join(" ");
