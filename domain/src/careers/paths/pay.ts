import type { CareerLevel, CareerPay } from "@waymark/contract/careers";
import { enough, percentile } from "../../jobs/salary/percentile.ts";
import { type Catalogue, figuresOf } from "../catalogue.ts";
import type { IscoWages } from "../facts/facts.ts";
import { iscoOf } from "../facts/isco.ts";
import { figureYears, topCodedWage } from "../figures.ts";
import type { Role } from "../roles.ts";

/** The percentiles of an occupation's pay that bound the pay at a level. */
const bands = {
  entry: ["p10", "p25"],
  mid: ["p25", "p50"],
  senior: ["p50", "p75"],
  lead: ["p75", "p90"],
  executive: ["p75", "p90"],
} as const satisfies Record<CareerLevel, readonly [string, string]>;

/** The bounds for occupations of managers only, whose median is already that of leads. */
const managerBands = { ...bands, lead: ["p50", "p75"] } as const;

type Percentile = "p10" | "p25" | "p50" | "p75" | "p90";

const bandOf = (catalogue: Catalogue, role: Role, level: CareerLevel): readonly [Percentile, Percentile] =>
  (catalogue.managersOnly.has(role.codes[0] ?? "") ? managerBands : bands)[level];

/** The pay at a level: lower end, middle and upper end. */
export interface LevelPay {
  readonly low: number;
  readonly middle: number;
  readonly high: number;
  /** Whether the upper end is at or above the highest wage that is published. */
  readonly open: boolean;
}

/** A role's yearly pay at a level, United States, from the catalogue; null for a code without figures. */
export function catalogueBand(catalogue: Catalogue, role: Role, level: CareerLevel): LevelPay | null {
  const wages = figuresOf(catalogue, role)?.wages;
  if (wages === undefined) return null;
  const [from, to] = bandOf(catalogue, role, level);
  const low = wages[from];
  const high = wages[to];
  return { low, middle: Math.round((low + high) / 2), high, open: high >= topCodedWage };
}

const source = "BLS OEWS";

/** Same in the form of the contract; `p25` and `p75` are the ends of the level's band, `p50` its middle. */
export function cataloguePay(catalogue: Catalogue, role: Role, level: CareerLevel): CareerPay | null {
  const band = catalogueBand(catalogue, role, level);
  if (band === null) return null;
  return {
    p25: band.low,
    p50: band.middle,
    p75: band.high,
    currency: "USD",
    period: "year",
    year: figureYears.wages,
    basis: "catalogue",
    country: "US",
    count: null,
    source,
  };
}

/** The pay at a level in the postings of the person's country; null for fewer than eight postings. */
export function postingsPay(
  catalogue: Catalogue,
  role: Role,
  level: CareerLevel,
  paid: {
    readonly sorted: ArrayLike<number>;
    readonly currency: string;
    readonly country: string;
    readonly year: number;
  },
): CareerPay | null {
  if (paid.sorted.length < enough) return null;
  const at = (name: Percentile) => Math.round(percentile(paid.sorted, Number(name.slice(1)) / 100));
  const [from, to] = bandOf(catalogue, role, level);
  return {
    p25: at(from),
    p50: Math.round((at(from) + at(to)) / 2),
    p75: at(to),
    currency: paid.currency,
    period: "year",
    year: paid.year,
    basis: "postings",
    country: paid.country,
    count: paid.sorted.length,
    source: "",
  };
}

/** The least number of ISCO digits that two occupations must share for using each other's pay. */
const fewestDigits = 2;

/**
 * A role's pay at a level by a country's imported wages: those of its ISCO group, else of the next larger group. When
 * only the median is published it is used for every level. Null for a role without an ISCO group or without a row.
 */
export function wagesPay(
  catalogue: Catalogue,
  role: Role,
  level: CareerLevel,
  paid: {
    readonly byIsco: ReadonlyMap<string, IscoWages>;
    readonly country: string;
    readonly source: string;
  },
): CareerPay | null {
  const row = wagesOf(role, paid.byIsco);
  if (row === null || row.p50 === null) return null;
  const middle = row.p50;
  const [from, to] = bandOf(catalogue, role, level);
  const low = row[from] ?? middle;
  const high = row[to] ?? middle;
  return {
    p25: low,
    p50: Math.round((low + high) / 2),
    p75: high,
    currency: row.currency,
    period: "year",
    year: row.year,
    basis: "wages",
    country: paid.country,
    count: null,
    source: paid.source,
  };
}

function wagesOf(role: Role, byIsco: ReadonlyMap<string, IscoWages>): IscoWages | null {
  for (let digits = 4; digits >= fewestDigits; digits--)
    for (const isco of iscoOf(role.codes[0] ?? "")) {
      const row = byIsco.get(isco.slice(0, digits));
      if (row !== undefined) return row;
    }
  return null;
}
