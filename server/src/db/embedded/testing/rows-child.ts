import { createInterface } from "node:readline";
import { pino } from "pino";
import { baseBackup } from "../../backup/base-backup.ts";
import { isDatabaseGone } from "../../db.ts";
import { openEmbedded } from "../open-embedded.ts";

// Opens the embedded database of a folder, and has eight writers add and change rows until it is killed or stopped.
// Prints the server's and the watcher's process when they change, and the number of each acknowledged row. A line
// `checkpoint` or `backup` on stdin starts one, which it prints too. `lax` skips syncing to disk.
const [dataDir = "", first = "1", mode = ""] = process.argv.slice(2);
const translate = (line: string) => void process.stdout.write(`${line}\n`);
const database = await openEmbedded({
  dataDir,
  log: pino({ level: "silent" }),
  durable: mode !== "no-fsync",
});
if (mode === "async-commit") await database.query("ALTER DATABASE waymark SET synchronous_commit = off");
await database.query(
  "CREATE TABLE IF NOT EXISTS kept (n int PRIMARY KEY, changes int NOT NULL, filling text)",
);
const { embedded } = database;
let told = "";
function tellProcesses(): void {
  const now = JSON.stringify({ server: embedded?.pid, watcher: embedded?.watcherPid });
  if (now !== told) translate(now);
  told = now;
}
tellProcesses();
setInterval(tellProcesses, 20).unref();
let [next, running] = [Number(first), true];

async function write(): Promise<void> {
  while (running) {
    const n = next++;
    try {
      await database.query(
        "INSERT INTO kept SELECT n, 0, repeat(md5(n::text), 1 + n % 40) FROM (VALUES ($1::int)) AS row (n)",
        [n],
      );
      translate(String(n));
      if (n % 5 === 0)
        await database.query("UPDATE kept SET changes = changes + 1 WHERE n = $1::int / 2", [n]);
    } catch (error) {
      if (!isDatabaseGone(error)) throw error;
      // The server is restarting; the row counts as unacknowledged.
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}

async function backup(): Promise<void> {
  const { url } = database;
  for await (const { content } of baseBackup({ url, folder: embedded?.cluster ?? "" }, () => {}))
    for await (const _ of content);
}

const writers = Array.from({ length: 8 }, write);
for await (const line of createInterface({ input: process.stdin })) {
  if (line === "stop") break;
  translate(line);
  const work = line === "checkpoint" ? database.maintain(["CHECKPOINT"]) : backup();
  work.catch((error: unknown) => {
    if (!isDatabaseGone(error)) throw error;
  });
}
running = false;
await Promise.all(writers);
await database.close();
translate("closed");
process.exit();
