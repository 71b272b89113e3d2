import { fold } from "./fold.ts";

/** `month` is 1 to 12, or null when only the year is stated. */
export interface DatePoint {
  year: number;
  month: number | null;
}

/** `end` is null for a single date and for a current range; `from` and `to` are offsets of the whole expression. */
export interface DateSpan {
  start: DatePoint | null;
  end: DatePoint | null;
  current: boolean;
  /** Whether the text has two ends or "since", rather than a single date. */
  isRange: boolean;
  from: number;
  to: number;
}

const monthNames: readonly string[][] = [
  ["january", "januar", "janner", "janvier", "enero", "janv", "jan", "ene"],
  ["february", "februar", "febrero", "fevrier", "fevr", "feb", "fev"],
  ["marzo", "march", "marz", "maerz", "mars", "mar", "mrz"],
  ["april", "avril", "abril", "apr", "avr", "abr"],
  ["mayo", "may", "mai"],
  ["june", "juni", "junio", "juin", "jun"],
  ["july", "juli", "julio", "juillet", "juil", "jul"],
  ["august", "agosto", "aout", "aug", "ago"],
  ["september", "septiembre", "setiembre", "septembre", "sept", "sep"],
  ["october", "oktober", "octubre", "octobre", "oct", "okt"],
  ["november", "noviembre", "novembre", "nov"],
  ["december", "dezember", "diciembre", "decembre", "dec", "dez", "dic"],
];

const monthOf = new Map(monthNames.flatMap((names, i) => names.map((name) => [name, i + 1] as const)));

/** From 1 to 12, by folded name or abbreviation in four languages; null for other words. */
export const monthOfName = (name: string): number | null => monthOf.get(name) ?? null;

const months = [...monthOf.keys()].sort((a, b) => b.length - a.length).join("|");
const seasons =
  "spring|summer|fall|autumn|winter|primavera|verano|otono|invierno|printemps|ete|automne|hiver|fruhling|fruhjahr|sommer|herbst";
/** Names of months and seasons in four languages, folded, as alternatives of a pattern. */
export const dateNames = `${months}|${seasons}`;
const year = "(?:1[6-9]|20)\\d\\d";
const monthNumber = "(?:0?[1-9]|1[0-2])";
const dayNumber = "(?<![\\d:])(?:0?[1-9]|[12]\\d|3[01])(?:st|nd|rd|th|er|\\.)?";

/** The longest forms come first, because an alternation takes the first match. */
const point = [
  `(?:(?<!\\d)${dayNumber} ?(?:de )?)?\\b(?:${months})\\b\\.?,? ?(?:${dayNumber}, )?(?:de |del )?(?:${year}\\b|'\\d\\d\\b|\\d\\d\\b(?![./:%]))`,
  `\\b${dayNumber}[./-] ?${monthNumber}[./-] ?${year}\\b`,
  `\\b${year}-${monthNumber}-${dayNumber}\\b`,
  `\\b${year} ?[-/.] ?(?:0[1-9]|1[0-2])\\b(?!\\d)`,
  `\\b${monthNumber} ?[-/.] ?${year}\\b`,
  `\\b(?:${seasons}) (?:de |del )?${year}\\b`,
  `(?:\\bq[1-4]|\\bt[1-4]|\\b[1-4] ?(?:st|nd|rd|th|er|e|o|\\.)? ?(?:quarter|quartal|trimestre|trimester))(?: of| de| del)?[ /-]*${year}\\b`,
  `\\b(?:0[1-9]|[12]\\d|3[01])[./](?:0[1-9]|1[0-2])[./]\\d\\d\\b(?![./:\\d])`,
  `\\b${year}\\b`,
  `(?<=\\s)'\\d\\d$`,
].join("|");
const present =
  "(?:till |until |bis(?: zum| auf)? |a la |a l'|al? |jusqu'(?:a|au) |hasta (?:la |el )?|(?:to )?the )?(?:presente?|dia de hoy|fecha(?: actual)?|este momento|poste actuel|unbefristet|gegenwart(?:ig)?|weiterhin|currently|current|nowadays|now|ongoing|andauernd|derzeit|zur zeit|hoy en dia|la actualidad|today|to date|date|heute|aktuell|jetzt|dato|actualidad|actualite|actualmente|act(?=\\.? *(?:\\)|$))|actuel(?:lement)?|actual|hoy|la fecha|aujourd'? ?hui|en cours|en curso|ce jour|maintenant|laufend)\\b";
const until =
  " ?(?:- ?(?:bis )?|->|→| to | until | till | through | thru | bis(?: zum)? | a | au | al | hasta(?: el)? | jusqu'(?:a|au|en) )\\s?";
const since = "\\b(?:since|seit|depuis|desde|ab|from|von|du|de|des)(?: el)? {1,2}";

