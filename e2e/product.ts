import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { freshDataDir, layEmbedded, removeDataDir } from "../server/src/testing/template.ts";
import { databaseProcesses } from "./processes.ts";

const root = join(import.meta.dirname, "..");

/** The built product running in its own process on its own data folder. */
export interface RunningProduct {
  readonly url: string;
  readonly dataDir: string;
  readonly pid: number;
  /** Seconds from spawning to the printed address. */
  readonly startSeconds: number;
  /** Everything it wrote to stdout and stderr so far. */
  output(): string;
  /** Ends it with a signal and waits; returns the exit code and the seconds it took. */
  end(signal?: NodeJS.Signals): Promise<{ code: number | null; seconds: number }>;
  /** Ends it and removes its data folder. */
  remove(): Promise<void>;
}

/** A data folder in memory, where there is room for it, or below `base`. */
export function freshFolder(base?: string): string {
  return freshDataDir("waymark-e2e-", base);
}

/** A free port, for a product whose address must be known before it starts. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  if (address === null || typeof address === "string") throw new Error("The probe has no port.");
  return address.port;
}

/**
 * The database's watcher stops it after the product has ended. Removing the folder earlier takes the watcher's mounts
 * away too, and it leaves the server running.
 */
async function databaseEnded(dataDir: string): Promise<void> {
  const isThere = () =>
    existsSync(join(dataDir, "database/cluster/postmaster.pid")) ||
    databaseProcesses(dataDir).server !== undefined;
  for (let i = 0; i < 300 && isThere(); i++) await delay(50);
}

/** Starts the product from another folder, or through another program (as another user, with other mounts). */
export interface Elsewhere {
  /** A command that runs the product: Node and its arguments come after it. */
  readonly by?: readonly string[];
  readonly cwd?: string;
}

/** A process that may never become ready: its output and its end. */
export function spawnProduct(
  env: Record<string, string>,
  command = ["server/dist/main.js"],
  { by = [], cwd = root }: Elsewhere = {},
) {
  const [program = "", ...args] = [...by, process.execPath, ...command];
  const child: ChildProcess = spawn(program, args, {
    cwd,
    env: {
      PATH: process.env.PATH ?? "",
      HOME: process.env.HOME ?? "",
      LANG: "en",
      PORT: "0",
      LOG_LEVEL: "warn",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const chunks: string[] = [];
  child.stdout?.on("data", (data: Buffer) => chunks.push(data.toString()));
  child.stderr?.on("data", (data: Buffer) => chunks.push(data.toString()));
  const ended = new Promise<number | null>((resolve) => child.on("exit", (code) => resolve(code)));
  return { child, ended, output: () => chunks.join("") };
}

/**
 * A folder that the product has been started on once: its database is migrated and holds the sample postings. A first
 * start takes seven seconds of processor time, a copy 0.2.
 */
export async function preparedFolder(base?: string): Promise<string> {
  const folder = freshFolder(base);
  const settled = process.env.WAYMARK_SETTLED_FOLDER;
  if (settled === undefined) await layEmbedded(folder);
  // Unlike Node's own copy it keeps the owners: PostgreSQL refuses a folder of somebody else.
  else execFileSync("cp", ["-a", "--reflink=auto", `${settled}/.`, folder]);
  return folder;
}

/** Waits until a product that is ready has all its sample postings, too. */
export async function jobsLoaded(url: string): Promise<void> {
  for (;;) {
    const { loading } = await (await fetch(`${url}/health/ready`)).json();
    if (loading === null) return;
    await delay(100);
  }
}

/** Starts the built product and waits for its address and its jobs. By default it gets a prepared folder. */
export async function startProduct(
  options: {
    dataDir?: string;
    env?: Record<string, string>;
    command?: string[];
    /** On a new folder the sample postings come seconds after the start; false returns before that. */
    waitsForJobs?: boolean;
  } & Elsewhere = {},
): Promise<RunningProduct> {
  const dataDir = options.dataDir ?? (await preparedFolder());
  const began = performance.now();
  const env = { DATA_DIR: dataDir, JOB_SOURCES: "none", RATE_LIMITS: "off", ...options.env };
  const { child, ended, output } = spawnProduct(env, options.command, options);
  const url = await new Promise<string>((resolve, reject) => {
    const look = () => {
      const found = /is ready .*?(http:\/\/\S+)/.exec(output())?.[1];
      if (found !== undefined) resolve(found);
    };
    child.stdout?.on("data", look);
    child.on("exit", () => reject(new Error(`The product ended before it was ready:\n${output()}`)));
  });
  const startSeconds = (performance.now() - began) / 1_000;
  if (options.waitsForJobs !== false) await jobsLoaded(url);
  const end = async (signal: NodeJS.Signals = "SIGTERM") => {
    const from = performance.now();
    child.kill(signal);
    return { code: await ended, seconds: (performance.now() - from) / 1_000 };
  };
  return {
    url,
    dataDir,
    pid: child.pid ?? 0,
    startSeconds,
    output,
    end,
    remove: async () => {
      await end("SIGKILL");
      await databaseEnded(dataDir);
      removeDataDir(dataDir);
    },
  };
}
