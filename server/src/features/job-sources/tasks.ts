import { z } from "zod";
import type { Deps } from "../../deps.ts";
import { switchedOn } from "../../ports/job-sources/enabled-sources.ts";
import { jobSourcesKnown } from "../../ports/job-sources/sources.ts";
import { taskKind } from "../../tasks/tasks.ts";
import { purgeChanges } from "../jobs/changes-store.ts";
import { sweepGroups } from "../jobs/duplicates/sweep-groups.ts";
import { locatePostings } from "../jobs/locate-postings.ts";
import { fetchBoard, fetchBoardTask } from "./fetch-board.ts";
import { fetchSource } from "./fetch-source.ts";
import { forgetAnswers } from "./fetching/fetch-runs-store.ts";
import {
  deleteUnseenPostings,
  pruneAbandonedBoards,
  pruneBoardsTask,
  pruneClosed,
  pruneImports,
} from "./prune-postings.ts";
import { readSources } from "./sources-store.ts";

const fetchJobSource = taskKind({
  name: "fetch-job-source",
  input: z.object({ source: z.string() }),
  retries: 0,
  expireSeconds: 1_800,
});

const checkJobSources = taskKind({
  name: "check-job-sources",
  input: z.object({}),
  retries: 0,
  expireSeconds: 60,
});

const tidyJobs = taskKind({ name: "tidy-jobs", input: z.object({}), retries: 1, expireSeconds: 600 });

const day = 86_400_000;
const longestUnseenDays = 180;

const purgeJobChanges = taskKind({
  name: "purge-job-changes",
  input: z.object({}),
  retries: 2,
  expireSeconds: 300,
});

export const locatePostingsTask = taskKind({
  name: "locate-postings",
  input: z.object({}),
  retries: 2,
  expireSeconds: 1_800,
});

const sweepCardsTask = taskKind({
  name: "sweep-job-cards",
  input: z.object({}),
  retries: 1,
  expireSeconds: 1_800,
});

/** An index that missed more than this is rebuilt from the table `jobs`. */
const changesKeptMs = 7 * day;

export async function addDueSources(deps: Deps): Promise<void> {
  const rows = new Map((await readSources(deps.db)).map((row) => [row.id, row]));
  for (const source of switchedOn(deps.config)) {
    const next = rows.get(source.id)?.nextRun;
    if (next != null && next > deps.now()) continue;
    await deps.tasks.add(deps.db, fetchJobSource, { source: source.id }, { key: source.id });
  }
}

/**
 * Takes out postings that have closed, those of boards nobody follows any more and of sources that are switched off
 * for long, and what is noted of them.
 */
export async function tidyPostings(deps: Deps): Promise<void> {
  await pruneAbandonedBoards(deps);
  await pruneClosed(deps);
  const on = new Set(switchedOn(deps.config));
  const ago = (days: number) => new Date(deps.now().getTime() - days * day);
  for (const source of jobSourcesKnown)
    if (!on.has(source)) await deleteUnseenPostings(deps, source.id, ago(source.policy.keepDays));
  // A source that answers only in part never shows that a posting is gone, so its postings go unseen for half a year
  // first.
  for (const source of on) await deleteUnseenPostings(deps, source.id, ago(longestUnseenDays));
  const { JOB_IMPORT_KEEP_DAYS: days } = deps.config;
  const known = jobSourcesKnown.map(({ id }) => id);
  if (days > 0) await pruneImports(deps, known, ago(days));
  await forgetAnswers(deps.db, ago(60));
}

/** Registers the tasks of postings; every ten minutes the due sources are fetched. */
export function registerJobTasks(deps: Deps): void {
  deps.tasks.handle(purgeJobChanges, () =>
    purgeChanges(deps.db, new Date(deps.now().getTime() - changesKeptMs)),
  );
  deps.tasks.every(purgeJobChanges, "41 3 * * *", {});
  deps.tasks.handle(checkJobSources, () => addDueSources(deps));
  deps.tasks.every(checkJobSources, "*/10 * * * *", {});
  deps.tasks.handle(tidyJobs, () => tidyPostings(deps));
  deps.tasks.every(tidyJobs, "27 * * * *", {});
  deps.tasks.handle(pruneBoardsTask, async () => {
    await pruneAbandonedBoards(deps);
  });
  deps.tasks.handle(sweepCardsTask, async (_, signal) => {
    const cards = await sweepGroups(deps, signal);
    if (cards > 0) deps.log.info({ cards }, "cards of postings were taken apart or put together");
  });
  deps.tasks.every(sweepCardsTask, "52 4 * * *", {});
  deps.tasks.handle(locatePostingsTask, (_, signal) => locatePostings(deps, signal));
  deps.tasks.every(locatePostingsTask, "13 * * * *", {});
  deps.tasks.handle(fetchBoardTask, async (board, signal) => {
    const kept = await fetchBoard(deps, board, signal);
    deps.log.info({ kind: board.kind, kept }, "fetched a followed board");
  });
  deps.tasks.handle(fetchJobSource, async ({ source }, signal) => {
    const known = switchedOn(deps.config).find(({ id }) => id === source);
    if (known === undefined) return;
    const report = await fetchSource(deps, known, Math.random(), signal);
    deps.log.info({ source, ...report }, "fetched job postings");
    // Continues after the other waiting sources.
    if (report.rest > 0 && !signal.aborted)
      await deps.tasks.add(deps.db, fetchJobSource, { source }, { key: source });
  });
}
