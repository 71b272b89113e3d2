import { setTimeout as sleep } from "node:timers/promises";
import { SearchAnswer } from "@waymark/contract/jobs";
import { readQuery } from "@waymark/domain/jobs/query";
import autocannon from "autocannon";
import { ApiPerson } from "../../e2e/api.ts";
import { freshFolder, startProduct } from "../../e2e/product.ts";
import { migrate } from "../../server/src/db/migrate.ts";
import { openPostgres } from "../../server/src/db/open.ts";
import type { IndexedJob } from "../../server/src/features/jobs/index/job-index.ts";
import { openSqlJobIndex } from "../../server/src/features/jobs/index/sql-job-index-store.ts";
import {
  noteIndexRowsVersion,
  tidyIndexRows,
  upsertIndexRows,
} from "../../server/src/features/jobs/index/sql-rows-store.ts";
import { startPostgres } from "../../server/src/testing/postgres.ts";
import { generateJobs, newest, searchMix } from "./corpus.ts";
import { quantile, row } from "./figures.ts";

// The same postings in a PostgreSQL of our own: the SQL index alone, then the whole product over HTTP.
const size = Number(process.argv[2]);
const batchSize = 500;
const searches = searchMix();

/** One statement a batch: the columns as JSON, so that a million rows need no million parameters. */
const insertJobs = `
  insert into jobs (id, source, source_id, fingerprint, title, plain_title, title_key, company, location, country,
    remote, posted_at, salary, pay_min, pay_max, pay_currency, pay_period, description, type, url, language,
    occupation_group, skills, sample, shown, seen_at, created_at)
  select id, source, id, id, title, title, lower(title), company, location, country, remote, "postedAt", '',
    "middlePay", "topPay", currency, 'year', description, type, 'https://jobs.example.org/' || id, language, 'other',
    skills, false, true, "postedAt", "postedAt"
  from json_to_recordset($1::json) as x (id text, source text, title text, company text, location text, country text,
    remote boolean, "postedAt" timestamptz, "middlePay" float8, "topPay" float8, currency text, description text,
    type text, language text, skills text[])`;

const postgres = await startPostgres();
if (postgres === null) {
  row("search in the database and over HTTP", "no PostgreSQL on this machine", "printed");
  process.exit(0);
}
try {
  const database = openPostgres(postgres.url, () => {});
  await migrate(database);
  const began = performance.now();
  let batch: IndexedJob[] = [];
  const flush = async () => {
    await database.query(insertJobs, [JSON.stringify(batch)]);
    await upsertIndexRows(database.db, batch);
    batch = [];
  };
  for (const job of generateJobs(size)) {
    batch.push(job);
    if (batch.length === batchSize) await flush();
  }
  if (batch.length > 0) await flush();
  await noteIndexRowsVersion(database.db);
  await tidyIndexRows(database.db);
  await database.query("analyze jobs");
  row(`${size} postings into PostgreSQL`, `${((performance.now() - began) / 1_000).toFixed(0)} s`, "printed");
  const sql = openSqlJobIndex(database);
  const asking = { currency: "USD", now: new Date(newest) };
  const times: number[] = [];
  for (const round of [0, 1]) {
    for (const { asked, page } of searches) {
      const from = performance.now();
      await sql.search(readQuery(asked, asking), page, 20);
      if (round === 1) times.push(performance.now() - from);
    }
  }
  row(
    "the SQL index on PostgreSQL",
    `p50 ${quantile(times, 0.5).toFixed(1)}, p95 ${quantile(times, 0.95).toFixed(1)} ms`,
    "p95 at most 60 ms at 1M",
  );
  await database.close();
  await overHttp(postgres.url);
} finally {
  await postgres.stop();
}

/** The product on that database, its index made from the record, with a signed-in person asking on eight lines. */
async function overHttp(url: string): Promise<void> {
  const dataDir = freshFolder();
  const env = { DATABASE_URL: url, LOG_LEVEL: "silent" };
  const product = await startProduct({ dataDir, env });
  try {
    // The index is loaded while the database answers: only then is a total beyond a thousand exact.
    const began = performance.now();
    const isLoaded = async () => {
      const answer = await fetch(`${product.url}/api/jobs/search?limit=1`);
      return answer.ok && SearchAnswer.parse(await answer.json()).totalExact;
    };
    while (!(await isLoaded())) await sleep(500);
    row("the index made from the record", `${((performance.now() - began) / 1_000).toFixed(0)} s`, "printed");
    const person = await (await new ApiPerson(product.url).register()).onboard();
    const requests = searches.map(({ asked, page }) => {
      const { query, location, remote, jobType, salaryMin } = asked;
      const texts = Object.entries({ query, location, remote, jobType, salaryMin, page, limit: 20 });
      const given = texts.flatMap(([key, value]) =>
        value === undefined ? [] : [[key, String(value)] as [string, string]],
      );
      return { method: "GET" as const, path: `/api/jobs/search?${new URLSearchParams(given)}` };
    });
    const measure = async (what: string, headers: Record<string, string>, target: string) => {
      const options = { url: product.url, headers, requests, connections: 8 };
      await autocannon({ ...options, duration: 5 });
      const { non2xx, requests: asked, latency } = await autocannon({ ...options, duration: 10 });
      if (non2xx > 0) throw new Error(`${non2xx} searches were refused`);
      row(what, `${asked.average.toFixed(0)}/s, p50 ${latency.p50}, p97.5 ${latency.p97_5} ms`, target);
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
  } finally {
    await product.remove();
  }
}
