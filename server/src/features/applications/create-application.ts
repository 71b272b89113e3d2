import {
  type Application,
  type ApplicationEvent,
  ApplicationJob,
  applicationsLimit,
  type createApplication as endpoint,
} from "@waymark/contract/applications";
import type { BodyOf } from "@waymark/contract/endpoint";
import { AppError } from "@waymark/contract/errors";
import { cutText } from "@waymark/domain/vocabulary/cut-text";
import type { Actor } from "../../actor.ts";
import { type Deps, inTransaction } from "../../deps.ts";
import { newId } from "../../ids.ts";
import { consumeQuota } from "../billing/consume-quota.ts";
import { getJob } from "../jobs/get-job.ts";
import { savedCopy } from "../jobs/saved/list-saved-jobs.ts";
import { rankOnTop } from "./board/place-in-column.ts";
import { requireStage } from "./board/stages.ts";
import { insertEvents } from "./events-store.ts";
import { jobFromInput, jobOfPosting } from "./job-of-posting.ts";
import { publishChange } from "./publish-change.ts";
import { readApplication } from "./read-application.ts";
import { happenedAt, stateColumns } from "./record-event.ts";
import { countRows, insertRows, lockTracker, ownerOf, readStages } from "./store.ts";

type Asked = BodyOf<typeof endpoint>;

/**
 * Creates an application from a posting, from a saved posting that is gone, or from the person's input, which takes
 * precedence. A repeated request with the same id creates and counts nothing more. `isCounted` is false for one that the
 * plan has counted already.
 * @throws AppError `not_found`, `plan_limit_reached`, `too_many_applications`, `no_such_stage`.
 */
export async function createApplication(
  deps: Deps,
  actor: Actor,
  asked: Asked,
  { isCounted = true } = {},
): Promise<Application> {
  return inTransaction(deps, async (tx) => {
    await lockTracker(tx.db, actor.userId);
    const id = asked.id ?? newId();
    // An id of another person gets the same answer as a missing one.
    if ((await ownerOf(tx.db, id)) !== null) return readApplication(tx, actor, id);
    const kept = await readStages(tx.db, actor.userId);
    const stage = requireStage(kept, asked.stage ?? "preparing").id;
    const { job, description } = await jobToApplyFor(tx, actor, asked);
    await requireBelowLimit(tx, actor, 1);
    if (isCounted) await consumeQuota(tx, actor, "create-application");
    const now = tx.now();
    const event: ApplicationEvent = {
      id: newId(),
      kind: "created",
      from: null,
      to: stage,
      undoes: null,
      at: happenedAt(asked.at, now),
      recordedAt: now.toISOString(),
    };
    const row = { id, userId: actor.userId, jobId: asked.jobId ?? null, job, description };
    const rank = await rankOnTop(tx, actor, stage);
    await insertRows(tx.db, [{ ...row, ...blank(now), rank, ...stateColumns([event], kept) }]);
    await insertEvents(tx.db, actor.userId, [{ applicationId: id, seq: 0, event }]);
    await publishChange(tx, actor, id);
    return readApplication(tx, actor, id);
  });
}

/** The defaults of a new row. */
export const blank = (now: Date) => ({
  tags: [] as string[],
  deadline: null,
  postingGone: false,
  archived: false,
  notesSealed: null,
  resumeId: null,
  resumeVersion: null,
  resumeNameSealed: null,
  letterNameSealed: null,
  version: 1,
  createdAt: now,
  updatedAt: now,
  deletedAt: null,
});

/** @throws AppError `too_many_applications`; the trash has room for as many again. */
export async function requireBelowLimit(deps: Deps, actor: Actor, more: number): Promise<void> {
  const live = await countRows(deps.db, actor.userId, { trash: false });
  const all = await countRows(deps.db, actor.userId, { trash: true });
  if (live + more > applicationsLimit || all + more > 2 * applicationsLimit)
    throw new AppError("too_many_applications", { limit: applicationsLimit });
}

async function jobToApplyFor(
  deps: Deps,
  actor: Actor,
  { jobId, job, description }: Asked,
): Promise<{ job: ApplicationJob; description: string }> {
  if (jobId === undefined) {
    if (job === undefined) throw new AppError("invalid_request");
    return { job: jobFromInput(job), description: description ?? "" };
  }
  const posting = (await getJob(deps, jobId, actor.userId)) ?? (await savedCopy(deps, actor, jobId));
  if (posting === null) throw new AppError("not_found");
  return {
    job: ApplicationJob.parse({ ...jobOfPosting(posting), ...job }),
    description: description ?? cutText(posting.description, 100_000),
  };
}
