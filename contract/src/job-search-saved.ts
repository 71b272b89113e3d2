import { z } from "zod";
import { endpoint, jsonBytes } from "./endpoint.ts";
import { JobLevel, JobSort, JobType, mostKm } from "./jobs.ts";
import { Done, filledLine, Id, Instant, Language, line } from "./values.ts";

export const savedSearchesLimit = 30;

export const searchAlerts = ["off", "instant", "daily", "weekly"] as const;
export const SearchAlert = z.enum(searchAlerts);
export type SearchAlert = z.infer<typeof SearchAlert>;

/** The filters of a saved search; unused ones are absent. */
export const KeptFilters = z.object({
  query: line(500),
  location: line(200).optional(),
  within: z.int().min(1).max(mostKm).optional(),
  near: z.array(line(80)).max(200).optional(),
  remote: z.boolean().optional(),
  jobType: JobType.optional(),
  salaryMin: z.number().min(0).max(100_000_000).optional(),
  unknownPay: z.boolean().optional(),
  salaryKnown: z.boolean().optional(),
  level: JobLevel.optional(),
  company: line(200).optional(),
  source: line(60).optional(),
  language: Language.optional(),
  postedWithin: z.int().min(1).max(365).optional(),
  hideCompanies: z.array(line(200)).max(200).optional(),
  asTyped: z.boolean().optional(),
  withUnwanted: z.boolean().optional(),
  sort: JobSort.optional(),
});
export type KeptFilters = z.infer<typeof KeptFilters>;

const SearchName = filledLine(80);

/** `fresh`: postings since the person last opened it, among the newest 1,000 matches. */
export const SavedSearch = z.object({
  id: Id,
  name: z.string(),
  filters: KeptFilters,
  alert: SearchAlert,
  fresh: z.int(),
  createdAt: Instant,
  seenAt: Instant,
});
export type SavedSearch = z.infer<typeof SavedSearch>;

export const listSavedSearches = endpoint({
  method: "GET",
  path: "/api/saved-searches",
  access: "user",
  noun: "saved-searches",
  response: z.object({ searches: z.array(SavedSearch), limit: z.int() }),
  errors: ["not_signed_in"],
});

/** Names need not be unique. */
export const saveSearch = endpoint({
  method: "POST",
  path: "/api/saved-searches",
  access: "user",
  noun: "saved-searches",
  body: z.object({ name: SearchName, filters: KeptFilters, alert: SearchAlert.default("daily") }),
  bodyLimit: { bytes: jsonBytes(58_000), values: 2_000 },
  response: z.object({ search: SavedSearch }),
  errors: ["not_signed_in", "too_many_searches"],
  limit: 60,
});

const SearchParams = z.object({ id: Id });

/** Only the given fields. `seen`: the person has just opened the search. */
export const changeSearch = endpoint({
  method: "PUT",
  path: "/api/saved-searches/:id",
  access: "user",
  noun: "saved-searches",
  params: SearchParams,
  body: z.object({
    name: SearchName.optional(),
    alert: SearchAlert.optional(),
    seen: z.literal(true).optional(),
  }),
  response: z.object({ search: SavedSearch }),
  errors: ["not_signed_in", "not_found"],
});

/** `not_found` also for another person's. */
export const deleteSearch = endpoint({
  method: "DELETE",
  path: "/api/saved-searches/:id",
  access: "user",
  noun: "saved-searches",
  params: SearchParams,
  response: Done,
  errors: ["not_signed_in", "not_found"],
});
