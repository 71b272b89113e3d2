import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { contentPrint, listSources, touchedPrint } from "./fingerprint.mjs";
import { buildEnvironment } from "./install.mjs";
import { SetupProblem } from "./problem.mjs";
import { runChild } from "./run-child.mjs";
import { inTurn } from "./turn.mjs";

/**
 * @typedef {object} Part
 * @property {string} name
 * @property {readonly string[]} sources what its build reads, relative to the root
 * @property {string} made a file that exists when it is built
 * @property {readonly (readonly string[])[]} steps Node programs with arguments, run in the part's folder
 */

const common = ["package-lock.json", "tsconfig.base.json", "contract", "domain", "locales"];
const vite = ["../node_modules/vite/bin/vite.js", "build", "--logLevel", "warn"];

// Packs the towns of the world once, so that no start has to.
const towns = ["dist/gazetteer-thread.js"];
// Packs the words by which the spelling of resumes is checked.
const words = ["dist/pack-lexicon.js"];

/** @type {readonly Part[]} */
export const parts = [
  {
    name: "server",
    sources: [...common, "server"],
    made: "server/dist/main.js",
    steps: [vite, towns, words],
  },
  { name: "web", sources: [...common, "web"], made: "web/dist/index.html", steps: [vite] },
];

/**
 * Builds the parts whose sources changed since their last build.
 *
 * @param {string} root
 * @param {{ only?: readonly Part[], force?: boolean }} [options]
 */
export async function ensureBuilt(root, { only = parts, force = false } = {}) {
  if (!force && only.every((part) => isBuilt(root, part))) return;
  await inTurn(root, async () => {
    const stale = only.filter((part) => force || !isBuilt(root, part));
    const results = await Promise.allSettled(stale.map((part) => build(root, part)));
    // Thrown only after every build has ended: the turn must not be released while one is running.
    for (const result of results) if (result.status === "rejected") throw result.reason;
  });
}

/**
 * @param {string} root
 * @param {Part} part
 */
export function isBuilt(root, part) {
  const stamp = readStamp(root, part);
  if (stamp === null || !existsSync(join(root, part.made))) return false;
  const files = listSources(root, part.sources);
  const touched = touchedPrint(root, files);
  if (stamp.touched === touched) return true;
  if (stamp.content !== contentPrint(root, files)) return false;
  // Only modification times differ, as after switching branches; with a new stamp the next run reads no contents.
  writeStamp(root, part, { touched, content: stamp.content });
  return true;
}

/**
 * @param {string} root
 * @param {Part} part
 */
async function build(root, part) {
  const began = Date.now();
  const files = listSources(root, part.sources);
  // Taken before the build: a file saved during it makes the result stale instead of wrongly fresh.
  const stamp = { touched: touchedPrint(root, files), content: contentPrint(root, files) };
  rmSync(stampFile(root, part), { force: true });
  console.log(`Building the ${part.name}.`);
  for (const step of part.steps) {
    const { code, output } = await runChild(process.execPath, step, {
      cwd: join(root, part.name),
      env: buildEnvironment(),
    });
    if (code !== 0) throw new SetupProblem(`${output}\nBuilding the ${part.name} failed with code ${code}.`);
    if (output.trim() !== "") console.log(output.trimEnd());
  }
  if (!existsSync(join(root, part.made)))
    throw new SetupProblem(`The ${part.name}'s build made no ${part.made}.`);
  writeStamp(root, part, stamp);
  console.log(`Built the ${part.name} in ${((Date.now() - began) / 1000).toFixed(1)} s.`);
}

/**
 * @param {string} root
 * @param {Part} part
 * @returns {{ touched: string, content: string } | null}
 */
function readStamp(root, part) {
  try {
    return JSON.parse(readFileSync(stampFile(root, part), "utf8"));
  } catch {
    return null;
  }
}

/**
 * @param {string} root
 * @param {Part} part
 * @param {{ touched: string, content: string }} stamp
 */
function writeStamp(root, part, stamp) {
  mkdirSync(join(root, ".cache"), { recursive: true });
  writeFileSync(stampFile(root, part), JSON.stringify(stamp));
}

/**
 * @param {string} root
 * @param {Part} part
 */
function stampFile(root, part) {
  return join(root, ".cache", `built-${part.name}.json`);
}
