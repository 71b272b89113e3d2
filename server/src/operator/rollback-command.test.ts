import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { clusterOf, openHome } from "../db/embedded/home.ts";
import { holdHome } from "../db/embedded/open-embedded.ts";
import { lockFolder } from "../db/lock.ts";
import { migrate, ownMigrations } from "../db/migrate.ts";
import { isRestoreUnopened } from "../db/swap.ts";
import { olderMigrations } from "../db/upgrade/testing/lay-older.ts";
import { configOf, depsOn, later, silent, upgradeFolders } from "../db/upgrade/testing/upgrade-folders.ts";
import { tryUpgrade } from "../db/upgrade/try-upgrade.ts";
import { listUpgradeBackups } from "../db/upgrade/upgrade-backup.ts";
import { upgradeDatabase } from "../db/upgrade/upgrade-database.ts";
import { eraseNow } from "../features/personal-data/erase-person.ts";
import { applyLedger } from "../restoring/apply-ledger.ts";
import { openProduct } from "../startup/open-product.ts";
import { childArguments } from "../testing/child-program.ts";
import { runOperator } from "./main.ts";

const { emptyFolder, olderFolder, open, closeAll, asItWas } = upgradeFolders();
const child = childArguments("db/upgrade/testing/rollback-child.ts");

/** Runs a command as an operator does; returns its exit code and output. */
async function operator(dataDir: string, args: readonly string[], env: Record<string, string> = {}) {
  const lines: string[] = [];
  const own = { DATA_DIR: dataDir, SEAL_KEY: "07".repeat(32), LANG: "en" };
  const terminal = { env: { ...own, ...env }, folder: "/", write: (line: string) => lines.push(line) };
  return { code: await runOperator(args, terminal), said: lines.join("\n") };
}

/** A folder of the older version that this one has upgraded, with later changes by people. */
async function upgradedFolder(): Promise<string> {
  const dataDir = await olderFolder();
  const database = await open(dataDir);
  await upgradeDatabase(depsOn(database, dataDir));
  await database.query(`INSERT INTO users (id, name, email, email_verified, created_at, updated_at)
    VALUES ('0192f0c1-7a10-7000-8000-000000000003', 'Cleo', 'cleo@example.org', true, now(), now())`);
  await database.query("DELETE FROM applications; UPDATE resumes SET name_sealed = name_sealed || 'x'");
  await closeAll();
  return dataDir;
}

describe("operator rollback", { timeout: 240_000 }, () => {
  it("says what was written since, asks first, and brings the state of before back", async () => {
    const dataDir = await upgradedFolder();
    const asked = await operator(dataDir, ["rollback"]);
    expect(asked.code).toBe(1);
    expect(asked.said).toMatch(
      /Accounts: gone 1, deleted since and back again 0, as they were before a change 0/,
    );
    expect(asked.said).toMatch(/Applications: gone 0, deleted since and back again 1/);
    expect(asked.said).toMatch(/Resumes: gone 0, .* before a change 1/);
    expect(asked.said).toContain("Add --move-aside");
    const kept = await open(dataDir);
    expect((await kept.query("SELECT count(*)::int AS n FROM users")).rows).toEqual([{ n: 3 }]);
    await closeAll();
    const done = await operator(dataDir, ["rollback", "--move-aside"]);
    expect([done.code, done.said]).toEqual([
      0,
      expect.stringContaining("Now start Waymark 0.1.0 (0003, PostgreSQL 18)"),
    ]);
    expect(await isRestoreUnopened(dataDir)).toBe(true);
    expect(await asItWas(dataDir)).toBe(true);
    expect(readdirSync(openHome(dataDir).folder).some((name) => name.startsWith("before-restore-"))).toBe(
      true,
    );
    const again = await operator(dataDir, ["rollback", "--move-aside"]);
    expect([again.code, again.said]).toEqual([1, expect.stringContaining("There is nothing to go back to")]);
  });

  it("is written down in the database that stands afterwards, if its version keeps such a log", async () => {
    const dataDir = emptyFolder();
    const database = await open(dataDir);
    await migrate(database, { migrations: ownMigrations().slice(0, -1) });
    await upgradeDatabase(depsOn(database, dataDir));
    await closeAll();
    const entries = async () => {
      const { rows } = await (await open(dataDir)).query("SELECT action, via, outcome FROM operator_entries");
      await closeAll();
      return rows;
    };
    expect((await operator(dataDir, ["rollback"])).code).toBe(1);
    expect(await entries()).toEqual([]);
    expect((await operator(dataDir, ["rollback", "--move-aside"])).code).toBe(0);
    expect(await entries()).toEqual([{ action: "rollback", via: "command", outcome: "done" }]);
  });

  it("brings nobody back who was erased since: the next start erases them again", async () => {
    const dataDir = await olderFolder();
    const bjorn = "0192f0c1-7a10-7000-8000-000000000002";
    let product = await openProduct(configOf(dataDir), silent);
    await eraseNow(product.deps, bjorn);
    await product.close();
    expect((await operator(dataDir, ["rollback", "--move-aside"])).code).toBe(0);
    product = await openProduct(configOf(dataDir), silent);
    try {
      expect(
        (await product.deps.database.query("SELECT id FROM users WHERE id = $1", [bjorn])).rows.length,
      ).toBe(1);
      expect((await applyLedger(product.deps)).erased).toBe(1);
      expect((await product.deps.database.query("SELECT id FROM users WHERE id = $1", [bjorn])).rows).toEqual(
        [],
      );
    } finally {
      await product.close();
    }
  });

  it("is refused while Waymark runs, where nothing was upgraded, and with a PostgreSQL of the operator's", async () => {
    const dataDir = await olderFolder();
    expect((await operator(dataDir, ["rollback"])).said).toContain("There is nothing to go back to");
    const release = lockFolder(dataDir);
    const running = await operator(dataDir, ["rollback", "--move-aside"]);
    release();
    expect([running.code, running.said]).toEqual([1, expect.stringContaining("is running")]);
    const url = { DATABASE_URL: "postgres://nobody@127.0.0.1:1/x" };
    expect((await operator(dataDir, ["rollback"], url)).said).toContain("PostgreSQL of your own");
    expect((await operator(dataDir, ["rollback", "--soon"])).code).toBe(2);
    expect(await asItWas(dataDir)).toBe(true);
  });

  it("and a check are refused while a Waymark in another container serves the folder", async () => {
    const dataDir = await upgradedFolder();
    const home = openHome(dataDir);
    // Its process id would mean nothing here; only the socket that it listens on tells of it.
    const held = await holdHome(home);
    for (const command of [["rollback", "--move-aside"], ["check"]]) {
      const { code, said } = await operator(dataDir, command);
      expect([code, said]).toEqual([1, expect.stringContaining("in use by another Waymark")]);
    }
    held.release();
    expect(readdirSync(home.folder).filter((name) => /before-restore|half|upgrade-check/.test(name))).toEqual(
      [],
    );
  });

  // Killed during the swap; the test of restores is killed before and after it as well. EVERY_STEP runs each step.
  it.each(process.env.EVERY_STEP === "1" ? [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] : [3])(
    "killed at step %i leaves the upgraded state or the one before",
    async (moment) => {
      const dataDir = await upgradedFolder();
      const killed = spawnSync(process.execPath, [...child, dataDir, `${moment}`]);
      expect(killed.signal, killed.stderr.toString()).toBe("SIGKILL");
      const again = await operator(dataDir, ["rollback"]);
      if (moment < 3) {
        expect(again.said).toContain("Accounts: gone 1");
        const database = await open(dataDir);
        expect(await migrate(database)).toEqual({ applied: 0 });
        expect((await database.query("SELECT count(*)::int AS n FROM users")).rows).toEqual([{ n: 3 }]);
      } else {
        expect(again.said).toContain("There is nothing to go back to");
        expect(await asItWas(dataDir)).toBe(true);
      }
    },
  );
});

