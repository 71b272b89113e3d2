import { AppError } from "@waymark/contract/errors";
import { normalisePosting } from "@waymark/domain/jobs/normalise";
import type { Posting, RawPosting } from "@waymark/domain/jobs/posting";
import type { Deps } from "../../deps.ts";
import { keepPostings } from "./keep-postings.ts";
import { removeUnseen } from "./remove-unseen.ts";
import { settleSamples } from "./settle-samples.ts";
import type { JobSource } from "./sources/source.ts";
import { readSources, saveSource } from "./store.ts";

/** How one run of a source went. `failed` counts the addresses that gave nothing usable. */
export interface FetchReport {
  readonly read: number;
  readonly taken: number;
  readonly merged: number;
  readonly skipped: number;
  readonly failed: number;
  readonly error: string;
}

const minute = 60_000;
const day = 24 * 60 * minute;
const retryMinutes = 30;
const mostBytes = 40_000_000;
const batchSize = 50;

/** The address at the operator's mirror, when there is one. */
function atMirror(address: string, base: string | undefined): string {
  if (base === undefined) return address;
  const { pathname, search } = new URL(address);
  return `${base.replace(/\/+$/, "")}${pathname}${search}`;
}

/** Cleans and keeps a page bit by bit, so that others get their turn in between. */
async function keepPage(
  deps: Deps,
  page: readonly RawPosting[],
): Promise<{ taken: number; merged: number; refused: number }> {
  const total = { taken: 0, merged: 0, refused: 0 };
  for (let i = 0; i < page.length; i += batchSize) {
    const clean = page.slice(i, i + batchSize).map((raw) => normalisePosting(raw, deps.now()));
    const postings = clean.filter((posting): posting is Posting => !("refused" in posting));
    const kept = await keepPostings(deps, postings);
    total.taken += kept.taken;
    total.merged += kept.merged;
    total.refused += clean.length - postings.length;
  }
  return total;
}

/**
 * Fetches a source's postings and keeps them. An address that is down or answers garbage is noted and passed over;
 * what is stored stays. Postings the source has not shown for long go only after a run that brought some.
 * @param jitter a number from 0 to 1 that spreads the next run.
 */
export async function fetchSource(
  deps: Deps,
  source: JobSource,
  jitter: number,
  signal?: AbortSignal,
): Promise<FetchReport> {
  const total = { read: 0, taken: 0, merged: 0, skipped: 0, failed: 0, error: "" };
  const boards = deps.config.GREENHOUSE_BOARDS.split(",").map((board) => board.trim());
  const addresses = source.addresses(boards.filter((board) => board !== ""));
  for (const address of addresses) {
    if (signal?.aborted === true) break;
    try {
      const answer = await deps.fetch(atMirror(address, deps.config.JOB_SOURCES_BASE), {
        headers: { accept: "application/json", "user-agent": "Waymark (self-hosted job search)" },
        maxBytes: mostBytes,
        timeoutMs: 30_000,
        ...(signal === undefined ? {} : { signal }),
      });
      if (answer.status !== 200) throw new AppError("source_unavailable", { status: answer.status });
      const page = source.read(answer.text, address);
      const kept = await keepPage(deps, page.postings);
      total.read += page.postings.length + page.skipped;
      total.skipped += page.skipped + kept.refused;
      total.taken += kept.taken;
      total.merged += kept.merged;
      if (source.paged && page.postings.length === 0) break;
    } catch (error) {
      total.failed++;
      total.error = error instanceof AppError ? error.code : "source_unavailable";
      deps.log.warn({ source: source.id, problem: total.error }, "a job source gave nothing");
      if (source.paged) break;
    }
  }
  const kept = total.taken + total.merged;
  if (kept > 0)
    await removeUnseen(deps, source.id, new Date(deps.now().getTime() - source.policy.keepDays * day));
  await settleSamples(deps);
  await noteRun(deps, source, total, jitter);
  return total;
}

async function noteRun(
  deps: Deps,
  source: JobSource,
  run: { taken: number; merged: number; skipped: number; error: string },
  jitter: number,
): Promise<void> {
  const now = deps.now();
  const kept = run.taken + run.merged;
  const before = (await readSources(deps.db)).find((row) => row.id === source.id);
  const wait = kept > 0 ? source.policy.refreshMinutes : retryMinutes;
  await saveSource(deps.db, {
    id: source.id,
    lastSuccess: kept > 0 ? now : (before?.lastSuccess ?? null),
    lastError: kept > 0 ? "" : run.error,
    nextRun: new Date(now.getTime() + wait * minute * (1 + 0.25 * jitter)),
    count: kept > 0 ? kept : (before?.count ?? 0),
    skipped: run.skipped,
  });
}
