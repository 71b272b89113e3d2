import { join } from "node:path";
import { repositoryRoot } from "../root.ts";

/**
 * How tests start a program of ours, named by its path below server/src: from its source, and in a run of the whole
 * suite from a bundle, which spares each start up to a second of processor time.
 */
export function childProgram(source: string): { entry: string; execArgv: string[] } {
  return process.env.WAYMARK_BUNDLED_CHILDREN === "1"
    ? { entry: join(repositoryRoot, "server/.cache/children", source.replace(/\.ts$/, ".js")), execArgv: [] }
    : { entry: join(repositoryRoot, "server/src", source), execArgv: ["--import", "tsx"] };
}

/** The same as arguments for Node. */
export function childArguments(source: string): string[] {
  const { entry, execArgv } = childProgram(source);
  return [...execArgv, entry];
}
