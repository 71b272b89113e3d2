import { attribute, xmlTokens } from "./xml-tokens.ts";

/** The cell styles of a workbook that show a number as a date. */
export interface DateStyles {
  readonly styles: ReadonlySet<string>;
  /** Days to add in workbooks that count from 1904 instead of 1900. */
  readonly ahead: number;
}

const dayMs = 86_400_000;
/** Day 0 of spreadsheets, which treat 1900 as a leap year. */
const serialZero = Date.UTC(1899, 11, 30);
/** 1 January 1904 as a serial number of the 1900 system. */
const from1904 = 1_462;
const lastDay = 2_958_465;

/** Formats that every program knows by number: dates, and those of some languages. */
const known = (id: number): boolean =>
  (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58);

/** Programs write no longer ones. */
const longestFormat = 255;

/** Whether a format shows a date: it contains days or years outside of quotes, brackets and escapes. */
export const showsDay = (code: string): boolean =>
  /[dy]/i.test(
    code
      .slice(0, longestFormat)
      .replace(/"[^"]*"|\[[^\]]*\]|\\.|_./g, "")
      .replace(/general/gi, ""),
  );

/** Reads `xl/styles.xml`. */
export function dateStyles(xml: string, startsIn1904: boolean): DateStyles {
  const own = new Map<string, boolean>();
  const styles = new Set<string>();
  let isCells = false;
  let at = 0;
  for (const token of xmlTokens(xml)) {
    if (token.kind === "text") continue;
    const name = token.name.slice(token.name.indexOf(":") + 1);
    if (name === "cellXfs") isCells = token.kind === "open" && !token.isEmpty;
    else if (token.kind !== "open") continue;
    else if (name === "numFmt")
      own.set(
        attribute(token.attributes, "numFmtId") ?? "",
        showsDay(attribute(token.attributes, "formatCode") ?? ""),
      );
    else if (name === "xf" && isCells) {
      const id = attribute(token.attributes, "numFmtId") ?? "";
      if (own.get(id) ?? known(Number(id))) styles.add(String(at));
      at++;
    }
  }
  return { styles, ahead: startsIn1904 ? from1904 : 0 };
}

/** The number of a cell as `2026-03-04` if its style shows a date; else null. */
export function dayOfSerial(value: string, style: string, { styles, ahead }: DateStyles): string | null {
  if (!styles.has(style)) return null;
  const serial = Number(value);
  if (!Number.isFinite(serial) || serial < 1 || serial + ahead > lastDay) return null;
  return new Date(serialZero + (Math.floor(serial) + ahead) * dayMs).toISOString().slice(0, 10);
}
