import { createHash, randomBytes } from "node:crypto";
import {
  chmodSync,
  chownSync,
  closeSync,
  constants,
  existsSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Account, canEnter, databaseAccount, isRoot } from "./account.ts";
import { DatabaseProblem, problemFrom } from "./problem.ts";

export interface Home {
  /** Contains `cluster` (PostgreSQL's data), `programs`, and the sockets in `run`. */
  readonly folder: string;
  readonly account: Account | null;
  /** The folder is outside the data folder and named by a file there. */
  readonly elsewhere: boolean;
}

export const embeddedFolder = (dataDir: string) => join(dataDir, "database");
export const clusterOf = (home: Pick<Home, "folder">) => join(home.folder, "cluster");

const elsewhereRoot = "/var/lib/waymark";
const locationFile = (dataDir: string) => join(dataDir, "database-location");
const ownerFile = (folder: string) => join(folder, "belongs-to");
const lastCommitOfOldEngine = "4a2aa5f3";

/**
 * Creates the folder of a new one. @throws DatabaseProblem when it is of another engine, missing, or another user's.
 */
export function openHome(dataDir: string): Home {
  const inside = embeddedFolder(dataDir);
  if (existsSync(join(inside, "PG_VERSION")))
    throw new DatabaseProblem("oldEngine", { folder: inside, commit: lastCommitOfOldEngine });
  try {
    const recorded = readLocation(dataDir);
    if (recorded !== null) return { folder: recorded, account: accountOf(recorded), elsewhere: true };
    if (!isRoot()) {
      mkdirSync(inside, { recursive: true, mode: 0o700 });
      return { folder: inside, account: null, elsewhere: false };
    }
    if (existsSync(join(inside, "cluster"))) return rootsHome(dataDir, inside);
    return makeRootsHome(dataDir, inside);
  } catch (error) {
    throw problemFrom(error, { folder: inside });
  }
}

/** Named by the data folder's file; it must exist and belong to this data folder. */
function readLocation(dataDir: string): string | null {
  const file = locationFile(dataDir);
  if (!existsSync(file)) return null;
  const folder = readFileSync(file, "utf8").split("\n")[0]?.trim() ?? "";
  if (!existsSync(join(folder, "belongs-to"))) throw new DatabaseProblem("gone", { folder, file });
  const here = realpathSync(dataDir);
  const owner = readFileSync(ownerFile(folder), "utf8").trim();
  if (owner === here) return folder;
  // The data folder was moved, unless the folder named there still points here too: then this one is a copy.
  if (existsSync(locationFile(owner)) && readFileSync(locationFile(owner), "utf8").startsWith(`${folder}\n`))
    throw new DatabaseProblem("copied", { folder, other: owner, file });
  writeFileSync(ownerFile(folder), `${here}\n`);
  return folder;
}

/** An existing database keeps the user of its files; files copied by root are given back to it. */
function rootsHome(dataDir: string, folder: string): Home {
  let account = accountOf(folder);
  if (account === null) {
    account = databaseAccount();
    giveTreeOwnership(folder, account);
  }
  letThrough(dataDir, account);
  if (!canEnter(account, folder))
    throw new DatabaseProblem("notEnterable", { folder, uid: String(account.uid) });
  return { folder, account, elsewhere: false };
}

function makeRootsHome(dataDir: string, inside: string): Home {
  const account = databaseAccount();
  mkdirSync(inside, { recursive: true, mode: 0o700 });
  giveOwnership(inside, account);
  letThrough(dataDir, account);
  if (canEnter(account, inside)) return { folder: inside, account, elsewhere: false };
  rmdirSync(inside);
  const folder = join(elsewhereRoot, randomBytes(4).toString("hex"));
  try {
    mkdirSync(elsewhereRoot, { recursive: true, mode: 0o711 });
    mkdirSync(folder, { mode: 0o700 });
    giveOwnership(folder, account);
  } catch {
    throw new DatabaseProblem("notEnterable", { folder: inside, uid: String(account.uid) });
  }
  writeFileSync(ownerFile(folder), `${realpathSync(dataDir)}\n`, { mode: 0o644 });
  const why =
    "The database lies there, because PostgreSQL does not run as root and its account cannot enter this folder.";
  writeFileSync(locationFile(dataDir), `${folder}\n${why}\n`, { mode: 0o600, flush: true });
  return { folder, account, elsewhere: true };
}

