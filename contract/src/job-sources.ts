import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { Done, Id, Instant, line } from "./values.ts";

/** Why a source gave nothing, or not all (`partial`, `full`); the sentence for each is `sources.problem.<problem>`. */
export const sourceProblems = [
  "unreachable",
  "slow",
  "too_large",
  "forbidden",
  "moved",
  "garbled",
  "partial",
  "full",
  "limited",
  "key_refused",
  "gone",
  "empty",
  "robots",
  "failed",
] as const;
export const SourceProblem = z.enum(sourceProblems);
export type SourceProblem = z.infer<typeof SourceProblem>;

/**
 * A source of postings: what it asks of those who show them, and how it has fared.
 *
 * @property state `on`: fetched; `needs_key`: would be fetched with the keys named in `keys`; `off`: not asked for.
 * @property credit How it wants to be named: the sentence `sources.credit.<credit>`; the name links to `link`, or to
 * the posting at the source when that is null; search engines may follow it where `follow` says so.
 * @property aggregates Whether its postings count in figures: `needs_consent` does not, `consented` has the operator's word.
 * @property countries ISO 3166-1 alpha-2; empty is anywhere.
 * @property label What is to be known before switching it on: `sources.label.<label>`.
 * @property count Postings its last good run showed; `skipped` items of its last run that were no postings.
 * @property boards Employers' boards that are fetched through it.
 */
export const JobSourceInfo = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(["list", "boards", "sites"]),
  state: z.enum(["on", "needs_key", "off"]),
  link: z.string().nullable(),
  credit: z.enum(["from", "by"]),
  follow: z.boolean(),
  beforeSignIn: z.boolean(),
  aggregates: z.enum(["allowed", "needs_consent", "consented"]),
  refreshMinutes: z.int(),
  keepDays: z.int(),
  askedPerDay: z.int().nullable(),
  countries: z.array(z.string()),
  groups: z.array(z.string()),
  keys: z.array(z.string()),
  keyPage: z.string().nullable(),
  label: z.enum(["unofficial", "open_listing", "free_text"]).nullable(),
  lastSuccess: Instant.nullable(),
  problem: z.union([SourceProblem, z.literal("")]),
  nextRun: Instant.nullable(),
  count: z.int(),
  skipped: z.int(),
  boards: z.int(),
});
export type JobSourceInfo = z.infer<typeof JobSourceInfo>;

/** A source of postings that files brought in. */
export const ImportedSource = z.object({
  name: z.string(),
  lastImport: Instant.nullable(),
  count: z.int(),
  skipped: z.int(),
  problem: z.union([SourceProblem, z.literal("")]),
});
export type ImportedSource = z.infer<typeof ImportedSource>;

/** An employer of a list whose board answered nothing three times and is left alone since. */
export const DroppedBoard = z.object({
  company: z.string(),
  kind: z.string(),
  page: z.string(),
  problem: z.union([SourceProblem, z.literal("")]),
  droppedAt: Instant,
});
export type DroppedBoard = z.infer<typeof DroppedBoard>;

/**
 * An employer's own career site that is known here and read once somebody follows it.
 *
 * @property country ISO 3166-1 alpha-2.
 */
export const KnownSite = z.object({ company: z.string(), country: z.string(), address: z.string() });
export type KnownSite = z.infer<typeof KnownSite>;

/** Where postings come from, and how each source fares. */
export const listJobSources = endpoint({
  method: "GET",
  path: "/api/job-sources",
  access: "user",
  noun: "job-sources",
  response: z.object({
    sources: z.array(JobSourceInfo),
    imported: z.array(ImportedSource),
    /** Days that an imported posting without a closing date stays after its last import; 0: for good. */
    importKeepDays: z.int(),
    dropped: z.array(DroppedBoard),
    sites: z.array(KnownSite),
  }),
  errors: ["not_signed_in"],
});

/**
 * Which sources would cover what a search asked for and did not find, best first: for the country of the place,
 * else the person's own, and the occupation of the words searched for. Sources that are on are left out.
 */
export const suggestSources = endpoint({
  method: "GET",
  path: "/api/job-sources/suggested",
  access: "user",
  noun: "job-sources",
  query: z.object({ query: line(500).default(""), location: line(200).default("") }),
  response: z.object({ sources: z.array(JobSourceInfo).max(3) }),
  errors: ["not_signed_in"],
});

/** Boards one person can follow at most. */
export const followedBoardsLimit = 50;

/** Postings kept of one board that is read only because people follow it. */
export const boardPostingsLimit = 1_000;

/** A company whose board a person follows. `page` is where people read the board. */
export const FollowedCompany = z.object({
  id: Id,
  company: z.string(),
  kind: z.string(),
  address: z.string(),
  page: z.string(),
  followedAt: Instant,
  lastSuccess: Instant.nullable(),
  problem: z.union([SourceProblem, z.literal("")]),
  count: z.int(),
  /** Whether its kind of board is fetched here at all. */
  fetched: z.boolean(),
});
export type FollowedCompany = z.infer<typeof FollowedCompany>;

export const listFollowedCompanies = endpoint({
  method: "GET",
  path: "/api/followed-companies",
  access: "user",
  noun: "job-sources",
  response: z.object({ companies: z.array(FollowedCompany), limit: z.int() }),
  errors: ["not_signed_in"],
});

/**
 * Follows the company whose career page this is. The board is known by its address, or found on the page; a page with
 * schema.org postings of its own is followed as a site. Following one that is followed changes nothing.
 */
export const followCompany = endpoint({
  method: "POST",
  path: "/api/followed-companies",
  access: "user",
  noun: "job-sources",
  action: "followed-board",
  body: z.object({ address: line(2_000).min(1) }),
  response: z.object({ company: FollowedCompany }),
  errors: [
    "not_signed_in",
    "email_unverified",
    "career_page_address",
    "career_page_unread",
    "career_page_unknown",
    "too_many_companies",
  ],
  limit: 20,
});

/** Follows a company no more; one that is not followed is no error to tell apart from somebody else's. */
export const unfollowCompany = endpoint({
  method: "DELETE",
  path: "/api/followed-companies/:id",
  access: "user",
  noun: "job-sources",
  params: z.object({ id: Id }),
  response: Done,
  errors: ["not_signed_in", "not_found"],
});
