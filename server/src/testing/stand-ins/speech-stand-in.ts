import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface HeardForm {
  readonly path: string;
  readonly authorization: string | undefined;
  /** The length that was announced; undefined for a body in chunks. */
  readonly announced: string | undefined;
  readonly form: string;
}

/** The words of every answer, or a function with the recogniser's misbehaviour. */
export type SpeechReply = string | ((response: ServerResponse) => void);

/** A local recogniser with OpenAI's `/audio/transcriptions`. `reply` may be changed between questions. */
export async function speechStandIn() {
  const state: { reply: SpeechReply; heard: HeardForm[] } = { reply: "", heard: [] };
  const server = createServer(async (request, response) => {
    const pieces: Buffer[] = [];
    try {
      for await (const piece of request) pieces.push(piece);
    } catch {
      // A body that breaks off is part of the tests.
      return;
    }
    state.heard.push({
      path: request.url ?? "",
      authorization: request.headers.authorization,
      announced: request.headers["content-length"],
      form: Buffer.concat(pieces).toString("latin1"),
    });
    if (typeof state.reply === "function") return state.reply(response);
    response.writeHead(200, { "content-type": "application/json" });
    response.end(JSON.stringify({ text: state.reply }));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    heard: state.heard,
    reply(next: SpeechReply) {
      state.reply = next;
      state.heard.length = 0;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/** A WAV of silence, as the page sends it. */
export function aWav(seconds: number, rate = 16_000): Buffer {
  const bytes = 2 * Math.round(seconds * rate);
  const head = Buffer.alloc(44);
  head.write("RIFF", 0, "latin1");
  head.writeUInt32LE(36 + bytes, 4);
  head.write("WAVEfmt ", 8, "latin1");
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(2 * rate, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write("data", 36, "latin1");
  head.writeUInt32LE(bytes, 40);
  return Buffer.concat([head, Buffer.alloc(bytes)]);
}
