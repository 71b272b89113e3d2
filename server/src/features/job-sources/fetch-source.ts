import { setTimeout as wait } from "node:timers/promises";
import type { SourceProblem } from "@waymark/contract/job-sources";
import type { Deps } from "../../deps.ts";
import { keysOf } from "../../ports/job-sources/enabled-sources.ts";
import type { JobSource } from "../../ports/job-sources/port.ts";
import { Robots } from "../../ports/job-sources/robots.ts";
import { updateSamples } from "../jobs/samples/load-samples.ts";
import { requestToken } from "./fetching/fetch-step.ts";
import { nextRunAt, openCircuitAfter } from "./fetching/plan-run.ts";
import { firstSteps, SourceRun } from "./fetching/source-run.ts";
import { storedSteps } from "./fetching/steps.ts";
import { deleteUnseenPostings } from "./prune-postings.ts";
import { readSources, type SourceRow, saveSource } from "./sources-store.ts";

/** The result of one run of a source. `failed` counts requests without a usable answer, `rest` those not made. */
export interface FetchReport {
  readonly read: number;
  readonly taken: number;
  readonly merged: number;
  readonly skipped: number;
  readonly failed: number;
  readonly error: SourceProblem | "";
  readonly rest: number;
}

const day = 86_400_000;
/** A run ends after this time and the next one continues, so that every source gets its turn. */
export const runMs = 120_000;
const savedEvery = 20;

export type Pausing = (ms: number, signal: AbortSignal | undefined) => Promise<void>;

export const pausing: Pausing = async (ms, signal) => {
  await wait(ms, undefined, signal === undefined ? {} : { signal }).catch(() => {});
};

export const blankSource = (id: string): SourceRow => ({
  id,
  lastSuccess: null,
  lastError: "",
  nextRun: null,
  count: 0,
  skipped: 0,
  failures: 0,
  asked: 0,
  askedOn: "",
  waiting: [],
});

/**
 * Fetches a source's postings and keeps them, request by request: one host at a time with its pauses, only what
 * changed, within its daily budget. A failed or unreadable request is recorded and skipped; stored postings stay. The next
 * run begins with the remaining requests. `jitter`, from 0 to 1, spreads the next run.
 */
export async function fetchSource(
  deps: Deps,
  source: JobSource,
  jitter: number,
  signal?: AbortSignal,
  pause = pausing,
): Promise<FetchReport> {
  const before = (await readSources(deps.db)).find((row) => row.id === source.id) ?? blankSource(source.id);
  const today = deps.now().toISOString().slice(0, 10);
  let asked = before.askedOn === today ? before.asked : 0;
  const most = source.policy.askedPerDay ?? Number.POSITIVE_INFINITY;
  const keys = keysOf(deps.config, source);
  const robots = new Robots(deps.fetch);
  const given = asked < most ? await requestToken(deps, source, keys) : { token: undefined };
  const token = "token" in given ? given.token : undefined;
  const steps = "problem" in given ? [] : await firstSteps(deps, source, before.waiting);
  const run = new SourceRun({ deps, source, keys, robots, token, signal }, steps);
  if ("problem" in given) run.error = given.problem;
  // A run that continues one with a broken answer is incomplete, too.
  run.isPart = before.lastError === "partial" && storedSteps(before.waiting).length > 0;
  const isOpen = before.failures >= openCircuitAfter;
  const end = deps.now().getTime() + runMs;
  const hosts = new Set<string>();
  for (
    let n = 0;
    !run.isOver && asked < most && signal?.aborted !== true && deps.now().getTime() < end;
    n++
  ) {
    const url = run.nextUrl ?? "";
    const host = URL.canParse(url) ? new URL(url).host : "";
    if (hosts.has(host)) await pause(await pauseFor(source, url, robots), signal);
    hosts.add(host);
    asked++;
    await run.step();
    if (isOpen && run.kept === 0 && run.error !== "") run.stop();
    if (n % savedEvery === savedEvery - 1)
      await saveSource(deps.db, { ...before, asked, askedOn: today, waiting: [...run.waiting] });
  }
  await run.settleBoards();
  const isWhole = run.waiting.length === 0 && !run.isPart;
  if (run.kept > 0 && isWhole && source.board === undefined)
    await deleteUnseenPostings(
      deps,
      source.id,
      new Date(deps.now().getTime() - source.policy.keepDays * day),
    );
  await updateSamples(deps);
  await noteRun(deps, source, run, { before, asked, today, jitter, isSpent: asked >= most });
  const { read, taken, merged, skipped, failed, error } = run;
  return { read, taken, merged, skipped, failed, error, rest: isGoingOn(run) ? run.waiting.length : 0 };
}

/** The pause between two requests to a host: the source's own, or a longer one requested by the site. */
export async function pauseFor(source: JobSource, url: string, robots: Robots): Promise<number> {
  const own = source.policy.pauseMs ?? 0;
  if (source.policy.obeysRobots !== true || url === "") return own;
  return Math.max(own, (await robots.for(url)).pauseMs);
}

/** Whether a run ended only because its time was up. */
const isGoingOn = (run: SourceRun): boolean =>
  !run.isOver && run.until === undefined && run.waiting.length > 0;

async function noteRun(
  deps: Deps,
  source: JobSource,
  run: SourceRun,
  about: { before: SourceRow; asked: number; today: string; jitter: number; isSpent: boolean },
): Promise<void> {
  const { before, asked, today, jitter } = about;
  const now = deps.now();
  const isSpent = about.isSpent && run.waiting.length > 0;
  const isGood = run.kept > 0 || (run.error === "" && isSpent);
  const failures = isGood ? 0 : before.failures + 1;
  const midnight = new Date(Date.parse(`${today}T00:00:00Z`) + day + jitter * 60 * 60_000);
  const goesOn = isGoingOn(run) && !isSpent;
  const until = isSpent ? midnight : run.until;
  const planned = nextRunAt(
    { kept: run.kept, failures, until, refreshMinutes: source.policy.refreshMinutes },
    now,
    jitter,
  );
  await saveSource(deps.db, {
    id: source.id,
    lastSuccess: run.kept > 0 ? now : before.lastSuccess,
    lastError: !isGood ? run.error : run.isPart ? "partial" : "",
    nextRun: goesOn
      ? now
      : isSpent
        ? midnight
        : run.until !== undefined && run.kept > 0
          ? run.until
          : planned,
    count: run.kept > 0 ? run.kept : before.count,
    skipped: run.skipped,
    failures,
    asked,
    askedOn: today,
    // After several failures it starts over, because the remaining requests may be the unreadable ones.
    waiting: failures >= openCircuitAfter ? [] : [...run.waiting],
  });
}
