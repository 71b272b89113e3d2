import { randomUUID } from "node:crypto";
import type { Deps } from "../../deps.ts";

/** A file's bytes are bound to its key, so that a resume can take over what an upload stored. */
const placeOf = (key: string) => ({ table: "files", row: key, column: "content" });

/** Seals a file with its owner's key and stores it under a new random key. */
export async function storeFile(deps: Deps, userId: string, bytes: Uint8Array): Promise<string> {
  const key = randomUUID();
  const seal = await deps.keys.of(deps.db, userId);
  await deps.files.put(key, seal.sealBytes(placeOf(key), bytes));
  return key;
}

/** A stored file's bytes; null when it is not there. */
export async function openStoredFile(deps: Deps, userId: string, key: string): Promise<Buffer | null> {
  const sealed = await deps.files.get(key);
  if (sealed === null) return null;
  return (await deps.keys.of(deps.db, userId)).openBytes(placeOf(key), sealed);
}
