import { once } from "node:events";
import { closeSync, openSync, rmSync } from "node:fs";
import { createServer, type Server, type Socket } from "node:net";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { Language } from "@waymark/contract/values";
import { z } from "zod";
import type { Deps } from "../deps.ts";
import { describeProblem } from "../describe-problem.ts";
import { within } from "../tasks/within.ts";
import { runCommand } from "./run-command.ts";

/** Commands of the operator reach a running server by it. */
export const adminSocketPath = (dataDir: string) => join(dataDir, "operator.sock");

/** Longest socket path in bytes: 107 on Linux, 103 on macOS. */
const longestAddress = 103;

/** Linux reaches a socket in a deep folder through the opened folder; other systems have no such way. */
export async function byShortPath<T>(dataDir: string, use: (address: string) => Promise<T>): Promise<T> {
  const path = adminSocketPath(dataDir);
  if (process.platform !== "linux" || Buffer.byteLength(path) <= longestAddress) return use(path);
  const folder = openSync(dataDir, "r");
  try {
    return await use(adminSocketPath(`/proc/self/fd/${folder}`));
  } finally {
    closeSync(folder);
  }
}

const Question = z.object({
  command: z.string().max(100),
  args: z.array(z.string().max(5_000)).max(50),
  folder: z.string().max(5_000),
  language: Language,
});

export const Answer = z.union([z.object({ line: z.string() }), z.object({ exit: z.int() })]);
export type Answer = z.infer<typeof Answer>;

const longestQuestion = 200_000;

const stopMs = 1_000;

/**
 * Only this account of the machine may use the socket. Call it while holding the data folder's lock: a socket that is
 * there then was left by a dead process. @returns a function that closes it and tells running commands to stop.
 */
export async function openAdminSocket(deps: Deps): Promise<() => Promise<void>> {
  const path = adminSocketPath(deps.config.DATA_DIR);
  rmSync(path, { force: true });
  const open = new Set<Socket>();
  const running = new Set<Promise<void>>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on("close", () => open.delete(socket));
    socket.on("error", () => socket.destroy());
    const work = answer(deps, socket)
      .catch((error: unknown) => {
        deps.log.warn({ problem: describeProblem(error) }, "the operator's door");
        socket.destroy();
      })
      .finally(() => running.delete(work));
    running.add(work);
  });
  try {
    await byShortPath(deps.config.DATA_DIR, (address) => listenAlone(server, address));
  } catch (error) {
    // The product runs without the socket all the same.
    deps.log.warn({ problem: describeProblem(error) }, "the operator's door did not open");
    return async () => {};
  }
  return async () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    for (const socket of open) socket.destroy();
    await closed;
    // Node removes the path that it listened on, which no longer exists for a deep folder.
    rmSync(path, { force: true });
    await within(Promise.all(running), stopMs);
  };
}

async function listenAlone(server: Server, address: string): Promise<void> {
  const before = process.umask(0o177);
  try {
    // The socket is bound within this call, so its mode is right from the start.
    server.listen(address);
  } finally {
    process.umask(before);
  }
  await once(server, "listening");
}

async function answer(deps: Deps, socket: Socket): Promise<void> {
  const gone = new AbortController();
  socket.on("close", () => gone.abort());
  const question = Question.safeParse(await readLine(socket));
  const write = (given: Answer) => {
    if (!socket.destroyed) socket.write(`${JSON.stringify(given)}\n`);
  };
  if (!question.success) {
    write({ exit: 2 });
    socket.end();
    return;
  }
  const exit = await runCommand(deps, question.data, (line) => write({ line }), gone.signal);
  write({ exit });
  socket.end();
}

async function readLine(socket: Socket): Promise<unknown> {
  let length = 0;
  socket.on("data", (chunk: Buffer) => {
    length += chunk.length;
    if (length > longestQuestion) socket.destroy();
  });
  for await (const line of createInterface({ input: socket, crlfDelay: Number.POSITIVE_INFINITY })) {
    try {
      return JSON.parse(line);
    } catch {
      return undefined;
    }
  }
  return undefined;
}
