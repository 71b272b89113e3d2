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
  /** @type {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number } }} */
  let read;
  try {
    read = JSON.parse(readFileSync(report, "utf8"));
  } catch {
    console.log("Playwright left no report: its run counts as one failure.");
    return { passed: 0, failed: 1, skipped: 0 };
  }
  const { expected, unexpected, flaky, skipped } = read.stats;
  // One that passes only at the second try is a failure: it would be one for somebody.
  return { passed: expected, failed: Math.max(unexpected + flaky, code === 0 ? 0 : 1), skipped };
}

/**
 * How many journeys there are, to be counted as skipped where there is no browser.
 *
 * @param {string} root
 */
export function countJourneys(root) {
  const folder = join(root, "e2e");
  if (!existsSync(folder)) return 0;
  return readdirSync(folder).filter((name) => name.endsWith(".spec.ts")).length;
}
