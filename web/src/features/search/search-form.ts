import { JobType, type SearchQuery } from "@waymark/contract/jobs";
import { parseSalary } from "./parse-salary.ts";

/** What stands in the fields of the panel, as typed. */
export interface SearchForm {
  query: string;
  location: string;
  remote: boolean;
  jobType: JobType | "all";
  salaryMin: string;
  unknownPay: boolean;
}

/** The panel as it opens for the first time. */
export const firstForm: SearchForm = {
  query: "registered nurse",
  location: "",
  remote: false,
  jobType: "all",
  salaryMin: "",
  unknownPay: false,
};

/** The panel after 'Reset Search'. */
export const resetForm: SearchForm = { ...firstForm, query: "software engineer" };

/** Names of the address's parameters that hold a search. */
export const formKeys = ["query", "location", "remote", "jobType", "salaryMin", "unknownPay"] as const;

type AddressValues = Readonly<Record<string, unknown>>;

// The router reads `salaryMin=50000` as a number: what is not text is made text again.
function textOf(value: unknown, max: number): string {
  return typeof value === "string" || typeof value === "number" ? String(value).slice(0, max) : "";
}

/** The search an address holds, or null when it holds none. */
export function readForm(values: AddressValues): SearchForm | null {
  if (formKeys.every((key) => values[key] === undefined)) return null;
  const jobType = JobType.safeParse(values.jobType);
  return {
    query: values.query === undefined ? firstForm.query : textOf(values.query, 500),
    location: textOf(values.location, 200),
    remote: values.remote === true,
    jobType: jobType.success ? jobType.data : "all",
    salaryMin: textOf(values.salaryMin, 40),
    unknownPay: values.unknownPay === true,
  };
}

/** A search as parameters of the address; what is not set is absent. */
export function writeForm(form: SearchForm): Record<(typeof formKeys)[number], string | true | undefined> {
  return {
    query: form.query.trim(),
    location: form.location.trim() || undefined,
    remote: form.remote || undefined,
    jobType: form.jobType === "all" ? undefined : form.jobType,
    salaryMin: form.salaryMin.trim() || undefined,
    unknownPay: form.unknownPay || undefined,
  };
}

export function isSameForm(one: SearchForm, other: SearchForm): boolean {
  return JSON.stringify(writeForm(one)) === JSON.stringify(writeForm(other));
}

export type SearchCall = Pick<SearchQuery, "query"> &
  Partial<Pick<SearchQuery, "location" | "jobType" | "salaryMin">> & { remote?: "true"; unknownPay?: "true" };

/** What is asked of the server: filters only when set, the salary only when it is a number. */
export function toCall(form: SearchForm): SearchCall {
  const location = form.location.trim();
  const salaryMin = parseSalary(form.salaryMin);
  return {
    query: form.query.trim(),
    ...(location === "" ? {} : { location }),
    ...(form.remote ? { remote: "true" as const } : {}),
    ...(form.jobType === "all" ? {} : { jobType: form.jobType }),
    ...(salaryMin === null ? {} : { salaryMin }),
    ...(salaryMin !== null && form.unknownPay ? { unknownPay: "true" as const } : {}),
  };
}
