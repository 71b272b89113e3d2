import type { SourceProblem } from "@waymark/contract/job-sources";
import type { Deps } from "../../../deps.ts";
import { boardKey } from "../../../ports/job-sources/board-address.ts";
import { keysOf } from "../../../ports/job-sources/enabled-sources.ts";
import type { JobSource, Step } from "../../../ports/job-sources/port.ts";
import { boardFailed, boardsToFetch, boardWorked } from "../boards/boards-store.ts";
import { syncBoards } from "../boards/sync-boards.ts";
import { deleteUnseenPostings } from "../prune-postings.ts";
import { touchSeen } from "../seen-store.ts";
import { freshPostings, saveAnswer } from "./fetch-runs-store.ts";
import { type Asking, requestStep, type StepAnswer } from "./fetch-step.ts";
import { keepPage } from "./keep-page.ts";
import { stepKey, storedSteps } from "./steps.ts";

const day = 86_400_000;
/** A stored text is not requested again until it is this old, as long as its list still names the posting. */
const textGoodForMs = 7 * day;
const mostWaiting = 5_000;
/** After this many unreachable requests in a row, our own network is probably down, not the other side. */
const givingUpAfter = 5;

const words = (list: string): string[] =>
  list
    .split(",")
    .map((word) => word.trim())
    .filter((word) => word !== "");

/** The first requests of a run: those left by an earlier run, else the source's own. */
export async function firstSteps(deps: Deps, source: JobSource, left: unknown): Promise<Step[]> {
  const waiting = storedSteps(left);
  if (waiting.length > 0) return waiting;
  if (source.board !== undefined) await syncBoards(deps);
  const rows = source.board === undefined ? [] : await boardsToFetch(deps.db, source.board);
  const boards = rows.map(({ slug }) => ({ kind: source.board ?? "site", slug }));
  const { JOB_QUERIES, JOB_COUNTRIES } = deps.config;
  return [
    ...source.start({
      boards,
      keys: keysOf(deps.config, source),
      queries: words(JOB_QUERIES),
      countries: words(JOB_COUNTRIES.toLowerCase()),
    }),
  ];
}

/** One run of a source: its queue of requests, and their results. */
export class SourceRun {
  readonly #asking: Asking;
  readonly #asked = new Set<string>();
  readonly #boards = new Map<
    string,
    { kept: number; problem: SourceProblem | ""; isPart: boolean; isFull: boolean }
  >();
  #queue: Step[];
  /** Requests to a host that asked for a pause. */
  #held: Step[] = [];
  #unreached = 0;
  read = 0;
  taken = 0;
  merged = 0;
  skipped = 0;
  failed = 0;
  error: SourceProblem | "" = "";
  /** Some answer was broken, so postings missing from it may still exist. */
  isPart = false;
  until: Date | undefined;

  constructor(asking: Asking, steps: readonly Step[]) {
    this.#asking = asking;
    this.#queue = [...steps];
  }

  get kept(): number {
    return this.taken + this.merged;
  }

  get waiting(): readonly Step[] {
    return [...this.#held, ...this.#queue].slice(0, mostWaiting);
  }

  get isOver(): boolean {
    return this.#queue.length === 0 || this.#unreached >= givingUpAfter;
  }

  get nextUrl(): string | undefined {
    return this.#queue[0]?.url;
  }

  /** Makes the next request and keeps what it brings. */
  async step(): Promise<void> {
    const step = this.#queue.shift();
    if (step === undefined || this.#asked.has(stepKey(step))) return;
    this.#asked.add(stepKey(step));
    const answer = await requestStep(this.#asking, step);
    if ("problem" in answer) {
      this.#note(step, answer);
      return;
    }
    this.#unreached = 0;
    if ("same" in answer) await this.#nothingNew(step, answer.same);
    else await this.#keep(step, answer);
  }

  async #keep(step: Step, answer: Extract<StepAnswer, { page: unknown }>): Promise<void> {
    const { deps, source } = this.#asking;
    const { page, etag, lastModified } = answer;
    const { read, skipped, sourceIds: postings, next, isPart } = page.head;
    const kept = await keepPage(deps, page.batches, { source, board: step.board });
    this.read += read;
    this.skipped += skipped + kept.left;
    this.taken += kept.taken;
    this.merged += kept.merged;
    this.isPart ||= isPart;
    this.#boardWorked(step, kept.taken + kept.merged, { isPart, isFull: kept.left > 0 });
    // A broken answer is requested again in full.
    if (!isPart && (etag !== "" || lastModified !== "")) {
      const row = {
        source: source.id,
        address: step.url,
        etag,
        lastModified,
        postings,
        next,
        answeredAt: deps.now(),
      };
      // An answer with too many postings to record is requested in full the next time.
      if (postings.length <= 5_000) await saveAnswer(deps.db, row);
    }
    await this.#enqueue(step, next);
  }

  /** Handles 'not modified': the postings of the last answer are still online. */
  async #nothingNew(step: Step, known: Extract<StepAnswer, { same: unknown }>["same"]): Promise<void> {
    const { deps, source } = this.#asking;
    const seen = await touchSeen(deps.db, source.id, known.postings, deps.now());
    const isLost = seen === 0 && known.postings.length > 0;
    await saveAnswer(deps.db, {
      ...known,
      ...(isLost ? { etag: "", lastModified: "" } : {}),
      answeredAt: deps.now(),
    });
    if (isLost && (known.etag !== "" || known.lastModified !== "")) {
      // Its postings were deleted meanwhile: requested without the cached headers, it returns them again.
      this.#asked.delete(stepKey(step));
      this.#queue.unshift(step);
      return;
    }
    this.read += known.postings.length;
    this.merged += seen;
    this.#boardWorked(step, seen);
    await this.#enqueue(step, storedSteps(known.next));
  }

  /** Adds the next requests; pages of known and fresh postings are not requested again. */
  async #enqueue(from: Step, steps: readonly Step[]): Promise<void> {
    const { deps, source } = this.#asking;
    const abouts = steps.flatMap((step) => step.about ?? []);
    const since = new Date(deps.now().getTime() - textGoodForMs);
    const fresh = await freshPostings(deps.db, source.id, abouts, since);
    const seen = await touchSeen(deps.db, source.id, [...fresh], deps.now());
    this.read += seen;
    this.merged += seen;
    if (seen > 0) this.#boardWorked(from, seen);
    const wanted = steps.filter((step) => step.about === undefined || !fresh.has(step.about));
    // A list's own postings come before the next board's, so that a board is whole when a run ends.
    this.#queue = [...wanted, ...this.#queue].slice(0, mostWaiting);
  }

