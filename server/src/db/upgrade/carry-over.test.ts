import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, it } from "vitest";
import { login } from "../../features/accounts/credentials/login.ts";
import { runOperator } from "../../operator/main.ts";
import { openProduct } from "../../startup/open-product.ts";
import { startProblem } from "../../startup/start-problem.ts";
import { childArguments } from "../../testing/child-program.ts";
import { codeOf } from "../../testing/code-of.ts";
import { restoreBackup } from "../backup/restore.ts";
import { isRoot } from "../embedded/account.ts";
import { clusterOf, openHome } from "../embedded/home.ts";
import { clusterMajor, ownMajor, previousMajor, previousPackage } from "../embedded/programs.ts";
import { ownMigrations } from "../migrate.ts";
import { finishRestore, isRestoreUnopened } from "../swap.ts";
import { carryOver } from "./carry-over.ts";
import { configOf, silent, upgradeFolders } from "./testing/upgrade-folders.ts";
import { deleteExpiredAsides, listUpgradeBackups } from "./upgrade-backup.ts";

const child = childArguments("db/upgrade/testing/carry-child.ts");
const { emptyFolder, olderFolder, open, closeAll, asItWas } = upgradeFolders();
const newest = ownMigrations().at(-1)?.tag.slice(0, 4);
const depsFor = (dataDir: string) => ({ config: configOf(dataDir), log: silent, now: () => new Date() });
const majorOf = (dataDir: string) => clusterMajor(clusterOf(openHome(dataDir)));
const [own, previous] = [ownMajor(), previousMajor()];

/** Whether the programs of the previous major version are installed: `npm ci --prefix server/postgres-17`. */
function canCarry(): boolean {
  try {
    previousPackage(previous, { own, folder: "" });
    return true;
  } catch {
    return false;
  }
}

async function operator(dataDir: string, args: readonly string[]) {
  const lines: string[] = [];
  const env = { DATA_DIR: dataDir, SEAL_KEY: "07".repeat(32), LANG: "en" };
  const code = await runOperator(args, { env, folder: "/", write: (line: string) => lines.push(line) });
  return { code, said: lines.join("\n") };
}

it("without the older programs, a database of the older PostgreSQL is left alone, and the command is named", () => {
  const root = emptyFolder();
  let problem: unknown;
  try {
    previousPackage(previous, { own, folder: join(root, "database") }, root);
  } catch (error) {
    problem = error;
  }
  expect(startProblem(problem, configOf(root))).toMatchObject({
    key: "server.database.previousMissing",
    params: {
      folder: join(root, "database"),
      version: previous,
      own,
      command: `npm ci --ignore-scripts --prefix server/postgres-${previous}`,
      at: root,
    },
  });
});

