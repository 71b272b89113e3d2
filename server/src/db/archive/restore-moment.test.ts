import { cpSync, existsSync } from "node:fs";
import { join } from "node:path";
import { generateIdentity, identityToRecipient } from "age-encryption";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Config, readConfig } from "../../config.ts";
import type { Deps } from "../../deps.ts";
import { eraseNow } from "../../features/personal-data/erase-person.ts";
import { applyLedger } from "../../restoring/apply-ledger.ts";
import { compareDatabases } from "../../restoring/compare-databases.ts";
import { aPerson } from "../../testing/a-person.ts";
import { testDeps } from "../../testing/deps.ts";
import { freshDataDir, layEmbedded, removeDataDir } from "../../testing/template.ts";
import { makeBackup } from "../backup/backup.ts";
import { backupWhenDue } from "../backup/backup-task.ts";
import { listBackups, openBackupStore } from "../backup/kept-backups.ts";
import { openHome } from "../embedded/home.ts";
import { holdHome } from "../embedded/open-embedded.ts";
import { Keys, loadMasterKey } from "../seal.ts";
import { readChain } from "./chain.ts";
import { readMoments } from "./moments.ts";
import { openArchived } from "./open-archived.ts";
import { MomentRefused, type MomentRequest, restoreMoment } from "./restore-moment.ts";
import { restoreRandomMoments } from "./testing/moment-rounds.ts";

const silent = pino({ level: "silent" });
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) removeDataDir(folder);
});

describe("a database that was written to all the time", { timeout: 240_000 }, () => {
  it.each([
    ["plain", false, 1],
    ["encrypted", true, 1],
  ])("restored to random moments from %s backups has the rows of then", async (_, encrypted, moments) => {
    const figures = await restoreRandomMoments({ moments, seed: 20_261_122 + moments, encrypted });
    expect(figures).toMatchObject({ wrong: [], moments });
    expect(figures.segments).toBeGreaterThan(0);
  });
});

/** A product with an archived log, in a folder whose name a shell would misread. */
async function inUse(env: Record<string, string> = {}) {
  const dataDir = freshDataDir('waymark\'s "moments" $HOME %p-');
  folders.push(dataDir);
  await layEmbedded(dataDir);
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: "silent", ...env });
  const database = await openArchived(config, silent, { durable: false });
  const keys = new Keys(loadMasterKey(dataDir, undefined));
  const deps = await testDeps({ database, config, keys });
  return { dataDir, config, deps };
}

/** The database's own clock, after it has advanced. */
async function moment(deps: Deps): Promise<Date> {
  const clock = async () => {
    const [row] = (await deps.database.query("SELECT clock_timestamp() AS at")).rows;
    return new Date((row as { at: Date }).at).getTime();
  };
  const at = (await clock()) + 1;
  while ((await clock()) <= at);
  return new Date(at);
}

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => "restored",
    (error: unknown) => (error instanceof MomentRefused ? error.reason : String(error)),
  );
const lookAway = async () => {};

describe("on a new machine that has only the encrypted backups and the key", { timeout: 240_000 }, () => {
  it("an erased person comes back with the moment before, and is erased again", async () => {
    const identity = await generateIdentity();
    const env = { BACKUP_RECIPIENT: await identityToRecipient(identity) };
    const { dataDir: lost, deps: lived } = await inUse(env);
    const { actor, email } = await aPerson(lived);
    await makeBackup(lived);
    const at = await moment(lived);
    await eraseNow(lived, actor.userId);
    await lived.database.close();
    const dataDir = freshDataDir("waymark-new-machine-");
    folders.push(dataDir);
    for (const folder of ["backups", "keys"])
      cpSync(join(lost, folder), join(dataDir, folder), { recursive: true });
    const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: "silent", ...env });
    const restored = await restoreMoment({ config, at, identity, look: lookAway, agreed: true });
    expect(restored).toMatchObject({ swapped: true, ledger: "found" });
    const database = await openArchived(config, silent, { durable: false });
    try {
      const deps = await testDeps({ database, config, keys: new Keys(loadMasterKey(dataDir, undefined)) });
      const emails = async () => (await database.query("SELECT email FROM users")).rows;
      expect(await emails()).toEqual([{ email }]);
      expect((await applyLedger(deps)).erased).toBe(1);
      expect(await emails()).toEqual([]);
    } finally {
      await database.close();
    }
  });
});

