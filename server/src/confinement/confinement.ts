import { type ChildProcess, fork } from "node:child_process";
import { repositoryRoot } from "../root.ts";

/**
 * Keeps a child process away from this installation's secrets, enforced by the kernel and not by the child's own code.
 */
export interface Confinement {
  /**
   * `bubblewrap` and `unshare`: private namespaces that only contain the product's code and the system's libraries.
   * `user`: a user id of its own. `none`: the rights of this account.
   */
  readonly kind: "bubblewrap" | "unshare" | "user" | "none";
  /** Whether the child has no network, native code included. */
  readonly networkClosed: boolean;
  /** The programs that start Node.js in it, outermost first; called for each child. */
  readonly wrap: () => Launch;
}

export interface Launch {
  /** A program with its arguments, followed by Node's path and arguments; empty for Node itself. */
  readonly prefix: readonly string[];
  /** User and group id that the child starts with. */
  readonly id?: number;
}

/** The child has the rights of this process: for tests of other things, and for systems that offer nothing else. */
export const unconfined: Confinement = {
  kind: "none",
  networkClosed: false,
  wrap: () => ({ prefix: [] }),
};

/**
 * Starts a module in a confinement, without our environment and with no output except its channel to this process.
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
