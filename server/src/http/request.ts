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

const isLong = ({ headers }: FastifyRequest) =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > usualBodyLimit.bytes;

/**
 * Whether a long body is not worth throwing away when nobody reads it, which costs 5 ms a megabyte. A browser whose
 * credential has just expired sends its file to the end before it hears so; strangers have nothing to send.
 */
const isEndless = ({ headers }: FastifyRequest) =>
  headers["transfer-encoding"] !== undefined ||
  Number(headers["content-length"] ?? 0) > mostDiscarded ||
  (headers.cookie === undefined && headers.authorization === undefined);

const lingerMs = 2_000;

/**
 * Lets a connection that ends with a body half sent live a little longer. Ended at once it would be reset, and whoever
 * is still sending would lose the answer. What comes meanwhile is thrown away, or not even taken.
 */
function lingerAfter(request: FastifyRequest): void {
  const { socket } = request.raw;
  if (!(socket instanceof Socket)) return;
  const endAtOnce = socket.destroySoon.bind(socket);
  socket.destroySoon = () => {
    if (request.raw.complete) return endAtOnce();
    socket.end();
    // A step later: Node has just begun to throw the body away itself.
    if (isEndless(request)) setImmediate(() => socket.pause());
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
    if (isLong(request)) {
      if (isEndless(request)) void reply.header("connection", "close");
      lingerAfter(request);
    }
    done();
  });
}