describe.runIf(canCarry())(`a database of PostgreSQL ${previous}`, { timeout: 240_000 }, () => {
  it("is carried over by the first start with everything in it, and signs nobody out", async () => {
    const dataDir = await olderFolder(previous);
    mkdirSync(join(dataDir, "files"));
    writeFileSync(join(dataDir, "files/kept"), "a stored file");
    const product = await openProduct(configOf(dataDir), silent);
    const { database } = product.deps;
    const read = async (text: string) => (await database.query(text)).rows;
    try {
      expect(database.embedded?.version).toMatch(new RegExp(`^${own}\\.`));
      const ada = { email: "ada@example.org", password: "correct horse battery" };
      expect(await codeOf(login(product.deps, ada, "en"))).toBe("done");
      expect(await read("SELECT name FROM users ORDER BY id")).toEqual([
        { name: "Ada" },
        { name: "Björn Ωμέγα" },
      ]);
      expect(await read("SELECT tags FROM applications")).toEqual([{ tags: ["near", 'a "quoted" tag'] }]);
      expect(await read("SELECT id FROM jobs ORDER BY id")).toEqual([{ id: "j1" }, { id: "j2" }]);
      expect(await read("SELECT count(*)::int AS n FROM events WHERE kind = 'resume_saved'")).toEqual([
        { n: 1_000 },
      ]);
      expect(await read("SELECT nextval('events_id_seq') > 1000 AS onward")).toEqual([{ onward: true }]);
      expect(await read("SHOW data_checksums")).toEqual([{ data_checksums: "on" }]);
    } finally {
      await product.close();
    }
    expect(readFileSync(join(dataDir, "files/kept"), "utf8")).toBe("a stored file");
    expect(await isRestoreUnopened(dataDir)).toBe(false);
    const backups = await listUpgradeBackups(dataDir);
    expect(backups.map(({ file }) => basename(file).split("_20")[0])).toEqual([
      `from_0.1.0_0003_pg${previous}_to_0.1.0_${newest}_pg${own}`,
    ]);
  });

  it("is tried on a copy by `check`, kept for a week beside the new one, comes back by `rollback`, and a backup of it is carried over once restored", async () => {
    const dataDir = await olderFolder(previous);
    const checked = await operator(dataDir, ["check"]);
    expect(checked.said).toContain(`All rows were carried over from PostgreSQL ${previous} to ${own}`);
    expect([checked.code, majorOf(dataDir)]).toEqual([0, previous]);
    expect(await asItWas(dataDir)).toBe(true);

    await carryOver(depsFor(dataDir));
    const home = openHome(dataDir);
    const aside = () => readdirSync(home.folder).filter((name) => name.startsWith("postgresql-"));
    expect(clusterMajor(join(home.folder, aside()[0] ?? "", "cluster"))).toBe(previous);
    await deleteExpiredAsides(home, new Date(Date.now() + 6 * 86_400_000));
    expect(aside()).toHaveLength(1);
    await deleteExpiredAsides(home, new Date(Date.now() + 8 * 86_400_000));
    expect(aside()).toEqual([]);

    const rolledBack = await operator(dataDir, ["rollback", "--move-aside"]);
    expect(rolledBack.said).toContain(`Now start Waymark 0.1.0 (0003, PostgreSQL ${previous})`);
    expect([rolledBack.code, majorOf(dataDir)]).toEqual([0, previous]);
    expect(await asItWas(dataDir)).toBe(true);

    const [backup] = await listUpgradeBackups(dataDir);
    const target = emptyFolder();
    const config = { DATA_DIR: target, SEAL_KEY: "07".repeat(32), DATABASE_URL: undefined };
    await restoreBackup(config, backup?.file ?? "", false);
    expect(majorOf(target)).toBe(previous);
    await carryOver(depsFor(target));
    // The first start has yet to end the sessions and links that the backup revived.
    expect([majorOf(target), await isRestoreUnopened(target)]).toEqual([own, true]);
  });

  it("whose rows cannot be copied stays in use unchanged, and the message says why", async () => {
    const dataDir = await olderFolder(previous);
    const database = await open(dataDir);
    await database.query("CREATE TABLE not_ours (n int)");
    await closeAll();
    const failure = await carryOver(depsFor(dataDir)).catch((error: unknown) => error);
    expect(startProblem(failure, configOf(dataDir))).toMatchObject({
      key: "server.upgrade.carry",
      params: { version: previous, own, problem: "the table public.not_ours is not one of Waymark's" },
    });
    expect(existsSync(join(dataDir, "restoring"))).toBe(false);
    await (await open(dataDir)).query("DROP TABLE not_ours");
    await closeAll();
    expect(await asItWas(dataDir)).toBe(true);
  });

  // After the old one has left its place, before the new one takes it. With EVERY_STEP at each of them.
  const steps = 14;
  const all = Array.from({ length: steps }, (_, step) => step);
  it.each(process.env.EVERY_STEP === "1" ? all : [9])(
    "killed at step %i is whole, either the old one or the new one, and is carried over by the next start",
    async (step) => {
      const dataDir = await olderFolder(previous);
      const killed = spawnSync(process.execPath, [...child, dataDir, "kill", `${step}`]);
      expect(killed.signal, killed.stderr.toString()).toBe("SIGKILL");
      await finishRestore(dataDir);
      if (majorOf(dataDir) === previous) {
        expect(await asItWas(dataDir)).toBe(true);
        await carryOver(depsFor(dataDir));
      }
      expect(majorOf(dataDir)).toBe(own);
      expect(await isRestoreUnopened(dataDir)).toBe(false);
      const database = await open(dataDir);
      const { rows } = await database.query(`SELECT (SELECT count(*)::int FROM users) AS users,
        (SELECT count(*)::int FROM events) AS events, (SELECT count(*)::int FROM drizzle.migrations) AS migrations`);
      expect(rows).toEqual([{ users: 2, events: 1_000, migrations: ownMigrations().length }]);
      await closeAll();
      expect(existsSync(join(openHome(dataDir).folder, "carry-over"))).toBe(false);
      expect(await listUpgradeBackups(dataDir)).toHaveLength(1);
    },
  );

  if (process.env.EVERY_STEP === "1")
    it("has no further step to be killed at", async () => {
      const dataDir = await olderFolder(previous);
      const ran = spawnSync(process.execPath, [...child, dataDir], { encoding: "utf8" });
      expect(JSON.parse(ran.stdout)).toEqual({ steps });
    });
});

/** Whether this process may make mounts that only its children see. */
const canMount = () => spawnSync("unshare", ["--mount", "mount", "-t", "tmpfs", "none", "/mnt"]).status === 0;

describe.runIf(canCarry() && isRoot() && canMount())("a small disk", { timeout: 240_000 }, () => {
  // The second one takes long, and is tried by the loop alone.
  const disks = [
    ["that has no room for it from the beginning", "160m", "none", "carryRoom"],
    ["that fills up while the new one is laid", "900m", "fill", "carryDiskFull"],
  ] as const;
  it.each(process.env.EVERY_STEP === "1" ? disks : disks.slice(0, 1))(
    "%s leaves the old database as it was, and says so",
    async (_, size, what, reason) => {
      const from = await olderFolder(previous);
      const dataDir = emptyFolder();
      const node = [process.execPath, ...child, dataDir, what, "4"].map((word) => `'${word}'`).join(" ");
      // A small disk that only this shell sees, copied back when it ends.
      const script = `mount -t tmpfs -o size=${size},mode=711 none '${dataDir}' && cp -a '${from}/.' '${dataDir}/' && ${node} && rm -rf '${from}' && cp -a '${dataDir}' '${from}'`;
      const ran = spawnSync("unshare", ["--mount", "sh", "-c", script], {
        encoding: "utf8",
        timeout: 200_000,
      });
      expect(ran.stdout, ran.stderr).toContain(`"reason":"${reason}"`);
      expect(await asItWas(from)).toBe(true);
    },
  );
});
