import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { type Db, rowsOf } from "./db.ts";

/** A time as milliseconds since 1970. */
export const msOf = (instant: SQLWrapper): SQL => sql`(date_part('epoch', ${instant}) * 1000)::int8`;

/** A text column that holds JSON. */
export const jsonIn = (column: SQLWrapper): SQL => sql`${column}::json`;

/**
 * Reads many rows as one JSON text: of a thousand rows the driver spends many times longer on the values one by one than
 * the database does on finding them (docs/decisions/0042).
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

/** The cast is safe: the values are columns of our own tables, which the caller names in the order of its row. */
const asRows = <Row>(json: string): Row[] => JSON.parse(json);
