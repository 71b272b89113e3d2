import type { SourceProblem } from "@waymark/contract/job-sources";
import type { Deps } from "../../deps.ts";
import { keysOf } from "../../ports/job-sources/enabled-sources.ts";
import type { JobSource } from "../../ports/job-sources/port.ts";
import { Robots } from "../../ports/job-sources/robots.ts";
import { blankSource, type Pausing, pauseFor, pausing } from "./fetch-source.ts";
import { requestToken } from "./fetching/fetch-step.ts";
import { firstSteps, SourceRun } from "./fetching/source-run.ts";
import { readSources, saveSource } from "./sources-store.ts";

/**
 * The outcome of one request to a source.
 *
 * @property isAsked False where there was nothing to ask for: no employer's board is followed.
 * @property problem Why there is no usable answer.
 * @property read Items of the answer; `kept` of them are postings, `skipped` are none.
 * @property isPart The answer was cut off or damaged.
 * @property hasOtherShape There was an answer, but at least half of its items are no postings any more.
 */
export interface SourceTrial {
  readonly isAsked: boolean;
  readonly problem: SourceProblem | "";
  readonly read: number;
  readonly kept: number;
  readonly skipped: number;
  readonly isPart: boolean;
  readonly hasOtherShape: boolean;
}

/** Some sources need that many requests for one posting: rules for robots, a map of the site, a page. */
const mostRequests = 4;

interface TrialOptions {
  readonly signal?: AbortSignal;
  /** Waits between two requests; replaced in tests. */
  readonly pause?: Pausing;
}

/** Keeps what a source brought in at most four requests, and tells what it was like. Its schedule stays. */
export async function trySource(
  deps: Deps,
  source: JobSource,
  { signal, pause = pausing }: TrialOptions = {},
): Promise<SourceTrial> {
  const keys = keysOf(deps.config, source);
  const given = await requestToken(deps, source, keys);
  const nothing = { read: 0, kept: 0, skipped: 0, isPart: false, hasOtherShape: false };
  if ("problem" in given) return { isAsked: true, problem: given.problem, ...nothing };
  const [first] = await firstSteps(deps, source, []);
  if (first === undefined) return { isAsked: false, problem: "", ...nothing };
  const robots = new Robots(deps.fetch);
  const run = new SourceRun({ deps, source, keys, robots, token: given.token, signal }, [first]);
  await run.step();
  for (let i = 1; i < mostRequests && run.kept === 0 && run.error === "" && run.nextUrl !== undefined; i++) {
    await pause(await pauseFor(source, run.nextUrl, robots), signal);
    if (signal?.aborted) break;
    await run.step();
  }
  await run.settleBoards();
  const { error, read, kept, skipped, isPart } = run;
  const before = (await readSources(deps.db)).find(({ id }) => id === source.id) ?? blankSource(source.id);
  await saveSource(deps.db, {
    ...before,
    lastSuccess: kept > 0 ? deps.now() : before.lastSuccess,
    lastError: kept > 0 ? "" : error,
    // One request of many says nothing of how many there are.
    count: Math.max(before.count, kept),
    failures: kept > 0 ? 0 : before.failures,
  });
  return {
    isAsked: true,
    problem: error,
    ...{ read, kept, skipped, isPart },
    hasOtherShape: error === "" && read > 0 && skipped * 2 >= read,
  };
}
