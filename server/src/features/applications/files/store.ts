import type { ApplicationFile } from "@waymark/contract/applications-files";
import { and, asc, eq, gt, isNotNull, isNull, lte, or, sql } from "drizzle-orm";
import type { Db } from "../../../db/db.ts";
import type { PersonSeal } from "../../../db/seal.ts";
import type { Deps } from "../../../deps.ts";
import { applicationFiles } from "./tables.ts";

type FileRow = typeof applicationFiles.$inferSelect;
export interface KeptFile extends ApplicationFile {
  readonly fileKey: string;
  readonly deletedAt: Date | null;
}

/** Milliseconds for which a deleted file can be restored. */
const trashMs = 30 * 86_400_000;
const endOfTrash = (now: Date) => new Date(now.getTime() - trashMs);

const placeOf = (row: string) => ({ table: "application_files", row, column: "name_sealed" });
const one = (userId: string, id: string) =>
  and(eq(applicationFiles.userId, userId), eq(applicationFiles.id, id));

function fileOf(row: FileRow, seal: PersonSeal): KeptFile {
  return {
    id: row.id,
    applicationId: row.applicationId ?? "",
    name: seal.open(placeOf(row.id), row.nameSealed),
    type: row.type,
    size: row.size,
    createdAt: row.createdAt.toISOString(),
    fileKey: row.fileKey,
    deletedAt: row.deletedAt,
  };
}

async function filesOf(deps: Deps, userId: string, rows: readonly FileRow[]): Promise<KeptFile[]> {
  if (rows.length === 0) return [];
  const seal = await deps.keys.of(deps.db, userId);
  return rows.map((row) => fileOf(row, seal));
}

export async function readFiles(deps: Deps, userId: string, applicationId: string): Promise<KeptFile[]> {
  const rows = await deps.db
    .select()
    .from(applicationFiles)
    .where(
      and(
        eq(applicationFiles.userId, userId),
        eq(applicationFiles.applicationId, applicationId),
        isNull(applicationFiles.deletedAt),
      ),
    )
    .orderBy(asc(applicationFiles.id));
  return filesOf(deps, userId, rows);
}

/** One file, from the trash if asked for; null when there is none. */
export async function readFile(
  deps: Deps,
  userId: string,
  id: string,
  { trashed = false } = {},
): Promise<KeptFile | null> {
  const state = trashed
    ? gt(applicationFiles.deletedAt, endOfTrash(deps.now()))
    : isNull(applicationFiles.deletedAt);
  const rows = await deps.db
    .select()
    .from(applicationFiles)
    .where(and(one(userId, id), isNotNull(applicationFiles.applicationId), state));
  return (await filesOf(deps, userId, rows)).at(0) ?? null;
}

/** Every file of a person, including the trash. */
export async function readAllFiles(deps: Deps, userId: string): Promise<KeptFile[]> {
  const rows = await deps.db
    .select()
    .from(applicationFiles)
    .where(eq(applicationFiles.userId, userId))
    .orderBy(asc(applicationFiles.id));
  return filesOf(deps, userId, rows);
}

export async function readKeys(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .select({ fileKey: applicationFiles.fileKey })
    .from(applicationFiles)
    .where(eq(applicationFiles.userId, userId));
  return rows.map((row) => row.fileKey);
}

/** Bytes of all files of a person, including the trash, which still takes up space. */
export async function sumBytes(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ bytes: sql<string | null>`sum(${applicationFiles.size})` })
    .from(applicationFiles)
    .where(eq(applicationFiles.userId, userId));
  return Number(row?.bytes ?? 0);
}

/** Serialises a person's uploads, so that each sees the others' files. Call it in a transaction. */
export async function lockFiles(db: Db, userId: string): Promise<void> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${userId}, 7716234))`);
}

export async function insertFile(
  deps: Deps,
  userId: string,
  file: Omit<KeptFile, "createdAt" | "deletedAt">,
): Promise<void> {
  const seal = await deps.keys.of(deps.db, userId);
  const { name, ...clear } = file;
  await deps.db
    .insert(applicationFiles)
    .values({ ...clear, userId, nameSealed: seal.seal(placeOf(file.id), name), createdAt: deps.now() });
}

export async function renameFile(deps: Deps, userId: string, id: string, name: string): Promise<void> {
  const seal = await deps.keys.of(deps.db, userId);
  await deps.db
    .update(applicationFiles)
    .set({ nameSealed: seal.seal(placeOf(id), name) })
    .where(one(userId, id));
}

export async function setDeleted(db: Db, userId: string, id: string, deletedAt: Date | null): Promise<void> {
  await db.update(applicationFiles).set({ deletedAt }).where(one(userId, id));
}

/** Files whose time in the trash is over, or whose application was removed. */
export async function readOverdue(db: Db, now: Date, limit: number) {
  return db
    .select({ id: applicationFiles.id, fileKey: applicationFiles.fileKey })
    .from(applicationFiles)
    .where(or(lte(applicationFiles.deletedAt, endOfTrash(now)), isNull(applicationFiles.applicationId)))
    .orderBy(asc(applicationFiles.id))
    .limit(limit);
}

export async function removeFile(db: Db, id: string): Promise<void> {
  await db.delete(applicationFiles).where(eq(applicationFiles.id, id));
}
