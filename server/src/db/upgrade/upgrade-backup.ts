import { readdir, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { Deps } from "../../deps.ts";
import { instantOf, stampOf } from "../archive/wal-names.ts";
import { type Backup, makeBackupApart } from "../backup/backup.ts";
import { productVersion } from "../backup/backup-manifest.ts";
import { backupsFolder } from "../backup/kept-backups.ts";
import type { Home } from "../embedded/home.ts";

export interface SchemaState {
  readonly version: string;
  /** Number of four digits. */
  readonly migration: string;
  /** As `18`. */
  readonly postgres: string;
}

export interface UpgradeBackup {
  readonly file: string;
  readonly from: SchemaState;
  readonly to: SchemaState;
  readonly encrypted: boolean;
}

export const upgradeBackupsFolder = (dataDir: string) => join(backupsFolder(dataDir), "before-upgrade");

const state = "([^_]+)_(\\d{4})_pg(\\d+)";
const named = new RegExp(
  `^from_${state}_to_${state}_(\\d{4}-\\d{2}-\\d{2}T\\d{6}\\.\\d{3}Z)\\.tar\\.gz(\\.age)?$`,
);

/** `0.1.0_0003_pg18`: no version holds the character between the parts. */
const nameOf = ({ version, migration, postgres }: SchemaState) =>
  `${version.replaceAll("_", "-")}_${migration}_pg${postgres}`;

export const migrationNumber = (tag: string) => /^\d{4}/.exec(tag)?.[0] ?? "0000";

/**
 * Deletes backups of attempts that ended before they changed anything, since this one holds all that they do; one of
 * an upgrade that succeeded stays.
 */
export async function makeUpgradeBackup(
  deps: Pick<Deps, "config" | "database" | "now">,
  from: SchemaState,
  newest: { migration: string; postgres: string },
): Promise<Backup> {
  const { DATA_DIR, BACKUP_RECIPIENT } = deps.config;
  const to = { version: productVersion(), ...newest };
  const stamp = deps.now().toISOString().replaceAll(":", "");
  const ending = BACKUP_RECIPIENT === undefined ? ".tar.gz" : ".tar.gz.age";
  const name = `from_${nameOf(from)}_to_${nameOf(to)}_${stamp}${ending}`;
  const backup = await makeBackupApart(deps, join(upgradeBackupsFolder(DATA_DIR), name));
  for (const earlier of await listUpgradeBackups(DATA_DIR))
    if (earlier.file !== backup.file && nameOf(earlier.from) === nameOf(from)) await rm(earlier.file);
  return backup;
}

export async function deleteEarlierBackups(kept: string): Promise<void> {
  for (const name of await readdir(dirname(kept)))
    if (named.test(name) && name !== basename(kept)) await rm(join(dirname(kept), name));
}

const asideName = /^postgresql-\d+-(.+)$/;
/** In milliseconds: 7 days. */
const asideMs = 7 * 24 * 3_600_000;

/** For a database whose rows were carried over to another major version. */
export const asideFolder = (home: Home, major: string, now: Date) =>
  join(home.folder, `postgresql-${major}-${stampOf(now)}`);

export async function deleteExpiredAsides(home: Home, now: Date): Promise<void> {
  for (const name of await readdir(home.folder)) {
    const stamp = asideName.exec(name)?.[1];
    if (stamp === undefined || !(now.getTime() - instantOf(stamp).getTime() > asideMs)) continue;
    await rm(join(home.folder, name), { recursive: true });
  }
}

export async function listUpgradeBackups(dataDir: string): Promise<UpgradeBackup[]> {
  const folder = upgradeBackupsFolder(dataDir);
  const names = await readdir(folder).catch(() => []);
  const found = names.flatMap((name) => {
    const [, v = "", m = "", p = "", toV = "", toM = "", toP = "", stamp = "", age] = named.exec(name) ?? [];
    if (stamp === "") return [];
    const from = { version: v, migration: m, postgres: p };
    const to = { version: toV, migration: toM, postgres: toP };
    return [{ file: join(folder, name), from, to, encrypted: age !== undefined, stamp }];
  });
  return found.sort((a, b) => (a.stamp < b.stamp ? -1 : 1)).map(({ stamp: _, ...backup }) => backup);
}
