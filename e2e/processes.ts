import { readdirSync, readFileSync } from "node:fs";

interface Process {
  readonly pid: number;
  readonly parent: number;
  readonly command: string;
}

/** Every living process of this machine, as Linux lists them; none where there is no /proc. */
function allProcesses(): Process[] {
  return numbersIn("/proc").flatMap((pid) => {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
      const [state = "", parent = ""] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
      if (state === "Z") return [];
      const command = readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ").trim();
      return [{ pid, parent: Number(parent), command }];
    } catch {
      // It ended while we looked.
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

/** The processes of an embedded database, by the data folder that they serve. */
export interface DatabaseProcesses {
  readonly server: number | undefined;
  readonly watcher: number | undefined;
  /** What the server has started: one for each connection, and its own helpers. */
  readonly children: readonly number[];
  /** Of those, the ones that serve a connection. */
  readonly backends: readonly number[];
}

export function databaseProcesses(dataDir: string): DatabaseProcesses {
  return processesOf(`${dataDir}/database/cluster`);
}

/** The same by PostgreSQL's own data folder; a server of the operator's has no watcher. */
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

/** Everything of an embedded database that runs, the server's children included. */
export function countDatabaseProcesses(dataDir: string): number {
  const { server, watcher, children } = databaseProcesses(dataDir);
  return [server, watcher].filter((pid) => pid !== undefined).length + children.length;
}
