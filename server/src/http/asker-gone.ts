import type { FastifyReply } from "fastify";

/** Aborted when the asker hangs up before the answer is sent: a model that nobody waits for costs all the same. */
export function askerGone(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once("close", () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  return gone.signal;
}
