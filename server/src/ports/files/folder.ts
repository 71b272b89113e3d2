import { open, readdir, readFile, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { makeFolder, syncFolder } from "../../db/durable-folder.ts";
import { newId } from "../../ids.ts";
import { checkFileKey, listedKeys } from "./file-key.ts";
import type { FileStore } from "./port.ts";

/** Marks a half-written file; keys cannot contain it, and listings skip it. */
const partialSuffix = "~";

/** Each key is a file. The folder is created when needed, but never its parent. */
export function openFolderStore(folder: string): FileStore {
  const pathOf = (key: string) => join(folder, checkFileKey(key));
  return {
    name: "folder",
    async put(key, content) {
      const path = pathOf(key);
      await makeFolder(dirname(folder), dirname(path));
      const half = `${path}${partialSuffix}${newId()}`;
      try {
        const file = await open(half, "wx", 0o600);
        try {
          await file.writeFile(content);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(half, path);
      } catch (error) {
        await rm(half, { force: true });
        throw error;
      }
      await syncFolder(dirname(path));
    },
    async get(key) {
      try {
        return new Uint8Array(await readFile(pathOf(key)));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async delete(key) {
      await rm(pathOf(key), { force: true });
    },
    async list(prefix, after = "") {
      const keys: string[] = [];
      await collect(folder, "", (key) => key.startsWith(prefix) && key > after && keys.push(key));
      return keys.sort().slice(0, listedKeys);
    },
  };
}

async function collect(folder: string, prefix: string, found: (key: string) => void): Promise<void> {
  const entries = await readdir(join(folder, prefix), { withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  for (const entry of entries) {
    const key = prefix === "" ? entry.name : `${prefix}/${entry.name}`;
    if (entry.isDirectory()) await collect(folder, key, found);
    else if (entry.isFile() && !entry.name.includes(partialSuffix)) found(key);
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ENOTDIR");
}
