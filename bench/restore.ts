import { createHash, randomFillSync } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { readConfig } from "../server/src/config.ts";
import { openArchived } from "../server/src/db/archive/open-archived.ts";
import { restoreMoment } from "../server/src/db/archive/restore-moment.ts";
import { makeBackup } from "../server/src/db/backup.ts";
import type { OpenDatabase } from "../server/src/db/open.ts";
import { freshDataDir, layEmbedded, removeDataDir } from "../server/src/testing/template.ts";

// `npm run bench -- restore`: a million rows written after a backup, restored to a moment among them; a backup of 2 GB.

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
  const dataDir = freshDataDir("waymark-bench-");
  try {
    await layEmbedded(dataDir);
    const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: "silent" });
    const database = await openArchived(config, pino({ level: "silent" }));
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
async function backUpTwoGigabytes(dataDir: string): Promise<void> {
  const bytes = Buffer.alloc(fileBytes);
  mkdirSync(join(dataDir, "files"), { recursive: true });
  for (let i = 0; i < files; i++) {
    const key = createHash("sha256").update(`${i}`).digest("hex").slice(0, 32);
    writeFileSync(join(dataDir, "files", key), randomFillSync(bytes));
  }
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: "silent" });
  const database = await openArchived(config, pino({ level: "silent" }));
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
