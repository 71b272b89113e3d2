import { spawn } from "node:child_process";
import { once } from "node:events";
import { truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readQuery } from "@waymark/domain/job-search/query";
import { pino } from "pino";
import { afterAll, describe, expect, it } from "vitest";
import { openEmbedded } from "../../../db/embedded/open-embedded.ts";
import { childArguments } from "../../../testing/child-program.ts";
import { testDeps } from "../../../testing/deps.ts";
import { freshDataDir, removeDataDir } from "../../../testing/template.ts";
import { openSqlJobIndex } from "./sql-job-index-store.ts";

const folder = freshDataDir("waymark-killed-");
afterAll(() => removeDataDir(folder));

const child = childArguments("features/job-search/index/testing/ingest-child.ts");

/** Lets a process take postings in and kills it without warning once it has said `least`; answers what it said last. */
async function ingestUntilKilled(run: string, least: number): Promise<number> {
  const started = spawn(process.execPath, [...child, folder, run], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let said = 0;
  started.stdout.on("data", (chunk: Buffer) => {
    said = Math.max(said, ...chunk.toString().trim().split("\n").map(Number));
    if (said >= least) started.kill("SIGKILL");
  });
  await once(started, "exit");
  return said;
}

/** Opens what is left behind: the totals of both engines and of the record, and how many have to be there. */
async function totals(): Promise<{ memory: number; sql: number; record: number }> {
  const database = await openEmbedded({ dataDir: folder, log: pino({ level: "silent" }) });
  const deps = await testDeps({ database, config: { DATA_DIR: folder } });
  try {
    await deps.jobIndex.follow();
    const query = readQuery({ query: "night nurse" }, { currency: "USD", now: new Date() });
    const { rows } = await database.query("select count(*)::int as n from jobs where shown");
    return {
      memory: await deps.jobIndex.count(query, "title"),
      sql: await openSqlJobIndex(database).count(query, "title"),
      record: (rows[0] as { n: number }).n,
    };
  } finally {
    await deps.jobIndex.close();
    await database.close();
  }
}

describe("a process that is killed while it takes postings in", () => {
  it("leaves a record that both engines agree with, time after time", async () => {
    let kept = 0;
    // Segments are merged from the seventh batch on; after the tenth, a snapshot is being written.
    for (const [run, least] of [
      ["first", 160],
      ["second", 200],
    ] as const) {
      const said = await ingestUntilKilled(run, least);
      expect(said, "postings that the process took in before it was killed").toBeGreaterThanOrEqual(least);
      kept += said;
      const { memory, sql, record } = await totals();
      expect(record).toBeGreaterThanOrEqual(kept);
      expect([memory, sql]).toEqual([record, record]);
      kept = record;
    }
  }, 120_000);

  it.each([
    ["cut short", (file: string) => truncateSync(file, 5_000)],
    ["garbage", (file: string) => writeFileSync(file, "garbage")],
    ["empty", (file: string) => truncateSync(file, 0)],
  ])("a snapshot that is %s is made again", async (_, damage) => {
    damage(join(folder, "search-index/jobs.idx"));
    const { memory, record } = await totals();
    expect(memory).toBe(record);
  });
});
