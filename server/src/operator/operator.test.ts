import {
  chmodSync,
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { lockFolder } from "../db/lock.ts";
import type { OpenDatabase } from "../db/open.ts";
import type { Deps } from "../deps.ts";
import { openTestDatabase } from "../testing/database.ts";
import { testDeps } from "../testing/deps.ts";
import { freshDataDir, layEmbedded } from "../testing/template.ts";
import { adminSocketPath, openAdminSocket } from "./admin-socket.ts";
import { runOperator } from "./main.ts";

const root = freshDataDir("waymark-operator-");
let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(async () => {
  await database.close();
  rmSync(root, { recursive: true, force: true });
});
const freshFolder = () => {
  const folder = mkdtempSync(join(root, "d"));
  chmodSync(folder, 0o711);
  return folder;
};
const closers: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

/** Runs the operator's command line on a data folder. */
async function operator(dataDir: string, ...argv: string[]) {
  const lines: string[] = [];
  const terminal = {
    env: { DATA_DIR: dataDir, LANG: "en_GB.UTF-8", JOB_SOURCES: "remoteok" },
    folder: root,
    write: (line: string) => lines.push(line),
  };
  const code = await runOperator(argv, terminal);
  return { code, said: lines.join("\n") };
}

/** A running server: it holds the folder and listens for commands. */
async function running(): Promise<{ deps: Deps; dataDir: string }> {
  const dataDir = freshFolder();
  closers.push(lockFolder(dataDir));
  const deps = await testDeps({ database, config: { DATA_DIR: dataDir } });
  closers.push(await openAdminSocket(deps));
  return { deps, dataDir };
}

const posting = {
  title: "Baker",
  company: "Mill and Oven",
  location: "Berlin, Germany",
  description: "You bake bread and rolls from three in the morning, in a team of four.",
  url: "https://jobs.example/baker",
};

describe("the operator's command line", () => {
  it.each([[[]], [["dance"]], [["--help"]], [["restore"]], [["restore", "a", "b"]]])(
    "answers %j with how it is used",
    async (argv) => {
      const { code, said } = await operator(freshFolder(), ...argv);
      expect(code).toBe(2);
      expect(said).toContain("npm run operator -- COMMAND");
    },
  );

  it("names a setting that does not fit", async () => {
    const lines: string[] = [];
    const env = { PORT: "many", LANG: "de_DE" };
    const code = await runOperator(["status"], { env, folder: root, write: (line) => lines.push(line) });
    expect(code).toBe(1);
    expect(lines.join()).toContain("PORT");
  });

  it("works on the folder itself when no server runs, and gives it back", async () => {
    const dataDir = freshFolder();
    await layEmbedded(dataDir);
    const status = await operator(dataDir, "status");
    expect(status.said).toMatch(/^Database: embedded PostgreSQL 18\.\d+, in .*database$/m);
    const saved = await operator(dataDir, "backup");
    expect(saved.code).toBe(0);
    expect(saved.said).toContain("seal.key");
    const name = readdirSync(join(dataDir, "backups")).find((each) => each.endsWith(".tar.gz")) ?? "";
    const backup = join(dataDir, "backups", name);
    expect(saved.said).toContain(backup);
    expect(saved.said).toContain("opened once");
    expect((await operator(dataDir, "status")).said).toMatch(/^Newest backup: .* MB, opened once .*: 1$/m);
    const refused = await operator(dataDir, "restore", backup);
    expect([refused.code, refused.said]).toEqual([1, expect.stringContaining("--move-aside")]);
    const restored = await operator(dataDir, "restore", backup, "--move-aside");
    expect(restored.said).toContain("before-restore-");
    expect(restored.code).toBe(0);
    expect((await operator(dataDir, "audit")).said).toMatch(/ restore/);
    expect(existsSync(join(dataDir, "lock"))).toBe(false);
    // Makes three databases on disk.
  }, 120_000);

  it("makes another key and another pepper, and the database opens with them", async () => {
    const dataDir = freshFolder();
    await layEmbedded(dataDir);
    const status = await operator(dataDir, "status");
    expect([status.code, status.said]).toEqual([0, expect.stringContaining("Uploaded files are read")]);
    const key = readFileSync(join(dataDir, "keys/seal.key"), "utf8");
    const rotated = await operator(dataDir, "rotate-seal-key");
    expect([rotated.code, rotated.said]).toEqual([0, expect.stringContaining(join(dataDir, "keys"))]);
    expect(readFileSync(join(dataDir, "keys/seal.key"), "utf8")).not.toBe(key);
    const kept = readdirSync(join(dataDir, "keys")).map((name) =>
      readFileSync(join(dataDir, "keys", name), "utf8"),
    );
    expect(kept).toContain(key);
    expect((await operator(dataDir, "rotate-pepper")).code).toBe(0);
    const { said } = await operator(dataDir, "audit");
    for (const command of ["rotate-seal-key", "rotate-pepper"]) expect(said.split(command)).toHaveLength(2);
    // Makes six databases on disk.
  }, 240_000);

  it("hands a backup to the standard output, with its lines beside it, and keeps no copy", async () => {
    const dataDir = freshFolder();
    await layEmbedded(dataDir);
    const file = join(root, "taken.tar.gz");
    const out = createWriteStream(file);
    const [lines, beside]: [string[], string[]] = [[], []];
    const terminal = {
      env: { DATA_DIR: dataDir, LANG: "en_GB.UTF-8", JOB_SOURCES: "remoteok" },
      folder: root,
      write: (line: string) => lines.push(line),
      writeError: (line: string) => beside.push(line),
      out,
    };
    const underNpm = { ...terminal, env: { ...terminal.env, npm_lifecycle_event: "operator" } };
    expect(await runOperator(["backup", "--stdout"], underNpm)).toBe(2);
    expect(lines.splice(0).join()).toContain("npm");
    expect(await runOperator(["backup", "--stdout"], terminal)).toBe(0);
    await promisify(out.end.bind(out))();
    expect([lines, beside.join("\n")]).toEqual([[], expect.stringContaining("opened once")]);
    expect(readdirSync(join(dataDir, "backups"))).toEqual(["ledger", "ledger-copy", "wal"]);
    const again = await operator(dataDir, "restore", file, "--move-aside");
    expect([again.code, again.said]).toEqual([0, expect.not.stringContaining("erased people")]);
    const elsewhere = freshFolder();
    const moved = await operator(elsewhere, "restore", file);
    expect(moved.said).toContain("No list of erased people was found, neither here nor beside the backup.");
    expect(moved.said).toContain(join(elsewhere, "erasures"));
  }, 180_000);

  it("says so when a server holds the folder but does not answer", async () => {
    const dataDir = freshFolder();
    closers.push(lockFolder(dataDir));
    for (const command of [["status"], ["restore", "x"], ["rotate-seal-key"], ["rotate-pepper"]]) {
      const { code, said } = await operator(dataDir, ...command);
      expect([code, said]).toEqual([1, expect.stringContaining(String(process.pid))]);
    }
  });
});

describe("the operator's door", () => {
  it("is open to this account only", async () => {
    const { dataDir } = await running();
    expect(statSync(adminSocketPath(dataDir)).mode & 0o777).toBe(0o600);
  });

  it("runs commands inside the server, with paths as the asker means them", async () => {
    const { deps, dataDir } = await running();
    writeFileSync(join(root, "jobs.jsonl"), `${JSON.stringify(posting)}\n{"title":""}\nnot json\n`);
    const imported = await operator(dataDir, "import-jobs", "jobs.jsonl");
    expect(imported.said).toContain("Read: 3, imported: 1, merged: 0, refused: 2");
    expect(imported.code).toBe(0);
    expect((await deps.database.query("SELECT title FROM jobs")).rows).toEqual([{ title: "Baker" }]);
    const again = await operator(dataDir, "import-jobs", "jobs.jsonl");
    expect(again.said).toContain("imported: 0, merged: 1");
    expect((await operator(dataDir, "import-jobs", "nowhere.csv")).code).toBe(1);
    expect((await operator(dataDir, "import-jobs")).code).toBe(2);
    writeFileSync(join(root, "spoilt.jsonl"), `not json\n${JSON.stringify(posting)}\n`);
    expect((await operator(dataDir, "import-jobs", "spoilt.jsonl")).said).toContain("merged: 1, refused: 1");
    writeFileSync(join(root, "refused.jsonl"), '{"title":""}\n');
    expect((await operator(dataDir, "import-jobs", "refused.jsonl")).code).toBe(1);
    mkdirSync(join(root, "jobs"));
    const folder = await operator(dataDir, "import-jobs", "jobs");
    expect([folder.code, folder.said]).toEqual([
      1,
      `${join(root, "jobs")} is a folder. Name the file in it.`,
    ]);
    const status = await operator(dataDir, "status");
    expect(status.said).toContain("Database: a PostgreSQL of your own");
    expect(status.said).toContain("Postings: 1, besides sample postings: 0");
    expect(status.said).toContain("Emails waiting: 0, of them tried before: 0");
    expect((await operator(dataDir, "link")).said).toContain("/operator#token=");
  });

  it("means paths from where npm was called", async () => {
    const { dataDir } = await running();
    const lines: string[] = [];
    const env = { DATA_DIR: dataDir, INIT_CWD: freshFolder() };
    await runOperator(["import-jobs", "x"], { env, folder: root, write: (line) => lines.push(line) });
    expect(lines).toEqual([`There is no file ${join(env.INIT_CWD, "x")}.`]);
  });

  it("does not restore under a running server", async () => {
    const { dataDir } = await running();
    const { code, said } = await operator(dataDir, "restore", "anything");
    expect([code, said]).toEqual([1, expect.stringContaining("is running")]);
  });

  it("says what failed, and stays open", async () => {
    const { deps, dataDir } = await running();
    await deps.database.query("ALTER TABLE operator_links RENAME TO away");
    const failed = await operator(dataDir, "link");
    expect(failed.code).toBe(1);
    expect(failed.said).toBe("That did not work: database 42P01");
    await deps.database.query("ALTER TABLE away RENAME TO operator_links");
    expect((await operator(dataDir, "link")).code).toBe(0);
  });

  it.each([
    ["nonsense", "nonsense"],
    ["half a question", '{"command":"status"}'],
    ["a line without end", "x".repeat(300_000)],
  ])("does not mind %s", async (_, text) => {
    const { dataDir } = await running();
    const socket = connect(adminSocketPath(dataDir));
    const gone = new Promise<void>((resolve) => socket.on("close", () => resolve()));
    socket.on("error", () => {});
    socket.resume();
    socket.write(`${text}\n`);
    await gone;
    expect((await operator(dataDir, "link")).code).toBe(0);
  });

  it.runIf(process.platform === "linux")(
    "is reached in a folder whose path is longer than a socket's address may be",
    async () => {
      const dataDir = join(freshFolder(), "deep".repeat(40));
      mkdirSync(dataDir);
      const deps = await testDeps({ database, config: { DATA_DIR: dataDir } });
      const close = await openAdminSocket(deps);
      expect(statSync(adminSocketPath(dataDir)).mode & 0o777).toBe(0o600);
      closers.push(lockFolder(dataDir));
      expect((await operator(dataDir, "link")).code).toBe(0);
      await close();
      expect(existsSync(adminSocketPath(dataDir))).toBe(false);
    },
  );

  it("takes the place of one that a dead server left, and goes away when it closes", async () => {
    const dataDir = freshFolder();
    writeFileSync(adminSocketPath(dataDir), "");
    const deps = await testDeps({ database, config: { DATA_DIR: dataDir } });
    const close = await openAdminSocket(deps);
    expect((await operator(dataDir, "link")).code).toBe(0);
    await close();
    expect(existsSync(adminSocketPath(dataDir))).toBe(false);
  });
});
