import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { SetupProblem } from "./problem.mjs";
import { runChild } from "./run-child.mjs";
import { inTurn } from "./turn.mjs";

/**
 * Installs the packages of the lock unless they are there already.
 *
 * @param {string} root
 */
export async function ensureInstalled(root) {
  if (isInstalled(root)) return;
  await inTurn(root, async () => {
    if (isInstalled(root)) return;
    console.log("Installing packages from the lock; this takes about a minute.");
    const [program, ...before] = npm();
    const args = [
      ...before,
      "ci",
      "--ignore-scripts",
      "--include=dev",
      "--no-audit",
      "--no-fund",
      "--loglevel=error",
    ];
    const { code } = await runChild(program, args, { cwd: root, env: buildEnvironment(), show: true });
    if (code !== 0) {
      throw new SetupProblem(
        `Installing failed: npm ended with code ${code}, the lines above say why. ` +
          "The usual reasons are no network, a full disk, or a folder that this account may not write to.",
      );
    }
    writeFileSync(stampFile(root), stamp(root));
  });
}

/**
 * The packages fit the lock: we installed them from it, or npm did since it last changed.
 *
 * @param {string} root
 */
export function isInstalled(root) {
  const wanted = stamp(root);
  const file = stampFile(root);
  if (existsSync(file) && readFileSync(file, "utf8") === wanted) return true;
  const npmsRecord = join(root, "node_modules", ".package-lock.json");
  if (!existsSync(npmsRecord)) return false;
  if (statSync(npmsRecord).mtimeMs <= statSync(join(root, "package-lock.json")).mtimeMs) return false;
  writeFileSync(file, wanted);
  return true;
}

/**
 * The environment for npm and the builds. NODE_ENV=production would make npm leave out the build tools.
 *
 * @returns {NodeJS.ProcessEnv}
 */
export function buildEnvironment() {
  const { NODE_ENV: _, ...env } = process.env;
  return env;
}

// Native packages depend on the machine: a folder copied from another one is installed again.
/** @param {string} root */
function stamp(root) {
  const lock = createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
  return `${lock} ${process.platform} ${process.arch}`;
}

/** @param {string} root */
function stampFile(root) {
  return join(root, "node_modules", ".waymark-lock");
}

/** @returns {[string, ...string[]]} the program and its first arguments */
export function npm() {
  const cli = process.env.npm_execpath;
  if (cli?.endsWith("npm-cli.js")) return [process.execPath, cli];
  return [process.platform === "win32" ? "npm.cmd" : "npm"];
}
