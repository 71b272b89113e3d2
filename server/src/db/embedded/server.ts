import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { createInterface } from "node:readline";
import { setTimeout as delay } from "node:timers/promises";
import type { Logger } from "pino";
import { notForHere, programEnvironment } from "./cluster.ts";
import type { Home } from "./home.ts";
import { endLeftover } from "./leftover.ts";
import { DatabaseProblem, isHeldByAnother, problemFrom } from "./problem.ts";
import type { Programs } from "./programs.ts";
import { type ServerSettings, serverFlags } from "./settings.ts";
import { Watcher } from "./watcher.ts";

export interface ServerOptions extends ServerSettings {
  readonly programs: Programs;
  readonly home: Home;
  readonly log: Logger;
  /** Replaces the 15 s after which a server that was asked to stop from outside is ended, for tests. */
  readonly stopAnywayMs?: number;
}

/** For an orderly stop; then it is stopped immediately, and recovers at its next start. */
const stopMs = 8_000;
/** Parts of a killed server may hold its memory for a moment: starts are retried for this many milliseconds. */
const leftoverMs = 10_000;
/** Milliseconds that a server may wait for its connections to end when somebody else asked it to stop. */
const askedByOthersMs = 15_000;
const longestPauseMs = 5_000;

/** Restarts when it ends by itself, and ends when this process ends in any way. */
export class EmbeddedServer {
  readonly #options: ServerOptions;
  readonly #watcher: Watcher;
  #child: ChildProcess | undefined;
  #stopping = false;
  #restarts = 0;

  private constructor(options: ServerOptions) {
    this.#options = options;
    const { cluster, programs, home } = options;
    this.#watcher = new Watcher({ cluster, pgCtl: programs.pgCtl, account: home.account });
  }

  /** Ends a server left by an earlier process first. @throws DatabaseProblem with the server's own last words. */
  static async start(options: ServerOptions): Promise<EmbeddedServer> {
    const server = new EmbeddedServer(options);
    try {
      await server.#launch();
      return server;
    } catch (error) {
      server.#watcher.end();
      throw error;
    }
  }

  get cluster(): string {
    return this.#options.cluster;
  }
  get home(): Home {
    return this.#options.home;
  }
  get version(): string {
    return this.#options.programs.version;
  }
  get pid(): number | undefined {
    return this.#child?.pid;
  }
  get watcherPid(): number | undefined {
    return this.#watcher.pid;
  }
  get restarts(): number {
    return this.#restarts;
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    const child = this.#child;
    if (child !== undefined && child.exitCode === null && child.signalCode === null) {
      const gone = once(child, "exit");
      child.ref();
      this.#tellToStop(child);
      const impatience = setTimeout(() => child.kill("SIGQUIT"), stopMs);
      await gone;
      clearTimeout(impatience);
    }
    this.#watcher.end();
  }

  #tellToStop(child: ChildProcess): void {
    const { programs, cluster } = this.#options;
    if (process.platform === "win32")
      execFile(programs.pgCtl, ["stop", "-D", cluster, "-m", "fast"], () => {});
    else child.kill("SIGINT");
  }

  async #launch(): Promise<void> {
    await endLeftover(this.#options);
    const until = performance.now() + leftoverMs;
    for (;;) {
      try {
        return await this.#spawn();
      } catch (error) {
        if (!isHeldByAnother(error) || this.#stopping || performance.now() > until) throw error;
        await delay(200);
      }
    }
  }

  #spawn(): Promise<void> {
    const { programs, home, log } = this.#options;
    const said: string[] = [];
    const child = spawn(programs.postgres, serverFlags(this.#options), {
      ...home.account,
      cwd: home.folder,
      env: programEnvironment,
      stdio: ["ignore", "ignore", "pipe"],
      // A separate session: Ctrl-C in the terminal must not stop it before our work is done.
      detached: true,
    });
    this.#child = child;
    if (child.pid !== undefined) this.#watcher.watch(child.pid);
    return new Promise((resolve, reject) => {
      let ready = false;
      const failed = () => {
        this.#watcher.watch(0);
        reject(problemFrom(said.join("\n"), { folder: this.cluster }));
      };
      child.once("error", () => reject(existsSync(programs.postgres) ? notForHere() : problemFrom("", {})));
      createInterface({ input: child.stderr }).on("line", (line) => {
        said.push(line);
        if (said.length > 30) said.shift();
        log.debug({ line }, "database server");
        if (line.includes("received smart shutdown request")) this.#endSoon(child);
        if (ready || !line.includes("database system is ready to accept connections")) return;
        ready = true;
        // Only stop() waits for it: it must not keep the process alive.
        child.unref();
        if ("unref" in child.stderr && typeof child.stderr.unref === "function") child.stderr.unref();
        resolve();
      });
      // After its output has been read, which contains the reason.
      child.once("close", () => (ready ? void this.#startAgain(said) : failed()));
    });
  }

  /**
   * After SIGTERM from outside it refuses new connections and waits for ours, which never end. If a supervisor sent
   * that to us as well, we close by ourselves; else the server is ended here, and restarted.
   */
  #endSoon(child: ChildProcess): void {
    const { stopAnywayMs = askedByOthersMs } = this.#options;
    setTimeout(() => {
      if (!this.#stopping) child.kill("SIGINT");
    }, stopAnywayMs).unref();
  }

  async #startAgain(said: readonly string[]): Promise<void> {
    if (this.#stopping) return;
    const { log } = this.#options;
    this.#watcher.watch(0);
    this.#restarts += 1;
    log.error({ said: said.slice(-3) }, "the database server ended by itself and is started again");
    for (let pause = 100; !this.#stopping; pause = Math.min(2 * pause, longestPauseMs)) {
      try {
        return await this.#launch();
      } catch (error) {
        const problem =
          error instanceof DatabaseProblem ? { reason: error.reason, ...error.details } : String(error);
        log.error({ problem }, "the database server could not be started");
        await delay(pause);
      }
    }
  }
}
