import { execFile, execFileSync } from "node:child_process";
import { readFileSync, readlinkSync, realpathSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { Logger } from "pino";
import { isHeard } from "./holder.ts";
import { DatabaseProblem } from "./problem.ts";
import type { Programs } from "./programs.ts";
import type { ServerSettings } from "./settings.ts";

const ownEndMs = 1_000;
/** From SIGINT (orderly) to SIGQUIT (immediate) to SIGKILL, in milliseconds. */
const patience = [10_000, 5_000, 5_000] as const;

interface Leftover extends Pick<ServerSettings, "cluster" | "listening"> {
  readonly programs: Pick<Programs, "pgCtl">;
  readonly log: Logger;
}

/**
 * Also deletes the pid file of a dead server: its process id may be reused by now, which would keep PostgreSQL from
 * starting. @throws DatabaseProblem when a server that is invisible from here keeps answering.
 */
export async function endLeftover({ cluster, listening, programs, log }: Leftover): Promise<void> {
  const pid = readPid(cluster);
  if (pid === null) return;
  if (!isServerOf(pid, cluster)) {
    if ("sockets" in listening) await untilSilent(join(listening.sockets, ".s.PGSQL.5432"), cluster);
    return rmSync(join(cluster, "postmaster.pid"), { force: true });
  }
  if (await hasEnded(pid, cluster, ownEndMs)) return;
  log.warn({ pid }, "a database server of an earlier process is still running and is ended");
  if (process.platform === "win32") {
    await new Promise((resolve) => execFile(programs.pgCtl, ["stop", "-D", cluster, "-m", "fast"], resolve));
    return;
  }
  for (const [i, signal] of (["SIGINT", "SIGQUIT", "SIGKILL"] as const).entries()) {
    try {
      process.kill(pid, signal);
    } catch {
      return;
    }
    if (await hasEnded(pid, cluster, patience[i] ?? 0)) return;
  }
}

/** A server in another container is invisible, but its socket answers; its watcher may just be ending it. */
async function untilSilent(socket: string, cluster: string): Promise<void> {
  const until = performance.now() + patience[0];
  while (await isHeard(socket)) {
    if (performance.now() > until) throw new DatabaseProblem("served", { folder: cluster });
    await delay(100);
  }
}

function readPid(cluster: string): number | null {
  try {
    const pid = Number.parseInt(readFileSync(join(cluster, "postmaster.pid"), "utf8"), 10);
    return pid > 0 ? pid : null;
  } catch {
    return null;
  }
}

async function hasEnded(pid: number, cluster: string, withinMs: number): Promise<boolean> {
  const until = performance.now() + withinMs;
  while (isServerOf(pid, cluster)) {
    if (performance.now() > until) return false;
    await delay(50);
  }
  return true;
}

function isServerOf(pid: number, cluster: string): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EPERM")) return false;
  }
  if (process.platform === "win32") return true;
  try {
    if (process.platform !== "linux") return commandOf(pid).includes(cluster);
    // An unreaped dead process has no working directory.
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster);
  } catch {
    return false;
  }
}

const commandOf = (pid: number) =>
  execFileSync("ps", ["-o", "command=", "-p", String(pid)], { encoding: "utf8" });
