import { getTableColumns, type InferSelectModel, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Db } from "./db.ts";

/**
 * Inserts rows, or updates those whose primary key `key` is there, except the columns `keep`. All rows have the same
 * columns. They travel as one JSON value: an `insert` with a parameter for each value holds the event loop for 0.3 s
 * per thousand postings.
 */
export async function upsertRows<T extends PgTable, C extends keyof InferSelectModel<T> & string>(
  db: Db,
  table: T,
  rows: readonly Pick<InferSelectModel<T>, C>[],
  { key, keep = [] }: { key: NoInfer<C>; keep?: readonly NoInfer<C>[] },
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const all: Record<string, PgColumn> = getTableColumns(table);
  const columns = Object.keys(first).flatMap((name) => {
    const column = all[name];
    return column === undefined ? [] : [{ name, column, toJson: toJsonOf(column) }];
  });
  const json = JSON.stringify(
    rows.map((row: Record<string, unknown>) =>
      Object.fromEntries(
        columns.map(({ name, column, toJson }) => {
          const value = row[name];
          return [column.name, value === null || value === undefined ? null : toJson(value)];
        }),
      ),
    ),
  );
  const names = columns.map(({ column }) => sql.identifier(column.name));
  const typed = columns.map(
    ({ column }) => sql`${sql.identifier(column.name)} ${sql.raw(column.getSQLType())}`,
  );
  const changing = columns.flatMap(({ name, column: { name: column } }) =>
    name === key || keep.some((kept) => kept === name)
      ? []
      : [sql`${sql.identifier(column)} = excluded.${sql.identifier(column)}`],
  );
  const comma = sql`, `;
  await db.execute(sql`
    insert into ${table} (${sql.join(names, comma)})
    select ${sql.join(names, comma)} from json_to_recordset(${json}::json) as given (${sql.join(typed, comma)})
    on conflict (${sql.identifier(all[key]?.name ?? key)}) do update set ${sql.join(changing, comma)}`);
}

/** Values of JSON columns and arrays go into the JSON as they are, all others as the driver writes them. */
const toJsonOf = (column: PgColumn): ((value: unknown) => unknown) =>
  column.dataType === "json" || column.dataType === "array"
    ? (value) => value
    : (value) => column.mapToDriverValue(value);
