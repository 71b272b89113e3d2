import type { TestProject } from "vitest/node";
import { startPostgres } from "./postgres.ts";
import { prepareTemplates } from "./template.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A real PostgreSQL for the store tests; null where the machine has no binaries. */
    postgresUrl: string | null;
  }
}

/** Runs once before the server's tests: the stores are tested on a real PostgreSQL too. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  project.provide("postgresUrl", postgres?.url ?? null);
  await prepareTemplates(postgres?.url ?? null);
  return async () => {
    await postgres?.stop();
  };
}
