import { AppError } from "@waymark/contract/errors";
import { eventsPath } from "@waymark/contract/events";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../deps.ts";
import { streamEvents } from "../events/stream.ts";
import type { Prove } from "./mount-endpoint.ts";

const mostStreams = 20;
/** Bytes buffered for a tab that does not read; it catches up from its cursor. */
const mostWaitingBytes = 1_048_576;
/** Pause between checks of the sessions of open streams: a stream ends within 5 s of its session. */
const lookMs = 4_500;

export interface Sessions {
  /** @returns those that have not ended. */
  living(sessionIds: readonly string[]): Promise<readonly string[]>;
  /** Drops cached copies of a session that has ended. */
  ended(userId: string): void;
}

/** Ends with the tab, its session or the server, or when nobody reads; a living tab reconnects with its cursor. */
export function mountLive(app: FastifyInstance, deps: Deps, prove: Prove, sessions: Sessions): void {
  const closing = new AbortController();
  const streams = new Map<string, number>();
  const watched = watchSessions(deps, sessions);
  app.addHook("preClose", async () => {
    watched.stop();
    closing.abort();
  });
  app.get(eventsPath, { schema: { hide: true }, compress: false }, async (request, reply) => {
    const proven = await prove(request);
    if (typeof proven === "string") throw new AppError(proven);
    if (proven.owesSecondFactor) throw new AppError("second_factor_required");
    const { actor, sessionId } = proven;
    const before = streams.get(actor.userId) ?? 0;
    if (before >= mostStreams && deps.config.RATE_LIMITS === "enforced")
      throw new AppError("rate_limited", { retryAfter: 60 });
    streams.set(actor.userId, before + 1);
    const gone = new AbortController();
    reply.raw.on("close", () => gone.abort());
    const last = request.headers["last-event-id"];
    reply.hijack();
    // The stream bypasses the framework, which would leave out headers set by the hooks.
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value);
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
    const over = new AbortController();
    const unwatch = watched.add(sessionId, () => over.abort());
    const signal = AbortSignal.any([closing.signal, gone.signal, over.signal]);
    try {
      const cursor = typeof last === "string" ? last : undefined;
      const isOver = await streamEvents(deps, { userId: actor.userId, sessionId }, cursor, write, signal);
      // Another process may have reported it: the tab's next call must not use this process's cached session.
      if (isOver) sessions.ended(actor.userId);
    } catch (error) {
      request.log.warn({ err: error }, "event stream ended");
    } finally {
      unwatch();
      const open = (streams.get(actor.userId) ?? 1) - 1;
      if (open > 0) streams.set(actor.userId, open);
      else streams.delete(actor.userId);
      reply.raw.end();
    }
  });
}

/** Checks all together, and ends the streams whose session has ended. */
function watchSessions(deps: Deps, sessions: Sessions) {
  const streams = new Map<object, { readonly sessionId: string; readonly end: () => void }>();
  const look = async () => {
    if (streams.size === 0) return;
    const asked = [...streams.values()];
    const alive = new Set(await sessions.living([...new Set(asked.map(({ sessionId }) => sessionId))]));
    for (const { sessionId, end } of asked) if (!alive.has(sessionId)) end();
  };
  const timer = setInterval(() => {
    // An unreachable database says nothing about sessions.
    look().catch((error: unknown) => deps.log.debug({ err: error }, "sessions of streams not looked at"));
  }, lookMs);
  timer.unref();
  return {
    add(sessionId: string, end: () => void): () => void {
      const key = {};
      streams.set(key, { sessionId, end });
      return () => void streams.delete(key);
    },
    stop: () => clearInterval(timer),
  };
}
