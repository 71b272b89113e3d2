import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

export interface Account {
  readonly uid: number;
  readonly gid: number;
}

export const isRoot = () => process.getuid?.() === 0;

const ownName = "waymark-db";
/** The same id on every Unix, even without a name. */
const nobody: Account = { uid: 65_534, gid: 65_534 };

/** PostgreSQL refuses root, so we use a user of our own, created here if possible; else `postgres` or `nobody`. */
export function databaseAccount(): Account {
  return findAccount(ownName) ?? makeAccount() ?? findAccount("postgres") ?? findAccount("nobody") ?? nobody;
}

function findAccount(name: string): Account | undefined {
  let lines: string[];
  try {
    lines = readFileSync("/etc/passwd", "utf8").split("\n");
  } catch {
    return undefined;
  }
  const fields = lines.map((line) => line.split(":")).find(([entry]) => entry === name);
  if (fields === undefined) return undefined;
  const account = { uid: Number(fields[2]), gid: Number(fields[3]) };
  return account.uid > 0 ? account : undefined;
}

function makeAccount(): Account | undefined {
  const home = ["--home-dir", "/nonexistent", "--no-create-home", "--shell", "/usr/sbin/nologin"];
  const options = ["--system", "--user-group", ...home, ownName];
  spawnSync("/usr/sbin/useradd", options, { stdio: "ignore", timeout: 20_000 });
  // A parallel start may have created it.
  return findAccount(ownName);
}

export function canEnter(account: Account, folder: string): boolean {
  const { uid, gid } = account;
  const tried = spawnSync("/bin/sh", ["-c", 'cd -- "$1"', "sh", folder], {
    uid,
    gid,
    cwd: "/",
    stdio: "ignore",
  });
  return tried.status === 0;
}

export function passwdLine({ uid, gid }: Account): string {
  return `waymark-db:x:${uid}:${gid}::/nonexistent:/usr/sbin/nologin`;
}
