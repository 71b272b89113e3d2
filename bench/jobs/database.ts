import { readFileSync } from "node:fs";
import { loadavg } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { SearchAnswer } from "@waymark/contract/jobs";
import { readQuery } from "@waymark/domain/job-search/query";
import autocannon from "autocannon";
import { ApiPerson } from "../../e2e/api.ts";
import { freshFolder, startProduct } from "../../e2e/product.ts";
import { rowsOf } from "../../server/src/db/db.ts";
import { migrate } from "../../server/src/db/migrate.ts";
import { type OpenDatabase, openPostgres } from "../../server/src/db/open.ts";
import { openSqlJobIndex } from "../../server/src/features/job-search/index/sql-job-index-store.ts";
import {
  noteIndexRowsVersion,
  tidyIndexRows,
  upsertIndexRows,
} from "../../server/src/features/jobs/changes-store.ts";
import type { IndexedJob } from "../../server/src/features/jobs/indexed-job.ts";
import { startPostgres } from "../../server/src/testing/postgres.ts";
import { generateJobs, newest, searchMix } from "./corpus.ts";
import { megabytes, quantile, row } from "./figures.ts";

// The same postings in PostgreSQL: first the SQL index alone, then the whole product over HTTP. The server is a
// temporary one, or the one at the given address; postings that it already has are not written again.
const size = Number(process.argv[2]);
const given = process.argv[3];
const batchSize = 500;
const searches = searchMix();

/** One statement for each batch: the columns go as JSON, so that a million rows need no million parameters. */
const insertJobs = `
  insert into jobs (id, source, source_id, fingerprint, title, plain_title, title_key, company, location, country,
    towns, remote, posted_at, salary, pay_min, pay_max, pay_currency, pay_period, description, type, url, language,
    occupation_group, skills, sample, shown, seen_at, created_at, board_id, followers_only)
  select id, source, id, id, title, title, lower(title), company, location, country, '{}', remote, "postedAt", '',
    "middlePay", "topPay", currency, 'year', description, type, 'https://jobs.example.org/' || id, language, 'other',
    skills, false, true, "postedAt", "postedAt", "followersOf", "followersOf" is not null
  from json_to_recordset($1::json) as x (id text, source text, title text, company text, location text, country text,
    remote boolean, "postedAt" timestamptz, "middlePay" float8, "topPay" float8, currency text, description text,
    type text, language text, skills text[], "followersOf" text)`;

const own = given === undefined ? await startPostgres() : null;
const url = given ?? own?.url;
if (url === undefined) {
  row("search in the database and over HTTP", "no PostgreSQL on this machine", "printed");
  process.exit(0);
}
try {
  const database = openPostgres(url, () => {});
  await migrate(database);
  await fill(database);
  await database.close();
  await askIndex(url);
  await overHttp(url);
} finally {
  await own?.stop();
}

/** Writes the postings and prints its progress; a million take a quarter of an hour. */
async function fill(database: OpenDatabase): Promise<void> {
  const began = performance.now();
  const counted = await database.query("select count(*)::int as n from jobs where not sample");
  const [there] = rowsOf<{ n: number }>(counted);
  if (there !== undefined && there.n >= size) {
    row(`${there.n} postings in PostgreSQL`, "were there", "printed");
    return;
  }
  if (there?.n !== 0) throw new Error(`The database holds ${there?.n} postings, neither none nor ${size}.`);
  let batch: IndexedJob[] = [];
  let written = 0;
  const flush = async () => {
    await database.query(insertJobs, [JSON.stringify(batch)]);
    await upsertIndexRows(database.db, batch);
    written += batch.length;
    batch = [];
    if (written % 50_000 === 0) console.log(`  ${written} of ${size} written after ${secondsSince(began)} s`);
  };
  for (const job of generateJobs(size)) {
    batch.push(job);
    if (batch.length === batchSize) await flush();
  }
  if (batch.length > 0) await flush();
  await noteIndexRowsVersion(database.db);
  await tidyIndexRows(database.db);
  await database.query("vacuum analyze jobs");
  await database.query("vacuum analyze job_index");
  row(`${size} postings into PostgreSQL`, `${secondsSince(began)} s`, "printed");
}

/**
 * Runs the searches on the SQL index one after the other, twice, and measures the second round and the processor time
 * of the database.
 */
