import {
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const heartbeat = 2_000;
const silence = 30_000;

/**
 * Lets one process at a time install or build in this folder; the others wait. A holder that died, or has
 * not shown itself for half a minute (another machine's, another container's), loses its turn.
 *
 * @template T
 * @param {string} root
 * @param {() => Promise<T>} work
 * @param {(line: string) => void} [tell]
 * @returns {Promise<T>}
 */
export async function inTurn(root, work, tell = console.log) {
  const folder = join(root, ".cache");
  mkdirSync(folder, { recursive: true });
  const file = join(folder, "turn");
  const mine = join(folder, `turn.${process.pid}.${Math.random().toString(36).slice(2)}`);
  writeFileSync(mine, `${process.pid} ${hostname()}`);
  try {
    let told = false;
    while (!take(mine, file)) {
      if (clearGone(mine, file)) continue;
      if (!told) tell("Another process is installing or building here; waiting for it.");
      told = true;
      await sleep(200);
    }
    const beat = setInterval(() => touch(mine), heartbeat);
    const leave = () => rmSync(file, { force: true });
    process.once("exit", leave);
    try {
      return await work();
    } finally {
      clearInterval(beat);
      process.removeListener("exit", leave);
      leave();
    }
  } finally {
    rmSync(mine, { force: true });
  }
}

/**
 * @param {string} mine
 * @param {string} file
 * @returns {boolean} whether the turn is ours now
 */
function take(mine, file) {
  touch(mine);
  try {
    // A link appears atomically: nobody can read a turn file that has no name in it yet.
    linkSync(mine, file);
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  }
}

/**
 * Clears a turn whose holder is gone.
 *
 * @param {string} mine
 * @param {string} file
 * @returns {boolean} whether it is worth trying again at once
 */
function clearGone(mine, file) {
  const holder = read(file);
  if (holder === null) return true;
  if (!isGone(holder)) return false;
  const aside = `${mine}.gone`;
  try {
    renameSync(file, aside);
    // Another process may have cleared it first and taken the turn; then its file is put back.
    if (read(aside)?.text !== holder.text) linkSync(aside, file);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(aside, { force: true });
  }
}

/** @param {{ text: string, seen: number }} holder */
function isGone(holder) {
  if (Date.now() - holder.seen > silence) return true;
  const [pid, host] = holder.text.split(" ");
  if (host !== hostname()) return false;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "ESRCH";
  }
}

/** @param {string} file */
function read(file) {
  try {
    return { text: readFileSync(file, "utf8"), seen: statSync(file).mtimeMs };
  } catch {
    return null;
  }
}

/** @param {string} file */
function touch(file) {
  const now = new Date();
  utimesSync(file, now, now);
}
