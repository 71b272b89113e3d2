import type { RawPay, RawPosting } from "../jobs/posting.ts";
import { fold } from "../vocabulary/fold.ts";
import type { PayPeriod } from "../vocabulary/money.ts";

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const first = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value);
const fieldsOf = (value: unknown): Fields => {
  const one = first(value);
  return isFields(one) ? one : {};
};
const textIn = (value: unknown): string => (typeof value === "string" ? value.trim() : "");

const periods: Readonly<Record<string, PayPeriod>> = {
  hour: "hour",
  hourly: "hour",
  hr: "hour",
  day: "day",
  daily: "day",
  week: "week",
  weekly: "week",
  month: "month",
  monthly: "month",
  mon: "month",
  year: "year",
  yearly: "year",
  annual: "year",
  ann: "year",
};

/** The pay period that a source names ("HOUR", "per-year-salary", "monthly"); a year when none is known. */
function periodNamed(value: unknown): PayPeriod {
  const words = textIn(value)
    .toLowerCase()
    .split(/[^a-z]+/);
  for (const word of words) if (periods[word] !== undefined) return periods[word];
  return "year";
}

const sourceName = (value: unknown): string =>
  fold(textIn(value))
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 40);

/** Source names that are reserved for the product itself. */
const ownSources = new Set(["", "sample", "samples"]);

/**
 * Reads a row of an imported file: the fields of a Job (optionally with `country`, `employmentType`, `salaryMin`,
 * `salaryMax`, `currency`), or a schema.org JobPosting. `source` is used for rows that name none.
 * @returns null when the row is neither.
 */
export function readRow(row: unknown, source: string): RawPosting | null {
  if (!isFields(row)) return null;
  const named = sourceName(row.source);
  const from = ownSources.has(named) ? source : named;
  const kinds = [row["@type"]].flat();
  if (kinds.includes("JobPosting") || (row.hiringOrganization !== undefined && row.title !== undefined)) {
    return readJobPosting(row, from);
  }
  if (row.title === undefined && row.company === undefined && row.url === undefined) return null;
  const pay = payIn(row.salaryMin, row.salaryMax, row.currency, row.salaryPeriod);
  return {
    source: from,
    sourceId: row.id,
    title: row.title,
    company: row.company,
    location: row.location,
    country: row.country,
    remote: row.remote,
    posted: row.postedDate,
    expires: row.validThrough ?? row.expires,
    salary: row.salary,
    ...(pay === undefined ? {} : { pay }),
    description: row.description,
    type: row.type || row.employmentType,
    url: row.url,
  };
}

function payIn(min: unknown, max: unknown, currency: unknown, period: unknown): RawPay | undefined {
  if ((min ?? "") === "" && (max ?? "") === "") return undefined;
  return { min, max, currency, period: periodNamed(period) };
}

/** The places of a JobPosting as one text, and the country when there is only one. */
function placeOf(row: Fields): { location: string; country: string } {
  const countries = new Set<string>();
  const texts = [row.jobLocation]
    .flat()
    .slice(0, 10)
    .map((place) => {
      const address = isFields(place) ? place.address : place;
      if (typeof address === "string") return address;
      const parts = fieldsOf(address);
      const country = textIn(parts.addressCountry) || textIn(fieldsOf(parts.addressCountry).name);
      if (country !== "") countries.add(country);
      return [textIn(parts.addressLocality), textIn(parts.addressRegion), country]
        .filter((t) => t !== "")
        .join(", ");
    });
  const regions = [row.applicantLocationRequirements].flat().map((r) => textIn(fieldsOf(r).name));
  const location = [...new Set(texts.filter((t) => t !== ""))].join(" | ");
  return {
    location: location || regions.filter((t) => t !== "").join(" | "),
    country: countries.size === 1 ? ([...countries][0] ?? "") : "",
  };
}

/** Reads a schema.org JobPosting from a page or feed, where values are often strings and single values may be lists. */
export function readJobPosting(row: Fields, source: string): RawPosting {
  const { location, country } = placeOf(row);
  const salary = fieldsOf(row.baseSalary);
  const value = fieldsOf(salary.value);
  const flat = isFields(first(salary.value)) ? undefined : salary.value;
  const stated = value.value ?? flat;
  const isText = typeof stated === "string" && !/^[\d.]+$/.test(stated.trim());
  const pay = payIn(
    value.minValue ?? (isText ? undefined : stated),
    value.maxValue ?? (isText ? undefined : stated),
    salary.currency ?? row.salaryCurrency,
    value.unitText ?? salary.unitText,
  );
  const identifier = row.identifier;
  return {
    source,
    sourceId: textIn(isFields(identifier) ? identifier.value : identifier) || undefined,
    title: row.title ?? row.name,
    company: fieldsOf(row.hiringOrganization).name ?? first(row.hiringOrganization),
    location,
    country,
    remote: [row.jobLocationType].flat().includes("TELECOMMUTE"),
    posted: row.datePosted,
    expires: row.validThrough,
    salary: isText ? stated : typeof row.baseSalary === "string" ? row.baseSalary : undefined,
    ...(pay === undefined ? {} : { pay }),
    description: row.description,
    type: row.employmentType,
    url: row.url ?? row["@id"] ?? row.sameAs ?? fieldsOf(row.mainEntityOfPage)["@id"],
  };
}
