import { JobLevel, JobSort } from "@waymark/contract/jobs";
import { Language } from "@waymark/contract/values";
import { z } from "zod";
import { firstForm, type SearchForm } from "./search-form.ts";

/** The tab's stored search, and the fields as typed since. */
export interface StoredSearch {
  searched: SearchForm;
  typed: SearchForm;
}

const storageKey = "waymark.search";

const Form: z.ZodType<SearchForm> = z.object({
  query: z.string(),
  location: z.string(),
  within: z.string().default(""),
  remote: z.boolean(),
  jobType: z.enum(["all", "full-time", "part-time", "contract", "internship"]),
  salaryMin: z.string(),
  unknownPay: z.boolean(),
  sort: JobSort,
  postedWithin: z.string(),
  level: z.union([JobLevel, z.literal("")]),
  company: z.string(),
  source: z.string(),
  language: z.union([Language, z.literal("")]),
  salaryKnown: z.boolean(),
  hideCompanies: z.array(z.string()),
  asTyped: z.boolean(),
  withUnwanted: z.boolean().default(false),
});
const Kept = z.object({ owner: z.string(), searched: Form, typed: Form });

// Session storage may be blocked; then nothing is stored and the panel works without it.

/** The tab's stored search for this person; the default search when there is none. */
export function readStoredSearch(owner: string): StoredSearch {
  try {
    const kept = Kept.parse(JSON.parse(sessionStorage.getItem(storageKey) ?? ""));
    if (kept.owner === owner) return kept;
  } catch {
    // Blocked, or nothing stored yet.
  }
  return { searched: firstForm, typed: firstForm };
}

export function writeStoredSearch(owner: string, kept: StoredSearch): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ owner, ...kept }));
  } catch {
    // Blocked: see above.
  }
}
