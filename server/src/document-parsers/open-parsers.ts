import { importFileLimit } from "@waymark/contract/applications-transfer";
import { AppError, type ErrorCode } from "@waymark/contract/errors";
import { type Confinement, unconfined } from "../confinement/confinement.ts";
import { type Child, startChild } from "./child-process.ts";
import { factLimits } from "./facts/limits.ts";
import { limits } from "./limits.ts";
import type { Job, Report, Step } from "./messages.ts";
import type { DocumentParsers, OnProgress } from "./parsers.ts";
import { requestBundle } from "./request-bundle.ts";

export interface ParserPoolOptions {
  /** The most reader processes. */
  size: number;
  /**
   * Readers started and warmed at once, all by default: each takes about fifty megabytes. The others start on demand.
   */
  atOnce?: number;
  /**
   * Milliseconds without a file or `prepare` after which the readers end, to give their memory back. Such a pool starts
   * without readers; by default they start at once and stay.
   */
  restMs?: number;
  /** Files that may wait; the next one gets `files_busy`. */
  queue: number;
  /** Longest time for one file, in milliseconds. */
  timeoutMs: number;
  /** Longest time for a file with text recognition, from its start. */
  recognizingMs?: number;
  /** Resident memory at which a reader is killed. */
  memoryMb: number;
  entry: string | URL;
  execArgv?: readonly string[];
  /** Keeps the readers away from this installation; without it they have the rights of this process. */
  confinement?: Confinement;
  log?: (event: PoolEvent) => void;
  /** Bytes of one file; resumes have their own limit. */
  maxBytes?: number;
}

/** An event for the log. It never contains anything of a file. */
export interface PoolEvent {
  event: "reader_killed" | "reader_ended";
  reason: "timeout" | "memory" | "crash";
  /** Milliseconds of reading so far. */
  ms: number;
}

/** A reader's successful answer. */
export type Done = Exclude<Report, { kind: "ready" | "step" | "refused" }>;

/** Counts for the operator and the tests. */
export interface PoolStats {
  ready: number;
  running: number;
  waiting: number;
  started: number;
  killed: number;
}

/** A file and its reading, before it has a reader. */
export type Request = Omit<Job, "id" | "recognizingMs" | "length"> & { bytes: Uint8Array };

interface Task {
  request: Request;
  onProgress: OnProgress | undefined;
  resolve: (done: Done) => void;
  reject: (error: AppError) => void;
}

interface Running {
  id: number;
  task: Task;
  since: number;
  timer: NodeJS.Timeout;
  /** Whether it got the longer time for text recognition. */
  isRecognizing: boolean;
}

interface Slot {
  child: Child;
  isReady: boolean;
  /** Killed but not gone yet: gets no more work. */
  isEnding: boolean;
  /** Ended because nobody needed it: not replaced. */
  isResting: boolean;
  running: Running | null;
  failures: number;
}

const watchEveryMs = 100;
/** The share of the longer time for recognition itself; the rest is for understanding. */
const recognizingShare = 0.85;
/** A slot whose readers die before they are ready waits this much longer each time. */
const restartDelayMs = 250;
const slowestRestartMs = 10_000;

type OpenFilePool = DocumentParsers & {
  stats: () => PoolStats;
  ask: (request: Request, onProgress?: OnProgress) => Promise<Done>;
};

