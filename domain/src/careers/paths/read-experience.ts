import type { CareerLevel } from "@waymark/contract/careers";
import { fold } from "../../vocabulary/fold.ts";
import { plainText } from "../../vocabulary/stem.ts";

/** The years and level that a text states; null where it states none. */
export interface ReadExperience {
  readonly years: number | null;
  readonly level: CareerLevel | null;
}

/** Higher numbers cannot be years of work. */
const mostYears = 60;
/** The text is cut after this many characters. */
const longestRead = 200;

const levels: readonly (readonly [CareerLevel, RegExp])[] = [
  ["executive", /\b(?:executive|c-level|direccion|direction|geschaftsleitung|directiv[oa]|dirigeante?)\b/],
  ["lead", /\b(?:lead|principal|manager|head|leitend\w*|fuhrungskraft|responsable|jef[ea])\b/],
  [
    "senior",
    /\b(?:senior|sr|expert|experienced|erfahren\w*|confirmee?|experimentad[oa]|expert[ea]|experto)\b/,
  ],
  ["mid", /\b(?:mid|middle|intermediate|medi[oa]|intermediaire|mittel\w*|intermedi[oa]|regular|semi)\b/],
  [
    "entry",
    /\b(?:entry|junior|jr|beginner|none|no experience|graduate|student|trainee|debutante?|principiante|intern|internship|apprentice|berufseinsteiger\w*|einsteiger\w*|(?:berufs)?anfanger\w*|azubi|auszubildende\w*|praktikant\w*|aprendiz|becari[oa]|stagiaire|apprentie?|sin experiencia|sans experience|aucune experience|ninguna|keine|ohne)\b/,
  ],
];

/** Number words of the four languages, folded. Words for one are also articles: they only count before a unit. */
const numberWords: Readonly<Record<string, number>> = Object.fromEntries(
  [
    "a an one un una uno une ein eine einem einer eines",
    "two dos deux zwei",
    "three tres trois drei",
    "four cuatro quatre vier",
    "five cinco cinq funf",
    "six seis sechs",
    "seven siete sept sieben",
    "eight ocho huit acht",
    "nine nueve neuf neun",
    "ten diez dix zehn",
    "eleven once onze elf",
    "twelve doce douze zwolf dozen",
    "thirteen trece treize dreizehn",
    "fourteen catorce quatorze vierzehn",
    "fifteen quince quinze funfzehn",
    "sixteen dieciseis seize sechzehn",
    "seventeen diecisiete siebzehn",
    "eighteen dieciocho achtzehn",
    "nineteen diecinueve neunzehn",
    "twenty veinte vingt zwanzig",
  ].flatMap((row, at) => row.split(" ").map((word) => [word, at + 1] as const)),
);
const furtherNumbers: Readonly<Record<string, number>> = {
  thirty: 30,
  treinta: 30,
  trente: 30,
  dreissig: 30,
  forty: 40,
  cuarenta: 40,
  quarante: 40,
  vierzig: 40,
  "half a": 0.5,
  half: 0.5,
  halbes: 0.5,
  halben: 0.5,
  anderthalb: 1.5,
  eineinhalb: 1.5,
  zweieinhalb: 2.5,
  dreieinhalb: 3.5,
  // Words for small, vague numbers, with the usual meaning.
  couple: 2,
  par: 2,
  paar: 2,
  few: 3,
  quelques: 3,
  algunos: 3,
  unos: 3,
  einige: 3,
  einigen: 3,
  several: 4,
  varios: 4,
  plusieurs: 4,
  mehrere: 4,
  mehreren: 4,
  dizaine: 10,
  decena: 10,
  quinzaine: 15,
  vingtaine: 20,
  veintena: 20,
  trentaine: 30,
  dutzend: 12,
  docena: 12,
};
const numbersByWord: Readonly<Record<string, number>> = { ...numberWords, ...furtherNumbers };
const isWord = (text: string): boolean => Object.hasOwn(numbersByWord, text);

