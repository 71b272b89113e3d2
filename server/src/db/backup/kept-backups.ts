import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { Config } from "../../config.ts";
import { type BackupStore, openBackupFolder } from "../archive/backup-store.ts";
import { backupsForMoments, noteEnding, noteOf, pruneLog } from "../archive/moments.ts";
import { openS3Backups } from "../archive/s3-backups.ts";
import { instantOf } from "../archive/wal-names.ts";
import { noneIfMissing } from "../durable-folder.ts";
import { backupsToKeep } from "./keep-backups.ts";
import { BackupNotOpened } from "./open-backup-once.ts";

export const backupsFolder = (dataDir: string) => join(dataDir, "backups");

export type BackupPlaceConfig = Pick<Config, "DATA_DIR"> &
  Partial<
    Pick<
      Config,
      | "BACKUP_TO"
      | "BACKUP_S3_ENDPOINT"
      | "BACKUP_S3_REGION"
      | "BACKUP_S3_ACCESS_KEY_ID"
      | "BACKUP_S3_SECRET_ACCESS_KEY"
    >
  >;

/** @param to Another `s3://bucket/folder` than BACKUP_TO, with the same keys. */
export function openBackupStore(config: BackupPlaceConfig, to = config.BACKUP_TO): BackupStore {
  const { BACKUP_S3_ENDPOINT: endpoint, BACKUP_S3_REGION: region = "us-east-1" } = config;
  const { BACKUP_S3_ACCESS_KEY_ID: accessKeyId, BACKUP_S3_SECRET_ACCESS_KEY: secretAccessKey } = config;
  if (!(to && endpoint && accessKeyId && secretAccessKey))
    return openBackupFolder(backupsFolder(config.DATA_DIR));
  const { hostname: bucket, pathname } = new URL(to);
  const folder = pathname.split("/").filter((part) => part !== "");
  const prefix = folder.map((part) => `${part}/`).join("");
  return openS3Backups({ endpoint, region, accessKeyId, secretAccessKey, bucket, prefix });
}

const finished = /^waymark-(\d{4}-\d{2}-\d{2}T\d{6}\.\d{3}Z)\.tar\.gz(\.age)?$/;

export interface KeptBackup {
  readonly name: string;
  readonly at: Date;
  readonly encrypted: boolean;
}

export async function listBackups(store: BackupStore): Promise<KeptBackup[]> {
  const inFolder = typeof store.place === "string";
  const names = inFolder ? await readdir(store.where).catch(noneIfMissing) : await store.list("");
  return completeAmong(names, inFolder);
}

/** @param inFolder Else a backup is complete only with the note beside it. */
function completeAmong(names: readonly string[], inFolder: boolean): KeptBackup[] {
  const all = new Set(names);
  return [...names].sort().flatMap((name) => {
    const [, stamp, age] = finished.exec(name) ?? [];
    if (stamp === undefined || !(inFolder || all.has(noteOf(name)))) return [];
    return [{ name, at: instantOf(stamp), encrypted: age !== undefined }];
  });
}

const Newest = z.object({ at: z.coerce.date() });
const newestFile = (dataDir: string) => join(backupsFolder(dataDir), "newest.json");

/** Recorded locally for a backup in another store. */
export const noteNewest = (dataDir: string, at: Date) =>
  writeFile(newestFile(dataDir), JSON.stringify({ at: at.toISOString() }), { mode: 0o600 });

/** Asks no external store. */
export async function newestBackupAt(config: BackupPlaceConfig): Promise<Date | null> {
  const store = openBackupStore(config);
  if (typeof store.place === "string") return (await listBackups(store)).at(-1)?.at ?? null;
  try {
    return Newest.parse(JSON.parse(await readFile(newestFile(config.DATA_DIR), "utf8"))).at;
  } catch {
    return null;
  }
}

export async function pruneBackups(store: BackupStore, now: Date): Promise<void> {
  const backups = await listBackups(store);
  const kept = backupsToKeep(
    backups.map(({ at }) => at),
    now,
  );
  const bases = await backupsForMoments(store, now);
  for (const { name, at } of backups) {
    if (kept.has(at) || bases.has(name)) continue;
    for (const path of [noteOf(name), name]) await store.delete(path);
  }
  await pruneLog(store, now);
}

/** Incomplete or unopened backups of a stopped process, and notes without a backup. */
export async function removePartialBackups(store: BackupStore): Promise<void> {
  await store.removePartial();
  // One listing judges both: a second one that came out shorter would make whole backups look unfinished.
  const names = await store.list("");
  const complete = completeAmong(names, typeof store.place === "string");
  const finishedOnes = new Set(complete.map(({ name }) => name));
  for (const name of names) {
    const ofBackup = name.endsWith(noteEnding) ? name.slice(0, -noteEnding.length) : name;
    if (finished.test(ofBackup) && !finishedOnes.has(ofBackup)) await store.delete(name);
  }
}

const Problem = z.object({ at: z.iso.datetime(), problem: z.string(), opened: z.boolean() });
export type BackupProblem = z.infer<typeof Problem>;

const problemFile = (dataDir: string) => join(backupsFolder(dataDir), "problem.json");

export async function noteProblem(dataDir: string, now: Date, error: unknown): Promise<void> {
  const problem: BackupProblem = {
    at: now.toISOString(),
    problem: error instanceof Error ? error.message.slice(0, 300) : "unknown",
    opened: !(error instanceof BackupNotOpened),
  };
  // A full disk may refuse even this; the log has it in any case.
  await writeFile(problemFile(dataDir), JSON.stringify(problem), { mode: 0o600 }).catch(() => {});
}

/** Null when the newest attempt succeeded. */
export async function lastBackupProblem(dataDir: string): Promise<BackupProblem | null> {
  try {
    return Problem.parse(JSON.parse(await readFile(problemFile(dataDir), "utf8")));
  } catch {
    return null;
  }
}

export const forgetProblem = (dataDir: string) => rm(problemFile(dataDir), { force: true });
