import { realpathSync, statfsSync, statSync } from "node:fs";
import { totalmem } from "node:os";
import { relative } from "node:path";
import { poolSize } from "../open.ts";
import type { Programs } from "./programs.ts";

/** The server listens on a socket in a private folder (a path of this process) or, on Windows, on this machine's own address. */
export type Listening = { readonly sockets: string } | { readonly port: number };

export interface ServerSettings {
  readonly cluster: string;
  readonly programs: Pick<Programs, "major">;
  readonly listening: Listening;
  /** False skips syncing to disk, for tests: a killed process still loses nothing, a power cut would. */
  readonly durable: boolean;
  /** By default as many as one process of ours opens. */
  readonly connections?: number;
  readonly settings?: Readonly<Record<string, string>>;
}

const megabyte = 2 ** 20;
/** The pool, the listening connection, and a few for the operator and backups. */
const defaultConnections = poolSize + 15;

/** The server's own page cache in megabytes: small, because the operating system caches the files anyway. */
export function sharedBuffers(memory: number): number {
  return Math.min(32, Math.max(16, Math.floor(memory / megabyte / 64)));
}

function usableMemory(): number {
  const limit = process.constrainedMemory() ?? 0;
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
}

/** Containers often have 64 MB of /dev/shm, or none: shared memory is then in files of the cluster. */
function hasSharedMemory(): boolean {
  if (process.platform !== "linux") return true;
  try {
    const { bsize, blocks } = statfsSync("/dev/shm");
    // If it is a plain folder of /dev, the server's user cannot write there.
    const isForAll = (statSync("/dev/shm").mode & 0o002) !== 0;
    return isForAll && bsize * blocks >= 256 * megabyte;
  } catch {
    return false;
  }
}

/** Relative: a long path does not fit into a socket's address, and our short one means nothing to the server. */
const fromCluster = (cluster: string, sockets: string) =>
  relative(realpathSync(cluster), realpathSync(sockets));

export function serverFlags({
  cluster,
  programs,
  listening,
  durable,
  connections,
  settings: more,
}: ServerSettings): string[] {
  const buffers = sharedBuffers(usableMemory());
  const settings: Record<string, string | number> = {
    ...("port" in listening
      ? { listen_addresses: "127.0.0.1", port: listening.port }
      : {
          listen_addresses: "",
          port: 5432,
          unix_socket_directories: fromCluster(cluster, listening.sockets),
          unix_socket_permissions: "0700",
        }),
    max_connections: connections ?? defaultConnections,
    shared_buffers: `${buffers}MB`,
    maintenance_work_mem: `${Math.max(16, buffers)}MB`,
    // Its three I/O workers would each be a process; a server this small reads by itself.
    ...(Number(programs.major) >= 18 ? { io_method: "sync" } : {}),
    max_worker_processes: 4,
    max_logical_replication_workers: 0,
    max_parallel_workers_per_gather: 1,
    max_wal_senders: 4,
    max_replication_slots: 4,
    autovacuum_max_workers: 2,
    jit: "off",
    fsync: durable ? "on" : "off",
    full_page_writes: durable ? "on" : "off",
    synchronous_commit: "on",
    // Old segments are deleted instead of reused: a reused one keeps its old content, even of erased people.
    wal_recycle: "off",
    min_wal_size: "32MB",
    max_wal_size: "256MB",
    ...(hasSharedMemory() ? {} : { dynamic_shared_memory_type: "mmap" }),
    // After a crash the whole server ends and is started again here. When it starts itself again while the disk is
    // full, it can remain in recovery without a recovering process, and refuse every connection for good.
    restart_after_crash: "off",
    timezone: "UTC",
    log_timezone: "UTC",
    lc_messages: "C",
    // Errors contain the values of a statement: only the client gets them, and the log never has the statement.
    log_min_messages: "log",
    log_min_error_statement: "panic",
    log_error_verbosity: "terse",
    log_checkpoints: "off",
    logging_collector: "off",
    log_line_prefix: "",
    ...more,
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  return ["-D", cluster, ...flags];
}
