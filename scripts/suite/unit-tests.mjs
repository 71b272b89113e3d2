import { readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { SetupProblem } from "../setup/problem.mjs";
import { runChild } from "../setup/run-child.mjs";

// These tests measure on real resumes and postings beside the repository, which cannot be part of it.
const measuring = /\bbeside the repository\b/;

/**
 * Bundles the programs that the server's tests start: TypeScript would be compiled at each of 150 starts.
 *
 * @param {string} root
 */
async function bundleChildren(root) {
  const args = ["../node_modules/vite/bin/vite.js", "build", "--mode", "children", "--logLevel", "warn"];
  const { code, output } = await runChild(process.execPath, args, { cwd: join(root, "server") });
  if (code !== 0)
    throw new SetupProblem(`${output}\nBundling the programs of tests failed with code ${code}.`);
}

/**
 * Runs every vitest project: contract, domain, locales and scripts; the server; the web.
 *
 * @param {string} root
 * @returns {Promise<import("./tally.mjs").Tally>}
 */
export async function runUnitTests(root) {
  const report = join(root, ".cache/vitest.json");
  rmSync(report, { force: true });
  await bundleChildren(root);
  const args = ["node_modules/vitest/vitest.mjs", "run", "--reporter=default", "--reporter=json"];
  const { code } = await runChild(process.execPath, [...args, `--outputFile.json=${report}`], {
    cwd: root,
    env: { ...process.env, WAYMARK_BUNDLED_CHILDREN: "1" },
    show: true,
  });
  return readReport(report, code, root);
}

/**
 * @param {string} report
 * @param {number} code vitest's exit code
 * @param {string} root
 * @returns {import("./tally.mjs").Tally}
 */
function readReport(report, code, root) {
  /** @type {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number, testResults: { name: string, startTime: number, endTime: number, assertionResults: { status: string, fullName: string }[] }[] }} */
  let read;
  try {
    read = JSON.parse(readFileSync(report, "utf8"));
  } catch {
    console.log("vitest left no report: its run counts as one failure.");
    return { passed: 0, failed: 1, skipped: 0 };
  }
  let excused = 0;
  for (const file of read.testResults) {
    for (const test of file.assertionResults) {
      if (test.status === "passed" || test.status === "failed") continue;
      if (measuring.test(test.fullName)) excused += 1;
      console.log(`skipped: ${relative(root, file.name)}: ${test.fullName}`);
    }
  }
  const files = read.testResults.map(({ name, startTime, endTime }) => ({
    file: relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }));
  // A file that fails to load has no failed test in it.
  const failed = Math.max(read.numFailedTests, code === 0 ? 0 : 1);
  return {
    passed: read.numPassedTests,
    failed,
    skipped: read.numPendingTests + read.numTodoTests,
    excused,
    files,
  };
}
