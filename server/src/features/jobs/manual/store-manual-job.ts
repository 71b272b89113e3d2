import { AppError } from "@waymark/contract/errors";
import type { Job } from "@waymark/contract/jobs";
import { type ManualJob, manualJobsLimit } from "@waymark/contract/jobs-manual";
import { normalisePosting } from "@waymark/domain/jobs/normalise";
import { linkKey, readLink } from "@waymark/domain/jobs/text/link";
import type { Deps } from "../../../deps.ts";
import { newId } from "../../../ids.ts";
import { readAddress } from "../../../ports/job-sources/board-address.ts";
import { jobOf } from "../get-job.ts";
import { rowOf } from "../job-row.ts";
import { countManualJobs, deleteManualJobs, manualJobAt, putManualJob, readManualJobs } from "./store.ts";

/** The address of a posting without one; `.invalid` is reserved, so no such host can exist. */
const nowhere = "https://posting.invalid/";

const ownBadges = /(?:^|\.)(linkedin|indeed|glassdoor)\.[a-z.]{2,6}$/;

/** The text of a posting's badge: the host's name, or the brand of the three largest boards. */
export function badgeOfAddress(address: string): string {
  const host = readAddress(address)?.hostname.replace(/^www\./, "");
  if (host === undefined) return "own";
  return ownBadges.exec(host)?.[1] ?? host;
}

/**
 * Stores a posting that a person brought in, cleaned like any other and only for them. The same address again updates
 * the stored one.
 * @throws AppError invalid_request for a title without a letter, too_many_own_postings.
 */
export async function storeManualJob(deps: Deps, userId: string, given: ManualJob): Promise<Job> {
  const address = readLink(readAddress(given.address)?.href ?? "");
  const now = deps.now();
  const posting = normalisePosting(
    {
      source: badgeOfAddress(address),
      title: given.title,
      company: given.company,
      location: given.location,
      description: given.text,
      url: address === "" ? nowhere : address,
    },
    now,
  );
  if ("refused" in posting) throw new AppError("invalid_request");
  const key = address === "" ? "" : linkKey(address);
  const known = key === "" ? undefined : await manualJobAt(deps.db, userId, key);
  if (known === undefined && (await countManualJobs(deps.db, userId)) >= manualJobsLimit)
    throw new AppError("too_many_own_postings", { limit: manualJobsLimit });
  const id = known ?? newId();
  const made = jobOf(rowOf(posting, id, { now, sample: false }), now);
  const job = { ...made, url: address, ...(address === "" ? { links: [] } : {}) };
  await putManualJob(deps.db, { id, userId, job, linkKey: key, createdAt: now });
  return job;
}

/** Forgets postings a person brought in and has taken off their list for good. Others' ids change nothing. */
export const pruneManualJobs = (deps: Deps, userId: string, ids: readonly string[]): Promise<void> =>
  deleteManualJobs(deps.db, userId, ids);

/** The jobs that a person brought in, for their export. */
export const exportManualJobs = (deps: Deps, userId: string): Promise<{ job: Job; createdAt: Date }[]> =>
  readManualJobs(deps.db, userId);
