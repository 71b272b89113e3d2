import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { setTimeout as delay } from "node:timers/promises";
import { pino } from "pino";
import { repositoryRoot } from "../../../root.ts";
import { childArguments } from "../../../testing/child-program.ts";
import { freshDataDir, layEmbedded, removeDataDir } from "../../../testing/template.ts";
import { openEmbedded } from "../open-embedded.ts";

/** Processes killed with signal 9: ours, the server's main process, the process of one connection, the watcher. */
const rowVictims = ["node", "server", "backend", "watcher"] as const;
type RowVictim = (typeof rowVictims)[number];

export interface KilledRows {
  /** Kills of each victim during each kind of work. */
  readonly kills: Readonly<Record<string, number>>;
  readonly acknowledged: number;
  readonly lost: number;
  /** Server processes left after ours had ended. */
  readonly orphans: number;
}

const child = childArguments("db/embedded/testing/rows-child.ts");
const givenUpAfterMs = 60_000;

/** Eight writers in a separate process, and their progress. */
class Writers {
  readonly process: ChildProcess;
  readonly acknowledged: number[] = [];
  readonly said = new Set<string>();
  server = 0;
  watcher = 0;
  readonly #ended: Promise<unknown>;

  constructor(dataDir: string, first: number) {
    this.process = spawn(process.execPath, [...child, dataDir, String(first)], {
      cwd: repositoryRoot,
      stdio: ["pipe", "pipe", "inherit"],
    });
    const { stdout } = this.process;
    if (stdout === null) throw new Error("The writers have no output.");
    // Output from before a kill is still read, because it was acknowledged.
    this.#ended = Promise.all([once(stdout, "close"), once(this.process, "exit")]);
    createInterface({ input: stdout }).on("line", (line) => {
      if (/^\d+$/.test(line)) this.acknowledged.push(Number(line));
      else if (line.startsWith("{")) Object.assign(this, JSON.parse(line));
      else this.said.add(line);
    });
  }

  tell(what: string): void {
    this.process.stdin?.write(`${what}\n`);
  }
  async until(what: string, holds: () => boolean): Promise<void> {
    const end = performance.now() + givenUpAfterMs;
    while (!holds()) {
      if (performance.now() > end) throw new Error(`Waited in vain: ${what}`);
      await delay(2);
    }
  }
  async more(rows: number): Promise<void> {
    const wanted = this.acknowledged.length + rows;
    await this.until("rows", () => this.acknowledged.length >= wanted);
  }
  async kill(victim: RowVictim): Promise<void> {
    const pids = { node: this.process.pid, server: this.server, watcher: this.watcher };
    const pid = victim === "backend" ? connectionOf(this.server) : pids[victim];
    if (pid !== undefined && pid > 0) process.kill(pid, "SIGKILL");
    if (victim === "node") await this.#ended;
  }
  async stop(): Promise<void> {
    this.process.stdin?.end("stop\n");
    await this.#ended;
  }
}

/** The process of a connection that is writing; undefined when there is none. */
function connectionOf(server: number): number | undefined {
  return childrenOf(server).find((pid) => /INSERT|UPDATE|COMMIT|idle/.test(commandOf(pid)));
}
function childrenOf(server: number): number[] {
  const isChild = (pid: number) => {
    const stat = readOf(pid, "stat");
    return Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]) === server;
  };
  return readdirSync("/proc")
    .map(Number)
    .filter((pid) => pid > 0 && isChild(pid));
}
const commandOf = (pid: number) => readOf(pid, "cmdline");
function readOf(pid: number, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, "utf8");
  } catch {
    return "";
  }
}

/**
 * Kills one victim after the other while eight writers add rows: during plain load, during a checkpoint and during a
 * base backup. Every row that was acknowledged has to be there in the end.
 * @param rowsBetween Rows that are written before each kill.
 */
export async function killRows(options: { rounds: number; rowsBetween: number }): Promise<KilledRows> {
  const dataDir = freshDataDir("waymark-kills-");
  await layEmbedded(dataDir);
  const kills: Record<string, number> = {};
  const acknowledged: number[] = [];
  let writers = new Writers(dataDir, 1);
  try {
    for (let round = 0; round < options.rounds; round++)
      for (const during of ["load", "checkpoint", "backup"])
        for (const victim of rowVictims) {
          await writers.more(options.rowsBetween);
          writers.said.delete(during);
          if (during !== "load") {
            writers.tell(during);
            await writers.until(during, () => writers.said.has(during));
            await writers.more(1 + ((7 * round) % 20));
          }
          await writers.kill(victim);
          kills[`${victim} during ${during}`] = (kills[`${victim} during ${during}`] ?? 0) + 1;
          if (victim !== "node") continue;
          acknowledged.push(...writers.acknowledged);
          writers = new Writers(dataDir, Math.max(0, ...lastOf(acknowledged)) + 1_000);
        }
    await writers.more(1);
    const { server } = writers;
    await writers.stop();
    acknowledged.push(...writers.acknowledged);
    const orphans = existsSync(`/proc/${server}/cmdline`) ? 1 : 0;
    return {
      kills,
      acknowledged: acknowledged.length,
      lost: await countLost(dataDir, acknowledged),
      orphans,
    };
  } finally {
    writers.process.kill("SIGKILL");
    removeDataDir(dataDir);
  }
}

/** The newest few numbers: eight writers do not finish in order. */
const lastOf = (numbers: readonly number[]) => numbers.slice(-50);

async function countLost(dataDir: string, acknowledged: readonly number[]): Promise<number> {
  const database = await openEmbedded({ dataDir, log: pino({ level: "silent" }) });
  try {
    const { rows } = await database.query("SELECT n FROM kept");
    const there = new Set((rows as { n: number }[]).map(({ n }) => n));
    return acknowledged.filter((n) => !there.has(n)).length;
  } finally {
    await database.close();
  }
}
