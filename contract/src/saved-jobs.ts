import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { Job } from "./jobs.ts";
import { Done, Instant, line } from "./values.ts";

/**
 * A posting a person keeps, as its card stood when they saved it: it stays although the posting may be
 * gone. The description is cut to the length of a card.
 */
export const SavedJob = z.object({ job: Job, savedAt: Instant });
export type SavedJob = z.infer<typeof SavedJob>;

/** The newest ids are answered with every page, so that a search result can show what is saved. */
export const savedJobIdsLimit = 2_000;

export const SavedJobsAnswer = z.object({
  savedJobs: z.array(SavedJob),
  page: z.int(),
  hasMore: z.boolean(),
  total: z.int(),
  jobIds: z.array(z.string()).max(savedJobIdsLimit),
});
export type SavedJobsAnswer = z.infer<typeof SavedJobsAnswer>;

/** The asker's saved jobs, the last saved first. */
export const listSavedJobs = endpoint({
  method: "GET",
  path: "/api/saved-jobs",
  access: "user",
  noun: "saved-jobs",
  query: z.object({
    page: z.coerce.number().int().min(1).max(500).default(1),
    limit: z.coerce.number().int().min(1).max(100).default(100),
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
