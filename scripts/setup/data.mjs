import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { contentPrint, listSources, touchedPrint } from "./fingerprint.mjs";
import { SetupProblem } from "./problem.mjs";
import { runChild } from "./run-child.mjs";
import { inTurn } from "./turn.mjs";

/** The folders with files of data. */
export const dataFolders = ["domain/data", "server/data"];

/** The inputs of the modules: the data, its loader, and the lists of values that the loader takes from the code. */
const sources = [
  ...dataFolders,
  "scripts/data",
  "scripts/make-data.ts",
  "contract/src/careers.ts",
  "contract/src/interviews-practice.ts",
  "contract/src/jobs.ts",
  "contract/src/values.ts",
  "domain/src/careers/industries.ts",
  "domain/src/careers/roles.ts",
  "domain/src/vocabulary/fold.ts",
  "domain/src/vocabulary/section-kinds.ts",
  "domain/src/vocabulary/stem.ts",
  "domain/src/vocabulary/stop-words.ts",
];

const maker = ["--import", "tsx", "scripts/make-data.ts"];

/**
 * Makes the modules by which the product gets the files of data, unless they are there and fit.
 *
 * @param {string} root
 * @param {readonly string[]} program Node's arguments; it writes the modules and prints their paths
 */
export async function ensureData(root, program = maker) {
  if (isMade(root)) return;
  await inTurn(root, async () => {
    if (isMade(root)) return;
    const files = listSources(root, sources);
    // Taken before: a file that is saved meanwhile makes the modules stale instead of wrongly fresh.
    const prints = { touched: touchedPrint(root, files), content: contentPrint(root, files) };
    const { code, output } = await runChild(process.execPath, program, { cwd: root });
    if (code !== 0)
      throw new SetupProblem(`${output.trimEnd()}\nThe files of data cannot be used as they are.`);
    writeStamp(root, { ...prints, made: output.trim().split("\n") });
  });
}

/**
 * @param {string} root
 * @returns {boolean}
 */
function isMade(root) {
  const stamp = readStamp(root);
  if (stamp === null || !stamp.made.every((path) => existsSync(join(root, path)))) return false;
  const files = listSources(root, sources);
  const touched = touchedPrint(root, files);
  if (stamp.touched === touched) return true;
  if (stamp.content !== contentPrint(root, files)) return false;
  writeStamp(root, { ...stamp, touched });
  return true;
}

/** @typedef {{ touched: string, content: string, made: string[] }} Stamp */

/**
 * @param {string} root
 * @returns {Stamp | null}
 */
function readStamp(root) {
  try {
    return JSON.parse(readFileSync(stampFile(root), "utf8"));
  } catch {
    return null;
  }
}

/**
 * @param {string} root
 * @param {Stamp} stamp
 */
function writeStamp(root, stamp) {
  mkdirSync(join(root, ".cache"), { recursive: true });
  writeFileSync(stampFile(root), JSON.stringify(stamp));
}

/** @param {string} root */
const stampFile = (root) => join(root, ".cache", "made-data.json");
