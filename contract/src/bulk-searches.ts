import { z } from "zod";
import { endpoint, jsonBytes } from "./endpoint.ts";
import { Job, mostKm } from "./jobs.ts";
import { Done, filledLine, Id, Instant, Language, line } from "./values.ts";

const noun = "bulk-searches";
const access = "user";
const missing = ["not_signed_in", "not_found"] as const;

export const bulkSearchesLimit = 50;
/** Most postings of one search. */
export const hitsPerSearch = 10;

/** One search of a list. `forId` is the member it is for; otherwise `forName` is as typed, or empty. */
export const BulkSearch = z.object({
  id: Id,
  forId: Id.nullable(),
  forName: line(120),
  title: filledLine(200),
  place: line(200),
  withinKm: z.int().min(1).max(mostKm).nullable(),
  /** Pay a year, in the currency of the posting. */
  minPay: z.number().min(0).max(100_000_000).nullable(),
});
export type BulkSearch = z.infer<typeof BulkSearch>;

/** The caller's list in a team. `weekly`: new postings are looked for once a week, and told of. */
export const BulkList = z.object({
  searches: z.array(BulkSearch),
  weekly: z.boolean(),
  version: z.int(),
  ranAt: Instant.nullable(),
});
export type BulkList = z.infer<typeof BulkList>;

const OfTeam = z.object({ teamId: z.string() });

/** Empty before the first save. For owners and coaches of the team. */
export const readBulkList = endpoint({
  method: "GET",
  path: "/api/teams/:teamId/bulk-searches",
  access,
  noun,
  params: OfTeam,
  response: z.object({ list: BulkList }),
  errors: [...missing, "plan_required"],
});

export const saveBulkList = endpoint({
  method: "PUT",
  path: "/api/teams/:teamId/bulk-searches",
  access,
  noun,
  params: OfTeam,
  body: z.object({
    searches: z.array(BulkSearch).max(bulkSearchesLimit),
    weekly: z.boolean(),
    version: z.int(),
  }),
  bodyLimit: { bytes: jsonBytes(bulkSearchesLimit * 660), values: 1_000 },
  response: z.object({ list: BulkList }),
  errors: [...missing, "plan_required", "conflict"],
});

/** Listed once, however many searches found it. */
export const BulkHit = z.object({
  job: Job.pick({
    id: true,
    title: true,
    company: true,
    location: true,
    url: true,
    postedDate: true,
    salary: true,
    sample: true,
  }),
  /** The match is that of the member a search is for, from 0 to 100. */
  for: z.array(
    z.object({
      searchId: Id,
      /** Null where the member shares no resume with the caller. */
      match: z.int().nullable(),
      /** Asked for by the posting and shown by the resume. */
      skills: z.array(z.string()),
    }),
  ),
});
export type BulkHit = z.infer<typeof BulkHit>;

export const BulkRun = z.object({
  hits: z.array(BulkHit),
  totals: z.array(z.object({ searchId: Id, total: z.int() })),
  ranAt: Instant,
});
export type BulkRun = z.infer<typeof BulkRun>;

export const runBulkList = endpoint({
  method: "POST",
  path: "/api/teams/:teamId/bulk-searches/run",
  access,
  noun,
  params: OfTeam,
  body: z.object({}),
  response: BulkRun,
  errors: [...missing, "plan_required"],
  limit: 10,
});

/** Cells that a spreadsheet would run are quoted. */
export const downloadBulkRun = endpoint({
  method: "GET",
  path: "/api/teams/:teamId/bulk-searches/file",
  access,
  noun,
  params: OfTeam,
  query: z.object({
    format: z.enum(["pdf", "csv"]).default("pdf"),
    paper: z.enum(["a4", "letter"]).default("a4"),
    language: Language.optional(),
  }),
  response: z.unknown(),
  answers: ["text/csv"],
  errors: [...missing, "plan_required", "not_printable", "busy"],
  limit: 10,
});

export const sendBulkHit = endpoint({
  method: "POST",
  path: "/api/teams/:teamId/bulk-searches/send",
  access,
  noun,
  params: OfTeam,
  body: z.object({ jobId: z.string().min(1).max(200), to: z.string().max(60) }),
  response: Done,
  errors: [...missing, "plan_required"],
  limit: 60,
});
