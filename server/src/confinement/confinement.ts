import { type ChildProcess, fork } from "node:child_process";
import { repositoryRoot } from "../root.ts";

/** The kernel keeps a child process away from this installation's secrets, whatever the child's code does. */
export interface Confinement {
  /**
   * `bubblewrap` and `unshare`: private namespaces that only contain the product's code and the system's libraries.
   * `user`: a user id of its own. `none`: the rights of this account.
   */
  readonly kind: "bubblewrap" | "unshare" | "user" | "none";
  readonly networkClosed: boolean;
  /** Programs that start Node.js in it, outermost first; called for each child. */
  readonly wrap: () => Launch;
}

export interface Launch {
  /** A program with its arguments, followed by Node's path and arguments; empty for Node itself. */
  readonly prefix: readonly string[];
  readonly id?: number;
}

/** For tests, and for systems that offer nothing else. */
export const unconfined: Confinement = {
  kind: "none",
  networkClosed: false,
  wrap: () => ({ prefix: [] }),
};

/**
 * Without our environment, and with no output except the channel to this process.
 * @param input With `pipe` the child's stdin can be written to.
 */
export function forkConfined(
  { wrap }: Confinement,
  entry: string | URL,
  execArgv: readonly string[],
  input: "pipe" | "ignore" = "ignore",
): ChildProcess {
  const { prefix, id } = wrap();
  const [execPath = process.execPath, ...args] = [...prefix, process.execPath];
  return fork(entry, [], {
    cwd: repositoryRoot,
    // Packages ask for a home folder when they load, and the confinement's user has none.
    env: { HOME: "/nonexistent" },
    execPath,
    execArgv: [...args, ...execArgv],
    serialization: "advanced",
    stdio: [input, "ignore", "ignore", "ipc"],
    ...(id === undefined ? {} : { uid: id, gid: id }),
  });
}
