import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { buildEnvironment, npm } from "./install.mjs";
import { runChild } from "./run-child.mjs";

/**
 * Installs the programs of the previous PostgreSQL, which only the tests of moving a database to the newer one need. An
 * operator who has such a database installs them with the same command.
 *
 * @param {string} root
 * @returns {Promise<string | null>} null when they are installed, else npm's last words
 */
export async function installPreviousPostgres(root) {
  const folder = readdirSync(join(root, "server")).find((name) => /^postgres-\d+$/.test(name));
  if (folder === undefined || existsSync(join(root, "server", folder, "node_modules"))) return null;
  const [program, ...before] = npm();
  const args = [...before, "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  const options = { cwd: join(root, "server", folder), env: buildEnvironment() };
  const { code, output } = await runChild(program, args, options);
  return code === 0 ? null : output.trimEnd().split("\n").slice(-3).join("\n");
}
