import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { runChild } from "../setup/run-child.mjs";

/**
 * Runs the journeys of e2e/ in the given browser against the built product.
 *
 * @param {string} root
 * @param {string} chromium
 * @returns {Promise<import("./tally.mjs").Tally>}
 */
export async function runBrowserTests(root, chromium) {
  const report = join(root, ".cache/playwright.json");
  rmSync(report, { force: true });
  const { code } = await runChild(process.execPath, ["node_modules/@playwright/test/cli.js", "test"], {
    cwd: root,
    env: { ...process.env, CHROMIUM_PATH: chromium },
    show: true,
  });
  /** @type {PlaywrightReport} */
  let read;
  try {
    read = JSON.parse(readFileSync(report, "utf8"));
  } catch {
    console.log("Playwright left no report: its run counts as one failure.");
    return { passed: 0, failed: 1, skipped: 0 };
  }
  return tallyOf(read, code);
}

/**
 * @typedef {object} PlaywrightReport the parts that we read
 * @property {{ expected: number, unexpected: number, flaky: number, skipped: number }} stats
 * @property {PlaywrightSuite[]} suites one a file
 */

/**
 * @typedef {object} PlaywrightSuite
 * @property {string} file
 * @property {PlaywrightSuite[]} [suites]
 * @property {{ tests: { results: { duration: number }[] }[] }[]} specs
 */

/**
 * A journey that passed only at a second try has failed, should anybody turn second tries on.
 *
 * @param {PlaywrightReport} report
 * @param {number} code playwright's exit code
 * @returns {import("./tally.mjs").Tally}
 */
export function tallyOf({ stats, suites }, code) {
  const files = [];
  for (const suite of suites) {
    let seconds = 0;
    for (const { tests } of specsOf(suite))
      for (const { results } of tests) for (const { duration } of results) seconds += duration / 1000;
    files.push({ file: `e2e/${suite.file}`, seconds });
  }
  return {
    passed: stats.expected,
    failed: Math.max(stats.unexpected + stats.flaky, code === 0 ? 0 : 1),
    skipped: stats.skipped,
    files,
  };
}

/**
 * @param {PlaywrightSuite} suite
 * @returns {PlaywrightSuite["specs"]}
 */
function specsOf({ specs, suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

/**
 * Number of journeys, counted as skipped where there is no browser.
 *
 * @param {string} root
 */
export function countJourneys(root) {
  const folder = join(root, "e2e");
  if (!existsSync(folder)) return 0;
  return readdirSync(folder).filter((name) => name.endsWith(".spec.ts")).length;
}