const number = String.raw`(?:\d{1,4}(?:\.\d+)?|\.\d+|${Object.keys(numbersByWord).join("|")})`;
const yearUnit = String.raw`years?'?|yrs?|y|anos?|ans?|annees?|jahre?[ns]?|jahrig\w*|j`;
const monthUnit = "months?'?|mos?|mes(?:es)?|mois|monate?[ns]?|mon";
const weekUnit = "weeks?|semanas?|semaines?|wochen?";
const decadeUnit = "decades?|decadas?|decennies?|jahrzehnte?[ns]?";
/** Length of one unit in years. */
const yearsIn = { year: 1, month: 1 / 12, week: 1 / 52, decade: 10 } as const;
type Unit = keyof typeof yearsIn;

/** "5 years", "3 to 5 ans", "10+ Jahre", "a couple of years", "2 años y medio", "a year and a half". */
const amounts = new RegExp(
  String.raw`(?<![\w.,-])(?<from>${number})\s*(?:(?:-|to|a|bis|au?|or|oder|ou|o|y|et|und)\s*(?<to>${number}))?` +
    String.raw`\s*(?:\+|plus)?\s*(?<before>(?:and a half|y medio|et demie?|einhalb)\s)?(?:-\s*|of\s|de\s|d'|more\s)*` +
    String.raw`(?:(?<year>${yearUnit})|(?<month>${monthUnit})|(?<week>${weekUnit})|(?<decade>${decadeUnit}))(?![a-z])\.?` +
    String.raw`(?<after>\s(?:and a half|y medio|et demie?))?`,
  "g",
);
/** Matches "medio año" and "une demi-année". */
const half = /\b(?:medio ano|media decada|demi-? ?annee)\b/;

const openEnd =
  "now|today|present|current|heute|jetzt|hoy|(?:la )?actualidad|ahora|presente|aujourd'hui|ce jour|maintenant";
const ofMonth = String.raw`(?:[a-z]{3,10}\.?\s(?:de\s)?|\d{1,2}[/.]\s?)?`;
const calendarYear = String.raw`((?:19|20)\d\d)`;
const sinceYear = new RegExp(
  String.raw`\b(?:since|from|desde(?: el)?(?: ano)?|depuis(?: l'annee| l'an)?|seit(?: dem jahr| anfang| ende| mitte)?|a partir de|ab)\s+(?:early |late |mid-?|principios de |finales de |debut |fin )?${ofMonth}${calendarYear}\b(?!\s*(?:-|to|bis|a|au|hasta|jusqu))`,
);
const fromTo = new RegExp(
  String.raw`\b${calendarYear}\s*(?:-|to|until|till|bis|a|hasta|au|jusqu'(?:a|en))\s*(?:${ofMonth}${calendarYear}\b|(?:la |l'|a )?(?:${openEnd}))`,
);

