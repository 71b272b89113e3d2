import { and, asc, desc, eq, lt, ne, sql } from "drizzle-orm";
import { type Db, rowsOf } from "../db/db.ts";
import { auditEntries, operatorEntries } from "./tables.ts";

type EntryRow = typeof auditEntries.$inferInsert;
type OperatorRow = typeof operatorEntries.$inferInsert;

export async function insertEntry(db: Db, row: EntryRow): Promise<void> {
  await db.insert(auditEntries).values(row);
}

/** Does nothing when there are `atMost` entries of that action since `since`; one statement. */
export async function insertEntryUpTo(db: Db, row: EntryRow, atMost: number, since: Date): Promise<void> {
  const { id, userId, at, action, detail, by, browser, system } = row;
  const counted = sql`SELECT count(*) FROM ${auditEntries}
    WHERE ${auditEntries.userId} = ${userId}::text AND ${auditEntries.action} = ${action}::text
      AND ${auditEntries.at} > ${since.toISOString()}::timestamptz`;
  await db.execute(sql`
    INSERT INTO ${auditEntries} (id, user_id, at, action, detail, by, browser, system)
    SELECT ${id}::text, ${userId}::text, ${at.toISOString()}::timestamptz, ${action}::text, ${detail}::text,
      ${by}::text, ${browser}::text, ${system}::text
    WHERE (${counted}) < ${atMost}::int`);
}

export async function readEntries(
  db: Db,
  userId: string,
  page: { before?: string | undefined; limit: number },
) {
  const older = page.before === undefined ? undefined : lt(auditEntries.id, page.before);
  const rows = await db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.userId, userId), older))
    .orderBy(desc(auditEntries.id))
    .limit(page.limit + 1);
  return { rows: rows.slice(0, page.limit), hasMore: rows.length > page.limit };
}

/** Leaves out the sign-in that created the account. */
export const countSignIns = (db: Db, userId: string): Promise<number> =>
  db.$count(
    auditEntries,
    and(
      eq(auditEntries.userId, userId),
      eq(auditEntries.action, "signed-in"),
      ne(auditEntries.detail, "sign-up"),
    ),
  );

export async function readAllEntries(db: Db, userId: string) {
  const { at, action, detail, by, browser, system } = auditEntries;
  return db
    .select({ at, action, detail, by, browser, system })
    .from(auditEntries)
    .where(eq(auditEntries.userId, userId))
    .orderBy(asc(auditEntries.id));
}

export async function insertOperatorEntry(db: Db, row: OperatorRow): Promise<void> {
  await db.insert(operatorEntries).values(row);
}

/** Whether the version that wrote a database knew such a log. */
export async function hasOperatorLog(db: Db): Promise<boolean> {
  const found = await db.execute(sql`SELECT to_regclass('public.operator_entries') IS NOT NULL AS there`);
  return rowsOf<{ there: boolean }>(found)[0]?.there === true;
}

export async function readOperatorEntries(db: Db, page: { before?: string | undefined; limit: number }) {
  const older = page.before === undefined ? undefined : lt(operatorEntries.id, page.before);
  const rows = await db
    .select()
    .from(operatorEntries)
    .where(older)
    .orderBy(desc(operatorEntries.id))
    .limit(page.limit + 1);
  return { rows: rows.slice(0, page.limit), hasMore: rows.length > page.limit };
}

export async function deleteEntriesBefore(db: Db, before: Date): Promise<void> {
  await db.delete(auditEntries).where(lt(auditEntries.at, before));
  await db.delete(operatorEntries).where(lt(operatorEntries.at, before));
}