async function askIndex(address: string): Promise<void> {
  // A single connection, so that its process can be watched.
  const database = openPostgres(address, () => {}, 1);
  const sql = openSqlJobIndex(database);
  const asking = { currency: "USD", now: new Date(newest) };
  const [own] = rowsOf<{ pid: number }>(await database.query("select pg_backend_pid() as pid"));
  const pid = own?.pid ?? 0;
  const times: number[] = [];
  const spent: number[] = [];
  for (const round of [0, 1]) {
    for (const { asked, page } of searches) {
      const [from, cpu] = [performance.now(), ownThreadMs(pid)];
      await sql.search(readQuery(asked, asking), page, 20);
      if (round === 0) continue;
      times.push(performance.now() - from);
      spent.push(ownThreadMs(pid) - cpu);
    }
  }
  await database.close();
  const figures = (list: number[]) =>
    `p50 ${quantile(list, 0.5).toFixed(1)}, p95 ${quantile(list, 0.95).toFixed(1)} ms`;
  row("the SQL index on PostgreSQL", `${figures(times)}, ${load()}`, "p95 at most 60 ms at 1M");
  row("  of which the database's processor", figures(spent), "printed");
}

/**
 * Runs the product on that database, its index built from the table, with eight requests of a signed-in person at a
 * time.
 */
async function overHttp(url: string): Promise<void> {
  const dataDir = freshFolder();
  // A fixed key: a database that is used again has values sealed by an earlier run.
  const env = { DATABASE_URL: url, LOG_LEVEL: "silent", SEAL_KEY: Buffer.alloc(32, 7).toString("hex") };
  const product = await startProduct({ dataDir, env });
  try {
    row("start of the product on them", `${product.startSeconds.toFixed(1)} s`, "printed");
    // The index loads while the database answers; totals above a thousand are exact only after that.
    const began = performance.now();
    const isLoaded = async () => {
      const answer = await fetch(`${product.url}/api/jobs/search?query=software+engineer&limit=1`);
      return answer.ok && SearchAnswer.parse(await answer.json()).totalExact;
    };
    for (let round = 1; !(await isLoaded()); round++) {
      if (round % 30 === 0)
        console.log(`  the index is being made from the record, ${secondsSince(began)} s`);
      await sleep(2_000);
    }
    row("the index made from the record", `${secondsSince(began)} s, ${load()}`, "printed");
    const person = await (await new ApiPerson(product.url).register()).onboard();
    const requests = searches.map(({ asked, page }) => {
      const { query, location, remote, jobType, salaryMin } = asked;
      const texts = Object.entries({ query, location, remote, jobType, salaryMin, page, limit: 20 });
      const filled = texts.flatMap(([key, value]) =>
        value === undefined ? [] : [[key, String(value)] as [string, string]],
      );
      return { method: "GET" as const, path: `/api/jobs/search?${new URLSearchParams(filled)}` };
    });
    const measure = async (what: string, headers: Record<string, string>, target: string) => {
      const options = { url: product.url, headers, requests, connections: 8 };
      // More than once per search: cards that were never requested come from the table.
      await autocannon({ ...options, amount: requests.length * 8 });
      const cpu = processorMs(product.pid);
      const { non2xx, requests: asked, latency } = await autocannon({ ...options, duration: 10 });
      if (non2xx > 0) throw new Error(`${non2xx} searches were refused`);
      const each = ((processorMs(product.pid) - cpu) / asked.total).toFixed(2);
      row(
        what,
        `${asked.average.toFixed(0)}/s, p50 ${latency.p50}, p97.5 ${latency.p97_5} ms, processor ${each} ms each, ${load()}`,
        target,
      );
    };
    await measure(
      "over HTTP without a session, 8 clients, 20 cards",
      {},
      "at least 1,400/s, p95 at most 10 ms",
    );
    await measure(
      "over HTTP with a session and match, 8 clients, 20 cards",
      { cookie: person.cookie },
      "at least 250/s",
    );
    row("memory of the server then", `${memoryMegabytes(product.pid)} MB`, "printed");
  } finally {
    await product.remove();
  }
}

function secondsSince(began: number): string {
  return ((performance.now() - began) / 1_000).toFixed(0);
}

function load(): string {
  return `load ${loadavg()[0]?.toFixed(1)}`;
}

/** Processor time of a single-threaded process so far; NaN where there is no /proc. */
function ownThreadMs(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, "utf8").split(" ")[0]) / 1_000_000;
  } catch {
    return Number.NaN;
  }
}

/** Processor time of all threads of a process so far; NaN where there is no /proc. */
function processorMs(pid: number): number {
  try {
    // The command's name in brackets may contain spaces; of the fields after it, 11 and 12 are in hundredths of
    // seconds.
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return Number.NaN;
  }
}

function memoryMegabytes(pid: number): number {
  try {
    return megabytes(
      Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) * 1_024,
    );
  } catch {
    return Number.NaN;
  }
}
