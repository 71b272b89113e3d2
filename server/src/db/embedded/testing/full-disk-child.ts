import { closeSync, openSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { pino } from "pino";
import { openEmbedded } from "../open-embedded.ts";

// Writes until the small disk below the data folder is full, makes room again, and continues: first rows that need new
// pages, then messages in the log only, until there is no room for its next segment and the server ends. Prints the
// acknowledged and the remaining rows.
const [dataDir = ""] = process.argv.slice(2);
// Errors of the server, and how far the program came, for a run that does not end.
const log = pino({ level: "info" }, pino.destination(2));
const database = await openEmbedded({ dataDir, log });
log.info("open");
await database.query("CREATE TABLE kept (n int PRIMARY KEY, filling text)");
// Incompressible text.
const noise = (count: number) =>
  `(SELECT string_agg(md5(($1::int * i)::text), '') FROM generate_series(1, ${count}) AS i)`;
const insert = `INSERT INTO kept VALUES ($1, ${noise(100)})`;
const intoLog = `SELECT pg_logical_emit_message(true, 'noise', ${noise(5_000)})`;
const acknowledged: number[] = [];
let [n, refused, answered] = [0, 0, 0];

async function write(statement: string): Promise<void> {
  n += 1;
  try {
    await database.query(statement, [n]);
    answered += 1;
    if (statement === insert) acknowledged.push(n);
  } catch {
    refused += 1;
    await delay(100);
  }
}

const filler = join(dataDir, "filler");
function fillDisk(): void {
  const file = openSync(filler, "w");
  try {
    for (;;) writeSync(file, Buffer.alloc(1 << 16));
  } catch {
    closeSync(file);
  }
}

const refusals: number[] = [];
for (const statement of [insert, intoLog]) {
  for (let i = 0; i < 50; i++) await write(insert);
  fillDisk();
  log.info({ answered }, "the disk is full");
  for (refused = 0; refused < 5; ) await write(statement);
  rmSync(filler);
  log.info({ answered, refused }, "there is room again");
  const stood = answered;
  while (answered < stood + 20) await write(insert);
  refusals.push(refused);
}
const { rows } = await database.query("SELECT n FROM kept");
const there = new Set((rows as { n: number }[]).map((row) => row.n));
const lost = acknowledged.filter((number) => !there.has(number));
const restarts = database.embedded?.restarts;
process.stdout.write(`${JSON.stringify({ lost, refusals, acknowledged: acknowledged.length, restarts })}\n`);
await database.close();
