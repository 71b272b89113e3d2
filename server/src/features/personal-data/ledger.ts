import { mkdir, open, readdir } from "node:fs/promises";
import { join } from "node:path";
import { Id } from "@waymark/contract/values";

/**
 * The ledger of erased people: an empty file in DATA_DIR/erasures for each, named by their id and nothing else. It
 * lies outside the database, so that a backup from before an erasure cannot bring anybody back.
 */
const ledgerFolder = (dataDir: string) => join(dataDir, "erasures");

export async function writeLedger(dataDir: string, userId: string): Promise<void> {
  const folder = ledgerFolder(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = await open(join(folder, Id.parse(userId)), "a", 0o600);
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Ids of everybody who was erased here. */
export async function readLedger(dataDir: string): Promise<string[]> {
  const names = await readdir(ledgerFolder(dataDir)).catch(() => []);
  return names.filter((name) => Id.safeParse(name).success);
}
