import { installPreviousPostgres } from "../setup/previous-postgres.mjs";
import { root } from "../setup/root.mjs";
import { aptInstall, canInstallPackages } from "./apt-get.mjs";
import { findChromium } from "./find-chromium.mjs";

/**
 * @typedef {object} Machine
 * @property {string | null} chromium path of the browser
 * @property {string | null} postgres folder of PostgreSQL's programs
 */

/**
 * Finds the browser and the database that the tests want, installing them where that can be done.
 *
 * @returns {Promise<Machine>}
 */
export async function prepareMachine() {
  // The server's tests contain the search for PostgreSQL; it is TypeScript, so it needs the installed tsx.
  const { tsImport } = await import("tsx/esm/api");
  const { findPostgresBinaries } = await tsImport("../../server/src/testing/postgres.ts", import.meta.url);
  const missing = [
    ...(findChromium() === null ? ["chromium"] : []),
    ...(findPostgresBinaries() === null ? ["postgresql"] : []),
  ];
  if (missing.length > 0 && canInstallPackages()) {
    const problem = await aptInstall(missing);
    if (problem !== null) console.log(`apt-get could not install them:\n${problem}`);
  }
  const problem = await installPreviousPostgres(root);
  if (problem !== null) console.log(`npm could not install the previous PostgreSQL:\n${problem}`);
  return { chromium: findChromium(), postgres: findPostgresBinaries() };
}
