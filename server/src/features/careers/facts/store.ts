import { and, asc, eq, sql } from "drizzle-orm";
import type { Db } from "../../../db/db.ts";
import { factImports, factRows } from "./tables.ts";

export type ImportRow = typeof factImports.$inferSelect;

/** Rows per statement. */
const batch = 200;

/** Serialises imports, so that simultaneous ones cannot interfere. */
export async function lockImports(db: Db): Promise<void> {
  await db.execute(sql`lock table ${factImports} in share row exclusive mode`);
}

/** Makes the current import the previous one, and removes the one before. @returns whether there was one. */
export async function setAside(db: Db, name: string): Promise<boolean> {
  await dropImport(db, name, "previous");
  const moved = await db
    .update(factImports)
    .set({ state: "previous" })
    .where(and(eq(factImports.name, name), eq(factImports.state, "current")))
    .returning({ id: factImports.id });
  return moved.length > 0;
}

export async function addImport(
  db: Db,
  row: ImportRow,
  data: readonly { readonly code: string }[],
): Promise<void> {
  await db.insert(factImports).values(row);
  for (let at = 0; at < data.length; at += batch)
    await db
      .insert(factRows)
      .values(data.slice(at, at + batch).map((one) => ({ importId: row.id, code: one.code, data: one })));
}

/** @returns whether there was one. */
export async function dropImport(db: Db, name: string, state: "current" | "previous"): Promise<boolean> {
  const gone = await db
    .delete(factImports)
    .where(and(eq(factImports.name, name), eq(factImports.state, state)))
    .returning({ id: factImports.id });
  return gone.length > 0;
}

/** Makes the previous import the current one; null when there is none. */
export async function bringBack(db: Db, name: string): Promise<ImportRow | null> {
  const [back] = await db
    .update(factImports)
    .set({ state: "current" })
    .where(and(eq(factImports.name, name), eq(factImports.state, "previous")))
    .returning();
  return back ?? null;
}

/** Every import: current ones by name, then previous ones. */
export const readImports = (db: Db): Promise<ImportRow[]> =>
  db.select().from(factImports).orderBy(asc(factImports.state), asc(factImports.name));

export async function readRows(db: Db, importId: string): Promise<unknown[]> {
  const rows = await db
    .select({ data: factRows.data })
    .from(factRows)
    .where(eq(factRows.importId, importId))
    .orderBy(asc(factRows.code));
  return rows.map(({ data }) => data);
}
