import { execFile } from "node:child_process";
import {
  accessSync,
  constants,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { syncFolderNow } from "../durable-folder.ts";
import { passwdLine } from "./account.ts";
import type { Home } from "./home.ts";
import { DatabaseProblem, problemFrom } from "./problem.ts";
import type { Programs } from "./programs.ts";
import { readWriter } from "./writer.ts";

export const databaseName = "waymark";

/** The whole environment of the server's programs: none of ours, which has secrets. */
export const programEnvironment: NodeJS.ProcessEnv = {
  LC_ALL: "C",
  // The C library of Linux then gives freed memory back at once: some megabytes for each busy connection.
  MALLOC_TRIM_THRESHOLD_: "131072",
  TZ: "UTC",
  ...(process.platform === "win32"
    ? { SystemRoot: "C:\\Windows" }
    : { PATH: "/usr/local/bin:/usr/bin:/bin:/run/current-system/sw/bin" }),
};

/** PostgreSQL brings its own rules for sorting and lower case, so an update of the system invalidates no index. */
const layout = [
  ["--username", databaseName],
  ["--encoding", "UTF8"],
  ["--locale-provider", "builtin"],
  ["--builtin-locale", "C.UTF-8"],
  ["--locale", "C"],
  ["--text-search-config", "english"],
  // Small segments, because each is kept, archived and deleted as a whole.
  ["--wal-segsize", "4"],
].flat();

/**
 * Makes a missing database, and judges an existing one. @param durable False leaves out waiting for the disk, for
 * tests. @throws DatabaseProblem when it cannot be made, or these programs cannot serve it.
 */
export async function ensureCluster(
  programs: Programs,
  home: Home,
  cluster: string,
  options: { durable: boolean; password?: string },
): Promise<void> {
  if (!isEmpty(cluster)) return judge(programs, home, cluster);
  const half = `${cluster}.half`;
  try {
    rmSync(half, { recursive: true, force: true });
    await makeCluster(programs, home, half, options);
    renameSync(half, cluster);
    if (options.durable) keepNames(home);
  } catch (error) {
    throw problemFrom(error, { folder: home.folder, ...accountLine(home) });
  }
}

function keepNames({ folder }: Home): void {
  syncFolderNow(folder);
  // We may not read the parents; whoever created them has synced them.
  for (const above of [dirname(folder), dirname(dirname(folder))])
    try {
      syncFolderNow(above);
    } catch {}
}

function isEmpty(cluster: string): boolean {
  if (!existsSync(cluster)) return true;
  try {
    return readdirSync(cluster).length === 0;
  } catch {
    throw new DatabaseProblem("otherUser", { folder: cluster });
  }
}

function accountLine(home: Home): { line: string } {
  const own = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
  return { line: passwdLine(home.account ?? own) };
}

async function makeCluster(
  programs: Programs,
  home: Home,
  folder: string,
  options: { durable: boolean; password?: string },
): Promise<void> {
  const trust =
    options.password === undefined ? ["--auth", "trust"] : ["--auth", "scram-sha-256", "--pwfile"];
  const pwfile = options.password === undefined ? [] : [options.password];
  // Nothing is synced while it is created: everything is synced once, at the end.
  const made = ["--pgdata", folder, ...layout, ...trust, ...pwfile, "--data-checksums", "--no-sync"];
  await run(programs.initdb, made, home);
  const create = `CREATE DATABASE ${databaseName} STRATEGY file_copy;\n`;
  await run(programs.postgres, ["--single", "-F", "-D", folder, "postgres"], home, create);
  if (options.durable) await run(programs.initdb, ["--sync-only", "--pgdata", folder], home);
}

function run(program: string, args: readonly string[], home: Home, input = ""): Promise<void> {
  return new Promise((resolve, reject) => {
    const options = { ...home.account, cwd: home.folder, env: programEnvironment };
    const child = execFile(program, args, options, (error, stdout, stderr) => {
      if (error === null) resolve();
      // A program whose file exists but is 'not found' has no loader here: the system is of another kind.
      else if (error.code === "ENOENT" && existsSync(program)) reject(notForHere());
      else reject(new Error(`${stdout}\n${stderr}\n${error.code ?? ""}`));
    });
    child.stdin?.on("error", () => {});
    child.stdin?.end(input);
  });
}

/** The programs do not run here: they need the C library of most systems (musl is another). */
export const notForHere = () =>
  new DatabaseProblem("noProgram", { machine: `${process.platform} ${process.arch}` });

function judge(programs: Programs, home: Home, cluster: string): void {
  const folder = cluster;
  let version: string;
  try {
    version = readFileSync(join(cluster, "PG_VERSION"), "utf8").trim();
    accessSync(join(cluster, "global/pg_control"));
  } catch (error) {
    const isClosed = error instanceof Error && "code" in error && error.code === "EACCES";
    throw new DatabaseProblem(isClosed ? "otherUser" : "incomplete", { folder });
  }
  const by = readWriter(cluster);
  if (Number(version) > Number(programs.major) && by !== null)
    throw new DatabaseProblem("newerVersion", { folder, version, own: programs.major, by });
  if (version !== programs.major)
    throw new DatabaseProblem("otherVersion", { folder, version, own: programs.major });
  const uid = home.account?.uid ?? process.getuid?.();
  const owner = statSync(cluster).uid;
  if (uid !== undefined && owner !== uid)
    throw new DatabaseProblem("otherUser", { folder, owner: String(owner), uid: String(uid) });
  try {
    accessSync(cluster, constants.W_OK);
  } catch (error) {
    throw problemFrom(error, { folder });
  }
}
