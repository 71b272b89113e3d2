import { existsSync } from "node:fs";
import { mkdir, open, readdir, readFile, rename, rm } from "node:fs/promises";
import { basename, dirname, join, relative, resolve } from "node:path";
import { z } from "zod";
import { syncFolder } from "./durable-folder.ts";

/** The file DATA_DIR/restoring cannot be understood, so nobody knows which folders are whole. */
export class RestoreMarkBroken extends Error {
  readonly file: string;
  constructor(file: string) {
    super(`The mark of a restore is broken: ${file}.`);
    this.file = file;
  }
}

/**
 * The file DATA_DIR/restoring keeps the progress of a restore:
 * - `laying`: the restored folders are being written beside those in use;
 * - `swapping`: they are whole and on the disk, and take the place of those in use;
 * - `restored`: they are in place, and what they revived is not ended yet.
 */
const Mark = z.object({
  step: z.enum(["laying", "swapping", "restored"]),
  /** Paths from the data folder, or absolute where the database lies elsewhere. */
  swaps: z.array(z.object({ from: z.string(), to: z.string(), aside: z.string().nullable() })),
  /** The restored database in use was never opened: undoing this restore leaves that as it was. */
  unopened: z.boolean(),
  /** False when the folders hold the same rows as those in use (a new PostgreSQL): nothing was revived. */
  isRestore: z.boolean().default(true),
  work: z.string().nullable().default(null),
});
type Mark = z.infer<typeof Mark>;

/** `from` takes the place of `to`, whose content goes to `aside` (null: it is an empty folder). */
export interface Swap {
  readonly from: string;
  readonly to: string;
  readonly aside: string | null;
}

const markFile = (dataDir: string) => join(dataDir, "restoring");

async function readMark(dataDir: string): Promise<Mark | null> {
  const file = markFile(dataDir);
  if (!existsSync(file)) return null;
  try {
    return Mark.parse(JSON.parse(await readFile(file, "utf8")));
  } catch {
    throw new RestoreMarkBroken(file);
  }
}

async function writeMark(dataDir: string, mark: Mark): Promise<void> {
  const half = `${markFile(dataDir)}.half`;
  const file = await open(half, "w", 0o600);
  try {
    await file.writeFile(`${JSON.stringify(mark)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(half, markFile(dataDir));
  await syncFolder(dataDir);
}

async function removeMark(dataDir: string): Promise<void> {
  await rm(markFile(dataDir), { force: true });
  await syncFolder(dataDir);
}

/**
 * `lay` writes the folders `from`; then each is put in its place. Dying at any moment leaves what `finishRestore`
 * undoes or finishes; when `lay` fails, nothing has changed.
 * @param between Called between any two changes on the disk; tests die there.
 * @param kind `isRestore` false: the folders hold the same rows as those in use, so nothing is ended afterwards.
 * `work`: a folder to remove at the end.
 */
export async function writeAndSwap(
  dataDir: string,
  swaps: readonly Swap[],
  lay: () => Promise<void>,
  between: () => void = () => {},
  { isRestore = true, work = null }: { isRestore?: boolean; work?: string | null } = {},
): Promise<void> {
  const unopened = (await readMark(dataDir))?.step === "restored";
  const stored = swaps.map(({ from, to, aside }) => ({
    from: pathToStore(dataDir, from),
    to: pathToStore(dataDir, to),
    aside: aside === null ? null : pathToStore(dataDir, aside),
  }));
  const mark = {
    swaps: stored,
    unopened,
    isRestore,
    work: work === null ? null : pathToStore(dataDir, work),
  };
  await writeMark(dataDir, { step: "laying", ...mark });
  between();
  try {
    for (const { from } of swaps) await rm(from, { recursive: true, force: true });
    await lay();
  } catch (error) {
    await undo(dataDir, { step: "laying", ...mark });
    throw error;
  }
  between();
  for (const { from } of swaps) await syncTree(from);
  between();
  await writeMark(dataDir, { step: "swapping", ...mark });
  between();
  await swapAll(dataDir, { step: "swapping", ...mark }, between);
}

/** Finishes or undoes a restore that died midway. Needs the data folder's lock. @throws RestoreMarkBroken */
export async function finishRestore(dataDir: string): Promise<void> {
  const mark = await readMark(dataDir);
  if (mark?.step === "laying") await undo(dataDir, mark);
  if (mark?.step === "swapping") await swapAll(dataDir, mark, () => {});
}

export async function isRestoreUnopened(dataDir: string): Promise<boolean> {
  return (await readMark(dataDir))?.step === "restored";
}

export async function endRestore(dataDir: string): Promise<void> {
  await removeMark(dataDir);
}

async function undo(dataDir: string, mark: Mark): Promise<void> {
  // When one file of an archive could not be written, others are still being written for a moment.
  const untilEmpty = { recursive: true, force: true, maxRetries: 20, retryDelay: 50 };
  for (const { from } of mark.swaps) await rm(resolve(dataDir, from), untilEmpty);
  await removeWork(dataDir, mark);
  if (mark.unopened) await writeMark(dataDir, restored);
  else await removeMark(dataDir);
}

const restored: Mark = { step: "restored", swaps: [], unopened: false, isRestore: true, work: null };

async function removeWork(dataDir: string, { work }: Mark): Promise<void> {
  if (work !== null) await rm(resolve(dataDir, work), { recursive: true, force: true });
}

/** Repeatable: each folder is moved only while it is not where it belongs. */
async function swapAll(dataDir: string, mark: Mark, between: () => void): Promise<void> {
  for (const stored of mark.swaps) {
    const [from, to] = [resolve(dataDir, stored.from), resolve(dataDir, stored.to)];
    if (!existsSync(from)) continue;
    if (existsSync(to)) {
      if (stored.aside === null) await rm(to, { recursive: true });
      else await moveAside(to, resolve(dataDir, stored.aside));
      between();
    }
    await rename(from, to);
    between();
    await syncFolder(dirname(to));
    between();
  }
  await removeWork(dataDir, mark);
  if (mark.isRestore || mark.unopened) await writeMark(dataDir, restored);
  else await removeMark(dataDir);
  between();
}

async function moveAside(folder: string, aside: string): Promise<void> {
  await mkdir(aside, { recursive: true, mode: 0o700 });
  await rename(folder, join(aside, basename(folder)));
  await syncFolder(aside);
  await syncFolder(dirname(aside));
}

function pathToStore(dataDir: string, path: string): string {
  const inside = relative(dataDir, path);
  return inside.startsWith("..") ? resolve(path) : inside;
}

async function syncTree(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await syncTree(path);
    else if (entry.isFile()) {
      const file = await open(path, "r+");
      try {
        await file.sync();
      } finally {
        await file.close();
      }
    }
  }
  await syncFolder(folder);
}
