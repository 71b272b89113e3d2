import { type ChildProcess, execFile, fork } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { Report } from "./messages.ts";

export interface ChildOptions {
  /** The child's module: built JavaScript in production, TypeScript with a loader in development. */
  entry: string | URL;
  execArgv: readonly string[];
  /** Bound of the child's heap. */
  heapMb: number;
}

/** One reader process, and what it says. */
export interface Child {
  pid: number;
  send: (message: object) => void;
  kill: () => void;
  /** Resident memory in bytes; 0 when it cannot be told. */
  residentBytes: () => Promise<number>;
}

export interface ChildEvents {
  onReport: (report: Report) => void;
  /** Called once, however the child ended; also when it said something unfit. */
  onEnd: () => void;
}

/** Starts a reader with next to no environment, a bounded heap and no output of its own. */
export function startChild(options: ChildOptions, events: ChildEvents): Child {
  const child = fork(options.entry, [], {
    env: {},
    execArgv: [...options.execArgv, `--max-old-space-size=${options.heapMb}`],
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  let hasEnded = false;
  const end = (): void => {
    if (hasEnded) return;
    hasEnded = true;
    child.kill("SIGKILL");
    events.onEnd();
  };
  child.on("message", (message) => {
    const report = Report.safeParse(message);
    if (report.success) events.onReport(report.data);
    else end();
  });
  child.on("error", end);
  child.on("exit", end);
  return {
    pid: child.pid ?? 0,
    send: (message) => sendTo(child, message, end),
    kill: () => child.kill("SIGKILL"),
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

/** Reads /proc where there is one (Linux), else asks `ps`. */
async function residentBytes(pid: number): Promise<number> {
  try {
    const status = await readFile(`/proc/${pid}/status`, "utf8");
    return Number(status.match(/^VmRSS:\s+(\d+) kB/m)?.[1] ?? 0) * 1024;
  } catch {
    return residentByPs(pid);
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
