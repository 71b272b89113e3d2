import { readFileSync } from "node:fs";

/** From the kernel: state and start time in ticks, both "" if unknown. */
function readStat(pid: number): { state: string; ticks: string } {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return { state: fields[0] ?? "", ticks: fields[19] ?? "" };
  } catch {
    return { state: "", ticks: "" };
  }
}

/** The start of a process in ticks of the kernel: with its number it names one process for good. "" if unknown. */
export const startTicks = (pid: number): string => readStat(pid).ticks;

/** False for a zombie, and for another process that got the number later. */
export function isRunning(pid: number, ticks: string): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EPERM")) return false;
  }
  const now = readStat(pid);
  if (now.state === "Z" || now.state === "X") return false;
  return now.ticks === "" || ticks === "" || now.ticks === ticks;
}
