import { spawn } from "node:child_process";

/** @type {Set<import("node:child_process").ChildProcess>} */
const running = new Set();
const codes = /** @type {const} */ ({ SIGINT: 130, SIGTERM: 143, SIGHUP: 129 });

/**
 * Passes a signal on to every child.
 *
 * @param {NodeJS.Signals} signal
 */
export function endChildren(signal) {
  for (const child of running) child.kill(signal);
}

/**
 * A signal sent to us alone (docker stop, a supervisor) must not leave npm or a compiler behind.
 *
 * @param {keyof typeof codes} signal
 */
function endWithChildren(signal) {
  endChildren(signal);
  process.exit(codes[signal]);
}

/** @param {"on" | "removeListener"} change */
function watchSignals(change) {
  for (const signal of /** @type {(keyof typeof codes)[]} */ (Object.keys(codes))) {
    process[change](signal, endWithChildren);
  }
}

/**
 * @typedef {object} Ended
 * @property {number} code exit code; 1 when it could not be started or was ended by a signal
 * @property {string} output what it wrote, in order; empty when it wrote to the terminal itself
 */

/**
 * Runs a program to its end. It dies with this process when that is told to stop.
 *
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv, show?: boolean }} options `show` hands it the terminal
 * @returns {Promise<Ended>}
 */
export function runChild(program, args, { cwd, env = process.env, show = false }) {
  return new Promise((resolve) => {
    let output = "";
    const child = spawn(program, args, { cwd, env, stdio: show ? "inherit" : ["ignore", "pipe", "pipe"] });
    if (running.size === 0) watchSignals("on");
    running.add(child);
    const finish = (/** @type {number} */ code) => {
      if (running.delete(child) && running.size === 0) watchSignals("removeListener");
      resolve({ code, output });
    };
    const keep = (/** @type {Buffer} */ bytes) => {
      output += bytes.toString();
    };
    child.stdout?.on("data", keep);
    child.stderr?.on("data", keep);
    child.once("error", (error) => {
      output += error.message;
      finish(1);
    });
    child.once("close", (code) => finish(code ?? 1));
  });
}
