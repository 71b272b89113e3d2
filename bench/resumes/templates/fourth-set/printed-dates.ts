import type { Month } from "../../person.ts";
import type { Dated } from "../template.ts";

export interface Spanned {
  readonly start: Month;
  readonly end: Month | null;
}

/** Prints a month. */
export type Form = (month: Month) => string;

const short = "Jan Feb Mar Apr May June July Aug Sept Oct Nov Dec".split(" ");
export const two = (value: number): string => String(value).padStart(2, "0");

export const monthName = ({ year, month }: Month): string => `${short[month - 1]} ${year}`;
export const apostropheYear = ({ year, month }: Month): string =>
  `${short[month - 1]?.slice(0, 3)} '${two(year % 100)}`;
export const dashed = ({ year, month }: Month): string => `${two(month)}-${year}`;
export const slashed = ({ year, month }: Month): string => `${two(month)}/${year}`;
export const yearOnly = ({ year }: Month): string => String(year);

/** Both ends of a span in one form; nothing for a person who gives no dates. */
export function between<T extends Spanned>(
  { start, end, span }: Dated<T>,
  form: Form,
  sign: string,
  now: string,
): string {
  if (span.text === "") return "";
  const [from, to] = [form(start), end === null ? now : form(end)];
  return from === to ? from : `${from}${sign}${to}`;
}

/** The printed dates with brackets or another frame around them; nothing when there are none. */
export const framed = (before: string, dates: string, after: string): string =>
  dates === "" ? "" : `${before}${dates}${after}`;
