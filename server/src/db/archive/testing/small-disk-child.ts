import { spawnSync } from "node:child_process";
import { existsSync, statfsSync } from "node:fs";
import { join } from "node:path";
import { pino } from "pino";
import { readConfig } from "../../../config.ts";
import { startProblem } from "../../../startup/start-problem.ts";
import { layEmbedded } from "../../../testing/template.ts";
import { makeBackup } from "../../backup/backup.ts";
import { openBackupStore } from "../../backup/kept-backups.ts";
import { restoreBackup } from "../../backup/restore.ts";
import { clusterOf, openHome } from "../../embedded/home.ts";
import { openArchived } from "../open-archived.ts";
import { restoreMoment } from "../restore-moment.ts";

// Runs on a data folder that is a file system in memory of its own, whose size it changes: a restore and archiving find
// it full, and go through once there is room. Prints what each said and left as a line of JSON.
const [dataDir = ""] = process.argv.slice(2);
const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: "silent" });
const megabyte = 2 ** 20;

/** Leaves that many megabytes free. */
function leaveFree(megabytes: number): void {
  const { blocks, bfree, bsize } = statfsSync(dataDir);
  const size = (blocks - bfree) * bsize + megabytes * megabyte;
  const ran = spawnSync("mount", ["-o", `remount,size=${Math.ceil(size / 1024)}k`, dataDir], {
    encoding: "utf8",
  });
  if (ran.status !== 0) throw new Error(ran.stderr);
}

const open = () => openArchived(config, pino({ level: "silent" }), { durable: false });
const saidBy = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error: unknown) => startProblem(error, config).key,
  );
async function notes(): Promise<unknown[]> {
  const database = await open();
  try {
    return (await database.query("SELECT text FROM notes")).rows;
  } finally {
    await database.close();
  }
}

leaveFree(900);
await layEmbedded(dataDir);
let database = await open();
await database.query("CREATE TABLE notes (text text)");
const { file } = await makeBackup({ config, database, now: () => new Date() });
await database.query("INSERT INTO notes VALUES ('kept')");
const at = new Date(Date.now() + 1);
while (new Date() <= at);
await database.close();

const moment = () => restoreMoment({ config, at, identity: undefined, look: async () => {}, agreed: true });
leaveFree(4);
const refused = [
  await saidBy(moment()),
  await saidBy(restoreBackup({ ...config, SEAL_KEY: undefined }, file, true)),
];
const half = [join(dataDir, "restoring"), `${clusterOf(openHome(dataDir))}.half`].filter((path) =>
  existsSync(path),
);
leaveFree(900);
const after = await notes();
const restored = await saidBy(moment());

database = await open();
const archived = async () => {
  await database.query("INSERT INTO notes VALUES ('more'); SELECT pg_switch_wal()");
  const before = (await openBackupStore(config).list("wal")).length;
  for (let i = 0; i < 200; i++) {
    database.archiver?.rest(0);
    await database.archiver?.look();
    const now = (await openBackupStore(config).list("wal")).length;
    if (now > before || database.archiver?.state.problem) break;
  }
  return database.archiver?.state.problem?.text ?? "archived";
};
leaveFree(100);
const short = await archived();
const { rows } = await database.query("SELECT count(*)::int AS n FROM notes");
leaveFree(900);
const roomy = await archived();
await database.close();
process.stdout.write(`${JSON.stringify({ refused, half, after, restored, short, rows, roomy })}\n`);