/** Statements of age, which say nothing about years of work. */
const age =
  /\b(?:years? old|yrs? old|y\/o|jahre alt|ans d'age|anos de edad)\b|^(?:yo )?tengo \d+ anos\W*$|^j'ai \d+ ans\W*$|\baged? \d/;
const lessThan =
  /\b(?:less than|under|menos de|moins d[e']|weniger als|unter|keine?)\s*(?:un[ea]?\s|an?\s)?$/;

/** Words that may accompany a number without a unit. */
const besideNumber =
  /\b(?:level|about|around|over|more than|at least|almost|nearly|approx|circa|ca|uber|mehr als|mindestens|fast|etwa|ungefahr|mas de|casi|unos|alrededor de|al menos|plus de|environ|presque|au moins|experience|experiencia|erfahrung|in|of|de|d)\b/g;

const halves = (years: number) => Math.round(years * 2) / 2;

const inRange = (years: number): ReadExperience | null =>
  Number.isFinite(years) && years >= 0 && years <= mostYears
    ? // A few weeks of work still count as half a year.
      { years: years > 0 ? Math.max(0.5, halves(years)) : 0, level: null }
    : null;

const value = (text: string): number => (isWord(text) ? (numbersByWord[text] ?? Number.NaN) : Number(text));

/**
 * Reads years of work and level in four languages: "mid-level", "10+ years", 7, "3-5", "6 mois", "über fünf Jahre",
 * "desde 2010", "2012 bis heute", "a decade", "senior". Null when nothing matches, or when a number in it cannot be
 * years of work.
 * @param thisYear The year up to which "since" counts.
 */
export function readExperience(said: string | number, thisYear: number): ReadExperience | null {
  if (typeof said === "number") return inRange(said);
  const plain = plainText(fold(said.slice(0, longestRead).replace(/½/g, ".5")))
    .replace(/(\d),(\d)/g, "$1.$2")
    .replace(/\s+/g, " ")
    .trim();
  if (age.test(plain)) return null;
  const read = readSpan(plain, thisYear) ?? readAmounts(plain) ?? readBare(plain);
  if (read === "nonsense") return null;
  const level = levels.find(([, pattern]) => pattern.test(read?.rest ?? plain))?.[0] ?? null;
  if (read === null) return level === null ? null : { years: null, level };
  const found = inRange(read.years);
  // With an impossible number the whole text is rejected, even if it also names a level.
  return found === null ? null : { ...found, level };
}

/** The years stated in a text, and the rest of the text. */
interface Told {
  readonly years: number;
  readonly rest: string;
}

/** Reads "since 2010", "2010 - 2015", "2012 bis heute". */
function readSpan(plain: string, thisYear: number): Told | null {
  const [since, began] = sinceYear.exec(plain) ?? [];
  if (since !== undefined) return { years: thisYear - Number(began), rest: plain.replace(since, " ") };
  const [span, from, to] = fromTo.exec(plain) ?? [];
  if (span === undefined) return null;
  return { years: Number(to ?? thisYear) - Number(from), rest: plain.replace(span, " ") };
}

/** The longest duration in the text; "2 years 6 months" is a single one. */
function readAmounts(plain: string): Told | null {
  let rest = plain;
  let longest: number | null = null;
  let last: { readonly unit: Unit; readonly years: number; readonly end: number } | null = null;
  for (const found of plain.matchAll(amounts)) {
    const { from = "", to = from, year, month, week, before: more, after = more } = found.groups ?? {};
    const unit: Unit = year ? "year" : month ? "month" : week ? "week" : "decade";
    const middle = (value(from) + value(to)) / 2 + (after ? 0.5 : 0);
    let years = middle * yearsIn[unit];
    if (lessThan.test(plain.slice(0, found.index))) years = years > 2 ? years - 1 : years / 2;
    const isNext = last !== null && found.index - last.end <= 5;
    if (last?.unit === "year" && unit === "month" && isNext) years += last.years;
    longest = Math.max(longest ?? 0, years);
    last = { unit, years, end: found.index + found[0].length };
    rest = rest.replace(found[0], " ");
  }
  if (longest !== null) return { years: longest, rest };
  const [some] = half.exec(plain) ?? [];
  if (some === undefined) return null;
  return { years: /decad/.test(some) ? 5 : 0.5, rest: plain.replace(some, " ") };
}

/** Reads "7", "3-5", "10+", "senior, 8": a number without a unit only counts when hardly any words accompany it. */
function readBare(plain: string): Told | null | "nonsense" {
  const [whole, from, to] =
    /(?<![\w.-])(\d+(?:\.\d+)?)(?:\s?(?:-|to|a|bis|au?)\s?(\d+(?:\.\d+)?))?(?![\w.]*\d)/.exec(plain) ?? [];
  if (whole === undefined) return /\d/.test(plain) ? "nonsense" : null;
  const rest = plain.replace(whole, " ");
  const beside = levels.reduce((text, [, pattern]) => text.replace(pattern, " "), rest);
  if (/[\p{L}\p{N}]/u.test(beside.replace(besideNumber, " "))) return "nonsense";
  return { years: to === undefined ? Number(from) : (Number(from) + Number(to)) / 2, rest };
}
