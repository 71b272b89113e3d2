import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isRunning, startTicks } from "../running-process.ts";

export class FolderTaken extends Error {
  readonly pid: number;
  constructor(pid: number) {
    super(`The data folder is held by process ${pid}.`);
    this.pid = pid;
  }
}

/**
 * Locks by a file `lock` with our pid; takes over the lock of a dead process.
 * @returns a function that releases the folder. @throws FolderTaken with the pid of the living holder.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, "lock");
  const mine = `${process.pid} ${startTicks(process.pid)}`;
  for (let attempt = 0; attempt < 5; attempt++) {
    try {
      writeFileSync(file, mine, { flag: "wx", mode: 0o600 });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
      const holder = readHolder(file);
      const [pid = "", ticks = ""] = holder.split(" ");
      if (pid !== "" && isRunning(Number(pid), ticks)) throw new FolderTaken(Number(pid));
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
