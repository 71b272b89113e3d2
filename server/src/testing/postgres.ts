import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { accessSync, constants, readdirSync, readFileSync, realpathSync } from "node:fs";
import { chown, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";

const run = promisify(execFile);

/** A temporary PostgreSQL server; `stop` removes everything of it. */
export interface Postgres {
  readonly url: string;
  /** PostgreSQL's data folder. */
  readonly cluster: string;
  /** Ends the server at once, like a power cut; the folder stays. */
  kill(): Promise<void>;
  /** Starts it again on the same folder and port. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

export interface PostgresOptions {
  /** Syncs to disk at every commit, as a real installation does; tests leave it off for speed. */
  readonly durable?: boolean;
}

/** The oldest major version of PostgreSQL that operators may bring. */
export const oldestPostgres = 15;

/**
 * The folder with `initdb` and `postgres`: Debian's of the oldest supported version, else from the PATH, else Debian's
 * newest, else null.
 */
export function findPostgresBinaries(): string | null {
  const debian = "/usr/lib/postgresql";
  const folders = [
    join(debian, String(oldestPostgres), "bin"),
    ...(process.env.PATH ?? "").split(delimiter),
    ...versionsIn(debian).map((version) => join(debian, version, "bin")),
    "/opt/homebrew/bin",
    "/usr/local/pgsql/bin",
  ];
  for (const folder of folders) {
    if (folder === "" || !isRunnable(join(folder, "initdb"))) continue;
    const real = dirname(realpathSync(join(folder, "initdb")));
    if (isRunnable(join(real, "postgres"))) return real;
  }
  return null;
}

/** Starts a new, empty PostgreSQL from the machine's binaries; null where there are none. */
export async function startPostgres(options: PostgresOptions = {}): Promise<Postgres | null> {
  const binaries = findPostgresBinaries();
  if (binaries === null) return null;
  const owner = unprivilegedOwner();
  const folder = await mkdtemp(join(tmpdir(), "waymark-pg-"));
  if (owner !== null) await chown(folder, owner.uid, owner.gid);
  const data = join(folder, "data");
  const locale = process.platform === "darwin" ? "en_US.UTF-8" : "C.UTF-8";
  const layout = ["-E", "UTF8", `--locale=${locale}`, "--lc-messages=C", "-U", "waymark", "-A", "trust"];
  await run(join(binaries, "initdb"), ["-D", data, "--no-sync", ...layout], { ...owner, cwd: folder });

  const port = await freePort();
  const flags = ["-D", data, "-k", folder, "-p", String(port), "-c", "listen_addresses=127.0.0.1"];
  // A machine with many cores runs many test files at once, each with its own pool.
  flags.push("-c", "max_connections=300");
  // Commits still reach the operating system, so only a power cut would lose them, not a killed server.
  if (options.durable !== true) flags.push("-c", "fsync=off", "-c", "full_page_writes=off");
  let server: ChildProcess | null = null;
  const start = async () => {
    server = await launch(join(binaries, "postgres"), flags, { ...owner, cwd: folder });
  };
  const end = async (signal: NodeJS.Signals) => {
    const ending = server;
    server = null;
    if (ending !== null) await endProcess(ending, signal);
  };
  const killWithUs = () => server?.kill("SIGQUIT");
  process.once("exit", killWithUs);
  await start();
  return {
    url: `postgres://waymark@127.0.0.1:${port}/postgres`,
    cluster: data,
    start,
    kill: () => end("SIGQUIT"),
    stop: async () => {
      process.removeListener("exit", killWithUs);
      await end("SIGINT");
      await rm(folder, { recursive: true, force: true });
    },
  };
}

interface Owner {
  readonly uid: number;
  readonly gid: number;
}

/** PostgreSQL refuses to run as root, so root runs it as `postgres`, else as `nobody`. */
function unprivilegedOwner(): Owner | null {
  if (process.getuid?.() !== 0) return null;
  const accounts = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"));
  for (const name of ["postgres", "nobody"]) {
    const account = accounts.find(([account]) => account === name);
    if (account !== undefined) return { uid: Number(account[2]), gid: Number(account[3]) };
  }
  throw new Error("PostgreSQL cannot run as root and there is no account postgres or nobody");
}

async function launch(
  binary: string,
  flags: string[],
  options: { uid?: number; gid?: number; cwd: string },
): Promise<ChildProcess> {
  const child = spawn(binary, flags, { ...options, stdio: ["ignore", "ignore", "pipe"] });
  const said: string[] = [];
  await new Promise<void>((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code) => reject(new Error(`postgres ended with ${code}:\n${said.join("\n")}`)));
    createInterface({ input: child.stderr }).on("line", (line) => {
      if (said.length < 50) said.push(line);
      if (line.includes("database system is ready to accept connections")) resolve();
    });
  });
  child.removeAllListeners("exit");
  child.unref();
  return child;
}

async function endProcess(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, "exit");
  child.ref();
  child.kill(signal);
  const impatience = setTimeout(() => child.kill("SIGKILL"), 10_000);
  await gone;
  clearTimeout(impatience);
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  if (address === null || typeof address === "string") throw new Error("no free port");
  return address.port;
}

function versionsIn(folder: string): string[] {
  try {
    return readdirSync(folder).sort((a, b) => Number(b) - Number(a));
  } catch {
    return [];
  }
}

function isRunnable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
