import { AppError } from "@waymark/contract/errors";
import { eventsPath } from "@waymark/contract/events";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../deps.ts";
import { streamEvents } from "../events/stream.ts";
import type { Prove } from "./mount-endpoint.ts";

/** The event stream of a tab; it ends when the tab goes or the server closes, and the tab comes back with its cursor. */
export function mountLive(app: FastifyInstance, deps: Deps, prove: Prove): void {
  const closing = new AbortController();
  app.addHook("preClose", async () => closing.abort());
  app.get(eventsPath, { schema: { hide: true }, compress: false }, async (request, reply) => {
    const proven = await prove(request);
    if (proven === null) throw new AppError("not_signed_in");
    const gone = new AbortController();
    request.raw.on("close", () => gone.abort());
    const last = request.headers["last-event-id"];
    reply.hijack();
    reply.raw.writeHead(200, {
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store",
      "x-accel-buffering": "no",
      connection: "keep-alive",
    });
    reply.raw.flushHeaders();
    const write = (text: string) => {
      reply.raw.write(text);
    };
    const signal = AbortSignal.any([closing.signal, gone.signal]);
    try {
      await streamEvents(deps, proven.who, typeof last === "string" ? last : undefined, write, signal);
    } catch (error) {
      request.log.warn({ err: error }, "event stream ended");
    } finally {
      reply.raw.end();
    }
  });
}
