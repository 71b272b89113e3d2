import { join } from "node:path";
import { repositoryRoot } from "../root.ts";

/**
 * A program of ours for a test to start, named by its path below server/src. It is run from its source, and in a run of
 * the whole suite from a bundle, which spares each start up to a second of processor time.
 */
export function childProgram(source: string): { entry: string; execArgv: string[] } {
  return process.env.WAYMARK_BUNDLED_CHILDREN === "1"
    ? {
        entry: join(repositoryRoot, "server/node_modules/.cache/children", source.replace(/\.ts$/, ".js")),
        execArgv: [],
      }
    : { entry: join(repositoryRoot, "server/src", source), execArgv: ["--import", "tsx"] };
}

/** The same as arguments for Node. */
export function childArguments(source: string): string[] {
  const { entry, execArgv } = childProgram(source);
  return [...execArgv, entry];
}
