import { z } from "zod";
import { isDailyBackup } from "../backup/keep-backups.ts";
import type { BackupStore } from "./backup-store.ts";
import { chainFolder } from "./chain.ts";
import { type ArchivedFile, nextSegment, parseArchived } from "./wal-names.ts";

/** A file beside a backup that was opened. */
export const BackupNote = z.object({
  madeAt: z.coerce.date(),
  /** For restoring later times; null where nothing is archived. */
  log: z
    .object({
      chain: z.string(),
      first: z.string(),
      last: z.string(),
      segmentBytes: z.number(),
      stoppedAt: z.coerce.date(),
    })
    .nullable(),
});
export type BackupNote = z.infer<typeof BackupNote>;
export type BaseLog = NonNullable<BackupNote["log"]>;

export const noteEnding = ".json";
export const noteOf = (backup: string) => `${backup}${noteEnding}`;

export interface Moments {
  readonly backup: string;
  readonly log: BaseLog;
  readonly from: Date;
  readonly until: Date;
  readonly files: ReadonlyMap<string, ArchivedFile>;
}

export interface LocalLog {
  readonly chain: string;
  readonly segments: readonly string[];
}

/**
 * For each backup with an archived log, oldest first: the times from its end to the first missing segment.
 * @param local The log of the cluster in place; whatever it still holds counts until `now`.
 */
export async function readMoments(store: BackupStore, local: LocalLog | null, now: Date): Promise<Moments[]> {
  const names = await store.list("");
  const chains = new Map<string, Map<string, ArchivedFile>>();
  const found: Moments[] = [];
  for (const name of names.filter((each) => each.endsWith(noteEnding) && !each.includes("/"))) {
    const backup = name.slice(0, -noteEnding.length);
    const note = names.includes(backup) ? await readNote(store, backup) : null;
    if (note === null || note.log === null) continue;
    const { log } = note;
    const files = chains.get(log.chain) ?? filesOf(names, log.chain);
    chains.set(log.chain, files);
    const until = untilWhen(log, files, local?.chain === log.chain ? local.segments : [], now);
    found.push({ backup, log, from: log.stoppedAt, until, files });
  }
  return found.sort((a, b) => a.from.getTime() - b.from.getTime());
}

function filesOf(names: readonly string[], chain: string): Map<string, ArchivedFile> {
  const files = names
    .filter((name) => name.startsWith(`${chainFolder(chain)}/`))
    .flatMap((name) => parseArchived(name) ?? []);
  return new Map(files.map((file) => [file.name, file]));
}

async function readNote(store: BackupStore, backup: string): Promise<BackupNote | null> {
  const pieces: Uint8Array[] = [];
  for await (const piece of await store.read(noteOf(backup))) pieces.push(piece);
  try {
    return BackupNote.parse(JSON.parse(Buffer.concat(pieces).toString("utf8")));
  } catch {
    return null;
  }
}

/** The last time up to which the log has no gap. */
function untilWhen(
  log: BaseLog,
  files: ReadonlyMap<string, ArchivedFile>,
  local: readonly string[],
  now: Date,
): Date {
  const here = new Set(local);
  let until = log.stoppedAt;
  let name = log.first;
  for (; files.has(name) || here.has(name); name = nextSegment(name, log.segmentBytes)) {
    const at = files.get(name)?.at;
    if (at !== undefined && at > until) until = at;
  }
  const isWhole = local.length > 0 && name > (local.at(-1) ?? "");
  return isWhole ? now : until;
}

export const momentsWith = (all: readonly Moments[], at: Date): Moments | null =>
  all.findLast(({ from, until }) => from < at && at <= until) ?? null;

export function joinRanges(all: readonly Pick<Moments, "from" | "until">[]): { from: Date; until: Date }[] {
  const joined: { from: Date; until: Date }[] = [];
  for (const { from, until } of all) {
    const last = joined.at(-1);
    if (last === undefined || from > last.until) joined.push({ from, until });
    else if (until > last.until) last.until = until;
  }
  return joined;
}

const weekMs = 7 * 86_400_000;

/**
 * Later times are restored from the newest backup of each of the last seven days, and from the oldest of each chain in
 * the last week: without it, a second backup on one day would remove the times before it.
 */
function basesOf(all: readonly Moments[], now: Date): Moments[] {
  const isDaily = isDailyBackup(
    all.map(({ from }) => from),
    now,
  );
  const oldest = new Map<string, Moments>();
  for (const each of all)
    if (now.getTime() - each.from.getTime() < weekMs && !oldest.has(each.log.chain))
      oldest.set(each.log.chain, each);
  return all.filter((each) => isDaily(each.from) || oldest.get(each.log.chain) === each);
}

/** Restores to later times need these backups. */
export async function backupsForMoments(store: BackupStore, now: Date): Promise<Set<string>> {
  return new Set(basesOf(await readMoments(store, null, now), now).map(({ backup }) => backup));
}

/** Deletes log segments that no later time needs. Older backups contain their own part of the log. */
export async function pruneLog(store: BackupStore, now: Date): Promise<void> {
  const firstOf = new Map<string, string>();
  for (const { log } of basesOf(await readMoments(store, null, now), now)) {
    const first = firstOf.get(log.chain);
    if (first === undefined || log.first < first) firstOf.set(log.chain, log.first);
  }
  for (const path of await store.list("wal")) {
    const file = parseArchived(path);
    const first = firstOf.get(path.split("/")[1] ?? "");
    if (file === null || first === undefined || file.name < first) await store.delete(path);
  }
}
