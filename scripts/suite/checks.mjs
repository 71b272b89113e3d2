import { runChild } from "../setup/run-child.mjs";

const tsc = "node_modules/typescript/bin/tsc";
const ourOwn = ["--import", "tsx"];

/**
 * The checks that must pass before any test is run, with their Node arguments.
 *
 * @type {readonly (readonly [name: string, args: readonly string[]])[]}
 */
const checks = [
  ["format and lint", ["node_modules/@biomejs/biome/bin/biome", "ci", "--error-on-warnings", "--colors=off"]],
  ["rooms", [...ourOwn, "scripts/check-rooms.ts"]],
  ["locales", [...ourOwn, "scripts/check-locales.ts"]],
  ["data", [...ourOwn, "scripts/check-data.ts"]],
  ["docs", [...ourOwn, "scripts/check-docs.ts"]],
  ["types: contract", [tsc, "-p", "contract"]],
  ["types: contract's tests", [tsc, "-p", "contract/tsconfig.test.json"]],
  ["types: domain", [tsc, "-p", "domain"]],
  ["types: domain's tests", [tsc, "-p", "domain/tsconfig.test.json"]],
  ["types: server", [tsc, "-p", "server"]],
  ["types: web", [tsc, "-p", "web"]],
  ["types: scripts, e2e, bench", [tsc, "-p", "."]],
  ["unused code", ["node_modules/knip/bin/knip.js", "--no-progress"]],
];

/**
 * Runs every check, two at a time, and prints a line for each; what a failed one said follows its line.
 *
 * @param {string} root
 * @returns {Promise<import("./tally.mjs").Tally>}
 */
export async function runChecks(root) {
  const tally = { passed: 0, failed: 0, skipped: 0 };
  const waiting = [...checks];
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [name, args] = next;
      const began = performance.now();
      const { code, output } = await runChild(process.execPath, args, {
        cwd: root,
        env: { ...process.env, NO_COLOR: "1" },
      });
      const time = `${((performance.now() - began) / 1000).toFixed(1)} s`;
      console.log(`${code === 0 ? "ok  " : "FAIL"} ${name} (${time})`);
      if (code === 0) tally.passed += 1;
      else {
        tally.failed += 1;
        console.log(output.trimEnd());
      }
    }
  };
  await Promise.all([work(), work()]);
  return tally;
}
