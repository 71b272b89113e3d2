import { readdirSync, readFileSync } from "node:fs";

interface Process {
  readonly pid: number;
  readonly parent: number;
  readonly command: string;
}

/** All running processes of this machine from Linux's /proc; empty without /proc. */
function allProcesses(): Process[] {
  return numbersIn("/proc").flatMap((pid) => {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
      const [state = "", parent = ""] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
      if (state === "Z") return [];
      const command = readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ").trim();
      return [{ pid, parent: Number(parent), command }];
    } catch {
      // It ended during the read.
      return [];
    }
  });
}

function numbersIn(folder: string): number[] {
  try {
    return readdirSync(folder)
      .map(Number)
      .filter((number) => number > 0);
  } catch {
    return [];
  }
}

/** The processes of an embedded database, found by its data folder. */
export interface DatabaseProcesses {
  readonly server: number | undefined;
  readonly watcher: number | undefined;
  /** Processes that the server started: one for each connection, and its own background ones. */
  readonly children: readonly number[];
  /** The children that serve a connection. */
  readonly backends: readonly number[];
}

export function databaseProcesses(dataDir: string): DatabaseProcesses {
  return processesOf(`${dataDir}/database/cluster`);
}

/** The same by PostgreSQL's own data folder; an external server has no watcher. */
export function processesOf(cluster: string): DatabaseProcesses {
  const all = allProcesses();
  const server = all.find(
    ({ command }) => /\/bin\/postgres\b/.test(command) && command.includes(`-D ${cluster}`),
  );
  const watcher = all.find(
    ({ command }) => command.includes("waymark-database-watcher") && command.endsWith(cluster),
  );
  const children = all.filter(({ parent }) => server !== undefined && parent === server.pid);
  return {
    server: server?.pid,
    watcher: watcher?.pid,
    children: children.map(({ pid }) => pid),
    backends: children
      .filter(({ command }) => /^postgres: waymark waymark /.test(command))
      .map(({ pid }) => pid),
  };
}

/** The number of running processes of an embedded database, the server's children included. */
export function countDatabaseProcesses(dataDir: string): number {
  const { server, watcher, children } = databaseProcesses(dataDir);
  return [server, watcher].filter((pid) => pid !== undefined).length + children.length;
}
