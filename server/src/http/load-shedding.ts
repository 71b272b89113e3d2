import underPressure from "@fastify/under-pressure";
import { AppError } from "@waymark/contract/errors";
import type { FastifyInstance } from "fastify";

const mebibyte = 1024 * 1024;
const sampleMs = 1_000;

/**
 * Whether pressure lasts: told of it again and again for longer than one sample. One long step (a first start,
 * a big import) fills a single sample, and refusing people after it is over would help nobody.
 */
export function lastingPressure(patienceMs: number): (now: number) => boolean {
  let since = 0;
  let last = Number.NEGATIVE_INFINITY;
  return (now) => {
    if (now - last > 2 * sampleMs) since = now;
    last = now;
    return now - since >= patienceMs;
  };
}

/** Answers 503 with Retry-After while the process cannot keep up, so that what it does take it finishes. */
export async function mountLoadShedding(app: FastifyInstance): Promise<void> {
  const lasts = lastingPressure(1.5 * sampleMs);
  await app.register(underPressure, {
    sampleInterval: sampleMs,
    maxEventLoopDelay: 1_500,
    maxRssBytes: 3_000 * mebibyte,
    retryAfter: 5,
    pressureHandler: () => {
      if (lasts(performance.now())) throw new AppError("overloaded", { retryAfter: 5 });
    },
  });
}
