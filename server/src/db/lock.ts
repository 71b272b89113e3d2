import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export class FolderTaken extends Error {
  readonly pid: number;
  constructor(pid: number) {
    super(`The data folder is held by process ${pid}.`);
    this.pid = pid;
  }
}

/** From the kernel: state and start time in ticks, both "" if unknown. */
function readProcess(pid: number): { state: string; ticks: string } {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return { state: fields[0] ?? "", ticks: fields[19] ?? "" };
  } catch {
    return { state: "", ticks: "" };
  }
}

function isAlive(pid: number, ticks: string): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EPERM")) return false;
  }
  const now = readProcess(pid);
  if (now.state === "Z" || now.state === "X") return false;
  return now.ticks === "" || ticks === "" || now.ticks === ticks;
}

/**
 * Locks by a file `lock` with our pid; takes over the lock of a dead process.
 * @returns a function that releases the folder. @throws FolderTaken with the pid of the living holder.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, "lock");
  const mine = `${process.pid} ${readProcess(process.pid).ticks}`;
  for (let attempt = 0; attempt < 5; attempt++) {
    try {
      writeFileSync(file, mine, { flag: "wx", mode: 0o600 });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
      const holder = readHolder(file);
      const [pid = "", ticks = ""] = holder.split(" ");
      if (pid !== "" && isAlive(Number(pid), ticks)) throw new FolderTaken(Number(pid));
      clearStale(file, holder);
    }
  }
  throw new FolderTaken(0);
}

function clearStale(file: string, holder: string): void {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  if (readHolder(aside) === holder) rmSync(aside, { force: true });
  else renameSync(aside, file);
}

function readHolder(file: string): string {
  try {
    return readFileSync(file, "utf8").trim();
  } catch {
    return "";
  }
}
