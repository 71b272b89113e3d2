import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Logger } from "pino";
import { pino } from "pino";
import { z } from "zod";
import { recordReplacement } from "../../audit/operator-log.ts";
import type { Config } from "../../config.ts";
import { checkFileKey } from "../../ports/files/file-key.ts";
import { filesFolder, openFileStore } from "../../ports/files/open-file-store.ts";
import { type BackupFile, unpackBackup } from "../backup/backup-archive.ts";
import { type BackupPlaceConfig, openBackupStore } from "../backup/kept-backups.ts";
import {
  checkRestoreKey,
  ledgerOf,
  nonEmptyFolders,
  partialFolderOf,
  type Restored,
  type RestoredLedger,
  swapsFor,
} from "../backup/restore.ts";
import { clusterOf, giveOwnership, giveTreeOwnership, type Home, openHome } from "../embedded/home.ts";
import { type HeldHome, holdHome, openEmbedded } from "../embedded/open-embedded.ts";
import { DatabaseProblem, doesNotOpen } from "../embedded/problem.ts";
import { lockFolder } from "../lock.ts";
import type { OpenDatabase } from "../open.ts";
import { finishRestore, writeAndSwap } from "../swap.ts";
import { forgetChain, readChain } from "./chain.ts";
import { type FoundLedger, fetchLedger } from "./ledger-copy.ts";
import { LogFeed, recoveringFolder, restoreCommand } from "./log-feed.ts";
import { joinRanges, type LocalLog, type Moments, momentsWith, readMoments } from "./moments.ts";
import { isSegment } from "./wal-names.ts";

export interface Range {
  readonly from: Date;
  readonly until: Date;
}

export class MomentRefused extends Error {
  readonly reason: "future" | "none" | "outside";
  readonly ranges: readonly Range[];
  constructor(reason: MomentRefused["reason"], ranges: readonly Range[]) {
    super(`The moment cannot be restored: ${reason}.`);
    this.reason = reason;
    this.ranges = ranges;
  }
}

class NotAgreed extends Error {}

export interface RestoredMoment {
  readonly swapped: boolean;
  readonly key: Restored["key"];
  readonly ledger: RestoredLedger;
  readonly aside: string | null;
  readonly files: { readonly there: number; readonly missing: number };
  readonly madeFrom: string;
  readonly segments: number;
}

type RestoreConfig = BackupPlaceConfig &
  Pick<
    Config,
    | "SEAL_KEY"
    | "FILES_S3_ENDPOINT"
    | "FILES_S3_BUCKET"
    | "FILES_S3_REGION"
    | "FILES_S3_ACCESS_KEY_ID"
    | "FILES_S3_SECRET_ACCESS_KEY"
  >;

export interface MomentRequest {
  readonly config: RestoreConfig;
  readonly at: Date;
  readonly identity: string | undefined;
  readonly look: (recovered: OpenDatabase, present: OpenDatabase | null) => Promise<void>;
  readonly agreed: boolean;
  readonly between?: () => void;
}

const silent: Logger = pino({ level: "silent" });

/**
 * No server may use the data folder. The newest backup before the time is unpacked beside it, its server recovers from
 * the archived log, and the folders are swapped in marked steps.
 * @throws MomentRefused, BackupRefused before anything was changed; FolderTaken while a server runs.
 */
export async function restoreMoment(request: MomentRequest): Promise<RestoredMoment> {
  const { config, at } = request;
  const release = lockFolder(config.DATA_DIR);
  try {
    const home = openHome(config.DATA_DIR);
    // Until the end: a server in another container must not start while the folders are swapped.
    const held = await holdHome(home);
    try {
      await finishRestore(config.DATA_DIR);
      const moments = await chooseMoments(config, home, at);
      const file = { store: openBackupStore(config), name: moments.backup };
      return await layMoment(request, { home, held }, moments, file);
    } finally {
      held.release();
    }
  } finally {
    release();
  }
}

async function chooseMoments(config: RestoreConfig, home: Home, at: Date): Promise<Moments> {
  const now = new Date();
  const all = await readMoments(openBackupStore(config), localLog(clusterOf(home)), now);
  const ranges = joinRanges(all);
  if (ranges.length === 0) throw new MomentRefused("none", ranges);
  if (at > now) throw new MomentRefused("future", ranges);
  const moments = momentsWith(all, at);
  if (moments === null) throw new MomentRefused("outside", ranges);
  return moments;
}