/** `03/19`, which needs a range or "since" to be a date. */
const shortMonth = "(?:0[1-9]|1[0-2])[./]\\d\\d";

const spanPattern = new RegExp(
  [
    `(?<s>(?:${since})?)(?<a>${point})(?:${until}(?:(?<now>${present})|(?<b>${point})|(?<yy>\\d\\d)\\b(?![./]))|(?<slash>/(?:1[3-9]|[2-9]\\d)\\b(?![./]))|(?<open> ?- ?(?:\\.\\.\\.|…)?$))?`,
    `(?<m1>\\b(?:${months})\\b)\\.?(?: ?- ?| to | a | au | al | bis )(?<b2>${point})`,
    `\\b(?<m2>${monthNumber}) ?- ?(?<b3>${monthNumber}[./]${year})\\b`,
    `(?<![\\d./])(?<a4>${shortMonth})(?:${until}(?:(?<b4>${shortMonth})|(?<now4>${present}))(?![\\d/]|\\.\\d)|(?<open4> ?- ?(?=\\)|$)))`,
    `\\b(?:since|seit|depuis|desde|ab) (?<a5>${shortMonth})(?![\\d./])`,
  ].join("|"),
  "g",
);

const namedMonth = new RegExp(`\\b(${months})\\b`);
const wholeYear = new RegExp(`\\b(${year})\\b`);
const shortDate = /^(?:\d\d[./])?(\d\d)[./](\d\d)$/;
const dayFirstDate = new RegExp(`^\\d{1,2}\\D{1,3}(\\d{1,2})[./-] ?(${year})`);
const yearFirstDate = new RegExp(`(${year}) ?[-/.] ?(\\d\\d?)`);
const monthFirstDate = new RegExp(`(\\d{1,2}) ?[-/.] ?(${year})`);
const presentNext = new RegExp(`^ {1,4}${present}`);
const presentOnly = new RegExp(`^\\s*${present}\\W*$`);

