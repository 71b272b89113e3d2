import type { Config } from "../server/src/config.ts";
import type { Deps } from "../server/src/deps.ts";
import { testDeps } from "../server/src/testing/deps.ts";
import {
  freshDatabase,
  freshDataDir,
  removeDataDir,
  startTestServer,
} from "../server/src/testing/template.ts";

/** Runs a measurement on dependencies with a database server and a folder of their own, which are removed afterwards. */
export async function withBenchDeps(
  config: Partial<Config>,
  work: (deps: Deps) => Promise<void>,
): Promise<void> {
  const server = await startTestServer();
  const folder = freshDataDir("waymark-bench-");
  const database = await freshDatabase(server.url);
  try {
    await work(await testDeps({ database, config: { DATA_DIR: folder, ...config } }));
  } finally {
    await database.close();
    await server.stop();
    removeDataDir(folder);
  }
}
