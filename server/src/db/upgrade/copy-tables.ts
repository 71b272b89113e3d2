import { pipeline } from "node:stream/promises";
import pg from "pg";
import { from as copyFrom, to as copyTo } from "pg-copy-streams";
import { z } from "zod";

const Table = z.object({
  /** Quoted, with its schema. */
  name: z.string(),
  columns: z.array(z.string()),
  types: z.array(z.string()),
});
type Table = z.infer<typeof Table>;

const Checksum = z.object({ rows: z.coerce.number(), sum: z.string() });
const Sequence = z.object({ name: z.string() });
const Reached = z.object({ value: z.string(), called: z.boolean() });
const Queue = z.object({ name: z.string() });

/** Without PostgreSQL's own. Rows of a partitioned table are in its partitions. */
const listTables = `SELECT format('%I.%I', n.nspname, c.relname) AS name,
    coalesce(array_agg(format('%I', a.attname) ORDER BY a.attname) FILTER (WHERE a.attgenerated = ''), '{}')
      AS columns,
    coalesce(array_agg(format_type(a.atttypid, a.atttypmod) ORDER BY a.attname)
      FILTER (WHERE a.attgenerated = ''), '{}') AS types
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
  WHERE c.relkind = 'r' AND n.nspname !~ '^pg_' AND n.nspname <> 'information_schema'
  GROUP BY n.nspname, c.relname ORDER BY 1`;

const listSequences = `SELECT format('%I.%I', schemaname, sequencename) AS name FROM pg_sequences ORDER BY 1`;

/** Triggers and foreign keys are not checked row by row: all rows come from a database where they hold. */
const session = `SET session_replication_role = replica; SET timezone = 'UTC'; SET datestyle = 'ISO';
  SET intervalstyle = 'postgres'; SET extra_float_digits = 1; SET bytea_output = 'hex'`;

export class RowsDiffer extends Error {}

/**
 * Replaces the rows and sequences of a database with the same tables, and compares each table's number of rows and
 * checksum. Without limits of time. @throws RowsDiffer when a table is missing on one side, has other columns, or
 * differs afterwards.
 */
export async function copyTables(fromUrl: string, toUrl: string): Promise<{ tables: number; rows: number }> {
  const [from, to] = [
    new pg.Client({ connectionString: fromUrl }),
    new pg.Client({ connectionString: toUrl }),
  ];
  for (const client of [from, to]) client.on("error", () => {});
  try {
    for (const client of [from, to]) {
      await client.connect();
      await client.query(session);
    }
    await makeQueues(from, to);
    const tables = await sameTables(from, to);
    // In one transaction, so that the rows need no second pass by a vacuum (FREEZE).
    await to.query("BEGIN");
    if (tables.length > 0) await to.query(`TRUNCATE ${tables.map(({ name }) => name).join(", ")}`);
    for (const table of tables) await copyRows(from, to, table);
    await copySequences(from, to);
    await to.query("COMMIT");
    let rows = 0;
    for (const table of tables) rows += await compare(from, to, table);
    await to.query("ANALYZE");
    return { tables: tables.length, rows };
  } finally {
    for (const client of [from, to]) await client.end().catch(() => {});
  }
}

/** pg-boss makes a table for each queue at its first use. */
async function makeQueues(from: pg.Client, to: pg.Client): Promise<void> {
  const { rows } = await from.query("SELECT name FROM pgboss.queue");
  for (const row of rows)
    await to.query('SELECT pgboss.create_queue($1, \'{"policy": "standard"}\')', [Queue.parse(row).name]);
}

async function sameTables(from: pg.Client, to: pg.Client): Promise<Table[]> {
  const read = async (client: pg.Client) => z.array(Table).parse((await client.query(listTables)).rows);
  const [theirs, ours] = [await read(from), await read(to)];
  const known = new Map(ours.map((table) => [table.name, table]));
  for (const table of theirs) {
    const own = known.get(table.name);
    if (own === undefined) throw new RowsDiffer(`the table ${table.name} is not one of Waymark's`);
    if (JSON.stringify(own) !== JSON.stringify(table))
      throw new RowsDiffer(`the table ${table.name} has other columns than expected`);
    known.delete(table.name);
  }
  for (const name of known.keys()) throw new RowsDiffer(`the table ${name} is missing`);
  return theirs;
}

async function copyRows(from: pg.Client, to: pg.Client, { name, columns }: Table): Promise<void> {
  const list = columns.join(", ");
  const rows = from.query(copyTo(`COPY ${name} (${list}) TO STDOUT`));
  await pipeline(rows, to.query(copyFrom(`COPY ${name} (${list}) FROM STDIN WITH (FREEZE)`)));
}

async function copySequences(from: pg.Client, to: pg.Client): Promise<void> {
  const { rows } = await from.query(listSequences);
  for (const row of rows) {
    const { name } = Sequence.parse(row);
    const read = `SELECT last_value::text AS value, is_called AS called FROM ${name}`;
    const { value, called } = Reached.parse((await from.query(read)).rows[0]);
    await to.query("SELECT setval($1::regclass, $2::bigint, $3)", [name, value, called]);
  }
}

/**
 * @returns the number of rows. Generated columns are left out: the newer server has computed them by its own rules.
 */
async function compare(from: pg.Client, to: pg.Client, { name, columns }: Table): Promise<number> {
  const text = `SELECT count(*) AS rows, coalesce(sum(hashtextextended(ROW(${columns.join(", ")})::text, 0)), 0)::text
    AS sum FROM ${name}`;
  const read = async (client: pg.Client) => Checksum.parse((await client.query(text)).rows[0]);
  const [theirs, ours] = await Promise.all([read(from), read(to)]);
  if (ours.rows !== theirs.rows)
    throw new RowsDiffer(`${name} had ${theirs.rows} rows, and ${ours.rows} arrived`);
  if (ours.sum !== theirs.sum) throw new RowsDiffer(`the rows of ${name} arrived changed`);
  return ours.rows;
}