function localLog(cluster: string): LocalLog | null {
  const chain = readChain(cluster);
  if (chain === null || !existsSync(join(cluster, "pg_wal"))) return null;
  return { chain, segments: readdirSync(join(cluster, "pg_wal")).filter(isSegment).sort() };
}

interface Place {
  readonly home: Home;
  readonly held: HeldHome;
}

async function layMoment(
  request: MomentRequest,
  place: Place,
  moments: Moments,
  file: BackupFile,
): Promise<RestoredMoment> {
  const { config, identity, agreed, between } = request;
  const { home } = place;
  const [cluster, files] = [clusterOf(home), filesFolder(config.DATA_DIR)];
  const occupied = await nonEmptyFolders([cluster, files]);
  const swaps = swapsFor([cluster, files], occupied);
  let ledger: FoundLedger = "none";
  let done: Omit<RestoredMoment, "aside" | "swapped" | "ledger"> | undefined;
  const lay = async () => {
    await unpackBackup(file, { database: partialFolderOf(cluster), files: partialFolderOf(files) }, identity);
    giveTreeOwnership(partialFolderOf(cluster), home.account);
    const { segments, ...found } = await recover(request, place, moments);
    const counted = await gatherFiles(config, found.keys);
    done = { key: found.key, files: counted, madeFrom: moments.backup, segments };
    if (!agreed) throw new NotAgreed();
    ledger = await fetchLedger(config.DATA_DIR, file, identity);
  };
  let swapped = true;
  try {
    await writeAndSwap(config.DATA_DIR, swaps, lay, between);
  } catch (error) {
    if (!(error instanceof NotAgreed)) throw error;
    swapped = false;
  }
  if (done === undefined) throw new Error("nothing was laid");
  const asides = swaps.flatMap(({ aside }) => aside ?? []);
  return {
    ...done,
    ledger: ledgerOf(ledger, occupied),
    swapped,
    aside: swapped && asides.length > 0 ? asides.join(", ") : null,
  };
}

interface Recovered {
  readonly key: Restored["key"];
  readonly keys: ReadonlySet<string>;
  readonly segments: number;
}

async function recover(request: MomentRequest, { home, held }: Place, moments: Moments): Promise<Recovered> {
  const { config, at, identity } = request;
  const [cluster, half] = [clusterOf(home), partialFolderOf(clusterOf(home))];
  const local = localLog(cluster);
  const feed = new LogFeed({
    cluster: half,
    account: home.account,
    store: openBackupStore(config),
    files: moments.files,
    local:
      local?.chain === moments.log.chain
        ? { folder: join(cluster, "pg_wal"), segments: local.segments }
        : null,
    identity,
    segmentBytes: moments.log.segmentBytes,
  });
  try {
    const database = await openRecovered(config, home, at, feed);
    try {
      const present = await openPresent(config, home, held);
      try {
        await request.look(database, present);
      } finally {
        await present?.close();
      }
      if (request.agreed) await recordReplacement(database, "restore");
      const found = { key: await checkRestoreKey(config, database), keys: await fileKeysIn(database) };
      return { ...found, segments: feed.fed };
    } finally {
      await database.close();
    }
  } finally {
    await feed.close();
    rmSync(join(half, recoveringFolder), { recursive: true, force: true });
    forgetChain(half);
  }
}

const endedBefore = /recovery ended before configured recovery target was reached/;

