import { type ChildProcess, spawn } from "node:child_process";
import type { Account } from "./account.ts";
import { programEnvironment } from "./cluster.ts";

/**
 * Reads process ids from a pipe, one a line. When the pipe ends, our process is gone, and the server of the last line
 * is stopped, unless its pid file names another one, because the id may have been reused. The file `nobody` tells the
 * archive command not to wait for us.
 */
const script = `
pid=0
while read -r line; do pid=$line; done
[ "$pid" = 0 ] && exit 0
i=0
while [ $i -lt 100 ]; do
  kill -0 "$pid" 2>/dev/null || exit 0
  now=
  read -r now 2>/dev/null < "$1/postmaster.pid"
  [ "$now" = "$pid" ] && break
  sleep 0.1
  i=$((i + 1))
done
[ "$now" = "$pid" ] || exit 0
[ -d "$1/../archived" ] && : > "$1/../archived/nobody"
kill -INT "$pid"
i=0
while [ $i -lt 100 ]; do
  kill -0 "$pid" 2>/dev/null || exit 0
  sleep 0.1
  i=$((i + 1))
done
kill -QUIT "$pid"
`;

/** The same for Windows, which has no signals: a program stops its server. */
const windowsScript = `
let last = "0";
process.stdin.on("data", (text) => { last = String(text).trim().split("\\n").at(-1).trim() || last; });
process.stdin.on("end", () => {
  if (last === "0") return;
  const [pgCtl, cluster] = process.argv.slice(1);
  require("node:child_process").spawnSync(pgCtl, ["stop", "-D", cluster, "-m", "fast"], { stdio: "ignore" });
});
`;

const againMs = 100;

interface WatcherOptions {
  readonly cluster: string;
  readonly pgCtl: string;
  readonly account: Account | null;
}

export class Watcher {
  readonly #options: WatcherOptions;
  #child: ChildProcess | undefined;
  #pid = 0;
  #done = false;

  constructor(options: WatcherOptions) {
    this.#options = options;
    this.#start();
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  watch(pid: number): void {
    this.#pid = pid;
    this.#child?.stdin?.write(`${pid}\n`);
  }

  end(): void {
    this.#done = true;
    this.#child?.stdin?.end("0\n");
  }

  #start(): void {
    const { cluster, pgCtl, account } = this.#options;
    const [program, args] =
      process.platform === "win32"
        ? [process.execPath, ["-e", windowsScript, pgCtl, cluster]]
        : ["/bin/sh", ["-c", script, "waymark-database-watcher", cluster]];
    const child = spawn(program, args, {
      ...account,
      cwd: "/",
      env: programEnvironment,
      stdio: ["pipe", "ignore", "ignore"],
      // A separate session: Ctrl-C in the terminal is only for us.
      detached: true,
    });
    child.on("error", () => {});
    child.stdin?.on("error", () => {});
    child.once("exit", () => {
      if (!this.#done) setTimeout(() => !this.#done && this.#start(), againMs).unref();
    });
    child.unref();
    // The pipe is only written to, so it keeps nothing alive; the types only know streams.
    if (child.stdin !== null && "unref" in child.stdin && typeof child.stdin.unref === "function")
      child.stdin.unref();
    this.#child = child;
    if (this.#pid !== 0) this.watch(this.#pid);
  }
}