/** Opens the pool of child processes that read untrusted files, and starts them. */
export function openDocumentParsers(options: ParserPoolOptions): OpenFilePool {
  const slots = new Set<Slot>();
  const waiting: Task[] = [];
  const restarts = new Set<NodeJS.Timeout>();
  const counts = { started: 0, killed: 0 };
  let nextId = 1;
  let isClosed = false;

  const start = (failures: number): void => {
    if (isClosed) return;
    counts.started += 1;
    const child = startChild(
      {
        entry: options.entry,
        execArgv: options.execArgv ?? [],
        confinement: options.confinement ?? unconfined,
        heapMb: Math.floor(options.memoryMb * 0.75),
      },
      { onReport: (report) => hear(slot, report), onEnd: () => replace(slot) },
    );
    const slot: Slot = { child, isReady: false, isEnding: false, isResting: false, running: null, failures };
    slots.add(slot);
  };

  const hear = (slot: Slot, report: Report): void => {
    if (report.kind === "ready") {
      slot.isReady = true;
      slot.failures = 0;
    } else if (report.kind === "step") {
      if (slot.running?.id === report.id) follow(slot, slot.running, report.step);
      return;
    } else if (slot.running?.id === report.id) {
      const { task, timer, isRecognizing } = slot.running;
      clearTimeout(timer);
      slot.running = null;
      if (isRecognizing) retire(slot);
      if (report.kind === "refused") task.reject(new AppError(report.code, report.details));
      else task.resolve(report);
    }
    next();
  };

  const follow = (slot: Slot, running: Running, step: Step): void => {
    if (step.stage === "recognizing" && !running.isRecognizing) {
      running.isRecognizing = true;
      clearTimeout(running.timer);
      const left = (options.recognizingMs ?? options.timeoutMs) - (performance.now() - running.since);
      running.timer = setTimeout(() => kill(slot, "file_timeout", "timeout"), left);
    }
    running.task.onProgress?.(step);
  };

  const replace = (slot: Slot): void => {
    slots.delete(slot);
    fail(slot, "file_corrupt", "crash");
    if (isClosed || (slot.isResting && waiting.length === 0)) return;
    if (slot.isReady) {
      start(0);
      return;
    }
    const failures = slot.failures + 1;
    const timer = setTimeout(
      () => {
        restarts.delete(timer);
        start(failures);
      },
      Math.min(slowestRestartMs, restartDelayMs * 2 ** failures),
    );
    restarts.add(timer);
  };

  /** Ends a slot's current reading with an error, if there is one. */
  const fail = (
    slot: Slot,
    code: "file_corrupt" | "file_timeout" | "file_bomb",
    reason: PoolEvent["reason"],
  ): void => {
    const running = slot.running;
    if (!running) return;
    slot.running = null;
    clearTimeout(running.timer);
    const ms = Math.round(performance.now() - running.since);
    options.log?.({ event: reason === "crash" ? "reader_ended" : "reader_killed", reason, ms });
    running.task.reject(new AppError(code));
  };

  const kill = (slot: Slot, code: "file_timeout" | "file_bomb", reason: "timeout" | "memory"): void => {
    counts.killed += 1;
    slot.isEnding = true;
    fail(slot, code, reason);
    slot.child.kill();
  };

  /** Text recognition leaves a reader with much memory, so it is replaced. */
  const retire = (slot: Slot): void => {
    slot.isEnding = true;
    slot.child.kill();
  };

  const next = (): void => {
    for (const slot of slots) {
      if (!slot.isReady || slot.isEnding || slot.running) continue;
      const task = waiting.shift();
      if (!task) return;
      const id = nextId++;
      const recognizingMs = (options.recognizingMs ?? options.timeoutMs) * recognizingShare;
      const timer = setTimeout(() => kill(slot, "file_timeout", "timeout"), options.timeoutMs);
      slot.running = { id, task, since: performance.now(), timer, isRecognizing: false };
      const { bytes, ...wanted } = task.request;
      const job = { ...wanted, id, length: bytes.byteLength, recognizingMs: Math.floor(recognizingMs) };
      slot.child.send(job, bytes);
    }
  };

  const watch = setInterval(() => {
    for (const slot of slots) {
      const watched = slot.running;
      if (!watched) continue;
      void slot.child.residentBytes().then((bytes) => {
        if (slot.running === watched && bytes > options.memoryMb * 1024 * 1024)
          kill(slot, "file_bomb", "memory");
      });
    }
  }, watchEveryMs);
  watch.unref();

  let wantedAt = performance.now();
  const prepare = (): void => {
    wantedAt = performance.now();
    const wanted = options.atOnce ?? options.size;
    for (let there = slots.size + restarts.size; there < wanted; there++) start(0);
  };
  const { restMs } = options;
  const rest = (): void => {
    if (restMs === undefined || waiting.length > 0 || performance.now() - wantedAt < restMs) return;
    for (const slot of slots) {
      if (slot.running !== null || slot.isEnding) continue;
      slot.isEnding = true;
      slot.isResting = true;
      slot.child.kill();
    }
  };
  const resting = restMs === undefined ? undefined : setInterval(rest, restMs / 4).unref();
  if (restMs === undefined) prepare();

  /** Starts another reader when more files wait than readers are starting. */
  const grow = (): void => {
    const coming = [...slots].filter((slot) => !slot.isReady).length + restarts.size;
    if (waiting.length > coming && slots.size + restarts.size < options.size) start(0);
  };

  const mostBytes = ({ what }: Request): number => {
    const own: Partial<Record<Job["what"], number>> = {
      table: importFileLimit,
      answer: limits.answerBytes,
      bundle: limits.bundleBytes,
    };
    return options.maxBytes ?? own[what] ?? limits.bytes;
  };

  const ask = (request: Request, onProgress?: OnProgress): Promise<Done> =>
    new Promise((resolve, reject) => {
      if (isClosed) reject(new AppError("files_busy", { retryAfter: 1 }));
      else if (request.bytes.byteLength > mostBytes(request)) {
        reject(new AppError("file_too_large", { maxBytes: mostBytes(request) }));
      } else if (waiting.length >= options.queue) {
        reject(new AppError("files_busy", { retryAfter: retryAfter(waiting.length, options) }));
      } else {
        wantedAt = performance.now();
        const task = { request, onProgress, resolve, reject };
        waiting.push(task);
        next();
        grow();
        if (waiting.includes(task)) onProgress?.({ stage: "queued", page: 0, pages: 0 });
      }
    });

  return {
    readResume: async ({ bytes, fileName }, onProgress) =>
      only(await ask({ what: "resume", bytes, fileName }, onProgress), "read").reading,
    readLinkedin: async (bytes) => only(await ask({ what: "linkedin", bytes, fileName: "" }), "read").reading,
    readTable: async (bytes) => only(await ask({ what: "table", bytes, fileName: "" }), "table").table,
    readAnswer: async (bytes, asked) =>
      only(await ask({ what: "answer", bytes, fileName: "", asked }), "answer").parts,
    bundleFiles: (files) => requestBundle(ask, files),
    drawPhoto: async (bytes) =>
      only(await ask({ what: "photo", bytes, fileName: "" }), "drawn", "photo_damaged").photo,
    drawMark: async (bytes) =>
      only(await ask({ what: "mark", bytes, fileName: "" }), "drawn", "photo_damaged").photo,
    readFacts: ({ bytes, fileName, kind, language }) =>
      apart(
        options,
        async (pool) =>
          only(await pool.ask({ what: "facts", bytes, fileName, facts: { kind, language } }), "facts").facts,
      ),
    ask,
    prepare,
    stats: () => {
      const all = [...slots];
      return {
        ready: all.filter((slot) => slot.isReady).length,
        running: all.filter((slot) => slot.running !== null).length,
        waiting: waiting.length,
        ...counts,
      };
    },
    close: async () => {
      isClosed = true;
      clearInterval(watch);
      clearInterval(resting);
      for (const timer of restarts) clearTimeout(timer);
      for (const task of waiting.splice(0)) task.reject(new AppError("files_busy", { retryAfter: 1 }));
      for (const slot of slots) {
        fail(slot, "file_timeout", "crash");
        slot.child.kill();
      }
    },
  };
}

/** Facts are rare and large: they get their own reader, which ends with the work. */
async function apart<T>(options: ParserPoolOptions, work: (pool: OpenFilePool) => Promise<T>): Promise<T> {
  const { bytes: maxBytes, timeoutMs, memoryMb } = factLimits;
  const { restMs: _restMs, ...rest } = options;
  const pool = openDocumentParsers({ ...rest, size: 1, queue: 1, maxBytes, timeoutMs, memoryMb });
  try {
    return await work(pool);
  } finally {
    await pool.close();
  }
}

const isOf = <K extends Done["kind"]>(done: Done, kind: K): done is Extract<Done, { kind: K }> =>
  done.kind === kind;

/** The answer that was asked for; an answer to a different request is not trusted. */
function only<K extends Done["kind"]>(done: Done, kind: K, refusal: ErrorCode = "file_corrupt") {
  if (!isOf(done, kind)) throw new AppError(refusal);
  return done;
}

/** Estimated seconds until the queue has moved on, at a quarter of a second for each file. */
function retryAfter(waiting: number, options: ParserPoolOptions): number {
  return Math.max(1, Math.ceil((waiting / Math.max(1, options.size)) * 0.25));
}
