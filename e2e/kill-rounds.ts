import { spawn } from "node:child_process";
import { setTimeout as delay } from "node:timers/promises";
import type { Postgres } from "../server/src/testing/postgres.ts";
import { ApiPerson, password } from "./api.ts";
import { countDatabaseProcesses, databaseProcesses, processesOf } from "./processes.ts";
import { type RunningProduct, startProduct } from "./product.ts";
import { SteadyWriters } from "./steady-writers.ts";

/** Processes of the database that are killed with signal 9 while people write. */
export const databaseVictims = ["server", "backend", "watcher", "all of the server"] as const;
export type DatabaseVictim = (typeof databaseVictims)[number];
/** Processes of the product itself that are. */
export const productVictims = ["node", "npm"] as const;
export type ProductVictim = (typeof productVictims)[number];

export interface KillFigures {
  readonly rounds: number;
  readonly acknowledged: number;
  readonly lost: readonly string[];
  /** Failed answers while the database was away, by status; 0 means no answer. */
  readonly refusals: Readonly<Record<string, number>>;
  /** Failures inside the product that no code handled, as its log names them. */
  readonly unhandled: readonly string[];
  /** Longest wait for an answer, in milliseconds. */
  readonly longestAnswerMs: number;
  /** Longest time in ms from a kill (for an external server: from its restart) until a write was acknowledged. */
  readonly longestOutageMs: number;
  /** Database processes left after the product has ended. */
  readonly orphans: number;
}

/** Limits in ms: for an answer while the database is away, and until the next successful write. */
export const [longestAnswerMs, longestOutageMs] = [5_500, 30_000];

const env = { PLANS: "open", LOG_LEVEL: "warn" };
const givenUpAfterMs = 60_000;

/** Waits until a condition holds; fails with its name. */
async function until(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  const end = performance.now() + givenUpAfterMs;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`Waited in vain: ${what}`);
    await delay(50);
  }
}

function kill(pids: readonly (number | undefined)[]): void {
  for (const pid of pids) {
    try {
      if (pid !== undefined) process.kill(pid, "SIGKILL");
    } catch {
      // The connection's process may have ended by itself.
    }
  }
}

/**
 * Kills parts of the database server, one a round, while four people write. The product has to stay up, to write again
 * each time, and to lose no acknowledged write.
 */
export async function killServerRounds(rounds: readonly DatabaseVictim[]): Promise<KillFigures> {
  const product = await startProduct({ env });
  let longestOutageMs = 0;
  const writers = await SteadyWriters.start(product.url, 4);
  for (const victim of rounds) {
    const before = writers.acknowledged;
    await until("writes before a kill", () => writers.acknowledged >= before + 20);
    const { server, watcher, children, backends } = databaseProcesses(product.dataDir);
    if (server === undefined || watcher === undefined)
      throw new Error("The database's processes were not found.");
    if (victim === "server") kill([server]);
    else if (victim === "backend") kill(backends.slice(0, 1));
    else if (victim === "watcher") kill([watcher]);
    else kill([server, ...children]);
    const [killed, stood] = [performance.now(), writers.acknowledged];
    // Writes that were under way during the kill do not count.
    await until("a write after the kill", () => writers.acknowledged > stood + 8);
    longestOutageMs = Math.max(longestOutageMs, performance.now() - killed);
    await until("server and watcher after the kill", () => {
      const now = databaseProcesses(product.dataDir);
      return (
        now.server !== undefined &&
        now.watcher !== undefined &&
        now.watcher !== (victim === "watcher" ? watcher : 0)
      );
    });
  }
  await writers.stop();
  const lost = await writers.lost(product.url);
  if ((await fetch(`${product.url}/health/ready`)).status !== 200)
    throw new Error("The product is not ready.");
  return finish(product, writers, { rounds: rounds.length, longestOutageMs, lost });
}

/** Answers while the operator's PostgreSQL is away: statuses of the health checks, and the code of a refused sign-in. */
export interface AwayFigures {
  readonly live: number;
  readonly ready: number;
  readonly code: unknown;
}

async function readAway(url: string): Promise<AwayFigures> {
  const [live, ready] = await Promise.all(["live", "ready"].map((what) => fetch(`${url}/health/${what}`)));
  const { body } = await new ApiPerson(url).call("POST", "/api/login", { email: "x@example.org", password });
  return { live: live?.status ?? 0, ready: ready?.status ?? 0, code: body.code };
}

