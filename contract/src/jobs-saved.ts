import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { Job } from "./jobs.ts";
import { Done, filledLine, Instant, line, text } from "./values.ts";

/**
 * The card is as of saving and stays when the posting is gone; its description is cut to the length of a card.
 * @property goneSince The posting was found closed or missing then; null while it is open.
 */
export const SavedJob = z.object({
  job: Job,
  savedAt: Instant,
  version: z.int(),
  goneSince: Instant.nullable(),
  notes: z.string(),
  tags: z.array(z.string()),
});
export type SavedJob = z.infer<typeof SavedJob>;

/** The newest ids are part of every page, so that search results can mark saved jobs. */
export const savedJobIdsLimit = 2_000;

export const savedJobTags = { atMost: 12, length: 30 } as const;

/** Characters of the notes of a saved job. */
export const savedJobNotesLength = 10_000;

export const comparedJobs = { least: 2, most: 4 } as const;

export const savedJobSorts = ["saved", "posted", "pay", "title", "company"] as const;
export const SavedJobSort = z.enum(savedJobSorts);
export type SavedJobSort = z.infer<typeof SavedJobSort>;

export const SavedJobState = z.enum(["open", "gone"]);
export type SavedJobState = z.infer<typeof SavedJobState>;

/** `total` counts the jobs that match the filter; `tags`, `gone`, `kept` and `jobIds` cover all saved jobs. */
export const SavedJobsAnswer = z.object({
  savedJobs: z.array(SavedJob),
  page: z.int(),
  hasMore: z.boolean(),
  total: z.int(),
  jobIds: z.array(z.string()).max(savedJobIdsLimit),
  kept: z.int(),
  gone: z.int(),
  /** The tags in use, the most frequent first. */
  tags: z.array(z.object({ tag: z.string(), count: z.int() })),
});
export type SavedJobsAnswer = z.infer<typeof SavedJobsAnswer>;

/** The person's saved jobs, the last saved first unless `sort` differs. `text` searches title, company and place. */
export const listSavedJobs = endpoint({
  method: "GET",
  path: "/api/saved-jobs",
  access: "user",
  noun: "saved-jobs",
  query: z.object({
    page: z.coerce.number().int().min(1).max(500).default(1),
    limit: z.coerce.number().int().min(1).max(100).default(100),
    text: line(100).default(""),
    tag: line(savedJobTags.length).default(""),
    state: SavedJobState.optional(),
    sort: SavedJobSort.default("saved"),
  }),
  response: SavedJobsAnswer,
  errors: ["not_signed_in"],
});

const JobParams = z.object({ jobId: line(200).min(1) });

/** Saving it again changes nothing. A removed one can be saved again even when the posting is gone. */
export const saveJob = endpoint({
  method: "PUT",
  path: "/api/saved-jobs/:jobId",
  access: "user",
  noun: "saved-jobs",
  params: JobParams,
  response: z.object({ savedJob: SavedJob }),
  errors: ["not_signed_in", "not_found"],
});

/** Succeeds too when the posting is not on the list. */
export const removeSavedJob = endpoint({
  method: "DELETE",
  path: "/api/saved-jobs/:jobId",
  access: "user",
  noun: "saved-jobs",
  params: JobParams,
  response: Done,
  errors: ["not_signed_in"],
});

/**
 * A stale `version` is refused with 409 and `details.current`; without a version the last write wins. Tags that differ
 * only in letter case are one tag.
 */
export const changeSavedJob = endpoint({
  method: "PUT",
  path: "/api/saved-jobs/:jobId/notes",
  access: "user",
  noun: "saved-jobs",
  params: JobParams,
  body: z.object({
    version: z.int().optional(),
    notes: text(savedJobNotesLength).optional(),
    tags: z.array(filledLine(savedJobTags.length)).max(savedJobTags.atMost).optional(),
  }),
  response: z.object({ savedJob: SavedJob }),
  errors: ["not_signed_in", "not_found", "conflict"],
  limit: 240,
});

/**
 * `score` is 0 to 100, null when it cannot be computed; `has`: the person's resume or profile names the skill, null
 * while both are empty.
 */
export const ComparedJob = z.object({
  saved: SavedJob,
  score: z.int().nullable(),
  skills: z.array(z.object({ name: z.string(), has: z.boolean().nullable() })),
});
export type ComparedJob = z.infer<typeof ComparedJob>;

/** Two to four, in the given order: ids joined by `|`. */
export const compareSavedJobs = endpoint({
  method: "GET",
  path: "/api/saved-jobs-compared",
  access: "user",
  noun: "saved-jobs",
  query: z.object({
    ids: z
      .string()
      .max(201 * comparedJobs.most)
      .transform((ids) => ids.split("|"))
      .pipe(
        z
          .array(line(200).min(1))
          .min(comparedJobs.least)
          .max(comparedJobs.most)
          .refine((ids) => new Set(ids).size === ids.length, { params: { problem: "duplicate" } }),
      ),
  }),
  response: z.object({ jobs: z.array(ComparedJob) }),
  errors: ["not_signed_in", "not_found"],
});
