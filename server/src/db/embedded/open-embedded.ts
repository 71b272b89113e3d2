import { randomBytes } from "node:crypto";
import { accessSync, chmodSync, constants, existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import type { Logger } from "pino";
import { type OpenDatabase, openPostgres } from "../open.ts";
import { databaseName, ensureCluster } from "./cluster.ts";
import { holdServer } from "./holder.ts";
import { clusterOf, giveOwnership, type Home, openHome, socketFolder } from "./home.ts";
import { DatabaseProblem, problemFrom } from "./problem.ts";
import { clusterMajor, layPrograms, previousMajor } from "./programs.ts";
import { EmbeddedServer } from "./server.ts";
import type { Listening } from "./settings.ts";

/** Connections at most: each is a process of the server, with about 15 MB of caches of its own after some use. */
const embeddedPoolSize = 5;

export interface EmbeddedOptions {
  readonly dataDir: string;
  readonly log: Logger;
  /** False skips syncing to disk: for tests only. */
  readonly durable?: boolean;
  readonly connections?: number;
  /** When somebody else asked the server to stop, it is ended and restarted after this time; 15,000 by default. */
  readonly stopAnywayMs?: number;
  /** A restored cluster that is not in place yet. */
  readonly cluster?: string;
  readonly home?: Home;
  /** The caller goes on holding the home after the server has ended. */
  readonly held?: HeldHome;
  readonly settings?: Readonly<Record<string, string>>;
  /** `port` listens on 127.0.0.1 with a generated password, as on Windows; the default elsewhere is a socket. */
  readonly by?: "socket" | "port";
}

/**
 * The first start creates an empty database. Closing it stops the server. The calling code holds the data folder's
 * lock. @throws DatabaseProblem with a reason that has its own text.
 */
export async function openEmbedded(options: EmbeddedOptions): Promise<OpenDatabase> {
  const home = options.home ?? openHome(options.dataDir);
  try {
    return await openIn(home, options);
  } catch (error) {
    throw problemFrom(error, { folder: home.folder });
  }
}

export function isOfPreviousMajor(dataDir: string): boolean {
  const version = clusterMajor(clusterOf(openHome(dataDir)));
  return version !== null && version === previousMajor();
}

/** No other process can serve or change it meanwhile. */
export interface HeldHome {
  /** The sockets' folder, as this process names it; null where its server listens on a port. */
  readonly sockets: string | null;
  release(): void;
}

/**
 * Also against another container on the same disk. @throws DatabaseProblem `served` while another process holds it.
 */
export async function holdHome(
  home: Home,
  by = process.platform === "win32" ? "port" : "socket",
): Promise<HeldHome> {
  // Checked first, because Node reports a read-only disk as a missing folder when it creates several.
  assertOurs(home.folder);
  if (by === "port") return { sockets: null, release: () => {} };
  const sockets = socketFolder(home);
  try {
    const giveBack = await holdServer(sockets.folder, home.folder);
    return {
      sockets: sockets.folder,
      release: () => {
        giveBack();
        sockets.release();
      },
    };
  } catch (error) {
    sockets.release();
    throw error;
  }
}

async function openIn(home: Home, options: EmbeddedOptions): Promise<OpenDatabase> {
  if (options.held !== undefined) return serve(home, options, options.held.sockets, () => {});
  const held = await holdHome(home, options.by);
  const giveBack = () => held.release();
  try {
    return await serve(home, options, held.sockets, giveBack);
  } catch (error) {
    giveBack();
    throw error;
  }
}

async function serve(
  home: Home,
  {
    log,
    durable = true,
    connections,
    stopAnywayMs,
    settings = {},
    cluster = clusterOf(home),
  }: EmbeddedOptions,
  sockets: string | null,
  giveBack: () => void,
): Promise<OpenDatabase> {
  const programs = layPrograms(join(home.folder, "programs"), clusterMajor(cluster));
  const password = sockets === null ? passwordOf(home) : null;
  const pwfile = password === null ? {} : { password: password.file };
  await ensureCluster(programs, home, cluster, { durable, ...pwfile });
  const listening: Listening = sockets === null ? { port: await freePort() } : { sockets };
  const limits = {
    ...(connections === undefined ? {} : { connections }),
    ...(stopAnywayMs === undefined ? {} : { stopAnywayMs }),
  };
  const server = await EmbeddedServer.start({
    programs,
    home,
    cluster,
    listening,
    durable,
    log,
    settings,
    ...limits,
  });
  let isClosing = false;
  const onTrouble = (err: Error) => {
    if (!isClosing) log.warn({ err }, "a database connection broke");
  };
  const database = openPostgres(addressOf(listening, password?.text), onTrouble, embeddedPoolSize);
  return {
    ...database,
    embedded: server,
    close: async () => {
      isClosing = true;
      await database.close();
      await server.stop();
      giveBack();
    },
  };
}

/** @throws DatabaseProblem when the folder is another user's; the file system's own error when it is read-only. */
function assertOurs(folder: string): void {
  try {
    accessSync(folder, constants.W_OK);
  } catch (error) {
    if (statSync(folder).uid !== process.getuid?.()) throw new DatabaseProblem("otherUser", { folder });
    throw error;
  }
}

function addressOf(listening: Listening, password: string | undefined): string {
  if ("port" in listening)
    return `postgres://${databaseName}:${password}@127.0.0.1:${listening.port}/${databaseName}`;
  return `postgres://${databaseName}@localhost/${databaseName}?host=${encodeURIComponent(listening.sockets)}`;
}

/** A server that listens on a port gets a password at the first start. */
function passwordOf(home: Home): { file: string; text: string } {
  const file = join(home.folder, "password");
  if (!existsSync(file)) {
    writeFileSync(file, randomBytes(32).toString("hex"), { mode: 0o600, flag: "wx" });
    chmodSync(file, 0o600);
    giveOwnership(file, home.account);
  }
  return { file, text: readFileSync(file, "utf8").trim() };
}

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => {
        if (address === null || typeof address === "string") reject(new Error("no free port"));
        else resolve(address.port);
      });
    });
  });
}