/** Reads a single date such as `Sept. 2019`, `09/2019`, `2019-09` or `2019`; null when the text is none. */
export function readDatePoint(text: string): DatePoint | null {
  const s = fold(text);
  const named = s.match(namedMonth);
  const fullYear = s.match(wholeYear);
  if (named?.[1] && s.search(/\d/) !== -1) {
    const month = monthOf.get(named[1]) ?? null;
    if (fullYear?.[1]) return { year: Number(fullYear[1]), month };
    const short = s.match(/(?:'|\b)(\d\d)$/);
    return short?.[1] ? { year: shortYear(Number(short[1])), month } : null;
  }
  if (shortDate.test(s)) return readShortDate(s);
  if (/^'\d\d$/.test(s)) return { year: shortYear(Number(s.slice(1))), month: null };
  const dayFirst = s.match(dayFirstDate);
  if (dayFirst?.[1] && dayFirst[2]) return checked(Number(dayFirst[2]), Number(dayFirst[1]));
  const yearFirst = s.match(yearFirstDate);
  if (yearFirst?.[1] && yearFirst[2]) return checked(Number(yearFirst[1]), Number(yearFirst[2]));
  const monthFirst = s.match(monthFirstDate);
  if (monthFirst?.[1] && monthFirst[2]) return checked(Number(monthFirst[2]), Number(monthFirst[1]));
  return fullYear?.[1] ? { year: Number(fullYear[1]), month: null } : null;
}

/** Reads `03/19` or `01.03.19`. */
function readShortDate(text: string): DatePoint {
  const [, month = "", yy = ""] = text.match(shortDate) ?? [];
  return checked(shortYear(Number(yy)), Number(month));
}

/** Finds all dates and ranges of a line, left to right, in four languages. */
export function findDates(text: string): DateSpan[] {
  // Without its accent the French "since" would be the article "des".
  const folded = fold(text.replace(/(?<!\p{L})dès(?= (?:\p{L}+ )?(?:19|20)\d\d)/giu, "ab ")).replaceAll(
    "\t",
    " ",
  );
  if (!/\d\d/.test(folded)) return [];
  const found: DateSpan[] = [];
  // `matchAll` would copy the pattern, and compiling a copy of one this long can take a tenth of a second.
  spanPattern.lastIndex = 0;
  for (let match = spanPattern.exec(folded); match !== null; match = spanPattern.exec(folded)) {
    const span = readSpan(match);
    if (span) found.push(withYears(span, text));
  }
  return joinAdjacent(found, folded);
}

/** `2008–11` with a dash of print is a range of years; with a hyphen it may be a month. */
function withYears(span: DateSpan, text: string): DateSpan {
  const [, start = "", end = ""] = text.slice(span.from, span.to).match(/^(\d{4}) ?[–—] ?(\d\d)$/) ?? [];
  const last = start === "" ? null : shortEnd({ year: Number(start), month: null }, end);
  if (span.isRange || !last || last.year === Number(start)) return span;
  return { ...span, start: { year: Number(start), month: null }, end: last, isRange: true };
}

/** `Oct 2016   now` and `2007   2009` are ranges whose dash is drawn, not written. */
function joinAdjacent(spans: readonly DateSpan[], folded: string): DateSpan[] {
  const out: DateSpan[] = [];
  for (const span of spans) {
    const before = out.at(-1);
    const isNext =
      before && !before.isRange && !span.isRange && /^ {1,4}$/.test(folded.slice(before.to, span.from));
    if (before && isNext && before.start && span.start && isEarlier(before.start, span.start))
      out[out.length - 1] = { ...before, end: span.start, isRange: true, to: span.to };
    else out.push(span);
  }
  return out.map((span) => {
    const rest = folded.slice(span.to).match(presentNext);
    return span.isRange || !rest
      ? span
      : { ...span, current: true, isRange: true, to: span.to + rest[0].length };
  });
}

const isEarlier = (a: DatePoint, b: DatePoint): boolean =>
  a.year < b.year || (a.year === b.year && (a.month ?? 0) < (b.month ?? 0));

export const isPresent = (text: string): boolean => presentOnly.test(fold(text));

function readSpan(match: RegExpMatchArray): DateSpan | null {
  const g = match.groups ?? {};
  const from = match.index ?? 0;
  const to = from + match[0].trimEnd().length;
  const bare = g.m1 ?? g.m2;
  if (bare !== undefined) {
    const end = readDatePoint(g.b2 ?? g.b3 ?? "");
    const month = monthOf.get(bare) ?? Number(bare);
    if (!end) return null;
    return { start: { year: end.year, month }, end, current: false, isRange: true, from, to };
  }
  if (g.a4 !== undefined) {
    const [start, end] = [readShortDate(g.a4), g.b4 === undefined ? null : readShortDate(g.b4)];
    return { start, end, current: g.b4 === undefined, isRange: true, from, to };
  }
  if (g.a5 !== undefined)
    return { start: readShortDate(g.a5), end: null, current: true, isRange: true, from, to };
  const start = readDatePoint(g.a ?? "");
  if (!start) return null;
  if (g.now !== undefined) return { start, end: null, current: true, isRange: true, from, to };
  const end = g.b === undefined ? shortEnd(start, g.yy ?? g.slash?.slice(1)) : readDatePoint(g.b);
  if (end) return { start, end, current: false, isRange: true, from, to };
  const lasts = g.open !== undefined || /^(?:since|seit|depuis|desde|ab) /.test(g.s ?? "");
  const skipped = lasts ? 0 : (g.s ?? "").length;
  return { start, end: null, current: lasts, isRange: lasts, from: from + skipped, to };
}

/** Reads the two-digit end of `2018-19` or `2018 - 21`. */
function shortEnd(start: DatePoint, yy: string | undefined): DatePoint | null {
  if (yy === undefined) return null;
  const end = Math.floor(start.year / 100) * 100 + Number(yy);
  return end >= start.year && end - start.year < 50 ? { year: end, month: null } : null;
}

const shortYear = (yy: number): number => (yy > 60 ? 1900 + yy : 2000 + yy);
const checked = (y: number, m: number): DatePoint => ({ year: y, month: m >= 1 && m <= 12 ? m : null });

/** Writes a date as the contract has it: `YYYY-MM`, `YYYY`, or empty. */
export function writeDate(date: DatePoint | null): string {
  if (!date) return "";
  return date.month === null ? String(date.year) : `${date.year}-${String(date.month).padStart(2, "0")}`;
}

const howMany = "(?:\\d{1,2}|one|two|three|four|six|una?|dos|tres|une|deux|trois|eine?|zwei|drei)";
const timeUnit =
  "(?:weeks?|wochen?|semanas?|semaines?|years?|yrs?|months?|mos?|jahre?n?|monate?n?|ans?|annees?|mois|anos?|mes(?:es)?)";
const durationOnly = new RegExp(
  `^\\(?${howMany} ${timeUnit}(?:,? (?:and |und |et |y )?\\d{1,2} ${timeUnit})?\\)?$`,
);

/** Tells whether a text is only a duration, such as `5 years 9 months` or `(2 Jahre)`. */
export const isDuration = (text: string): boolean => durationOnly.test(fold(text).trim());

const longestDate = 120;

export function isMostlyDate(text: string): boolean {
  if (text.length > longestDate) return false;
  const spans = findDates(text);
  if (spans.length === 0) return false;
  const letters = (part: string): number => part.replace(/[\s()|,.;:•·–—-]/g, "").length;
  const dated = spans.reduce((sum, span) => sum + letters(text.slice(span.from, span.to)), 0);
  return dated >= letters(text) * 0.8;
}
