import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { pino } from "pino";
import { z } from "zod";
import { openBackupPlace } from "../archive/backup-store.ts";
import { BackupStoreUnavailable } from "../archive/s3-backups.ts";
import { isStorageFull } from "../db.ts";
import { clusterOf, giveOwnership, giveTreeOwnership, type Home } from "../embedded/home.ts";
import { openEmbedded } from "../embedded/open-embedded.ts";
import { DatabaseProblem } from "../embedded/problem.ts";
import { readBackup, unpackBackup } from "./backup-archive.ts";
import { type CheckAnswer, type CheckedBackup, type CheckFailure, CheckRequest } from "./open-backup-once.ts";

const Found = z.object({ people: z.coerce.number(), migration: z.coerce.number() });

async function check({ file: asked, identity, home }: z.infer<typeof CheckRequest>): Promise<CheckedBackup> {
  const file = typeof asked === "string" ? asked : { store: openBackupPlace(asked.place), name: asked.name };
  if (home === null) {
    const { manifest, files } = await readBackup(file, identity);
    if (manifest.database) throw new Error("no place to unpack the database");
    return { people: null, files };
  }
  const folder = join(home.folder, "backup-check");
  // A killed check leaves its folder; there is never more than one at a time.
  rmSync(folder, { recursive: true, force: true });
  try {
    mkdirSync(folder, { mode: 0o700 });
    giveOwnership(folder, home.account);
    const beside: Home = { folder, account: home.account, elsewhere: true };
    const { manifest, files } = await unpackBackup(file, { database: clusterOf(beside) }, identity);
    if (!manifest.database) return { people: null, files };
    giveTreeOwnership(clusterOf(beside), home.account);
    const { people, migration } = await ask(beside);
    if (migration !== manifest.migration) throw new Error(`its newest migration is ${migration}`);
    return { people, files };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function ask(home: Home): Promise<z.infer<typeof Found>> {
  const log = pino({ level: "silent" });
  // Nothing in it is kept, so no sync is needed.
  const database = await openEmbedded({ dataDir: home.folder, home, log, durable: false });
  try {
    const { rows } = await database.query(
      `SELECT (SELECT count(*) FROM users) AS people,
              (SELECT max(applied_at) FROM drizzle.migrations) AS migration`,
    );
    return Found.parse(rows[0]);
  } finally {
    await database.close();
  }
}

function kindOf(error: unknown): CheckFailure {
  if (error instanceof BackupStoreUnavailable) return "storeAway";
  const isDiskFull =
    isStorageFull(error) || (error instanceof DatabaseProblem && error.reason === "diskFull");
  return isDiskFull ? "diskFull" : "notOpened";
}

const answer = (message: CheckAnswer) => process.send?.(message, () => process.disconnect());

// Also when the parent is gone: the watcher then ends the server started here.
process.on("disconnect", () => process.exit());
process.once("message", (message) => {
  check(CheckRequest.parse(message)).then(
    (checked) => answer({ checked }),
    (error: unknown) => {
      answer({ problem: error instanceof Error ? error.message : String(error), kind: kindOf(error) });
    },
  );
});
