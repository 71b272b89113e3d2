import { linkSync, lstatSync, renameSync, rmSync } from "node:fs";
import { connect, createServer, type Server } from "node:net";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { DatabaseProblem } from "./problem.ts";

/** Milliseconds to wait for a holder that is just ending with its container. */
const patienceMs = 3_000;

/**
 * This process alone serves a database while it listens on a socket beside the server's. Process ids say nothing
 * across containers that share a volume.
 * @param folder Where the sockets are, for the server's account alone. @param home Named in the refusal.
 * @returns a function that gives the place back. @throws DatabaseProblem while another process holds it.
 */
export async function holdServer(folder: string, home: string): Promise<() => void> {
  const place = join(folder, "holder");
  const own = `${place}.${crypto.randomUUID().slice(0, 8)}`;
  const server = await listenAt(own);
  try {
    const until = performance.now() + patienceMs;
    while (performance.now() < until) {
      if (tryLink(own, place)) {
        rmSync(own, { force: true });
        return () => {
          server.close();
          rmSync(place, { force: true });
        };
      }
      const seen = inodeOf(place);
      if (await isHeard(place)) {
        await delay(100);
        continue;
      }
      // Left by a killed process. A parallel start may be creating its own at this moment.
      const aside = `${own}.left`;
      if (tryRename(place, aside) && inodeOf(aside) !== seen) renameSync(aside, place);
      rmSync(aside, { force: true });
    }
    throw new DatabaseProblem("served", { folder: home });
  } catch (error) {
    server.close();
    rmSync(own, { force: true });
    throw error;
  }
}

async function listenAt(path: string): Promise<Server> {
  const server = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(path, resolve);
  });
  server.unref();
  return server;
}

/** Only a refusal or a missing file proves that no process listens. */
export function isHeard(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", (error) => {
      const code = "code" in error ? error.code : "";
      resolve(code !== "ECONNREFUSED" && code !== "ENOENT");
    });
  });
}

const inodeOf = (path: string) => lstatSync(path, { throwIfNoEntry: false })?.ino;

function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  }
}

function tryRename(from: string, to: string): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch {
    return false;
  }
}
