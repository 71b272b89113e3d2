import { z } from "zod";
import type { Deps } from "../../deps.ts";
import { boardKinds } from "../../ports/job-sources/board-address.ts";
import { keysOf, switchedOn } from "../../ports/job-sources/enabled-sources.ts";
import { Robots } from "../../ports/job-sources/robots.ts";
import { taskKind } from "../../tasks/tasks.ts";
import { updateSamples } from "../jobs/samples/load-samples.ts";
import { type Pausing, pauseFor, pausing, runMs } from "./fetch-source.ts";
import { SourceRun } from "./fetching/source-run.ts";

/** Fetches a single board, right after a person has followed it. */
export const fetchBoardTask = taskKind({
  name: "fetch-board",
  input: z.object({ kind: z.enum(boardKinds), slug: z.string() }),
  retries: 1,
  expireSeconds: 600,
});

/** Reads one board within the time of a run; the source's own runs continue. */
export async function fetchBoard(
  deps: Deps,
  board: z.infer<typeof fetchBoardTask.input>,
  signal?: AbortSignal,
  pause: Pausing = pausing,
): Promise<number> {
  const source = switchedOn(deps.config).find((known) => known.board === board.kind);
  if (source === undefined) return 0;
  const robots = new Robots(deps.fetch);
  const keys = keysOf(deps.config, source);
  const steps = source.start({ boards: [board], keys, queries: [], countries: [] });
  const run = new SourceRun({ deps, source, keys, robots, token: undefined, signal }, steps);
  const end = deps.now().getTime() + runMs;
  for (let n = 0; !run.isOver && signal?.aborted !== true && deps.now().getTime() < end; n++) {
    if (n > 0) await pause(await pauseFor(source, run.nextUrl ?? "", robots), signal);
    await run.step();
  }
  await run.settleBoards();
  await updateSamples(deps);
  return run.kept;
}
