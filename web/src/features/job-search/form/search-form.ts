import type { KeptFilters } from "@waymark/contract/job-search-saved";
import { JobLevel, JobSort, JobType, mostKm, type SearchQuery } from "@waymark/contract/jobs";
import { Language } from "@waymark/contract/values";
import { parseSalary } from "../../../lib/parse-salary.ts";

/** The search panel's fields as typed. */
export interface SearchForm {
  query: string;
  location: string;
  /** Radius in kilometres, as text; empty for the place alone. */
  within: string;
  remote: boolean;
  jobType: JobType | "all";
  salaryMin: string;
  unknownPay: boolean;
  sort: JobSort;
  /** Maximum age in days, as text; empty for any. */
  postedWithin: string;
  level: JobLevel | "";
  company: string;
  source: string;
  language: Language | "";
  salaryKnown: boolean;
  hideCompanies: readonly string[];
  asTyped: boolean;
  withUnwanted: boolean;
}

/** The panel's initial values. */
export const firstForm: SearchForm = {
  query: "registered nurse",
  location: "",
  within: "",
  remote: false,
  jobType: "all",
  salaryMin: "",
  unknownPay: false,
  sort: "relevance",
  postedWithin: "",
  level: "",
  company: "",
  source: "",
  language: "",
  salaryKnown: false,
  hideCompanies: [],
  asTyped: false,
  withUnwanted: false,
};

/** The values after 'Reset Search'. */
export const resetForm: SearchForm = { ...firstForm, query: "software engineer" };

/** The address parameters of a search. */
export const formKeys = [
  "query",
  "location",
  "within",
  "remote",
  "jobType",
  "salaryMin",
  "unknownPay",
  "sort",
  "postedWithin",
  "level",
  "company",
  "source",
  "language",
  "salaryKnown",
  "hideCompanies",
  "asTyped",
  "withUnwanted",
] as const;

type AddressValues = Readonly<Record<string, unknown>>;

// The router parses `salaryMin=50000` as a number; this turns it back into text.
function textOf(value: unknown, max: number): string {
  return typeof value === "string" || typeof value === "number" ? String(value).slice(0, max) : "";
}

/** A whole number from 1 up to `most`, as text; empty for anything else. */
const numberOf = (value: unknown, most: number): string => {
  const number = Number(textOf(value, 3));
  return Number.isInteger(number) && number >= 1 && number <= most ? String(number) : "";
};

const namesOf = (text: string): string[] =>
  text
    .split("|")
    .map((name) => name.trim())
    .filter((name) => name !== "" && name.length <= 200)
    .slice(0, 200);

/** The search in the address, or null when there is none. */
export function readForm(values: AddressValues): SearchForm | null {
  if (formKeys.every((key) => values[key] === undefined)) return null;
  const jobType = JobType.safeParse(values.jobType);
  return {
    query: values.query === undefined ? firstForm.query : textOf(values.query, 500),
    location: textOf(values.location, 200),
    within: numberOf(values.within, mostKm),
    remote: values.remote === true,
    jobType: jobType.success ? jobType.data : "all",
    salaryMin: textOf(values.salaryMin, 40),
    unknownPay: values.unknownPay === true,
    sort: JobSort.safeParse(values.sort).data ?? "relevance",
    postedWithin: numberOf(values.postedWithin, 365),
    level: JobLevel.safeParse(values.level).data ?? "",
    company: textOf(values.company, 200),
    source: textOf(values.source, 60).toLowerCase(),
    language: Language.safeParse(values.language).data ?? "",
    salaryKnown: values.salaryKnown === true,
    hideCompanies: namesOf(textOf(values.hideCompanies, 20_000)),
    asTyped: values.asTyped === true,
    withUnwanted: values.withUnwanted === true,
  };
}

