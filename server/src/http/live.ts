import { AppError } from "@waymark/contract/errors";
import { eventsPath } from "@waymark/contract/events";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../deps.ts";
import { streamEvents } from "../events/stream.ts";
import type { Prove } from "./mount-endpoint.ts";

/** Open streams one person may hold in a process: more tabs than anybody has. */
const mostStreams = 20;
/** What may wait for a tab that does not read; it catches up from its cursor. */
const mostWaitingBytes = 1_048_576;

/**
 * The event stream of a tab; it ends when the tab goes or does not read, its session is signed out or the server
 * closes, and the tab comes back with its cursor.
 */
export function mountLive(app: FastifyInstance, deps: Deps, prove: Prove): void {
  const closing = new AbortController();
  const streams = new Map<string, number>();
  app.addHook("preClose", async () => closing.abort());
  app.get(eventsPath, { schema: { hide: true }, compress: false }, async (request, reply) => {
    const proven = await prove(request);
    if (proven === null) throw new AppError("not_signed_in");
    if (proven.owesSecondFactor) throw new AppError("second_factor_required");
    const { who, sessionId } = proven;
    const before = streams.get(who.userId) ?? 0;
    if (before >= mostStreams && deps.config.RATE_LIMITS === "enforced")
      throw new AppError("rate_limited", { retryAfter: 60 });
    streams.set(who.userId, before + 1);
    const gone = new AbortController();
    reply.raw.on("close", () => gone.abort());
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
      if (reply.raw.writableLength > mostWaitingBytes) reply.raw.destroy();
    };
    const signal = AbortSignal.any([closing.signal, gone.signal]);
    try {
      const cursor = typeof last === "string" ? last : undefined;
      await streamEvents(deps, { userId: who.userId, sessionId }, cursor, write, signal);
    } catch (error) {
      request.log.warn({ err: error }, "event stream ended");
    } finally {
      const open = (streams.get(who.userId) ?? 1) - 1;
      if (open > 0) streams.set(who.userId, open);
      else streams.delete(who.userId);
      reply.raw.end();
    }
  });
}
