import type { FastifyReply } from "fastify";

/** A model call without a reader still costs money. */
export function requestAborted(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once("close", () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  return gone.signal;
}
