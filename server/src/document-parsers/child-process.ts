import { type ChildProcess, execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import { type Confinement, forkConfined } from "../confinement/confinement.ts";
import { type Job, Report } from "./messages.ts";

export interface ChildOptions {
  /** The child's module: built JavaScript in production, TypeScript with a loader in development. */
  entry: string | URL;
  execArgv: readonly string[];
  confinement: Confinement;
  /** Limit of the child's heap. */
  heapMb: number;
}

/** One reader process and its messages. */
export interface Child {
  /** Sends a job, and the file's bytes through the child's stdin: V8's messages would copy them several times. */
  send: (job: Job, bytes: Uint8Array) => void;
  kill: () => void;
  /** Resident memory in bytes; 0 when unknown. */
  residentBytes: () => Promise<number>;
}

export interface ChildEvents {
  onReport: (report: Report) => void;
  /** Called once, however the child ended; also after an invalid message. */
  onEnd: () => void;
}

/** A reader that has sent nothing for this long does not start any more. */
const slowestStartMs = 60_000;

/** Starts a reader with an almost empty environment, a limited heap and no output of its own. */
export function startChild(options: ChildOptions, events: ChildEvents): Child {
  const execArgv = [...options.execArgv, `--max-old-space-size=${options.heapMb}`];
  const child = forkConfined(options.confinement, options.entry, execArgv, "pipe");
  let hasEnded = false;
  let hasStarted = false;
  /**
   * While bubblewrap sets up, killing its outer process would leave the inner one behind for good. A reader that has
   * not started yet is therefore disconnected, which ends it as soon as it has, and killed only if that takes too long.
   */
  const kill = (): void => {
    if (hasStarted) return void child.kill("SIGKILL");
    if (child.connected) child.disconnect();
    setTimeout(() => child.kill("SIGKILL"), slowestStartMs).unref();
  };
  const end = (): void => {
    if (hasEnded) return;
    hasEnded = true;
    kill();
    events.onEnd();
  };
  child.on("message", (message) => {
    hasStarted = true;
    const report = Report.safeParse(message);
    if (report.success) events.onReport(report.data);
    else end();
  });
  child.on("error", end);
  child.on("exit", end);
  // The child may end while a file is still being written to it.
  child.stdin?.on("error", end);
  return {
    send: (job, bytes) => sendTo(child, job, bytes, end),
    kill,
    residentBytes: () => residentBytes(child.pid ?? 0),
  };
}

function sendTo(child: ChildProcess, job: Job, bytes: Uint8Array, end: () => void): void {
  if (!child.connected || child.stdin === null) {
    end();
    return;
  }
  child.send(job, (error) => {
    if (error) end();
  });
  child.stdin.write(bytes);
}

const run = promisify(execFile);

/**
 * Reads /proc where there is one (Linux), else runs `ps`. Processes of the confinement and their children count too.
 */
async function residentBytes(pid: number): Promise<number> {
  return residentByProc(pid) ?? residentByPs(pid);
}

/** Read synchronously: the kernel answers from memory, in a hundredth of the time that the thread pool would take. */
function residentByProc(pid: number): number | null {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    const own = Number(status.match(/^VmRSS:\s+(\d+) kB/m)?.[1] ?? 0) * 1024;
    return childrenOf(pid).reduce((sum, child) => sum + (residentByProc(child) ?? 0), own);
  } catch {
    return null;
  }
}

/** Children of a process's first thread; none where the kernel does not list them. */
function childrenOf(pid: number): number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").map(Number).filter(Boolean);
  } catch {
    return [];
  }
}

async function residentByPs(pid: number): Promise<number> {
  if (process.platform === "linux" || process.platform === "win32") return 0;
  try {
    const { stdout } = await run("ps", ["-o", "rss=", "-p", String(pid)]);
    return Number(stdout.trim()) * 1024 || 0;
  } catch {
    return 0;
  }
}
