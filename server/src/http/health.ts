import type { FastifyInstance } from "fastify";
import type { Deps } from "../deps.ts";

/** Health checks are answered under load too: monitoring must be able to tell busy from dead. */
const always = { config: { pressureHandler: () => undefined }, schema: { hide: true } };

/**
 * `/health/live`: the process answers. `/health/ready`: it can serve people, its database included. That does not wait for
 * the sample postings of a first start; `loading` is null once they are there.
 */
export function mountHealth(app: FastifyInstance, deps: Deps): void {
  app.get("/health/live", always, async () => ({ live: true }));
  app.get("/health/ready", always, async (_request, reply) => {
    const database = await deps.database.query("SELECT 1").then(
      () => true,
      () => false,
    );
    const { running, waiting } = deps.pool.stats();
    const loading = deps.samples.progress;
    return reply
      .code(database ? 200 : 503)
      .send({ ready: database, database, loading, files: { running, waiting } });
  });
}
