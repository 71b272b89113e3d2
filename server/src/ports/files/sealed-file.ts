import { randomUUID } from "node:crypto";
import type { Deps } from "../../deps.ts";

/** The bytes are bound to the file's key, so that a resume can take over an uploaded file. */
const placeOf = (key: string) => ({ table: "files", row: key, column: "content" });

export async function storeFile(deps: Deps, userId: string, bytes: Uint8Array): Promise<string> {
  const key = randomUUID();
  const seal = await deps.keys.of(deps.db, userId);
  const sealed = await seal.sealFile(placeOf(key), bytes);
  await deps.files.put(key, sealed);
  // Moved away, its memory is free at once instead of at the next search of the heap.
  structuredClone(sealed.buffer, { transfer: [sealed.buffer] });
  return key;
}

export async function openStoredFile(deps: Deps, userId: string, key: string): Promise<Buffer | null> {
  const sealed = await deps.files.get(key);
  if (sealed === null) return null;
  return (await deps.keys.of(deps.db, userId)).openFile(placeOf(key), sealed);
}
