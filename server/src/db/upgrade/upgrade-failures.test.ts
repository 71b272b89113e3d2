import { spawn, spawnSync } from "node:child_process";
import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { startProblem } from "../../startup/start-problem.ts";
import { childArguments } from "../../testing/child-program.ts";
import { backupsFolder } from "../backup/kept-backups.ts";
import { isRoot } from "../embedded/account.ts";
import { ownMigrations } from "../migrate.ts";
import { olderMigrations } from "./testing/lay-older.ts";
import { configOf, depsOn, failureOf, later, upgradeFolders } from "./testing/upgrade-folders.ts";
import { listUpgradeBackups, upgradeBackupsFolder } from "./upgrade-backup.ts";
import { upgradeDatabase } from "./upgrade-database.ts";

const child = childArguments("db/upgrade/testing/upgrade-child.ts");
const { emptyFolder, olderFolder, open, closeAll, asItWas } = upgradeFolders();

const upgraded = async (dataDir: string) => {
  const { rows } = await (await open(dataDir)).query("SELECT count(*)::int AS n FROM drizzle.migrations");
  await closeAll();
  return (rows[0] as { n: number }).n === ownMigrations().length;
};

describe("an upgrade that fails", { timeout: 240_000 }, () => {
  it("in a migration takes all of them back and names the one", async () => {
    const dataDir = await olderFolder();
    const database = await open(dataDir);
    const migrations = [...ownMigrations(), later("0098_bad", "UPDATE users SET email = 'the same for all'")];
    const failure = await failureOf(upgradeDatabase(depsOn(database, dataDir), { migrations }));
    expect([failure?.reason, failure?.details.migration]).toEqual(["migration", "0098_bad"]);
    expect(failure?.details.problem).toMatch(/users_email_unique/);
    await closeAll();
    expect(await asItWas(dataDir)).toBe(true);
  });

  it("at its backup begins no migration", async () => {
    const dataDir = await olderFolder();
    writeFileSync(backupsFolder(dataDir), "a file where the folder belongs");
    const database = await open(dataDir);
    const failure = await failureOf(upgradeDatabase(depsOn(database, dataDir)));
    expect(failure?.reason).toBe("backup");
    expect(startProblem(failure, configOf(dataDir)).key).toBe("server.upgrade.backup");
    await closeAll();
    rmSync(backupsFolder(dataDir));
    expect(await asItWas(dataDir)).toBe(true);
  });

  const pending = ownMigrations().length - olderMigrations().length;
  const committed = pending + 2;
  // Before the commit, and after it. With EVERY_STEP at each of them.
  const all = Array.from({ length: committed + 2 }, (_, moment) => moment);
  it.each(process.env.EVERY_STEP === "1" ? all : [committed - 1, committed])(
    "killed at step %i leaves what the version of before uses, or the whole new one",
    async (moment) => {
      const dataDir = await olderFolder();
      const killed = spawnSync(process.execPath, [...child, dataDir, "kill", `${moment}`]);
      expect(killed.signal, killed.stderr.toString()).toBe("SIGKILL");
      const done = moment >= committed;
      expect(await upgraded(dataDir)).toBe(done);
      if (!done) expect(await asItWas(dataDir)).toBe(true);
      // The newer version, started again, ends up where it wanted to be.
      const database = await open(dataDir);
      await upgradeDatabase(depsOn(database, dataDir));
      await closeAll();
      expect(await upgraded(dataDir)).toBe(true);
      expect((await listUpgradeBackups(dataDir)).length).toBe(1);
      expect(readdirSync(upgradeBackupsFolder(dataDir)).filter((name) => name.endsWith(".half"))).toEqual([]);
    },
  );

  it("started twice at once takes place once", async () => {
    const dataDir = await olderFolder();
    const node = [...child, dataDir];
    const run = () =>
      new Promise<string>((resolve) => {
        const upgrade = spawn(process.execPath, node, { stdio: ["ignore", "pipe", "pipe"] });
        let said = "";
        for (const output of [upgrade.stdout, upgrade.stderr]) output.on("data", (text) => (said += text));
        upgrade.once("close", () => resolve(said));
      });
    const both = (await Promise.all([run(), run()])).sort();
    expect(both.map((said) => said.includes('"upgraded"') || said.includes("is held by process"))).toEqual([
      true,
      true,
    ]);
    expect(await upgraded(dataDir)).toBe(true);
    expect((await listUpgradeBackups(dataDir)).length).toBe(1);
  });

  it("killed while it writes the backup leaves what the version of before uses", async () => {
    const dataDir = await olderFolder();
    const upgrade = spawn(process.execPath, [...child, dataDir], { stdio: "ignore" });
    const gone = new Promise((resolve) => upgrade.once("exit", resolve));
    const half = () => {
      try {
        return readdirSync(upgradeBackupsFolder(dataDir)).some((name) => name.endsWith(".half"));
      } catch {
        return false;
      }
    };
    await expect.poll(half, { timeout: 60_000, interval: 5 }).toBe(true);
    upgrade.kill("SIGKILL");
    await gone;
    expect(await asItWas(dataDir)).toBe(true);
    const database = await open(dataDir);
    await upgradeDatabase(depsOn(database, dataDir));
    expect(readdirSync(upgradeBackupsFolder(dataDir)).length).toBe(1);
  });
});

/** Whether this process may make mounts that only its children see. */
const canMount = () => spawnSync("unshare", ["--mount", "mount", "-t", "tmpfs", "none", "/mnt"]).status === 0;

describe.runIf(isRoot() && canMount())("a disk that is full", { timeout: 240_000 }, () => {
  it.each([
    ["before the backup", "began", "backupDiskFull"],
    ["after the backup", "saved", "migrationDiskFull"],
  ])("%s leaves everything as it was, and says so", async (_, step, reason) => {
    const from = await olderFolder();
    const dataDir = emptyFolder();
    const node = [process.execPath, ...child, dataDir, "fill", step].map((word) => `'${word}'`).join(" ");
    // A small disk that only this shell sees, copied back when it ends.
    const script = `mount -t tmpfs -o size=400m,mode=711 none '${dataDir}' && cp -a '${from}/.' '${dataDir}/' && ${node} && rm -rf '${from}' && cp -a '${dataDir}' '${from}'`;
    const ran = spawnSync("unshare", ["--mount", "sh", "-c", script], { encoding: "utf8", timeout: 200_000 });
    expect(ran.stdout, ran.stderr).toContain(`"reason":"${reason}"`);
    expect(await asItWas(from)).toBe(true);
  });
});