describe("restoring a moment", { timeout: 240_000 }, () => {
  let config: Config;
  let dataDir: string;
  let before: Date;
  let at: Date;
  let email: string;
  const fileAt = (key: string) => join(dataDir, "files", key);
  const ask = (more: Partial<MomentRequest>) =>
    restoreMoment({ config, at, identity: undefined, look: lookAway, agreed: false, ...more });

  beforeAll(async () => {
    const used = await inUse();
    ({ config, dataDir } = used);
    const { deps } = used;
    before = await moment(deps);
    const kept = await aPerson(deps);
    email = kept.email;
    await deps.files.put("in-backup", Buffer.from("in the backup"));
    await makeBackup(deps);
    const name = async (key: string) =>
      deps.database.query("UPDATE people SET photo_key = $1 WHERE user_id = $2", [key, kept.actor.userId]);
    await deps.files.put("since", Buffer.from("put since"));
    await name("since");
    at = await moment(deps);
    await aPerson(deps);
    await name("later");
    await deps.files.put("later", Buffer.from("put later"));
    await deps.database.close();
  }, 240_000);

  it("in the future, or before the first backup, is refused with the range that can be chosen", async () => {
    const ranges = await ask({ at: before }).catch((error: unknown) =>
      error instanceof MomentRefused ? error.ranges : [],
    );
    expect(ranges).toHaveLength(1);
    expect(await refusal(ask({ at: before }))).toBe("outside");
    expect(await refusal(ask({ at: new Date(Date.now() + 60_000) }))).toBe("future");
  });

  it("only looked at shows what would be gone, and changes nothing", async () => {
    const seen: unknown[] = [];
    const look: MomentRequest["look"] = async (recovered, present) => {
      if (present !== null) seen.push(...(await compareDatabases(present, recovered)));
    };
    expect(await ask({ look })).toMatchObject({
      swapped: false,
      aside: null,
      files: { there: 1, missing: 0 },
    });
    expect(seen).toContainEqual(expect.objectContaining({ kind: "accounts", gone: 1, back: 0 }));
    expect(existsSync(fileAt("later"))).toBe(true);
    expect(existsSync(join(dataDir, "database/cluster.half"))).toBe(false);
    expect(existsSync(join(dataDir, "restoring"))).toBe(false);
  });

  it("is refused while a Waymark in another container serves the folder, and changes nothing", async () => {
    const held = await holdHome(openHome(dataDir));
    try {
      await expect(ask({ agreed: true })).rejects.toMatchObject({ reason: "served" });
    } finally {
      held.release();
    }
    expect(existsSync(fileAt("later"))).toBe(true);
    expect(existsSync(join(dataDir, "restoring"))).toBe(false);
  });

  it("brings the files that its rows name, and a chain and a backup of its own begin", async () => {
    const old = readChain(join(dataDir, "database/cluster"));
    const holder = join(openHome(dataDir).folder, "run/holder");
    const unheld: boolean[] = [];
    const between = () => void unheld.push(!existsSync(holder));
    expect(await ask({ agreed: true, between })).toMatchObject({
      swapped: true,
      files: { there: 1, missing: 0 },
    });
    // No server in another container can start between any two steps.
    expect([unheld.length > 5, unheld.includes(true), existsSync(holder)]).toEqual([true, false, false]);
    expect([
      existsSync(fileAt("since")),
      existsSync(fileAt("in-backup")),
      existsSync(fileAt("later")),
    ]).toEqual([true, false, false]);
    const database = await openArchived(config, silent, { durable: false });
    const deps = await testDeps({ database, config, keys: new Keys(loadMasterKey(dataDir, undefined)) });
    const { rows } = await database.query("SELECT email FROM users");
    expect(rows).toEqual([{ email }]);
    const chain = readChain(join(dataDir, "database/cluster"));
    expect(chain).not.toBe(old);
    await database.query("SELECT pg_switch_wal()");
    await database.archiver?.look();
    const made = async () => (await listBackups(openBackupStore({ DATA_DIR: dataDir }))).length;
    expect(await made()).toBe(1);
    await backupWhenDue(deps);
    await backupWhenDue(deps);
    expect(await made()).toBe(2);
    const chains = (await readMoments(openBackupStore(config), null, new Date())).map(({ log }) => log.chain);
    expect(chains).toEqual([old, chain]);
    await database.close();
  });
});