async function openRecovered(
  config: RestoreConfig,
  home: Home,
  at: Date,
  feed: LogFeed,
): Promise<OpenDatabase> {
  const cluster = partialFolderOf(clusterOf(home));
  const folder = join(cluster, recoveringFolder);
  const beside: Home = { folder, account: home.account, elsewhere: true };
  const settings = {
    restore_command: restoreCommand,
    recovery_target_action: "promote",
    hot_standby: "off",
  };
  // At a server's start the abbreviation Z is not known yet.
  const target = { recovery_target_time: at.toISOString().replace("Z", "+00") };
  const open = (more: Readonly<Record<string, string>>) => {
    writeFileSync(join(cluster, "recovery.signal"), "", { mode: 0o600 });
    giveOwnership(join(cluster, "recovery.signal"), home.account);
    const options = { dataDir: config.DATA_DIR, home: beside, cluster, log: silent, durable: false };
    return openEmbedded({ ...options, settings: { ...settings, ...more } });
  };
  try {
    return await open(target).catch((error: unknown) => {
      const said = error instanceof DatabaseProblem ? (error.details.said ?? "") : "";
      // Nothing was committed between the end of the log and the time, so the end is the right state.
      if (endedBefore.test(said) && feed.problem === undefined) return open({});
      throw error;
    });
  } catch (error) {
    throw feed.problem ?? error;
  }
}

/**
 * For showing the losses; null when it is missing, damaged or of another version.
 * @throws DatabaseProblem for every other reason, such as another process that serves it.
 */
export async function openPresent(
  config: Pick<Config, "DATA_DIR">,
  home: Home,
  held: HeldHome,
): Promise<OpenDatabase | null> {
  if ((await nonEmptyFolders([clusterOf(home)])).length === 0) return null;
  try {
    // With archiving on, else it would delete segments that are not archived yet; without a command, so that nothing is
    // archived.
    const settings = { archive_mode: "on", archive_command: "" };
    return await openEmbedded({ dataDir: config.DATA_DIR, home, held, log: silent, settings });
  } catch (error) {
    if (doesNotOpen(error)) return null;
    throw error;
  }
}

/** Columns with keys of stored files, except erasures, whose files are to be deleted. */
const fileColumns = `SELECT table_name AS "table", column_name AS "column", data_type AS type
  FROM information_schema.columns WHERE table_schema = 'public' AND table_name <> 'erasures'
  AND column_name IN ('file_key', 'photo_key', 'piece_keys')`;
const FileColumn = z.object({ table: z.string(), column: z.string(), type: z.string() });
const FileKey = z.object({ key: z.string() });

async function fileKeysIn(database: OpenDatabase): Promise<Set<string>> {
  const keys = new Set<string>();
  for (const row of (await database.query(fileColumns)).rows) {
    const { table, column, type } = FileColumn.parse(row);
    const key = type === "jsonb" ? `jsonb_array_elements_text("${column}")` : `"${column}"`;
    const { rows } = await database.query(`SELECT key FROM (SELECT ${key} AS key FROM "${table}") AS named
      WHERE key IS NOT NULL`);
    for (const found of rows) keys.add(checkFileKey(FileKey.parse(found).key));
  }
  return keys;
}

/**
 * Stored files are in no log. Files of the restored rows come from the current store, where they never change, else
 * from the backup; the backup's other files are deleted.
 */
async function gatherFiles(
  config: RestoreConfig,
  keys: ReadonlySet<string>,
): Promise<RestoredMoment["files"]> {
  const folder = filesFolder(config.DATA_DIR);
  const half = partialFolderOf(folder);
  if (openFileStore(config).name === "s3") return countInStore(config, keys);
  const laid = readdirSync(half, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const entry of laid) {
    const path = join(entry.parentPath, entry.name);
    if (!keys.has(path.slice(half.length + 1).replaceAll("\\", "/"))) rmSync(path);
  }
  let there = 0;
  for (const key of keys) {
    const [from, to] = [join(folder, key), join(half, key)];
    if (existsSync(from)) {
      rmSync(to, { force: true });
      mkdirSync(dirname(to), { recursive: true, mode: 0o700 });
      linkOrCopy(from, to);
    }
    if (existsSync(to)) there += 1;
  }
  return { there, missing: keys.size - there };
}

function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

/** An external store keeps its files in any case. */
async function countInStore(
  config: RestoreConfig,
  keys: ReadonlySet<string>,
): Promise<RestoredMoment["files"]> {
  const store = openFileStore(config);
  let there = 0;
  for (let after = ""; ; ) {
    const page = await store.list("", after);
    there += page.filter((key) => keys.has(key)).length;
    const last = page.at(-1);
    if (last === undefined) return { there, missing: keys.size - there };
    after = last;
  }
}
