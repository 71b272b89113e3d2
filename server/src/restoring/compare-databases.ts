import { z } from "zod";
import type { OpenDatabase } from "../db/open.ts";

const kinds = {
  accounts: ["users", ["id"]],
  profiles: ["people", ["user_id"]],
  publicProfiles: ["public_profiles", ["user_id"]],
  resumes: ["resumes", ["id"]],
  applications: ["applications", ["id"]],
  stages: ["application_stages", ["user_id"]],
  interviews: ["interviews", ["id"]],
  offers: ["offers", ["id"]],
  reminders: ["reminders", ["id"]],
  contacts: ["contacts", ["id"]],
  files: ["application_files", ["id"]],
  savedJobs: ["saved_jobs", ["user_id", "job_id"]],
  savedSearches: ["saved_searches", ["id"]],
  ownJobs: ["own_jobs", ["id"]],
  followedBoards: ["followed_boards", ["id"]],
  careerChoices: ["career_choices", ["user_id"]],
  actionPlans: ["action_plans", ["id"]],
  notificationTimes: ["notification_times", ["user_id"]],
  messages: ["profile_messages", ["id"]],
  teams: ["teams", ["id"]],
  subscriptions: ["subscriptions", ["id"]],
  payments: ["paid_invoices", ["invoice_id"]],
} as const satisfies Record<string, readonly [table: string, key: readonly string[]]>;

export interface Difference {
  readonly kind: keyof typeof kinds;
  /** Rows only in the current database. */
  readonly gone: number;
  /** Rows only in the restored database: deleted since. */
  readonly back: number;
  /** Rows in both, with differences. */
  readonly changed: number;
}

/** Row by row, by the common columns, because an upgrade may lie between. Leaves out kinds without a difference. */
export async function compareDatabases(present: OpenDatabase, restored: OpenDatabase): Promise<Difference[]> {
  const found: Difference[] = [];
  for (const [kind, [table, key]] of entriesOf(kinds)) {
    const columns = await commonColumns(present, restored, table);
    const difference = await compare(
      rowsIn(present, table, key, columns),
      rowsIn(restored, table, key, columns),
    );
    if (difference.gone + difference.back + difference.changed > 0) found.push({ kind, ...difference });
  }
  return found;
}

const entriesOf = <K extends string, V>(of: Readonly<Record<K, V>>) => Object.entries(of) as [K, V][];

const Column = z.object({ name: z.string() });

/** Quoted; none where the table is missing in both. */
async function commonColumns(a: OpenDatabase, b: OpenDatabase, table: string): Promise<string[]> {
  const columnsIn = async (database: OpenDatabase) => {
    const { rows } = await database.query(
      `SELECT quote_ident(column_name) AS name FROM information_schema.columns
       WHERE table_schema = 'public' AND table_name = $1 ORDER BY ordinal_position`,
      [table],
    );
    return rows.map((row) => Column.parse(row).name);
  };
  const [inA, inB] = [await columnsIn(a), await columnsIn(b)];
  // A table that only one of them has is compared with nothing.
  if (inA.length === 0 || inB.length === 0) return [...inA, ...inB];
  return inA.filter((name) => inB.includes(name));
}

const Row = z.object({ key: z.array(z.string()), hash: z.string() });
const atOnce = 5_000;

/**
 * Keys and hashes of rows, ordered by key; none when there is no such table. Each page continues in the primary key's
 * index: sorting a large table for each would take hours.
 */
async function* rowsIn(
  database: OpenDatabase,
  table: string,
  key: readonly string[],
  columns: readonly string[],
): AsyncGenerator<z.infer<typeof Row>> {
  const { rows } = await database.query("SELECT to_regclass($1) AS there", [`public.${table}`]);
  if (z.object({ there: z.string().nullable() }).parse(rows[0]).there === null) return;
  const names = key.join(", ");
  const parameters = key.map((_, i) => `$${i + 1}`).join(", ");
  for (let after = key.map(() => ""); ; ) {
    const page = await database.query(
      `SELECT ARRAY[${names}] AS key, hashtextextended(ROW(${columns.join(", ")})::text, 0)::text AS hash
       FROM ${table} AS t WHERE (${names}) > (${parameters}) ORDER BY ${names} LIMIT ${atOnce}`,
      after,
    );
    const read = page.rows.map((row) => Row.parse(row));
    yield* read;
    const last = read.at(-1);
    if (last === undefined || read.length < atOnce) return;
    after = last.key;
  }
}

function compareKeys(a: readonly string[], b: readonly string[]): number {
  for (const [i, part] of a.entries()) {
    const order = Buffer.compare(Buffer.from(part), Buffer.from(b[i] ?? ""));
    if (order !== 0) return order;
  }
  return 0;
}

async function compare(
  present: AsyncGenerator<z.infer<typeof Row>>,
  restored: AsyncGenerator<z.infer<typeof Row>>,
): Promise<Omit<Difference, "kind">> {
  let [gone, back, changed] = [0, 0, 0];
  let [a, b] = [await present.next(), await restored.next()];
  while (!a.done || !b.done) {
    const order = a.done ? 1 : b.done ? -1 : compareKeys(a.value.key, b.value.key);
    if (!a.done && !b.done && order === 0) {
      if (a.value.hash !== b.value.hash) changed += 1;
      [a, b] = [await present.next(), await restored.next()];
    } else if (order < 0) {
      gone += 1;
      a = await present.next();
    } else {
      back += 1;
      b = await restored.next();
    }
  }
  return { gone, back, changed };
}
