import { open, readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { Id, Instant } from "@waymark/contract/values";
import { z } from "zod";
import { makeFolder, syncFolder } from "./durable-folder.ts";

/**
 * The ledger of what must stay so after an older backup is restored. It lies outside the database, in the folder
 * DATA_DIR/erasures, and holds ids and instants and nothing else: an empty file for each erased person, and one line
 * in the file `changes` for each account that was blocked or unblocked, each password that was changed or removed,
 * and each passkey or linked identity that was removed.
 */
const ledgerFolder = (dataDir: string) => join(dataDir, "erasures");
const changesFile = (dataDir: string) => join(ledgerFolder(dataDir), "changes");

const ChangeKind = z.enum(["blocked", "unblocked", "password", "removed"]);
type ChangeKind = z.infer<typeof ChangeKind>;
const Change = z.tuple([Instant, Id, ChangeKind]);

export interface LedgerChanges {
  /** Whether an account was last blocked or unblocked. */
  readonly blocks: ReadonlyMap<string, boolean>;
  /** When each person's password was last changed or removed. */
  readonly passwords: ReadonlyMap<string, Date>;
  /** Ids of passkeys and linked identities that were removed. */
  readonly removed: readonly string[];
}

export async function recordErasure(dataDir: string, userId: string): Promise<void> {
  await append(dataDir, join(ledgerFolder(dataDir), Id.parse(userId)), "");
}

/** Ids of everybody who was erased here. */
export async function readErased(dataDir: string): Promise<string[]> {
  const names = await readdir(ledgerFolder(dataDir)).catch(() => []);
  return names.filter((name) => Id.safeParse(name).success);
}

/**
 * Adds a change to the ledger. Call it in the transaction that makes the change, after its statements: should the
 * process die before the commit, the next start makes the account safer than was asked, never less safe.
 * @param id Of a person; of the passkey or identity for `removed`.
 */
export async function recordChange(dataDir: string, kind: ChangeKind, id: string, at: Date): Promise<void> {
  // A line begins on a line of its own even when a power cut left half of the one before.
  await append(dataDir, changesFile(dataDir), `\n${at.toISOString()} ${Id.parse(id)} ${kind}\n`);
}

/** Reads all changes; the last line of each kind counts, also when a clock was set back, and half a line is left out. */
export async function readChanges(dataDir: string): Promise<LedgerChanges> {
  const text = await readFile(changesFile(dataDir), "utf8").catch((error: unknown) => {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return "";
    throw error;
  });
  const blocks = new Map<string, boolean>();
  const passwords = new Map<string, Date>();
  const removed: string[] = [];
  for (const line of text.split("\n")) {
    const parsed = Change.safeParse(line.split(" "));
    if (!parsed.success) continue;
    const [instant, id, kind] = parsed.data;
    const at = new Date(instant);
    if (kind === "removed") removed.push(id);
    else if (kind === "password") passwords.set(id, at);
    else blocks.set(id, kind === "blocked");
  }
  return { blocks, passwords, removed };
}

/** Adds text to a file of the ledger, made when it is not there; on the disk when this is done. */
async function append(dataDir: string, path: string, text: string): Promise<void> {
  const folder = ledgerFolder(dataDir);
  await makeFolder(dataDir, folder);
  const file = await open(path, "a", 0o600);
  try {
    await file.appendFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await syncFolder(folder);
}
