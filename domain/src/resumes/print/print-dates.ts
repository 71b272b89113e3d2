import type { Language } from "@waymark/contract/values";

/** The words of a language for dates. `months` are twelve short names. */
export interface DateWords {
  readonly months: readonly string[];
  /** "Present", "heute". */
  readonly present: string;
  /** "until {{date}}", for a span without a known start. */
  readonly until: (date: string) => string;
}

interface Span {
  readonly startDate: string;
  readonly endDate: string;
  readonly current: boolean;
}

/** The way a language writes months. German resumes are tables and use figures: `09/2019`. */
export type DateForm = "figures" | "names";
export const dateForm = (language: Language): DateForm => (language === "de" ? "figures" : "names");

const written = /^(\d{4})(?:-(\d{2}))?(?:-(\d{2}))?$/;

/** Writes a date of the contract (`YYYY`, `YYYY-MM`, `YYYY-MM-DD`); any other text is unchanged. */
export function printDate(date: string, form: DateForm, words: DateWords): string {
  const [, year = "", month, day] = date.match(written) ?? [];
  if (year === "") return date;
  const name = month === undefined ? undefined : words.months[Number(month) - 1];
  if (month === undefined) return year;
  if (name === undefined) return date;
  if (form === "figures") return day === undefined ? `${month}/${year}` : `${day}.${month}.${year}`;
  return day === undefined ? `${name} ${year}` : `${Number(day)} ${name} ${year}`;
}

/** Writes a span: `09/2019 – heute`, `2016 – 2018`, one date when both ends are the same, empty without dates. */
export function printSpan({ startDate, endDate, current }: Span, form: DateForm, words: DateWords): string {
  const start = printDate(startDate, form, words);
  const end = current ? words.present : printDate(endDate, form, words);
  if (start === "") return current || end === "" ? end : words.until(end);
  return end === "" || end === start ? start : `${start} – ${end}`;
}