/** A search as address parameters, without unset ones. */
export function writeForm(form: SearchForm): Record<(typeof formKeys)[number], string | true | undefined> {
  return {
    query: form.query.trim(),
    location: form.location.trim() || undefined,
    within: (form.location.trim() && form.within) || undefined,
    remote: form.remote || undefined,
    jobType: form.jobType === "all" ? undefined : form.jobType,
    salaryMin: form.salaryMin.trim() || undefined,
    unknownPay: form.unknownPay || undefined,
    sort: form.sort === "relevance" ? undefined : form.sort,
    postedWithin: form.postedWithin || undefined,
    level: form.level || undefined,
    company: form.company.trim() || undefined,
    source: form.source || undefined,
    language: form.language || undefined,
    salaryKnown: form.salaryKnown || undefined,
    hideCompanies: form.hideCompanies.join("|") || undefined,
    asTyped: form.asTyped || undefined,
    withUnwanted: form.withUnwanted || undefined,
  };
}

export function isSameForm(one: SearchForm, other: SearchForm): boolean {
  return JSON.stringify(writeForm(one)) === JSON.stringify(writeForm(other));
}

export type SearchCall = Pick<SearchQuery, "query"> &
  Partial<
    Pick<
      SearchQuery,
      | "location"
      | "within"
      | "jobType"
      | "salaryMin"
      | "postedWithin"
      | "level"
      | "company"
      | "source"
      | "language"
      | "sort"
    >
  > & {
    remote?: "true";
    unknownPay?: "true";
    salaryKnown?: "true";
    asTyped?: "true";
    withUnwanted?: "true";
    refine?: "true";
    hideCompanies?: string;
  };

/** The query parameters for the server: only filters that are set, and the salary only if it is a number. */
export function toCall(form: SearchForm): SearchCall {
  const {
    location,
    salaryMin,
    remote,
    unknownPay,
    salaryKnown,
    asTyped,
    withUnwanted,
    hideCompanies,
    ...kept
  } = toFilters(form);
  return {
    ...kept,
    ...(location === undefined ? {} : { location }),
    ...(remote ? { remote: "true" as const } : {}),
    ...(salaryMin === undefined ? {} : { salaryMin }),
    ...(unknownPay ? { unknownPay: "true" as const } : {}),
    ...(salaryKnown ? { salaryKnown: "true" as const } : {}),
    ...(asTyped ? { asTyped: "true" as const } : {}),
    ...(withUnwanted ? { withUnwanted: "true" as const } : {}),
    ...(hideCompanies === undefined ? {} : { hideCompanies: hideCompanies.join("|") }),
  };
}

export function toFilters(form: SearchForm): Omit<KeptFilters, "near"> {
  const location = form.location.trim();
  const company = form.company.trim();
  const salaryMin = parseSalary(form.salaryMin);
  return {
    query: form.query.trim(),
    ...(location === "" ? {} : { location }),
    ...(location === "" || form.within === "" ? {} : { within: Number(form.within) }),
    ...(form.remote ? { remote: true } : {}),
    ...(form.jobType === "all" ? {} : { jobType: form.jobType }),
    ...(salaryMin === null ? {} : { salaryMin }),
    ...(salaryMin !== null && form.unknownPay ? { unknownPay: true } : {}),
    ...(form.sort === "relevance" ? {} : { sort: form.sort }),
    ...(form.postedWithin === "" ? {} : { postedWithin: Number(form.postedWithin) }),
    ...(form.level === "" ? {} : { level: form.level }),
    ...(company === "" ? {} : { company }),
    ...(form.source === "" ? {} : { source: form.source }),
    ...(form.language === "" ? {} : { language: form.language }),
    ...(form.salaryKnown ? { salaryKnown: true } : {}),
    ...(form.hideCompanies.length === 0 ? {} : { hideCompanies: [...form.hideCompanies] }),
    ...(form.asTyped ? { asTyped: true } : {}),
    ...(form.withUnwanted ? { withUnwanted: true } : {}),
  };
}

/** A saved search as form values. */
export function fromFilters(kept: KeptFilters): SearchForm {
  const { salaryMin, postedWithin, within, near: _near, ...rest } = kept;
  const stated = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  return {
    ...firstForm,
    ...stated,
    within: within === undefined ? "" : String(within),
    salaryMin: salaryMin === undefined ? "" : String(salaryMin),
    postedWithin: postedWithin === undefined ? "" : String(postedWithin),
  };
}
