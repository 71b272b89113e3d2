import { Socket } from "node:net";
import { usualBodyLimit } from "@waymark/contract/endpoint";
import type { Language } from "@waymark/contract/values";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { languageOf } from "../say.ts";
import type { Who } from "../who.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The account's language once known, else the request's. */
    language: Language;
    who: Who | null;
    sessionId: string | null;
  }
}

/** What is left of a refused body is thrown away up to here and the connection goes on; past it, it ends. */
const mostDiscarded = 16 * 1024 * 1024;

/** Whether a body is too long, or of unknown length, to be waited for when nobody reads it. */
const isEndless = ({ headers }: FastifyRequest) =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > mostDiscarded;

const hasLongBody = (request: FastifyRequest) =>
  isEndless(request) || Number(request.headers["content-length"] ?? 0) > usualBodyLimit.bytes;

const lingerMs = 2_000;

/**
 * Lets a connection that ends with a body half sent live a little longer. Ended at once it would be reset, and whoever
 * is still sending would lose the answer. What comes meanwhile is thrown away; of an endless body nothing is taken.
 */
function lingerAfter(request: FastifyRequest): void {
  const { socket } = request.raw;
  if (!(socket instanceof Socket)) return;
  const endAtOnce = socket.destroySoon.bind(socket);
  socket.destroySoon = () => {
    if (request.raw.complete) return endAtOnce();
    socket.end();
    if (Number(request.headers["content-length"] ?? 0) > mostDiscarded) socket.pause();
    const timer = setTimeout(() => socket.destroy(), lingerMs);
    socket.once("close", () => clearTimeout(timer));
  };
}

/** Gives every request its language and the place where the proven person will stand. */
export function decorateRequests(app: FastifyInstance): void {
  app.decorateRequest("language", "en");
  app.decorateRequest("who", null);
  app.decorateRequest("sessionId", null);
  app.addHook("onRequest", (request, reply, done) => {
    request.language = languageOf(request.headers["accept-language"]);
    void reply.header("x-request-id", request.id);
    if (isEndless(request)) void reply.header("connection", "close");
    if (hasLongBody(request)) lingerAfter(request);
    done();
  });
}
