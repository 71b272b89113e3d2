import type { Language } from "@waymark/contract/values";
import type { Role } from "../careers/roles.ts";
import { occupationGroup } from "../jobs/occupation-groups.ts";
import { languageToken, stemsOf, titleToken, unknownLanguageToken } from "../jobs/tokens/tokens.ts";
import { jobOfCompound } from "../vocabulary/compounds.ts";
import { stem } from "../vocabulary/stem.ts";
import { conceptTerms, isAbbreviation, textsOfConcept } from "../vocabulary/synonyms.ts";
import { titleScore } from "../vocabulary/titles.ts";
import { generalWords } from "./general-words.ts";
import type { Occupations, RoleTitle } from "./match/occupations.ts";
import type { IndexQuery, TokenLists } from "./query.ts";

/** A text that names more trades than this is too vague to have titles of its trade. */
const mostTrades = 3;
const mostTitles = 40;
const mostShown = 3;
/** From this on a single word looks like the noun of a job. */
const jobNoun = 0.7;
/** Nouns that tell little without the word before them. */
const engineers = new Set(stemsOf("engineer ingenieur ingeniero techniker"));
/** Words that name no work by themselves, besides those of titles without any: a PMO analyst is no data analyst. */
const vague = new Set(
  stemsOf(
    "analyst worker arbeiter ouvrier obrero trabajador travailleur equipier colaborador operative operator operario " +
      "operateur supervisor people technical technique zona zone secteur bereich",
  ),
);

/** Titles that answer a query besides those with all its words. */
export interface RelatedTitles {
  readonly related: IndexQuery["related"];
  /** Some of them, to be named. */
  readonly shown: readonly string[];
  /** Names of near trades whose titles are added because few postings are of the trade itself. */
  readonly nearby: readonly string[];
}

/** Likeness from which on a trade is near enough to be shown after one of which there is little. */
const nearEnough = 0.5;
const mostNear = 6;

/**
 * Titles of the same trade in the asker's language ("Kellner": Servicekraft), and titles with the word that names the
 * work ("HR manager": HR). Both only in postings of that language.
 * @param words the query without place and wishes.
 * @param isScarce whether so few postings are of the trade that those of near trades are shown after them.
 */
export function relatedTitles(
  occupations: Occupations,
  words: string,
  language: Language,
  isScarce = false,
): RelatedTitles {
  const asked = stemsOf(words);
  const own = [languageToken(language)];
  const orUnknown = [...own, unknownLanguageToken];
  const trades = tradesNamed(occupations, words, language);
  const titles =
    trades.length > mostTrades ? [] : trades.flatMap((role) => occupations.titlesOf(role, language));
  const others = titles.slice(0, mostTitles).filter(({ text }) => !isSame(stemsOf(text), asked));
  const telling = tellingWords(asked, language, others.length > 0);
  const near = isScarce && trades.length <= mostTrades ? nearTrades(occupations, trades, language) : [];
  const nearTitles = near.flatMap((role) => occupations.titlesOf(role, language)).slice(0, mostTitles);
  const ofTitles = (some: readonly RoleTitle[], languagesOf: (title: RoleTitle) => readonly string[]) =>
    some.flatMap((title) => {
      const terms = conceptTerms(stemsOf(title.text), language);
      return terms.some((term) => isTelling(term, language)) ? [titled(terms, languagesOf(title))] : [];
    });
  return {
    related: {
      alike: ofTitles(others, (title) => (title.language === null ? own : orUnknown)),
      further: telling.map((stems) => titled(conceptTerms(stems), orUnknown)),
      near: ofTitles(nearTitles, () => own),
    },
    shown: others
      .filter((title) => title.language === language)
      .slice(0, mostShown)
      .map(({ text }) => text),
    nearby: near.flatMap(({ titles }) => titles[language][0] ?? []).slice(0, mostShown),
  };
}

/** The shortest part of a compound that is read by itself. */
const shortestPart = 5;

/**
 * The trades that the words of a query name: as a title, else by words for the same ("Putzhilfe"), else by a part of a
 * German compound ("Industrieschlosser", "Reinigungshilfe").
 */
function tradesNamed(occupations: Occupations, words: string, language: Language): readonly Role[] {
  const read = (text: string) => occupations.read(text).trades;
  const asked = stemsOf(words);
  const [only = ""] = asked;
  // To a German a Fisi is an IT specialist, to everybody else a physiotherapist.
  const isShort = asked.length === 1 && isAbbreviation(only, language);
  const readTerms = (stems: readonly string[]) => {
    const texts = conceptTerms(stems, language).flatMap(textsOfConcept);
    return [...new Set(texts.filter((text) => !isShort || !isSame(stemsOf(text), asked)).flatMap(read))];
  };
  const whole = isShort ? [] : read(words);
  const said = whole.length > 0 ? whole : readTerms(asked);
  if (said.length > 0 || asked.length !== 1 || language !== "de") return said;
  const cuts = Array.from({ length: Math.max(0, only.length - shortestPart + 1) }, (_, cut) => cut);
  const ends = cuts.slice(3).map((cut) => only.slice(cut));
  const beginnings = cuts
    .slice(shortestPart)
    .toReversed()
    .map((cut) => only.slice(0, cut));
  for (const part of [...ends, ...beginnings]) {
    const trades = [...read(part), ...readTerms([stem(part)])];
    if (trades.length > 0) return trades;
  }
  return [];
}

/** Near trades of the same line of work: a porter of a hospital does not care for people as a nursing aide does. */
function nearTrades(occupations: Occupations, trades: readonly Role[], language: Language): Role[] {
  const lineOf = ({ titles }: Role) => occupationGroup(titles[language][0] ?? "");
  const nearOf = (role: Role) =>
    occupations.nearest(role, nearEnough, mostNear).filter((near) => lineOf(near) === lineOf(role));
  return [...new Set(trades.flatMap(nearOf))];
}

const titled = (terms: readonly string[], language: readonly string[]): TokenLists => [
  ...terms.map((term) => [titleToken(term)]),
  language,
];

const isSame = (stems: readonly string[], others: readonly string[]): boolean =>
  stems.length === others.length && stems.every((stem) => others.includes(stem));

/** The noun of a query: English and German name the job last ("data engineer"), French and Spanish first. */
export const nounOf = (asked: readonly string[], language: Language): string =>
  (language === "en" || language === "de" ? asked.at(-1) : asked[0]) ?? "";

/** Whether a word by itself names a job, and not only a rank or a place in an office. */
export const isJobNoun = (stem: string): boolean =>
  !generalWords.has(stem) &&
  !vague.has(stem) &&
  (titleScore(stem) >= jobNoun || jobOfCompound(stem) !== null);

/** Whether a term tells the work when the other words of a query are left out. */
export const isTelling = (term: string, language: Language): boolean =>
  !generalWords.has(term) && !vague.has(term) && !(language === "en" && engineers.has(term));

/** The words of a query that name its work: the noun of the job, or what a general noun is about. */
function tellingWords(asked: readonly string[], language: Language, isTrade: boolean): string[][] {
  const compounds = asked.flatMap((stem) => jobOfCompound(stem) ?? []);
  if (compounds.length > 0) return asked.length > 1 ? [] : compounds.map((stem) => [stem]);
  if (asked.length < 2 || isTrade) return [];
  const noun = nounOf(asked, language);
  if (generalWords.has(noun) || (engineers.has(noun) && language === "en")) {
    const others = asked.filter((stem) => !generalWords.has(stem) && stem !== noun);
    return others.length === 0 ? [] : [others];
  }
  return engineers.has(noun) || !isJobNoun(noun) ? [] : [[noun]];
}
