import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { createInterface } from "node:readline";
import { Answer, byShortPath } from "./admin-socket.ts";
import type { Asked } from "./run-command.ts";

/** Prints the command's output. @returns its exit code; null when no server listens. */
export async function callAdminSocket(
  dataDir: string,
  asked: Asked,
  write: (line: string) => void,
): Promise<number | null> {
  const socket = await byShortPath(dataDir, knock).catch(() => null);
  if (socket === null) return null;
  socket.write(`${JSON.stringify(asked)}\n`);
  // A server that ends during the command has sent no exit code.
  let exit = 1;
  for await (const line of createInterface({ input: socket })) {
    const answer = Answer.parse(JSON.parse(line));
    if ("line" in answer) write(answer.line);
    else exit = answer.exit;
  }
  socket.destroy();
  return exit;
}

async function knock(path: string): Promise<Socket | null> {
  const socket = connect(path);
  try {
    await once(socket, "connect");
    socket.on("error", () => socket.destroy());
    return socket;
  } catch {
    socket.destroy();
    return null;
  }
}
