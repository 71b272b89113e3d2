import { Socket } from "node:net";
import { usualBodyLimit } from "@waymark/contract/endpoint";
import type { Language } from "@waymark/contract/values";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Actor } from "../actor.ts";
import { languageOf } from "../translate.ts";

declare module "fastify" {
  interface FastifyRequest {
    language: Language;
    actor: Actor | null;
    sessionId: string | null;
  }
}

/** The rest of a refused body is discarded up to this size and the connection stays open; a longer one closes it. */
const mostDiscarded = 16 * 1024 * 1024;

const isLong = ({ headers }: FastifyRequest) =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > usualBodyLimit.bytes;

/**
 * Discarding a long body costs 5 ms a megabyte. A browser with a just expired credential sends its file to the end
 * before it reads the answer; callers without a credential have nothing to send, so they are cut off.
 */
const isEndless = ({ headers }: FastifyRequest) =>
  headers["transfer-encoding"] !== undefined ||
  Number(headers["content-length"] ?? 0) > mostDiscarded ||
  (headers.cookie === undefined && headers.authorization === undefined);

const lingerMs = 2_000;

/**
 * Closed at once, a connection with a half-sent body would be reset, and a sender that is still busy would lose the
 * answer. Data that arrives meanwhile is discarded, or not read at all.
 */
function lingerAfter(request: FastifyRequest): void {
  const { socket } = request.raw;
  if (!(socket instanceof Socket)) return;
  const endAtOnce = socket.destroySoon.bind(socket);
  socket.destroySoon = () => {
    if (request.raw.complete) return endAtOnce();
    socket.end();
    // In the next step, because Node has just begun to discard the body itself.
    if (isEndless(request)) setImmediate(() => socket.pause());
    const timer = setTimeout(() => socket.destroy(), lingerMs);
    socket.once("close", () => clearTimeout(timer));
  };
}

export function decorateRequests(app: FastifyInstance): void {
  app.decorateRequest("language", "en");
  app.decorateRequest("actor", null);
  app.decorateRequest("sessionId", null);
  app.addHook("onRequest", (request, reply, done) => {
    request.language = languageOf(request.headers["accept-language"]);
    void reply.header("x-request-id", request.id);
    if (isLong(request)) {
      if (isEndless(request)) void reply.header("connection", "close");
      lingerAfter(request);
    }
    done();
  });
}
