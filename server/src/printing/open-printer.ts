import type { ChildProcess } from "node:child_process";
import { AppError } from "@waymark/contract/errors";
import { type Confinement, forkConfined, unconfined } from "../confinement/confinement.ts";
import { Report } from "./messages.ts";
import type { Printed, Printer, PrintJob } from "./printer.ts";

export interface PrinterOptions {
  /** The child's module: built JavaScript in production, TypeScript with a loader in development. */
  readonly entry: string;
  readonly execArgv?: readonly string[];
  /** Isolates the typesetter from this installation; without it, it has the rights of this process. */
  readonly confinement?: Confinement;
  /** Time limit for one resume, in milliseconds; includes the start of the child when needed. */
  readonly timeoutMs: number;
  /** The most resumes that may wait; further ones are answered with `busy`. */
  readonly queue: number;
  readonly log?: (event: { event: "typesetter_ended"; reason: "timeout" | "crash" }) => void;
}

interface Task {
  readonly job: PrintJob;
  readonly resolve: (printed: Printed) => void;
  readonly reject: (error: Error) => void;
}

export class TooSlow extends Error {}

/**
 * Native code may block or crash, so it runs in a child process: started on first use, killed when a resume takes too
 * long. It does not keep this process alive.
 */
export function openPrinter(options: PrinterOptions): Printer {
  const waiting: Task[] = [];
  let child: ChildProcess | null = null;
  let running: { id: number; task: Task; timer: NodeJS.Timeout } | null = null;
  let lastId = 0;

  const end = (reason: "timeout" | "crash"): void => {
    const ended = running;
    running = null;
    child?.removeAllListeners();
    child?.on("error", () => {});
    child?.kill("SIGKILL");
    child = null;
    if (ended === null) return;
    clearTimeout(ended.timer);
    options.log?.({ event: "typesetter_ended", reason });
    ended.task.reject(new TooSlow(reason));
    next();
  };

  const hear = (message: unknown): void => {
    const report = Report.safeParse(message);
    if (!report.success) {
      end("crash");
      return;
    }
    if (report.data.kind === "ready" || report.data.id !== running?.id) return;
    const { task, timer } = running;
    clearTimeout(timer);
    running = null;
    child?.unref();
    child?.channel?.unref();
    task.resolve(report.data);
    next();
  };

  const started = (): ChildProcess => {
    if (child !== null) return child;
    child = forkConfined(options.confinement ?? unconfined, options.entry, options.execArgv ?? []);
    child.on("message", hear);
    child.on("error", () => end("crash"));
    child.on("exit", () => end("crash"));
    return child;
  };

  const next = (): void => {
    if (running !== null) return;
    const task = waiting.shift();
    if (task === undefined) return;
    const id = ++lastId;
    const timer = setTimeout(() => end("timeout"), options.timeoutMs);
    running = { id, task, timer };
    const typesetter = started();
    typesetter.ref();
    typesetter.channel?.ref();
    typesetter.send({ id, ...task.job }, (error) => {
      if (error !== null && running?.id === id) end("crash");
    });
  };

  return {
    typeset: (job) =>
      new Promise((resolve, reject) => {
        if (waiting.length >= options.queue) reject(new AppError("busy", { retryAfter: 1 }));
        else {
          waiting.push({ job, resolve, reject });
          next();
        }
      }),
    close: () => {
      for (const task of waiting.splice(0)) task.reject(new AppError("busy", { retryAfter: 1 }));
      end("crash");
    },
  };
}
