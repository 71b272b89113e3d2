import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { type Db, rowsOf } from "./db.ts";

export const msOf = (instant: SQLWrapper): SQL => sql`(date_part('epoch', ${instant}) * 1000)::int8`;

export const jsonIn = (column: SQLWrapper): SQL => sql`${column}::json`;

/**
 * One JSON text for many rows: reading a thousand rows value by value takes the driver many times longer than the
 * database needs to find them (docs/decisions/0042).
 * @param columns Values as `json_build_array` writes them: texts, numbers, booleans, NULL, arrays and JSON; no dates.
 * @param from The rest of the query after FROM; its order is not kept.
 */
export async function readJsonRows<Row extends readonly unknown[]>(
  db: Db,
  columns: readonly SQLWrapper[],
  from: SQL,
): Promise<Row[]> {
  const row = sql`json_build_array(${sql.join([...columns], sql`, `)})::text`;
  const answer = await db.execute(sql`SELECT '[' || string_agg(${row}, ',') || ']' AS rows FROM ${from}`);
  const [found] = rowsOf<{ rows: string | null }>(answer);
  return found?.rows ? asRows<Row>(found.rows) : [];
}

/** The cast is safe: the caller names columns of our own tables in the order of its row. */
const asRows = <Row>(json: string): Row[] => JSON.parse(json);
