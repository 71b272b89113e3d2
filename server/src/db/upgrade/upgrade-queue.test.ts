import { describe, expect, it } from "vitest";
import { openProduct } from "../../startup/open-product.ts";
import { startProblem } from "../../startup/start-problem.ts";
import { everyTestDatabase } from "../../testing/database.ts";
import { layEmbedded } from "../../testing/template.ts";
import { migrate, NewerDatabase, ownMigrations } from "../migrate.ts";
import type { OpenDatabase } from "../open.ts";
import { ownQueueVersion, readQueueVersion } from "../queue-schema.ts";
import { configOf, depsOn, failureOf, silent, upgradeFolders } from "./testing/upgrade-folders.ts";
import { listUpgradeBackups } from "./upgrade-backup.ts";
import { upgradeDatabase } from "./upgrade-database.ts";

const { emptyFolder, open, closeAll } = upgradeFolders();
const own = ownQueueVersion();

/** Takes away what the newest change of the queue's schema added, as an older pg-boss left it. */
async function makeQueueOlder(database: OpenDatabase): Promise<void> {
  await database.query("DROP FUNCTION pgboss.create_queue(text, json)");
  await database.query(`UPDATE pgboss.version SET version = ${own - 1}`);
}

const canMakeQueues = async (database: OpenDatabase) => {
  const { rows } = await database.query(
    "SELECT to_regprocedure('pgboss.create_queue(text, json)') IS NOT NULL AS there",
  );
  return rows;
};

async function currentFolder(): Promise<{ dataDir: string; database: OpenDatabase }> {
  const dataDir = emptyFolder();
  await layEmbedded(dataDir);
  return { dataDir, database: await open(dataDir) };
}

describe("the tables of the task queue", { timeout: 240_000 }, () => {
  it("are changed by the upgrade, after a backup that still has them as they were", async () => {
    const { dataDir, database } = await currentFolder();
    await makeQueueOlder(database);
    await upgradeDatabase(depsOn(database, dataDir));
    expect(await readQueueVersion(database.db)).toBe(own);
    expect(await canMakeQueues(database)).toEqual([{ there: true }]);
    expect(await listUpgradeBackups(dataDir)).toHaveLength(1);
    await upgradeDatabase(depsOn(database, dataDir));
    expect(await listUpgradeBackups(dataDir)).toHaveLength(1);
  });

  it("stay as they were when their change fails, and the message names it", async () => {
    const { dataDir, database } = await currentFolder();
    await makeQueueOlder(database);
    await database.query(
      "CREATE FUNCTION pgboss.create_queue(a text, b json) RETURNS int LANGUAGE sql AS 'SELECT 1'",
    );
    const failure = await failureOf(upgradeDatabase(depsOn(database, dataDir)));
    expect([failure?.reason, failure?.details.migration]).toEqual(["migration", `pg-boss ${own}`]);
    expect(await readQueueVersion(database.db)).toBe(own - 1);
  });

  it("of a newer version are refused like its migrations, and nothing is changed", async () => {
    const { dataDir, database } = await currentFolder();
    await database.query(`UPDATE pgboss.version SET version = ${own + 1}`);
    const refused = await upgradeDatabase(depsOn(database, dataDir)).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(NewerDatabase);
    expect(startProblem(refused, configOf(dataDir))).toMatchObject({
      key: "server.newer_database",
      params: { version: "0.1.0", migration: `pg-boss ${own + 1}` },
    });
    await closeAll();
    await expect(openProduct(configOf(dataDir), silent)).rejects.toBeInstanceOf(NewerDatabase);
  });
});

describe.each(everyTestDatabase())("the tables of the task queue on $name", ({ open: openTest }) => {
  it("are made and changed in the transaction of the migrations", async () => {
    const database = await openTest();
    await database.query("DROP SCHEMA pgboss CASCADE; DROP SCHEMA public CASCADE; CREATE SCHEMA public");
    await database.query("DROP SCHEMA drizzle CASCADE");
    const failing = { tag: "0099_bad", when: 9e12, hash: "", statements: ["SELECT 1 / 0"] };
    await expect(migrate(database, { migrations: [...ownMigrations(), failing] })).rejects.toThrow(
      "0099_bad",
    );
    expect(await readQueueVersion(database.db)).toBeNull();
    await migrate(database);
    expect(await readQueueVersion(database.db)).toBe(own);
    await makeQueueOlder(database);
    await migrate(database);
    expect(await readQueueVersion(database.db)).toBe(own);
    expect(await canMakeQueues(database)).toEqual([{ there: true }]);
    await database.close();
  });
});
