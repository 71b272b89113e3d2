import { AppError } from "@waymark/contract/errors";
import type { Facts } from "./shape.ts";
import { figureOf, named, type Rows, table } from "./table.ts";

type Oews = Extract<Facts, { kind: "oews" }>;
type Wages = Extract<Facts, { kind: "wages" }>;

const oewsColumns = {
  area: named("AREA"),
  code: named("OCC_CODE"),
  name: named("OCC_TITLE"),
  group: named("O_GROUP"),
  employed: named("TOT_EMP"),
  p10: named("A_PCT10"),
  p25: named("A_PCT25"),
  p50: named("A_MEDIAN"),
  p75: named("A_PCT75"),
  p90: named("A_PCT90"),
  h10: named("H_PCT10"),
  h25: named("H_PCT25"),
  h50: named("H_MEDIAN"),
  h75: named("H_PCT75"),
  h90: named("H_PCT90"),
};
const hoursOfYear = 2_080;
/** The value of `#`: at or above the highest published wage. */
const topCoded = 239_200;

/** The yearly wage; for occupations paid by the hour and rarely all year, a full-time year's. */
function yearly(annual: string, hourly: string): number | null {
  if (annual === "#" || (annual === "*" && hourly === "#")) return topCoded;
  const wage = figureOf(annual);
  if (wage !== null) return wage;
  const hour = figureOf(hourly);
  return hour === null ? null : Math.round(hour * hoursOfYear);
}

/** Reads the national table of the Occupational Employment and Wage Statistics. */
export function readOews(sheets: readonly Rows[], fileName: string): Oews {
  const rows: Oews["rows"] = [];
  for (const row of table(sheets[0] ?? [], "OEWS", oewsColumns)) {
    // 99 is the whole country; a file of states or towns would contain each occupation many times.
    if (row.area !== "99") throw new AppError("facts_area");
    if (!/^\d\d-\d{4}$/.test(row.code) || row.group !== "detailed") continue;
    const wages = {
      p10: yearly(row.p10, row.h10),
      p25: yearly(row.p25, row.h25),
      p50: yearly(row.p50, row.h50),
      p75: yearly(row.p75, row.h75),
      p90: yearly(row.p90, row.h90),
    };
    if (Object.values(wages).every((wage) => wage === null)) continue;
    rows.push({ code: row.code, name: row.name.slice(0, 200), employed: figureOf(row.employed), ...wages });
  }
  const [, year = ""] = /M(20\d\d)/.exec(fileName) ?? [];
  return { kind: "oews", version: year === "" ? "" : `May ${year}`, rows };
}

/** A cell for the operator's terminal, without control characters. */
const shown = (cell: string): string => cell.replace(/[^\p{L}\p{N} .,-]/gu, "").slice(0, 40);

const wageColumns = {
  code: /^(?:isco|isco[-_ ]?0?8|code)$/i,
  currency: named("currency"),
  year: named("year"),
};
const percentiles = ["p10", "p25", "p50", "p75", "p90"] as const;
const optional = {
  ...wageColumns,
  p10: /^p10$/i,
  p25: /^p25$/i,
  p50: /^(?:p50|median)$/i,
  p75: /^p75$/i,
  p90: /^p90$/i,
};

/** A table of yearly pay by ISCO-08: `code, p10, p25, median, p75, p90, currency, year`; only `median` is required. */
export function readWages(rows: Rows): Wages {
  const [header = [], ...body] = rows;
  const has = (pattern: RegExp) => header.some((cell) => pattern.test(cell.trim()));
  // Of the percentiles only the median is required: missing columns are read as empty.
  const whole = [
    [...header, ...percentiles.filter((name) => name !== "p50" && !has(optional[name]))],
    ...body,
  ];
  const read: Wages["rows"] = [];
  let year = 0;
  for (const row of table(whole, "CSV", optional)) {
    if (!/^\d{1,4}$/.test(row.code))
      throw new AppError("facts_row", { row: shown(row.code), column: "code" });
    const currency = row.currency.toUpperCase();
    if (!/^[A-Z]{3}$/.test(currency))
      throw new AppError("facts_row", { row: shown(row.code), column: "currency" });
    const stated = Number(row.year);
    if (!Number.isInteger(stated) || stated < 1990 || stated > 2100)
      throw new AppError("facts_row", { row: shown(row.code), column: "year" });
    const pay = {
      p10: figureOf(row.p10),
      p25: figureOf(row.p25),
      p50: figureOf(row.p50),
      p75: figureOf(row.p75),
      p90: figureOf(row.p90),
    };
    const known = percentiles.map((name) => pay[name]).filter((wage) => wage !== null);
    if (pay.p50 === null || known.some((wage, i) => wage <= 0 || wage < (known[i - 1] ?? 0)))
      throw new AppError("facts_row", { row: shown(row.code), column: "p10–p90" });
    year = Math.max(year, stated);
    read.push({ code: row.code, currency, year: stated, ...pay });
  }
  return { kind: "wages", version: year === 0 ? "" : String(year), rows: read };
}
