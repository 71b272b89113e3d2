import type { Layout } from "./layout.ts";
import type { Month, Person } from "./person.ts";
import { wordsOf } from "./words.ts";

/** A span as it is printed, in one or two lines, and as a reader has to understand it. */
export interface PrintedSpan {
  readonly text: string;
  readonly stacked: readonly [string, string];
  readonly start: string | null;
  readonly end: string | null;
}

const two = (value: number): string => String(value).padStart(2, "0");
const monthName = (language: string, month: number, length: "long" | "short"): string =>
  new Intl.DateTimeFormat(language === "en" ? "en-GB" : language, { month: length, timeZone: "UTC" }).format(
    Date.UTC(2020, month - 1, 15),
  );
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

function printedMonth(person: Person, form: Layout["dateForm"], { year, month }: Month): string {
  const { language } = person;
  switch (form) {
    case "month-year":
      return language === "es"
        ? `${monthName("es", month, "long")} de ${year}`
        : `${capital(monthName(language, month, "long"))} ${year}`;
    case "short-month":
      return `${capital(monthName(language, month, "short"))} ${year}`;
    case "slash":
      return `${two(month)}/${year}`;
    case "short-slash":
      return `${two(month)}/${two(year % 100)}`;
    case "dot":
      return `${two(month)}.${year}`;
    case "iso":
      return `${year}-${two(month)}`;
    case "day":
      return `01.${two(month)}.${year}`;
    case "season": {
      const seasons = wordsOf(language).seasons;
      return `${seasons[month < 6 ? 0 : month < 9 ? 1 : 2]} ${year}`;
    }
    default:
      return String(year);
  }
}

/** Whether the form says the month exactly. */
const hasMonth = (form: Layout["dateForm"]): boolean => !["year", "short-years", "season"].includes(form);

const wanted = (form: Layout["dateForm"], { year, month }: Month): string =>
  hasMonth(form) ? `${year}-${two(month)}` : String(year);

/** `turn` chooses among the words for "today", so that one resume keeps to one of them. */
export function printSpan(
  person: Person,
  layout: Pick<Layout, "dateForm" | "join">,
  { start, end }: { start: Month; end: Month | null },
  turn: number,
): PrintedSpan {
  if (!person.hasDates) return { text: "", stacked: ["", ""], start: null, end: null };
  const { dateForm, join } = layout;
  const words = wordsOf(person.language);
  const at = (list: readonly string[]): string => list[turn % list.length] ?? "";
  const from = printedMonth(person, dateForm, start);
  const isShort = dateForm === "short-years" && end !== null && end.year !== start.year;
  const to =
    end === null ? at(words.present) : isShort ? two(end.year % 100) : printedMonth(person, dateForm, end);
  const truth = { start: wanted(dateForm, start), end: end === null ? null : wanted(dateForm, end) };
  if (end === null && turn % 5 === 0) {
    const since = `${at(words.since)} ${from}`;
    return { text: since, stacked: [since, ""], ...truth };
  }
  if (from === to) return { text: from, stacked: [from, ""], ...truth };
  const between = {
    dash: " – ",
    hyphen: " - ",
    word: ` ${at(words.joins)} `,
    "long-dash": " — ",
    "no-spaces": "–",
    arrow: " → ",
  };
  const sign = isShort ? "–" : between[join];
  return { text: `${from}${sign}${to}`, stacked: [`${from}${sign.trimEnd()}`, to], ...truth };
}
