import { type ChildProcess, execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { type Confinement, forkConfined } from "../confinement/confinement.ts";
import { Report } from "./messages.ts";

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
  send: (message: object) => void;
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
  const child = forkConfined(options.confinement, options.entry, [
    ...options.execArgv,
    `--max-old-space-size=${options.heapMb}`,
  ]);
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
  return {
    send: (message) => sendTo(child, message, end),
    kill,
    residentBytes: () => residentBytes(child.pid ?? 0),
  };
}

function sendTo(child: ChildProcess, message: object, end: () => void): void {
  if (!child.connected) {
    end();
    return;
  }
  child.send(message, (error) => {
    if (error) end();
  });
}

const run = promisify(execFile);

/**
 * Reads /proc where there is one (Linux), else runs `ps`. Processes of the confinement and their children count too.
 */
async function residentBytes(pid: number): Promise<number> {
  try {
    const status = await readFile(`/proc/${pid}/status`, "utf8");
    const own = Number(status.match(/^VmRSS:\s+(\d+) kB/m)?.[1] ?? 0) * 1024;
    const below = await Promise.all((await childrenOf(pid)).map(residentBytes));
    return below.reduce((sum, bytes) => sum + bytes, own);
  } catch {
    return residentByPs(pid);
  }
}

/** Children of a process's first thread; none where the kernel does not list them. */
async function childrenOf(pid: number): Promise<number[]> {
  const listed = await readFile(`/proc/${pid}/task/${pid}/children`, "utf8").catch(() => "");
  return listed.split(" ").map(Number).filter(Boolean);
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