/** Kills every process of an external PostgreSQL and starts it again, while people keep trying. */
export async function killOperatorsRounds(
  postgres: Postgres,
  rounds: number,
): Promise<KillFigures & { readonly away: AwayFigures | undefined }> {
  const product = await startProduct({ env: { ...env, DATABASE_URL: postgres.url } });
  const writers = await SteadyWriters.start(product.url, 4);
  let longestOutageMs = 0;
  let away: AwayFigures | undefined;
  for (let round = 0; round < rounds; round++) {
    const before = writers.acknowledged;
    await until("writes before a kill", () => writers.acknowledged >= before + 20);
    const { server, children } = processesOf(postgres.cluster);
    kill([server, ...children]);
    await postgres.kill();
    const refused = writers.refusals.get(503) ?? 0;
    await until("a clear answer while it is away", () => (writers.refusals.get(503) ?? 0) > refused + 4);
    away = await readAway(product.url);
    const stood = writers.acknowledged;
    await postgres.start();
    const back = performance.now();
    await until("a write after its return", () => writers.acknowledged > stood + 4);
    longestOutageMs = Math.max(longestOutageMs, performance.now() - back);
  }
  await writers.stop();
  const lost = await writers.lost(product.url);
  await product.remove();
  return {
    ...{ rounds, lost, longestOutageMs, orphans: 0, acknowledged: writers.acknowledged, away },
    unhandled: unhandledIn(product.output()),
    refusals: Object.fromEntries(writers.refusals),
    longestAnswerMs: writers.longestMs,
  };
}

/**
 * Kills the product itself, or the npm that started it, while people write; the next start has to find every
 * acknowledged write.
 */
export async function killProductRounds(victim: ProductVictim, rounds: number): Promise<KillFigures> {
  let product = await startProduct({ env });
  const { dataDir } = product;
  let writers = await SteadyWriters.start(product.url, 4);
  const [lost, unhandled]: [string[], string[]] = [[], []];
  let [acknowledged, longestAnswerMs, longestOutageMs] = [0, 0, 0];
  for (let round = 0; round < rounds; round++) {
    if (victim === "npm") {
      await writers.stop();
      await product.end("SIGTERM");
      const npm = await startByNpm(dataDir);
      writers = await SteadyWriters.start(npm.url, 2);
      await until("writes before a kill", () => writers.acknowledged >= 10);
      npm.kill();
      unhandled.push(...unhandledIn(npm.output()));
      await until("the end of the product without its npm", () => countDatabaseProcesses(dataDir) === 0);
    } else {
      await until("writes before a kill", () => writers.acknowledged >= 20);
      await product.end("SIGKILL");
    }
    const killed = performance.now();
    await writers.stop();
    unhandled.push(...unhandledIn(product.output()));
    product = await startProduct({ dataDir, env });
    longestOutageMs = Math.max(longestOutageMs, performance.now() - killed);
    lost.push(...(await writers.lost(product.url)));
    acknowledged += writers.acknowledged;
    longestAnswerMs = Math.max(longestAnswerMs, writers.longestMs);
    if (round + 1 < rounds) writers = await SteadyWriters.start(product.url, 4);
  }
  await product.end("SIGKILL");
  await until("the end of the database", () => countDatabaseProcesses(dataDir) === 0).catch(() => {});
  const orphans = countDatabaseProcesses(dataDir);
  await product.remove();
  unhandled.push(...unhandledIn(product.output()));
  // Nobody answers while the product itself is away, which is no refusal.
  return { rounds, acknowledged, lost, refusals: {}, unhandled, longestAnswerMs, longestOutageMs, orphans };
}

async function finish(
  product: RunningProduct,
  writers: SteadyWriters,
  so: Pick<KillFigures, "rounds" | "longestOutageMs" | "lost">,
): Promise<KillFigures> {
  await product.end("SIGTERM");
  await until("the end of the database", () => countDatabaseProcesses(product.dataDir) === 0).catch(() => {});
  const orphans = countDatabaseProcesses(product.dataDir);
  await product.remove();
  return {
    ...so,
    acknowledged: writers.acknowledged,
    refusals: Object.fromEntries(writers.refusals),
    unhandled: unhandledIn(product.output()),
    longestAnswerMs: writers.longestMs,
    orphans,
  };
}

/** Lines of the log about failures that the product counted as unhandled. */
const unhandledIn = (output: string): string[] =>
  output.split("\n").filter((line) => line.includes("a failure that nobody waited for"));

/** Runs `npm start` as a person would; kill() kills npm alone. */
async function startByNpm(dataDir: string): Promise<{ url: string; output(): string; kill(): void }> {
  const npm = spawn("npm", ["start"], {
    env: {
      ...process.env,
      ...env,
      PORT: "0",
      DATA_DIR: dataDir,
      JOB_SOURCES: "none",
      RATE_LIMITS: "off",
      LANG: "en",
    },
    stdio: ["ignore", "pipe", "ignore"],
  });
  let text = "";
  const url = await new Promise<string>((resolve, reject) => {
    npm.stdout.on("data", (data: Buffer) => {
      text += data.toString();
      const found = /is ready .*?(http:\/\/\S+)/.exec(text)?.[1];
      if (found !== undefined) resolve(found);
    });
    npm.once("exit", () => reject(new Error(`npm start ended:\n${text}`)));
  });
  npm.removeAllListeners("exit");
  return { url, output: () => text, kill: () => void npm.kill("SIGKILL") };
}