describe("operator check", { timeout: 240_000 }, () => {
  it("tries an upgrade on a copy, with its time and room, and changes nothing", async () => {
    const dataDir = await olderFolder();
    const { code, said } = await operator(dataDir, ["check"], { SMTP_ADDRESS: "x", PATH: "/bin" });
    expect([code, said]).toEqual([0, expect.stringContaining("The upgrade would succeed")]);
    const pending = ownMigrations().length - olderMigrations().length;
    expect(said).toContain(`Migrations: ${pending} (0004_sessions_without_library, `);
    expect(said).toMatch(/The environment sets SMTP_ADDRESS, which/);
    expect(said).not.toContain("PATH");
    const room = /Room that the upgrade takes in \S+, with its backup and the check of it: (\d+) MB at most/g;
    const needed = (text: string) => [...text.matchAll(room)].map(([, megabytes]) => Number(megabytes));
    expect(needed(said)).toHaveLength(1);
    mkdirSync(join(dataDir, "files"));
    writeFileSync(join(dataDir, "files/large"), "");
    truncateSync(join(dataDir, "files/large"), 3e9);
    const [before = 0] = needed(said);
    const [withFiles = 0] = needed((await operator(dataDir, ["check"])).said);
    expect(withFiles - before).toBeGreaterThan(2_900);
    rmSync(join(dataDir, "files"), { recursive: true });
    expect(existsSync(join(openHome(dataDir).folder, "upgrade-check"))).toBe(false);
    expect(await listUpgradeBackups(dataDir)).toEqual([]);
    expect(await asItWas(dataDir)).toBe(true);
    const empty = await operator(emptyFolder(), ["check"]);
    expect([empty.code, empty.said]).toEqual([0, expect.stringContaining("no database")]);
  });

  it("works while the older version runs, whose rows it does not disturb", async () => {
    const dataDir = await olderFolder();
    const release = lockFolder(dataDir);
    const running = await open(dataDir);
    const { code, said } = await operator(dataDir, ["check"]);
    expect([code, said]).toEqual([0, expect.stringContaining("copied from the running Waymark")]);
    await running.query("INSERT INTO attempts VALUES ('since', 1, now())");
    expect((await running.query("SELECT count(*)::int AS n FROM drizzle.migrations")).rows).toEqual([
      { n: 4 },
    ]);
    release();
  });

  it("tells by its code that a migration fails, and that a newer version wrote the database", async () => {
    const dataDir = await olderFolder();
    const bad = later("0098_bad", "UPDATE users SET email = 'the same for all'");
    await expect(tryUpgrade(configOf(dataDir), [...ownMigrations(), bad])).rejects.toMatchObject({
      migration: "0098_bad",
    });
    const cluster = statSync(clusterOf(openHome(dataDir))).ino;
    const database = await open(dataDir);
    await migrate(database, {
      migrations: [...ownMigrations(), later("0099_far_ahead", "SELECT 1")],
      version: "3.2.1",
    });
    await closeAll();
    const { code, said } = await operator(dataDir, ["check"]);
    expect([code, said]).toEqual([1, expect.stringContaining("written by Waymark 3.2.1 (0099_far_ahead)")]);
    expect(statSync(clusterOf(openHome(dataDir))).ino).toBe(cluster);
    const url = { DATABASE_URL: "postgres://nobody@127.0.0.1:1/x" };
    expect((await operator(dataDir, ["check"], url)).said).toContain("Nothing was tried here");
  });
});
