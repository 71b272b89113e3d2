import { and, count, desc, eq, getTableName, sql } from "drizzle-orm";
import type { Db } from "../db/db.ts";
import type { PersonSeal } from "../db/seal.ts";
import type { Deps } from "../deps.ts";
import type { sealedItemTable } from "./tables.ts";

export type SealedItemTable = ReturnType<typeof sealedItemTable>;

/** `content` is JSON that the feature's schema has not checked yet. */
export interface OpenedItem {
  readonly id: string;
  readonly content: unknown;
  readonly version: number;
  readonly createdAt: string;
  readonly updatedAt: string;
}

const isOwn = (table: SealedItemTable, userId: string, id: string) =>
  and(eq(table.userId, userId), eq(table.id, id));
const placeOf = (table: SealedItemTable, row: string) => ({
  table: getTableName(table),
  row,
  column: "content_sealed",
});

function opened(table: SealedItemTable, row: SealedItemTable["$inferSelect"], seal: PersonSeal): OpenedItem {
  return {
    id: row.id,
    content: JSON.parse(seal.open(placeOf(table, row.id), row.contentSealed)),
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** Call it in a transaction before anything is read. */
export async function lockItems(db: Db, userId: string, lock: number): Promise<void> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${userId}, ${lock}))`);
}

export async function countItems(db: Db, table: SealedItemTable, userId: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(table).where(eq(table.userId, userId));
  return row?.total ?? 0;
}

export async function readItems(deps: Deps, table: SealedItemTable, userId: string): Promise<OpenedItem[]> {
  const rows = await deps.db
    .select()
    .from(table)
    .where(eq(table.userId, userId))
    .orderBy(desc(table.updatedAt), desc(table.id));
  if (rows.length === 0) return [];
  const seal = await deps.keys.of(deps.db, userId);
  return rows.map((row) => opened(table, row, seal));
}

/** Locked until the transaction ends; null when it is missing or another person's. */
export async function lockItem(
  deps: Deps,
  table: SealedItemTable,
  userId: string,
  id: string,
): Promise<OpenedItem | null> {
  const [row] = await deps.db
    .select()
    .from(table)
    .where(isOwn(table, userId, id))
    .limit(1)
    .for("update");
  return row === undefined ? null : opened(table, row, await deps.keys.of(deps.db, userId));
}

export async function insertItem(
  deps: Deps,
  table: SealedItemTable,
  userId: string,
  { id, content }: Pick<OpenedItem, "id" | "content">,
): Promise<void> {
  const seal = await deps.keys.of(deps.db, userId);
  const contentSealed = seal.seal(placeOf(table, id), JSON.stringify(content));
  const now = deps.now();
  await deps.db.insert(table).values({ id, userId, contentSealed, createdAt: now, updatedAt: now });
}

export async function updateItem(
  deps: Deps,
  table: SealedItemTable,
  userId: string,
  { id, content, version }: Pick<OpenedItem, "id" | "content" | "version">,
): Promise<void> {
  const seal = await deps.keys.of(deps.db, userId);
  const contentSealed = seal.seal(placeOf(table, id), JSON.stringify(content));
  await deps.db
    .update(table)
    .set({ contentSealed, version, updatedAt: deps.now() })
    .where(isOwn(table, userId, id));
}

export async function deleteRow(
  db: Db,
  table: SealedItemTable,
  userId: string,
  id: string,
): Promise<boolean> {
  const gone = await db
    .delete(table)
    .where(isOwn(table, userId, id))
    .returning({ id: table.id });
  return gone.length > 0;
}
