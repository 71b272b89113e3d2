import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { isRunning, startTicks } from "../running-process.ts";

const name = "waymark-confined";

/** "" where the kernel does not say. Numbers of processes mean something in one namespace only. */
function processNamespace(): string {
  try {
    return readlinkSync("/proc/self/ns/pid").replace(/\D/g, "");
  } catch {
    return "";
  }
}

/** An argument of every program that prepares a confinement, by which a later start finds what was left of it. */
export const confinedBy = (pid = process.pid, ticks = startTicks(pid)): string =>
  `${name}:${pid}:${ticks}:${processNamespace()}`;

const mark = new RegExp(`^${name}:(\\d+):(\\d*):(\\d*)$`);

function argumentsOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0");
  } catch {
    return [];
  }
}

function running(): number[] {
  try {
    return readdirSync("/proc").map(Number).filter(Boolean);
  } catch {
    return [];
  }
}

/**
 * When the outer process of bubblewrap is killed while it prepares, the inner one waits for it for good. Ends those
 * whose product has ended. @returns how many.
 */
export function endLeftovers(): number {
  const here = processNamespace();
  let ended = 0;
  for (const pid of running()) {
    const [, owner, ticks, namespace] =
      argumentsOf(pid)
        .map((one) => mark.exec(one))
        .find(Boolean) ?? [];
    if (owner === undefined || namespace !== here || isRunning(Number(owner), ticks ?? "")) continue;
    try {
      process.kill(pid, "SIGKILL");
      ended += 1;
    } catch {
      // It has ended meanwhile, or belongs to another account.
    }
  }
  return ended;
}