  #boardWorked({ board }: Step, kept: number, { isPart = false, isFull = false } = {}): void {
    if (board === undefined) return;
    const before = this.#boards.get(board);
    this.#boards.set(board, {
      kept: (before?.kept ?? 0) + kept,
      problem: "",
      isPart: isPart || before?.isPart === true,
      isFull: isFull || before?.isFull === true,
    });
  }

  #note(step: Step, { problem, until }: Extract<StepAnswer, { problem: unknown }>): void {
    const { deps, source, signal } = this.#asking;
    if (signal?.aborted === true) {
      this.#asked.delete(stepKey(step));
      this.#queue.unshift(step);
      return;
    }
    this.failed++;
    // A warning for each request would fill the log of a machine without network; the run logs its result at the end.
    deps.log.debug({ source: source.id, problem }, "a job source gave nothing");
    this.#unreached = problem === "unreachable" || problem === "slow" ? this.#unreached + 1 : 0;
    // A single missing posting is a bad item; only the list says whether the board works.
    if (step.about !== undefined && problem !== "limited") {
      this.skipped++;
      return;
    }
    this.error = problem;
    if (problem === "limited") {
      this.#hold(step, until);
      return;
    }
    if (step.board !== undefined) {
      const kept = this.#boards.get(step.board)?.kept ?? 0;
      this.#boards.set(step.board, { kept, problem, isPart: false, isFull: false });
      this.#queue = this.#queue.filter((other) => other.board !== step.board);
      return;
    }
    // Unreadable postings of a page may still exist.
    this.isPart ||= problem === "garbled";
    const rest = problem === "garbled" || problem === "gone" ? [] : [step, ...this.#queue];
    this.#queue = [];
    this.#held = rest;
  }

  #hold(step: Step, until: Date | undefined): void {
    const host = new URL(step.url).host;
    const isThere = (other: Step) => new URL(other.url).host === host;
    this.#held.push(step, ...this.#queue.filter(isThere));
    this.#queue = this.#queue.filter((other) => !isThere(other));
    const wanted = until ?? new Date(this.#asking.deps.now().getTime() + 60 * 60_000);
    if (this.until === undefined || wanted > this.until) this.until = wanted;
  }

  /**
   * Notes how each board fared and lets go what it shows no more. When nothing was reached at all, no board is to
   * blame; and when none worked, none loses its postings.
   */
  async settleBoards(): Promise<void> {
    const { deps, source } = this.#asking;
    const kind = source.board;
    if (kind === undefined) return;
    const unfinished = new Set(this.waiting.map((step) => step.board));
    const hasWorked = [...this.#boards.values()].some(({ problem }) => problem === "");
    const before = new Date(deps.now().getTime() - source.policy.keepDays * day);
    for (const [slug, { kept, problem, isPart, isFull }] of this.#boards) {
      const id = boardKey({ kind, slug });
      const isAway = problem === "unreachable" || problem === "slow";
      // Some kinds answer an empty list for a board that does not exist, so an empty board counts as a failure.
      const isEmpty = problem === "" && kept === 0;
      if (problem === "" && kept > 0)
        await boardWorked(deps.db, id, { kept, at: deps.now(), problem: isFull ? "full" : "" });
      else if (isEmpty && !unfinished.has(slug)) await boardFailed(deps.db, id, "empty", deps.now());
      else if (isEmpty) continue;
      else if (hasWorked || !isAway) await boardFailed(deps.db, id, problem, deps.now());
      const isSure = problem === "" ? kept > 0 && !isPart : problem === "gone" && hasWorked;
      if (isSure && !unfinished.has(slug)) await deleteUnseenPostings(deps, source.id, before, slug);
    }
  }

  /** Ends the run: the source fails too often. */
  stop(): void {
    this.#held = [];
    this.#queue = [];
  }
}
