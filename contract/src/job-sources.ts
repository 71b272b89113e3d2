import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { Done, Id, Instant, line } from "./values.ts";

/** Why a source delivered nothing, or only a part (`partial`, `full`); the sentence is `sources.problem.<problem>`. */
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
 * A source of postings: its terms for showing them, and its state.
 *
 * @property state `on`: fetched; `needs_key`: would be fetched with the keys named in `keys`; `off`: not asked for.
 * @property credit The required credit: the sentence `sources.credit.<credit>`. The name links to `link`, or to the
 * posting at the source when that is null; search engines may follow it if `follow`.
 * @property aggregates Whether its postings count in figures: not with `needs_consent`; `consented` means that the
 * operator agreed.
 * @property countries ISO 3166-1 alpha-2; empty means anywhere.
 * @property label What an operator should know before switching it on: `sources.label.<label>`.
 * @property count Postings of its last successful run; `skipped` are items of its last run that were no postings.
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
  /** It failed three times in a row or more, and is only asked once in a while. */
  isAside: z.boolean(),
});
export type JobSourceInfo = z.infer<typeof JobSourceInfo>;

/** A source whose postings were imported from files. */
export const ImportedSource = z.object({
  name: z.string(),
  lastImport: Instant.nullable(),
  count: z.int(),
  skipped: z.int(),
  problem: z.union([SourceProblem, z.literal("")]),
});
export type ImportedSource = z.infer<typeof ImportedSource>;

/** An employer's board that failed three times and is no longer fetched. */
export const DroppedBoard = z.object({
  company: z.string(),
  kind: z.string(),
  page: z.string(),
  problem: z.union([SourceProblem, z.literal("")]),
  droppedAt: Instant,
});
export type DroppedBoard = z.infer<typeof DroppedBoard>;

/**
 * An employer's career site that is known and is read once somebody follows it.
 *
 * @property country ISO 3166-1 alpha-2.
 */
export const KnownSite = z.object({ company: z.string(), country: z.string(), address: z.string() });
export type KnownSite = z.infer<typeof KnownSite>;

export const listJobSources = endpoint({
  method: "GET",
  path: "/api/job-sources",
  access: "user",
  noun: "job-sources",
  response: z.object({
    sources: z.array(JobSourceInfo),
    imported: z.array(ImportedSource),
    /** Days that an imported posting without a closing date is kept after its last import; 0 means indefinitely. */
    importKeepDays: z.int(),
    dropped: z.array(DroppedBoard),
    sites: z.array(KnownSite),
  }),
  errors: ["not_signed_in"],
});

/**
 * For a search without results, best first: by the country of the place, else the person's own, and by the occupation
 * of the query. Sources that are on are left out.
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

export const followedBoardsLimit = 50;

/** Postings kept of a board that is only read because people follow it. */
export const boardPostingsLimit = 1_000;

/** A company whose board the person follows. `page` is the board's public page. */
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
  /** Whether this installation fetches boards of its kind at all. */
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
 * The board is recognised by the address of the career page, or found on the page; a page with schema.org postings is
 * followed as a site. Following a company again changes nothing.
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

/** `not_found` also for another person's. */
export const unfollowCompany = endpoint({
  method: "DELETE",
  path: "/api/followed-companies/:id",
  access: "user",
  noun: "job-sources",
  params: z.object({ id: Id }),
  response: Done,
  errors: ["not_signed_in", "not_found"],
});
