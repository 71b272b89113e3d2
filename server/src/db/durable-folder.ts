import { closeSync, fsyncSync, mkdirSync, openSync } from "node:fs";
import { mkdir, open } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";

/** Windows does not open folders, and needs no such call. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

export function syncFolderNow(folder: string): void {
  if (process.platform === "win32") return;
  const handle = openSync(folder, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/**
 * Also makes the folders between, each synced. A data folder that went away (an unplugged disk) is not made anew: what
 * would be stored there is gone when the right one comes back.
 * @param root Not made; the system's error ENOENT when it is not there.
 */
export async function makeFolder(root: string, folder: string): Promise<void> {
  let at = root;
  for (const name of relative(root, folder).split(sep)) {
    at = join(at, name);
    const isThere = await mkdir(at, { mode: 0o700 }).then(() => false, ifExists);
    if (!isThere) await syncFolder(dirname(at));
  }
}

/** Does not sync; the parents have to exist. */
export function makeFolderIn(folder: string): void {
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    ifExists(error);
  }
}

function ifExists(error: unknown): true {
  if (error instanceof Error && "code" in error && error.code === "EEXIST") return true;
  throw error;
}

/** For a listing of a folder that may be missing. Any other error must not pass for an empty folder. */
export function noneIfMissing(error: unknown): [] {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
  throw error;
}
