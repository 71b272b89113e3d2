import { spawn } from "node:child_process";
import { createHash, randomFillSync } from "node:crypto";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import autocannon from "autocannon";
import { ApiPerson } from "../e2e/api.ts";
import { freshFolder } from "../e2e/product.ts";
import { readConfig } from "../server/src/config.ts";
import { openArchived } from "../server/src/db/archive/open-archived.ts";
import { restoreMoment } from "../server/src/db/archive/restore-moment.ts";
import { makeBackup } from "../server/src/db/backup/backup.ts";
import type { OpenDatabase } from "../server/src/db/open.ts";
import { openLog } from "../server/src/log.ts";
import { freshDataDir, layEmbedded, removeDataDir } from "../server/src/testing/template.ts";
import { queryMix } from "./postings.ts";
import { startMeasured } from "./start-measured.ts";

// `npm run bench -- restore [part …]`: a million rows written after a backup, restored to a moment among them, and a
// backup of 2 GB (`moment`); searches over HTTP while the product makes a backup of 2 GB (`searches`).

const rows = 1_000_000;
const atOnce = 500;
const fileBytes = 64 * 2 ** 20;
const files = 32;

const load = () => `load ${(loadavg()[0] ?? 0).toFixed(1)}`;
const print = (what: string, reached: string, target: string): void =>
  console.log(`${what.padEnd(54)} ${reached.padEnd(62)} ${target}`);
const megabytes = (bytes: number) => Math.round(bytes / 2 ** 20);

async function writeRows(database: OpenDatabase): Promise<Date> {
  await database.query("CREATE TABLE notes (id integer PRIMARY KEY, text text NOT NULL, at timestamptz)");
  let middle = new Date();
  for (let from = 0; from < rows; from += atOnce) {
    await database.query(
      `INSERT INTO notes SELECT i, md5(i::text), now() FROM generate_series(${from}, ${from + atOnce - 1}) AS i`,
    );
    if (from === (rows / 2 / atOnce) * atOnce) middle = new Date(Date.now() + 1);
  }
  return middle;
}

/** Calls `work` and answers the most memory that this process held above what it had, in bytes. */
async function memoryOf<T>(work: () => Promise<T>): Promise<{ answer: T; most: number }> {
  const before = process.memoryUsage.rss();
  let most = 0;
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss() - before);
  }, 50);
  try {
    return { answer: await work(), most };
  } finally {
    clearInterval(timer);
  }
}

export async function bench(): Promise<void> {
  const asked = process.argv.slice(3);
  if (asked.length === 0 || asked.includes("moment")) await restoreAndBackUp();
  if (asked.length === 0 || asked.includes("searches")) await searchWhileBackingUp();
}

async function restoreAndBackUp(): Promise<void> {
  const dataDir = freshDataDir("waymark-bench-");
  try {
    await layEmbedded(dataDir);
    const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: "silent" });
    const database = await openArchived(config, openLog("silent"));
    const deps = { database, config, now: () => new Date() };
    await makeBackup(deps);
    const at = await writeRows(database);
    await database.close();
    const began = performance.now();
    let restored = 0;
    const look = async (recovered: OpenDatabase) => {
      const [row] = (await recovered.query("SELECT count(*)::int AS n FROM notes")).rows as { n: number }[];
      restored = row?.n ?? 0;
    };
    const { segments } = await restoreMoment({ config, at, identity: undefined, look, agreed: true });
    const seconds = ((performance.now() - began) / 1_000).toFixed(1);
    const found = `${seconds} s: ${restored} of ${rows} rows, ${segments} segments, ${load()}`;
    print("restore to a moment within a million rows", found, "60 s");
    await backUpTwoGigabytes(dataDir);
  } finally {
    removeDataDir(dataDir);
  }
}

/** Stored files that no compression makes smaller. */
function storeTwoGigabytes(dataDir: string): void {
  const bytes = Buffer.alloc(fileBytes);
  mkdirSync(join(dataDir, "files"), { recursive: true });
  for (let i = 0; i < files; i++) {
    const key = createHash("sha256").update(`${i}`).digest("hex").slice(0, 32);
    writeFileSync(join(dataDir, "files", key), randomFillSync(bytes));
  }
}

async function backUpTwoGigabytes(dataDir: string): Promise<void> {
  storeTwoGigabytes(dataDir);
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: "silent" });
  const database = await openArchived(config, openLog("silent"));
  try {
    const deps = { database, config, now: () => new Date() };
    const began = performance.now();
    const { answer, most } = await memoryOf(() => makeBackup(deps));
    const seconds = ((performance.now() - began) / 1_000).toFixed(0);
    const found = `${megabytes(most)} MB more in our process, ${megabytes(answer.bytes)} MB in ${seconds} s, ${load()}`;
    print("backup of 2 GB, opened once", found, "under 100 MB more");
  } finally {
    await database.close();
  }
}

/** The 95th percentile in milliseconds of searches by four clients, and their number, until `ended`. */
async function searchUntil(
  url: string,
  cookie: string,
  ended: Promise<unknown>,
): Promise<{ p95: number; number: number }> {
  const requests = queryMix(300).map((query) => ({
    method: "GET" as const,
    path: `/api/jobs/search?${new URLSearchParams(query)}`,
    headers: { cookie },
  }));
  const took: number[] = [];
  let refused = 0;
  await new Promise<void>((resolve, reject) => {
    const options = { url, connections: 4, duration: 600, requests };
    const run = autocannon(options, (error) => (error ? reject(error) : resolve()));
    run.on("response", (_client, status, _bytes, milliseconds) => {
      if (status !== 200) refused += 1;
      took.push(milliseconds);
    });
    void ended.then(() => run.stop());
  });
  if (refused > 0) throw new Error(`${refused} of ${took.length} searches were refused.`);
  took.sort((a, b) => a - b);
  return { p95: took[Math.floor(took.length * 0.95)] ?? Number.NaN, number: took.length };
}

async function searchWhileBackingUp(): Promise<void> {
  const env = { LOG_LEVEL: "silent", PLANS: "open" };
  const { product, pauses } = await startMeasured({ dataDir: freshFolder(), env });
  try {
    storeTwoGigabytes(product.dataDir);
    const person = await (await new ApiPerson(product.url).register()).onboard();
    const search = (ended: Promise<unknown>) => searchUntil(product.url, person.cookie, ended);
    await search(wait(10_000));
    await pauses();
    const before = await search(wait(15_000));
    const pauseBefore = await pauses();
    const backup = spawn(process.execPath, ["scripts/operator.mjs", "backup"], {
      env: { ...process.env, ...env, DATA_DIR: product.dataDir },
      stdio: "ignore",
    });
    const began = performance.now();
    const ended = once(backup, "exit");
    const during = await search(ended);
    const seconds = ((performance.now() - began) / 1_000).toFixed(0);
    const [code] = await ended;
    if (code !== 0) throw new Error(`The backup ended with ${code}.`);
    const pauseDuring = await pauses();
    const after = await search(wait(15_000));
    const told = (p95: number, number: number) => `${p95.toFixed(0)} ms (${number})`;
    const pause = `pause ${pauseBefore.clock.toFixed(0)} to ${pauseDuring.clock.toFixed(0)} ms`;
    const found = `${told(before.p95, before.number)}, during ${seconds} s of backup ${told(during.p95, during.number)}, after ${told(after.p95, after.number)}, ${pause}, ${load()}`;
    print("p95 of signed-in searches during a backup of 2 GB", found, "at most doubled");
  } finally {
    await product.remove();
  }
}
