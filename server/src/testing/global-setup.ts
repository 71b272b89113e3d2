import type { TestProject } from "vitest/node";
import { startPostgres } from "./postgres.ts";
import { prepareServer, startTestServer } from "./template.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The server that all tests make their databases on, of the same programs as the product's own. */
    testServerUrl: string;
    /** The PostgreSQL of this machine's operating system; null where it has none. */
    postgresUrl: string | null;
  }
}

/** Runs once before the server's tests. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [server, postgres] = await Promise.all([startTestServer(), startPostgres()]);
  if (postgres !== null) await prepareServer(postgres.url);
  project.provide("testServerUrl", server.url);
  project.provide("postgresUrl", postgres?.url ?? null);
  return async () => {
    await server.stop();
    await postgres?.stop();
  };
}
