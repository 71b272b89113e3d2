import { open, readdir, readFile, rename, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Id, Instant } from "@waymark/contract/values";
import { z } from "zod";
import { makeFolder, noneIfMissing, syncFolder } from "./durable-folder.ts";

/**
 * The ledger of changes that must survive restoring an older backup. It is outside the database, in DATA_DIR/erasures,
 * and contains ids and times, and for a changed email address or proven number the new one, sealed: an empty file for
 * each erased person, and in `changes` one line for each change of a `ChangeKind`.
 */
const ledgerFolder = (dataDir: string) => join(dataDir, "erasures");
const changesFile = (dataDir: string) => join(ledgerFolder(dataDir), "changes");

/** `removed` is a passkey, a linked identity or a used backup code; every other kind is about a person. */
const ChangeKind = z.enum([
  "blocked",
  "unblocked",
  "password",
  "removed",
  "factor-on",
  "factor-off",
  "backup-codes",
  "claimed",
]);
type ChangeKind = z.infer<typeof ChangeKind>;
const Change = z.tuple([Instant, Id, ChangeKind]);
/** Its last word distinguishes a complete line from one cut by a power failure. */
const SealedChange = z.tuple([Instant, Id, z.enum(["email", "phone"]), z.string().min(1), z.literal("end")]);
export type SealedKind = z.infer<typeof SealedChange>[2];

export interface LedgerChanges {
  readonly blocks: ReadonlyMap<string, boolean>;
  readonly passwords: ReadonlyMap<string, Date>;
  /** Ids of removed passkeys and linked identities, and of used backup codes. */
  readonly removed: readonly string[];
  readonly factors: ReadonlyMap<string, { readonly at: Date; readonly on: boolean }>;
  readonly backupCodes: ReadonlyMap<string, Date>;
  readonly emails: ReadonlyMap<string, { readonly at: Date; readonly sealed: string }>;
  /** Proven numbers; an empty text inside for one that was removed, or replaced by one that is not proven. */
  readonly phones: ReadonlyMap<string, { readonly at: Date; readonly sealed: string }>;
  readonly claimed: ReadonlyMap<string, Date>;
}

export async function recordErasure(dataDir: string, userId: string): Promise<void> {
  await append(dataDir, join(ledgerFolder(dataDir), Id.parse(userId)), "");
}

export async function readErased(dataDir: string): Promise<string[]> {
  const names = await readdir(ledgerFolder(dataDir)).catch(noneIfMissing);
  return names.filter((name) => Id.safeParse(name).success);
}

/**
 * Call it in the transaction that makes the change, after its statements: should the process die before the commit,
 * the next start makes the account safer than was asked, never less safe.
 * @param id Of a person; of the passkey, identity or backup code for `removed`.
 */
export async function recordChange(dataDir: string, kind: ChangeKind, id: string, at: Date): Promise<void> {
  // The leading line break separates it from a line that a power cut left incomplete.
  await append(dataDir, changesFile(dataDir), `\n${at.toISOString()} ${Id.parse(id)} ${kind}\n`);
}

/** Call it like `recordChange`. @param sealed The new address or number, sealed with the person's key. */
export async function recordSealedChange(
  dataDir: string,
  kind: SealedKind,
  { id, sealed, at }: { readonly id: string; readonly sealed: string; readonly at: Date },
): Promise<void> {
  const line = [at.toISOString(), Id.parse(id), kind, sealed, "end"].join(" ");
  await append(dataDir, changesFile(dataDir), `\n${line}\n`);
}

/** The last line of each kind counts, even if a clock was set back; incomplete lines are skipped. */
export async function readChanges(dataDir: string): Promise<LedgerChanges> {
  const lines = await readLines(dataDir);
  const blocks = new Map<string, boolean>();
  const removed: string[] = [];
  const factors = new Map<string, { at: Date; on: boolean }>();
  const sealed = { email: new Map(), phone: new Map() } satisfies Record<
    SealedKind,
    Map<string, { at: Date; sealed: string }>
  >;
  const passwords = new Map<string, Date>();
  const backupCodes = new Map<string, Date>();
  const claimed = new Map<string, Date>();
  const note: Record<ChangeKind, (id: string, at: Date) => unknown> = {
    blocked: (id) => blocks.set(id, true),
    unblocked: (id) => blocks.set(id, false),
    password: (id, at) => passwords.set(id, at),
    removed: (id) => removed.push(id),
    "factor-on": (id, at) => factors.set(id, { at, on: true }),
    "factor-off": (id, at) => factors.set(id, { at, on: false }),
    "backup-codes": (id, at) => backupCodes.set(id, at),
    claimed: (id, at) => claimed.set(id, at),
  };
  for (const line of lines) {
    const words = line.split(" ");
    const change = Change.safeParse(words).data;
    if (change !== undefined) note[change[2]](change[1], new Date(change[0]));
    const [at, id, kind, text] = SealedChange.safeParse(words).data ?? [];
    if (kind !== undefined && id !== undefined && at !== undefined)
      sealed[kind].set(id, { at: new Date(at), sealed: text });
  }
  const { email: emails, phone: phones } = sealed;
  return { blocks, passwords, removed, factors, backupCodes, emails, phones, claimed };
}

async function readLines(dataDir: string): Promise<string[]> {
  const text = await readFile(changesFile(dataDir), "utf8").catch(noneIfMissing);
  return typeof text === "string" ? text.split("\n").filter((line) => line !== "") : [];
}

export const Ledger = z.object({
  erased: z.array(Id),
  /** Lines of changes, the earliest first. */
  changes: z.array(z.string().max(10_000)),
});
export type Ledger = z.infer<typeof Ledger>;

export async function readLedger(dataDir: string): Promise<Ledger> {
  return { erased: (await readErased(dataDir)).sort(), changes: await readLines(dataDir) };
}

/** Differs once anything was added to the ledger. */
export async function ledgerState(dataDir: string): Promise<string> {
  const { length } = await readdir(ledgerFolder(dataDir)).catch(noneIfMissing);
  const changes = await stat(changesFile(dataDir)).catch(noneIfMissing);
  return `${length} ${"size" in changes ? changes.size : 0}`;
}

/** Changes of the other copy count as earlier than those that are here. */
export async function mergeLedger(dataDir: string, other: Ledger): Promise<void> {
  const erased = new Set(await readErased(dataDir));
  for (const id of other.erased) if (!erased.has(id)) await recordErasure(dataDir, id);
  const here = await readLines(dataDir);
  const known = new Set(here);
  const added = other.changes.filter((line) => !known.has(line));
  if (added.length === 0) return;
  await makeFolder(dataDir, ledgerFolder(dataDir));
  const half = `${changesFile(dataDir)}.half`;
  await writeFile(half, `${[...added, ...here].join("\n")}\n`, { mode: 0o600, flush: true });
  await rename(half, changesFile(dataDir));
  await syncFolder(ledgerFolder(dataDir));
}

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
