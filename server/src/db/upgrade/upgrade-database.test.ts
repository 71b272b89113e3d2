import { writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { generateIdentity, identityToRecipient } from "age-encryption";
import { describe, expect, it } from "vitest";
import { login } from "../../features/accounts/credentials/login.ts";
import { openProduct } from "../../startup/open-product.ts";
import { startProblem } from "../../startup/start-problem.ts";
import { codeOf } from "../../testing/code-of.ts";
import { everyTestDatabase } from "../../testing/database.ts";
import { makeBackup } from "../backup/backup.ts";
import { readBackup } from "../backup/backup-archive.ts";
import { restoreBackup } from "../backup/restore.ts";
import { clusterOf, embeddedFolder, openHome } from "../embedded/home.ts";
import { type Migration, migrate, NewerDatabase, ownMigrations } from "../migrate.ts";
import { olderMigrations } from "./testing/lay-older.ts";
import {
  configOf,
  depsOn,
  everything,
  failureOf,
  later,
  silent,
  upgradeFolders,
} from "./testing/upgrade-folders.ts";
import { listUpgradeBackups } from "./upgrade-backup.ts";
import { upgradeDatabase } from "./upgrade-database.ts";

const ada = "0192f0c1-7a10-7000-8000-000000000001";
const { emptyFolder, olderFolder, open, closeAll, asItWas } = upgradeFolders();

describe("the first start of a newer version on a folder of the version of before", {
  timeout: 240_000,
}, () => {
  it("saves it, migrates it, and loses nothing that people had", async () => {
    const dataDir = await olderFolder();
    const product = await openProduct(configOf(dataDir), silent);
    try {
      const { deps } = product;
      const read = async (text: string) => (await deps.database.query(text)).rows;
      expect(
        await codeOf(login(deps, { email: "ada@example.org", password: "correct horse battery" }, "en")),
      ).toBe("done");
      const [resume] = (await read("SELECT id, name_sealed FROM resumes")) as {
        id: string;
        name_sealed: string;
      }[];
      const seal = await deps.keys.of(deps.db, ada);
      const place = { table: "resumes", row: resume?.id ?? "", column: "name" };
      expect(seal.open(place, resume?.name_sealed ?? "")).toBe("Nurse, 2026");
      expect(await read("SELECT name FROM users ORDER BY id")).toEqual([
        { name: "Ada" },
        { name: "Björn Ωμέγα" },
      ]);
      expect(await read("SELECT tags, stage FROM applications")).toEqual([
        { tags: ["near", 'a "quoted" tag'], stage: "applied" },
      ]);
      expect(
        await read("SELECT count(*)::int AS n, max(id)::int AS last FROM events WHERE kind = 'resume_saved'"),
      ).toEqual([{ n: 1_000, last: 1_000 }]);
      expect(await read("SELECT tokens FROM llm_usage")).toEqual([{ tokens: "5000000000" }]);
    } finally {
      await product.close();
    }
  });

  it("does what the migrations say about rows that are there", async () => {
    const dataDir = await olderFolder();
    const database = await open(dataDir);
    await upgradeDatabase(depsOn(database, dataDir));
    const read = async (text: string) => (await database.query(text)).rows;
    expect(await read("SELECT id FROM sessions")).toEqual([]);
    expect(await read("SELECT last_seen_at IS NOT NULL AS seen FROM users")).toEqual([
      { seen: true },
      { seen: true },
    ]);
    expect(await read("SELECT id FROM outgoing_messages WHERE handed_over_at = updated_at")).toEqual([
      { id: "m2" },
    ]);
    expect(
      await read("SELECT id, board_id, followers_only, card_id, card, shown FROM jobs ORDER BY id"),
    ).toEqual([
      { id: "j1", board_id: "b1", followers_only: false, card_id: null, card: null, shown: true },
      { id: "j2", board_id: "b2", followers_only: true, card_id: null, card: null, shown: true },
    ]);
    expect(await read("SELECT DISTINCT version FROM drizzle.migrations WHERE tag > '0003'")).toEqual([
      { version: "0.1.0" },
    ]);
  });

  it("keeps the backup apart, named after both versions, and it brings the state of before back", async () => {
    const dataDir = await olderFolder();
    const database = await open(dataDir);
    const deps = depsOn(database, dataDir);
    await upgradeDatabase(deps);
    const [backup] = await listUpgradeBackups(dataDir);
    const newest = ownMigrations().at(-1)?.tag.slice(0, 4);
    expect(basename(backup?.file ?? "")).toMatch(
      new RegExp(`^from_0\\.1\\.0_0003_pg18_to_0\\.1\\.0_${newest}_pg18_`),
    );
    await makeBackup({ ...deps, now: () => new Date("2099-01-01T00:00Z") });
    expect(await listUpgradeBackups(dataDir)).toEqual([backup]);
    expect((await readBackup(backup?.file ?? "")).manifest.migration).toBe(olderMigrations().at(-1)?.when);
    await closeAll();
    const target = emptyFolder();
    await restoreBackup(
      { DATA_DIR: target, SEAL_KEY: undefined, DATABASE_URL: undefined },
      backup?.file ?? "",
      false,
    );
    expect(await asItWas(target)).toBe(true);
  });

  it("makes no backup of an empty folder, nor when there is nothing to migrate", async () => {
    const dataDir = emptyFolder();
    const database = await open(dataDir);
    await upgradeDatabase(depsOn(database, dataDir));
    await upgradeDatabase(depsOn(database, dataDir));
    expect(await listUpgradeBackups(dataDir)).toEqual([]);
  });

  it("keeps the backup of an upgrade until the next one succeeded, and none of attempts that changed nothing", async () => {
    const dataDir = await olderFolder();
    const database = await open(dataDir);
    await upgradeDatabase(depsOn(database, dataDir));
    const [first] = await listUpgradeBackups(dataDir);
    const next = later("0098_next", "CREATE TABLE next (n int)");
    const bad = later("0098_next", "CREATE TABLE next (n int)", "SELECT 1 / 0");
    const attempt = (last: Migration) =>
      failureOf(upgradeDatabase(depsOn(database, dataDir), { migrations: [...ownMigrations(), last] }));
    expect((await attempt(bad))?.reason).toBe("migration");
    expect((await attempt(bad))?.reason).toBe("migration");
    expect((await listUpgradeBackups(dataDir)).map(({ to }) => to.migration)).toEqual([
      first?.to.migration,
      "0098",
    ]);
    expect(await attempt(next)).toBeNull();
    expect((await listUpgradeBackups(dataDir)).map(({ from }) => from.migration)).toEqual([
      first?.to.migration,
    ]);
  });

  it("encrypts the backup like every other where there is a recipient", async () => {
    const dataDir = await olderFolder();
    const identity = await generateIdentity();
    const database = await open(dataDir);
    await upgradeDatabase(
      depsOn(database, dataDir, { BACKUP_RECIPIENT: await identityToRecipient(identity) }),
    );
    const [backup] = await listUpgradeBackups(dataDir);
    expect(backup?.encrypted).toBe(true);
    expect((await readBackup(backup?.file ?? "", identity)).manifest.database).toBe(true);
  });
});

describe("an older version", { timeout: 240_000 }, () => {
  it("refuses what a newer one wrote, names that, and changes nothing", async () => {
    const dataDir = await olderFolder();
    const database = await open(dataDir);
    const newer = later("0099_far_ahead", "CREATE TABLE ahead (n int)");
    await migrate(database, { migrations: [...ownMigrations(), newer], version: "3.2.1" });
    const before = await everything(database);
    const refused = await upgradeDatabase(depsOn(database, dataDir)).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(NewerDatabase);
    expect(await everything(database)).toEqual(before);
    const own = { DATA_DIR: dataDir, DATABASE_URL: undefined };
    expect(startProblem(refused, own)).toMatchObject({
      key: "server.newer_database",
      params: { version: "3.2.1", migration: "0099_far_ahead" },
    });
    expect(startProblem(refused, { ...own, DATABASE_URL: "x" }).key).toBe("server.newer_database_url");
    await closeAll();
    await expect(openProduct(configOf(dataDir), silent)).rejects.toBeInstanceOf(NewerDatabase);
  });

  it("refuses a newer PostgreSQL's folder without starting it, and names who wrote it", async () => {
    const dataDir = await olderFolder();
    const database = await open(dataDir);
    await upgradeDatabase(depsOn(database, dataDir));
    await closeAll();
    writeFileSync(join(embeddedFolder(dataDir), "cluster/PG_VERSION"), "19\n");
    await expect(openProduct(configOf(dataDir), silent)).rejects.toMatchObject({
      reason: "newerVersion",
      details: { folder: clusterOf(openHome(dataDir)), version: "19", own: "18", by: "0.1.0" },
    });
  });
});

describe.each(everyTestDatabase())("with a server that the operator runs, on $name", ({ open: openTest }) => {
  const slow = later("0098_slow", "CREATE TABLE once (n int)", "SELECT pg_sleep(0.3)");

  it("two processes that start at once migrate once, without a backup, and say so", async () => {
    const database = await openTest();
    const lines: string[] = [];
    const dataDir = emptyFolder();
    const warn = { ...silent, warn: (line: unknown) => lines.push(String(line)), info: () => {} };
    const deps = { ...depsOn(database, dataDir), log: Object.assign(Object.create(silent), warn) };
    const migrations = [...ownMigrations(), slow];
    await Promise.all([upgradeDatabase(deps, { migrations }), upgradeDatabase(deps, { migrations })]);
    const { rows } = await database.query(
      "SELECT count(*)::int AS n FROM drizzle.migrations WHERE tag = '0098_slow'",
    );
    expect(rows).toEqual([{ n: 1 }]);
    expect(lines[0]).toContain("your own tools");
    expect(await listUpgradeBackups(dataDir)).toEqual([]);
    await database.close();
  });

  it("an empty database that two processes meet at once is made once", async () => {
    const database = await openTest();
    await database.query("DROP SCHEMA drizzle CASCADE; DROP SCHEMA public CASCADE; CREATE SCHEMA public");
    const deps = depsOn(database, "/nowhere");
    await Promise.all([upgradeDatabase(deps), upgradeDatabase(deps), upgradeDatabase(deps)]);
    expect(await migrate(database)).toEqual({ applied: 0 });
    await database.close();
  });

  it("a migration is not ended by the limits that hold for everything else", async () => {
    const database = await openTest();
    await database.query(`ALTER ROLE CURRENT_USER SET lock_timeout = '5ms'`);
    const limits = later(
      "0098_limits",
      `CREATE TABLE limits AS SELECT
      current_setting('statement_timeout') AS s, current_setting('lock_timeout') AS l,
      current_setting('idle_in_transaction_session_timeout') AS i`,
    );
    try {
      await migrate(database, { migrations: [...ownMigrations(), limits] });
    } finally {
      await database.query("ALTER ROLE CURRENT_USER RESET lock_timeout");
    }
    expect((await database.query("SELECT * FROM limits")).rows).toEqual([{ s: "0", l: "0", i: "0" }]);
    expect((await database.query("SHOW statement_timeout")).rows).toEqual([{ statement_timeout: "30s" }]);
    await database.close();
  });
});
