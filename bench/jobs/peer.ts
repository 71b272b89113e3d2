import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { readQuery } from "@waymark/domain/job-search/query";
import {
  bodyWords,
  filterTokens,
  headWords,
  payTokenFor,
  payTokens,
} from "@waymark/domain/jobs/tokens/tokens";
import { buildEnvironment } from "../../scripts/setup/install.mjs";
import { runChild } from "../../scripts/setup/run-child.mjs";
import { generateJobs, newest, searchMix } from "./corpus.ts";
import { quantile, row } from "./figures.ts";

// The same searches on SQLite's full-text index with the best plan we know: newest first by row number, title matches
// before the rest, a count that stops at 1,001.
interface Statement {
  run(...values: unknown[]): unknown;
  all(...values: unknown[]): { rowid: number; n: number }[];
}
interface Sqlite {
  exec(sql: string): void;
  prepare(sql: string): Statement;
}

const tools = join(import.meta.dirname, "../tools");
const built = join(tools, "node_modules/better-sqlite3/build/Release/better_sqlite3.node");

async function openSqlite(file: string): Promise<Sqlite | null> {
  if (!existsSync(built)) {
    console.log("  Building SQLite; this takes a minute or two.");
    // npm sets variables for its scripts that keep a nested npm from running scripts.
    const env = Object.fromEntries(
      Object.entries(buildEnvironment()).filter(([name]) => !name.startsWith("npm_")),
    );
    const options = { cwd: tools, env };
    for (const args of [
      ["ci", "--ignore-scripts", "--no-audit", "--no-fund"],
      ["rebuild", "better-sqlite3", "--build-from-source", "--foreground-scripts"],
    ])
      await runChild("npm", args, options).catch(() => null);
  }
  if (!existsSync(built)) return null;
  const Database = createRequire(join(tools, "package.json"))("better-sqlite3");
  return new Database(file);
}

/** SQLite's own tokenizer keeps only letters and digits. */
const plain = (token: string) =>
  /^[a-z0-9]+$/.test(token) ? token : `zz${Buffer.from(token).toString("hex")}`;
const joined = (tokens: Iterable<string>) => [...tokens].map(plain).join(" ");

const [size = 0, folder = ""] = [Number(process.argv[2]), process.argv[3]];
const database = await openSqlite(join(folder, "peer.sqlite"));
if (database === null) {
  row("SQLite FTS5, two stages", "cannot be built on this machine", "ours at least 8 times faster");
  process.exit(0);
}
database.exec("pragma journal_mode = off; pragma synchronous = off; pragma mmap_size = 4000000000;");
database.exec(`create virtual table found using fts5 (title, head, body, content = '', detail = column)`);
const began = performance.now();
const put = database.prepare("insert into found (rowid, title, head, body) values (?, ?, ?, ?)");
// The newest posting has the highest number, so the first rows in descending order are the answer.
const times = [...generateJobs(size)].map((job, i) => ({ at: job.postedAt.getTime(), i }));
const numbers = new Uint32Array(size);
for (const [number, { i }] of times.sort((a, b) => a.at - b.at).entries()) numbers[i] = number + 1;
database.exec("begin");
let i = 0;
const rows: { number: number; values: string[] }[] = [];
for (const job of generateJobs(size)) {
  const head = headWords(job);
  const tokens = [...filterTokens(job), ...payTokens(job.topPay, job.currency)];
  const body = [...bodyWords(job, head.headStems), ...tokens];
  rows.push({ number: numbers[i++] ?? 0, values: [joined(head.title), joined(head.head), joined(body)] });
  if (rows.length === 50_000 || i === size)
    for (const { number, values } of rows.splice(0)) put.run(number, ...values);
}
database.exec("commit; insert into found (found) values ('optimize');");
row(`SQLite FTS5 of ${size} postings`, `${((performance.now() - began) / 1_000).toFixed(0)} s`, "printed");

const page = database.prepare(
  "select rowid from found where found match ? order by rowid desc limit ? offset ?",
);
const count = database.prepare(
  "select count(*) as n from (select 1 from found where found match ? limit 1001)",
);
const asking = { currency: "USD", now: new Date(newest) };
const taken: number[] = [];
for (const round of [0, 1, 2]) {
  for (const search of searchMix()) {
    const query = readQuery(search.asked, asking);
    const filters = query.filters.map(({ any }) => `body : (${any.map(plain).join(" OR ")})`);
    if (query.pay !== null) filters.push(`body : ${plain(payTokenFor(query.pay.least, query.pay.currency))}`);
    const terms = query.terms.map(plain).join(" AND ");
    const match = (column: string) => [`${column} : (${terms})`, ...filters].join(" AND ");
    const from = performance.now();
    const end = search.page * 20;
    const titles = page.all(match("title"), end + 1, 0);
    if (titles.length <= end)
      page.all(`(${match("body")}) NOT (${match("title")})`, end + 1 - titles.length, 0);
    count.all(match("body"));
    if (round > 0) taken.push(performance.now() - from);
  }
}
row(
  "SQLite FTS5, two stages, the same searches",
  `p50 ${quantile(taken, 0.5).toFixed(2)}, p95 ${quantile(taken, 0.95).toFixed(1)} ms`,
  "ours at least 8 times faster",
);