/** By the folder's group, so that nobody else needs a right in root's data folder, unless it has an owner. */
function letThrough(dataDir: string, account: Account): void {
  const { uid, gid, mode } = statSync(dataDir);
  if (uid !== 0 || (gid !== 0 && gid !== account.gid)) return;
  chownSync(dataDir, 0, account.gid);
  chmodSync(dataDir, (mode & 0o777) | 0o010);
}

/** Null if that is root, and for everybody except root. */
function accountOf(folder: string): Account | null {
  if (!isRoot()) return null;
  const cluster = join(folder, "cluster");
  const { uid, gid } = statSync(existsSync(cluster) ? cluster : folder);
  return uid === 0 ? null : { uid, gid };
}

export function giveOwnership(path: string, account: Account | null): void {
  if (account !== null) chownSync(path, account.uid, account.gid);
}

export function giveTreeOwnership(path: string, account: Account | null): void {
  if (account === null) return;
  lchownSync(path, account.uid, account.gid);
  if (!lstatSync(path).isDirectory()) return;
  for (const name of readdirSync(path)) giveTreeOwnership(join(path, name), account);
}

/** Longest path of a socket's folder in bytes: 107 on Linux with the socket's own name, 103 on macOS. */
const longestSocketFolder = 103 - "/.s.PGSQL.5432".length;

export interface SocketFolder {
  /** Short enough for a socket; valid in this process until it is released. */
  readonly folder: string;
  release(): void;
}

/** Private to the server's user, in the home itself whatever the length of its path. */
export function socketFolder(home: Home): SocketFolder {
  const own = join(home.folder, "run");
  mkdirSync(own, { recursive: true, mode: 0o700 });
  chmodSync(own, 0o700);
  giveOwnership(own, home.account);
  if (Buffer.byteLength(own) <= longestSocketFolder) return { folder: own, release: () => {} };
  return byDescriptor(own) ?? temporaryFolder(home);
}

/** On Linux every path can be written short, by an open file of this process. Null elsewhere, and without /proc. */
function byDescriptor(folder: string): SocketFolder | null {
  if (process.platform !== "linux") return null;
  const file = openSync(folder, constants.O_RDONLY | constants.O_DIRECTORY);
  const path = `/proc/self/fd/${file}`;
  let isOpen = true;
  const release = () => {
    if (isOpen) closeSync(file);
    isOpen = false;
  };
  if (existsSync(path)) return { folder: path, release };
  release();
  return null;
}

/** A short folder for systems without such paths. Containers that share the home would not share this one. */
function temporaryFolder(home: Home): SocketFolder {
  const base = existsSync("/tmp") ? "/tmp" : tmpdir();
  const name = createHash("sha256").update(home.folder).digest("hex").slice(0, 12);
  const short = join(base, `waymark-${name}`);
  const uid = home.account?.uid ?? process.getuid?.();
  const found = lstatSync(short, { throwIfNoEntry: false });
  const removing = (folder: string) => ({
    folder,
    release: () => rmSync(folder, { recursive: true, force: true }),
  });
  // Anybody may create folders in /tmp: one that is not only ours is not used.
  if (found?.isDirectory() && found.uid === uid && (found.mode & 0o077) === 0) return removing(short);
  const made = found === undefined ? short : mkdtempSync(join(base, "waymark-"));
  if (found === undefined) mkdirSync(short, { mode: 0o700 });
  giveOwnership(made, home.account);
  return removing(made);
}
