import type { DateOrder } from "@waymark/contract/applications-transfer";
import { monthOfName } from "../../vocabulary/dates.ts";
import { fold } from "../../vocabulary/fold.ts";

const dayMs = 86_400_000;
/** Day 0 of spreadsheets, which treat 1900 as a leap year. */
const serialZero = Date.UTC(1899, 11, 30);
/** Spreadsheet serials from 1990 to 2099. A plain number outside of this range is no date. */
const serials = [32_874, 73_050] as const;

const numeric = /^(\d{1,4})\s*([./-])\s*(\d{1,2})\s*\2\s*(\d{1,4})\.?(?!\d)/;

/** A valid date at noon UTC, which is the same day in nearly every zone; null for dates such as 31 February. */
function dayOf(year: number, month: number, day: number): Date | null {
  const full = year < 100 ? 2_000 + year : year;
  const at = new Date(Date.UTC(full, month - 1, day, 12));
  const isThere = at.getUTCMonth() === month - 1 && at.getUTCDate() === day;
  return isThere && full >= 1990 && full < 2_100 ? at : null;
}

/** "5 March 2026", "Mar 5, 2026", "5. März 2026", "5 de marzo de 2026", "05-Mar-26". */
function inWords(text: string): Date | null {
  const parts =
    fold(text)
      .match(/[a-z]+|\d+/g)
      ?.slice(0, 8) ?? [];
  const month = parts.map(monthOfName).find((found) => found !== null);
  const [one, two] = parts.filter((part) => /^\d+$/.test(part)).map(Number);
  if (month == null || one === undefined || two === undefined) return null;
  return one > 31 ? dayOf(one, month, two) : dayOf(two, month, one);
}

function inNumbers(text: string, order: DateOrder): Date | null {
  const [, first = "", , second = "", third = ""] = numeric.exec(text) ?? [];
  if (first === "") return null;
  const [a, b, c] = [Number(first), Number(second), Number(third)];
  if (first.length > 2) return dayOf(a, b, c);
  // When one order gives an impossible date, the other order is meant.
  const dmy = dayOf(c, b, a);
  const mdy = dayOf(c, a, b);
  if (order === "ymd") return dayOf(a, b, c) ?? dmy ?? mdy;
  return order === "dmy" ? (dmy ?? mdy) : (mdy ?? dmy);
}

/**
 * Reads a cell as an instant: ISO 8601, numbers in the given order, month names of the four languages, a spreadsheet
 * serial, or seconds or milliseconds since 1970. A date without a time becomes noon UTC; null when the cell holds no
 * date.
 */
export function readDate(cell: string, order: DateOrder): Date | null {
  const text = cell.trim().slice(0, 60);
  if (/^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/.test(text)) {
    const at = new Date(/(?:z|[+-]\d{2}:?\d{2})$/i.test(text) ? text : `${text.replace(" ", "T")}Z`);
    if (!Number.isNaN(at.getTime())) return at;
  }
  if (/^\d+(?:[.,]\d+)?$/.test(text)) return ofNumber(Number(text.replace(",", ".")));
  return inNumbers(text, order) ?? inWords(text);
}

function ofNumber(value: number): Date | null {
  if (value >= serials[0] && value < serials[1])
    return new Date(serialZero + Math.floor(value) * dayMs + dayMs / 2);
  if (value >= 631_152_000 && value < 4_102_444_800) return new Date(value * 1_000);
  if (value >= 631_152_000_000 && value < 4_102_444_800_000) return new Date(value);
  return null;
}

/**
 * A date that is valid in one order only decides, dots mean that the day comes first; otherwise the order is `usual`
 * and `sure` is false.
 */
export function guessDateOrder(
  cells: Iterable<string>,
  usual: DateOrder,
): { readonly order: DateOrder; readonly sure: boolean } {
  let dayFirst = 0;
  let monthFirst = 0;
  let open = 0;
  for (const cell of cells) {
    const [, first = "", sign = "", second = ""] = numeric.exec(cell.trim()) ?? [];
    if (first === "" || first.length > 2) continue;
    const [a, b] = [Number(first), Number(second)];
    // A date that is invalid in both orders proves nothing.
    if (a > 12 && b > 12) continue;
    if (sign === "." || a > 12) dayFirst++;
    else if (b > 12) monthFirst++;
    else open++;
  }
  if (dayFirst !== monthFirst) return { order: dayFirst > monthFirst ? "dmy" : "mdy", sure: true };
  return { order: usual, sure: open === 0 && dayFirst === 0 };
}
