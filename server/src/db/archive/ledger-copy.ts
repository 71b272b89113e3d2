import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { createGunzip, createGzip } from "node:zlib";
import type { Logger } from "pino";
import type { BackupFile } from "../backup/backup-archive.ts";
import { decryptBackup, encryptTo } from "../backup/backup-encryption.ts";
import { makeFolder, noneIfMissing } from "../durable-folder.ts";
import { Ledger, ledgerState, mergeLedger, readLedger } from "../ledger.ts";
import { type BackupStore, openBackupFolder } from "./backup-store.ts";
import { BackupStoreUnavailable } from "./s3-backups.ts";
import { stampOf } from "./wal-names.ts";

/**
 * A restore on a new machine finds no ledger, and would bring back everybody who was erased since the backup. So
 * compressed copies lie with the backups, encrypted as they are.
 */
const copiesFolder = "ledger";
const named = /^ledger\/\d{4}-\d{2}-\d{2}T\d{6}\.\d{3}Z_([0-9a-f]{32})\.json\.gz(\.age)?$/;

export interface LedgerPlace {
  readonly dataDir: string;
  readonly store: BackupStore;
  readonly recipient: string | undefined;
}

export async function copyLedger({ dataDir, store, recipient }: LedgerPlace): Promise<void> {
  const text = JSON.stringify(await readLedger(dataDir));
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 32);
  const ending = recipient === undefined ? ".json.gz" : ".json.gz.age";
  const before = await store.list(copiesFolder);
  if (before.some((name) => name.endsWith(`_${hash}${ending}`))) return;
  const packed = Readable.from([Buffer.from(text)]).pipe(createGzip());
  const content = recipient === undefined ? packed : encryptTo([recipient], packed);
  const name = `${copiesFolder}/${stampOf(new Date())}_${hash}${ending}`;
  await store.write(name, content);
  const own = await readOwn(dataDir);
  await makeFolder(dataDir, dirname(ownFile(dataDir)));
  await writeFile(ownFile(dataDir), name, { mode: 0o600 });
  // Only its own earlier copy: others are of a machine that was lost, and a restore here may still need them.
  if (own !== null) await store.delete(own);
}

const ownFile = (dataDir: string) => join(dataDir, "backups/ledger-copy");

async function readOwn(dataDir: string): Promise<string | null> {
  const name = await readFile(ownFile(dataDir), "utf8").catch(noneIfMissing);
  return typeof name === "string" && named.test(name) ? name : null;
}

/** `closed`: only copies that this identity cannot read. */
export type FoundLedger = "found" | "none" | "closed";

/** Adds the copies beside a backup to the data folder's ledger. @throws the store's own error. */
export async function fetchLedger(
  dataDir: string,
  from: BackupFile,
  identity: string | undefined,
): Promise<FoundLedger> {
  const store = typeof from === "string" ? openBackupFolder(dirname(from)) : from.store;
  let found: FoundLedger = "none";
  for (const name of (await store.list(copiesFolder)).filter((each) => named.test(each))) {
    const ledger = await readCopy(store, name, identity);
    if (ledger === null) found = found === "none" ? "closed" : found;
    else {
      await mergeLedger(dataDir, ledger);
      found = "found";
    }
  }
  return found;
}

/** Null when the identity does not open it, or it is damaged. */
async function readCopy(
  store: BackupStore,
  name: string,
  identity: string | undefined,
): Promise<Ledger | null> {
  const packed = await store.read(name);
  const plain = name.endsWith(".age") ? Readable.from(decryptBackup(packed, identity)) : packed;
  const gunzip = createGunzip();
  plain.on("error", (error) => gunzip.destroy(error));
  const pieces: Buffer[] = [];
  try {
    for await (const piece of plain.pipe(gunzip)) pieces.push(piece);
    return Ledger.parse(JSON.parse(Buffer.concat(pieces).toString("utf8")));
  } catch (error) {
    if (error instanceof BackupStoreUnavailable) throw error;
    return null;
  }
}

const lookMs = 30_000;
/** Milliseconds that closing waits for a store that does not answer. */
const patienceMs = 5_000;

/** Within half a minute after something was added, until it is closed. */
export function keepLedgerCopied(place: LedgerPlace, log: Logger): { close(): Promise<void> } {
  let copied = "";
  let isFailing = false;
  let round: Promise<void> | undefined;
  const look = async () => {
    const state = await ledgerState(place.dataDir);
    if (state === copied) return;
    await copyLedger(place);
    copied = state;
    isFailing = false;
  };
  const begin = () => {
    round ??= look()
      .catch((err: unknown) => {
        if (!isFailing) log.error({ err }, "the list of erased people could not be copied to the backups");
        isFailing = true;
      })
      .finally(() => {
        round = undefined;
      });
    return round;
  };
  const timer = setInterval(() => void begin(), lookMs);
  timer.unref();
  return {
    close: async () => {
      clearInterval(timer);
      let patience: NodeJS.Timeout | undefined;
      const over = new Promise<void>((resolve) => {
        patience = setTimeout(resolve, patienceMs);
      });
      await Promise.race([Promise.resolve(round).then(begin), over]);
      clearTimeout(patience);
    },
  };
}
