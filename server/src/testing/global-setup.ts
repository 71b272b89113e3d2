import { rmSync } from "node:fs";
import type { TestProject } from "vitest/node";
import { startPostgres } from "./postgres.ts";
import { freshDataDir, prepareServer, startTestServer } from "./template.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The server of all test databases, with the same programs as the product's embedded one. */
    testServerUrl: string;
    /** The PostgreSQL of this machine's operating system; null where it has none. */
    postgresUrl: string | null;
    /** The parent of the temporary data folders. */
    testFolders: string;
  }
}

/** Runs once before the server's tests. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [server, postgres] = await Promise.all([startTestServer(), startPostgres()]);
  if (postgres !== null) await prepareServer(postgres.url);
  project.provide("testServerUrl", server.url);
  project.provide("postgresUrl", postgres?.url ?? null);
  const folders = freshDataDir("waymark-test-folders-");
  project.provide("testFolders", folders);
  return async () => {
    rmSync(folders, { recursive: true, force: true });
    await server.stop();
    await postgres?.stop();
  };
}
