import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { Job } from "./jobs.ts";
import { Done, filledLine, Instant, line, text } from "./values.ts";

/**
 * A posting a person keeps, as its card stood when they saved it: it stays although the posting may be
 * gone. The description is cut to the length of a card.
 *
 * @property goneSince Since when the posting is closed or no longer there, as far as we know; null while it stands.
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

/** The newest ids are answered with every page, so that a search result can show what is saved. */
export const savedJobIdsLimit = 2_000;

/** Tags of one saved job, and how long one may be. */
export const savedJobTags = { atMost: 12, length: 30 } as const;

/** What is written on a saved job at most, in characters. */
export const savedJobNotesLength = 10_000;

/** How many jobs stand side by side. */
export const comparedJobs = { least: 2, most: 4 } as const;

export const savedJobSorts = ["saved", "posted", "pay", "title", "company"] as const;
export const SavedJobSort = z.enum(savedJobSorts);
export type SavedJobSort = z.infer<typeof SavedJobSort>;

export const SavedJobState = z.enum(["open", "gone"]);
export type SavedJobState = z.infer<typeof SavedJobState>;

/** `total` counts what meets the filter; `tags`, `gone`, `kept` and `jobIds` are of everything that is kept. */
export const SavedJobsAnswer = z.object({
  savedJobs: z.array(SavedJob),
  page: z.int(),
  hasMore: z.boolean(),
  total: z.int(),
  jobIds: z.array(z.string()).max(savedJobIdsLimit),
  kept: z.int(),
  gone: z.int(),
  /** The tags in use, the commonest first. */
  tags: z.array(z.object({ tag: z.string(), count: z.int() })),
});
export type SavedJobsAnswer = z.infer<typeof SavedJobsAnswer>;

/** The asker's saved jobs, the last saved first unless `sort` says otherwise. `text`: in title, company or place. */
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

/** Saves a posting; saving it again changes nothing. A removed one comes back even when the posting is gone. */
export const saveJob = endpoint({
  method: "PUT",
  path: "/api/saved-jobs/:jobId",
  access: "user",
  noun: "saved-jobs",
  params: JobParams,
  response: z.object({ savedJob: SavedJob }),
  errors: ["not_signed_in", "not_found"],
});

/** Takes a posting off the list; one that is not on it is no error. */
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
 * Writes the notes or the tags of a saved job. A stale `version` is refused with 409 and `details.current`; without
 * one the last write wins. The same tag in other letter case is one tag.
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
 * A saved job beside others. `score`: how well it fits the asker, 0 to 100, null when nothing can be compared; `has`
 * whether the asker's resume or profile names the skill, null while neither says anything.
 */
export const ComparedJob = z.object({
  saved: SavedJob,
  score: z.int().nullable(),
  skills: z.array(z.object({ name: z.string(), has: z.boolean().nullable() })),
});
export type ComparedJob = z.infer<typeof ComparedJob>;

/** Two to four saved jobs side by side, in the order asked for: ids joined by `|`. */
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
