import { existsSync, readdirSync, statfsSync, statSync } from "node:fs";
import { join } from "node:path";
import { filesFolder } from "../../ports/files/open-file-store.ts";
import { backupsFolder } from "../backup/kept-backups.ts";
import type { Home } from "../embedded/home.ts";

export interface DiskSpace {
  readonly folder: string;
  readonly needed: number;
  readonly free: number;
}

export function sizeOf(folder: string): number {
  if (!existsSync(folder)) return 0;
  let bytes = 0;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile())
      bytes += statSync(join(entry.parentPath, entry.name), { throwIfNoEntry: false })?.size ?? 0;
  return bytes;
}

export const freeBytes = (folder: string): number => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
};

/**
 * On each disk that an upgrade writes to. The backup has at most the size of database and stored files.
 * @param bytes Of the database. @param besides Bytes beside the database, the backup aside. @param freed Bytes that go
 * away before the upgrade begins.
 */
export function spaceNeeded({
  DATA_DIR,
  home,
  bytes,
  besides,
  freed = 0,
}: {
  readonly DATA_DIR: string;
  readonly home: Home;
  readonly bytes: number;
  readonly besides: number;
  readonly freed?: number;
}): DiskSpace[] {
  const ofBackup = bytes + sizeOf(filesFolder(DATA_DIR));
  const free = freeBytes(home.folder) + freed;
  // A disk of their own for backups is one more; without the folder they go where DATA_DIR is.
  const backups = existsSync(backupsFolder(DATA_DIR)) ? backupsFolder(DATA_DIR) : DATA_DIR;
  if (statSync(backups).dev === statSync(home.folder).dev)
    return [{ folder: home.folder, needed: ofBackup + besides, free }];
  return [
    { folder: home.folder, needed: besides, free },
    { folder: backups, needed: ofBackup, free: freeBytes(backups) },
  ];
}
