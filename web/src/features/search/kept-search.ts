import { JobLevel, JobSort } from "@waymark/contract/jobs";
import { Language } from "@waymark/contract/values";
import { z } from "zod";
import { firstForm, type SearchForm } from "./search-form.ts";

/** What this tab remembers of the panel: the search on the screen, and what was typed since. */
export interface KeptSearch {
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
});
const Kept = z.object({ owner: z.string(), searched: Form, typed: Form });

// Session storage may be closed, as local storage may: then nothing is remembered and the panel works on.

/** What the tab remembers for this person; the first search when it remembers nothing. */
export function readKept(owner: string): KeptSearch {
  try {
    const kept = Kept.parse(JSON.parse(sessionStorage.getItem(storageKey) ?? ""));
    if (kept.owner === owner) return kept;
  } catch {
    // Said above; or nothing was kept yet.
  }
  return { searched: firstForm, typed: firstForm };
}

export function writeKept(owner: string, kept: KeptSearch): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ owner, ...kept }));
  } catch {
    // Said above.
  }
}
