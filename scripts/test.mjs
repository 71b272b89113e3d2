import "./setup/require-node.mjs";
import { ensureBuilt } from "./setup/build.mjs";
import { ensureData } from "./setup/data.mjs";
import { ensureInstalled } from "./setup/install.mjs";
import { SetupProblem } from "./setup/problem.mjs";
import { root } from "./setup/root.mjs";
import { countJourneys, runBrowserTests } from "./suite/browser-tests.mjs";
import { runChecks } from "./suite/checks.mjs";
import { prepareMachine } from "./suite/machine.mjs";
import { isGood, slowestFiles, sum, summary } from "./suite/tally.mjs";
import { runUnitTests } from "./suite/unit-tests.mjs";

const skipsAllowed = process.env.CI !== "true" && process.env.WAYMARK_NO_SKIPS !== "1";

/** @type {import("./suite/tally.mjs").Tally[]} */
const tallies = [];

/**
 * Runs one stage and prints how long it took; a stage that breaks counts as one failure, the rest goes on.
 *
 * @param {string} name
 * @param {() => Promise<import("./suite/tally.mjs").Tally>} stage
 */
async function run(name, stage) {
  const began = performance.now();
  console.log(`\n${name}`);
  try {
    tallies.push(await stage());
  } catch (error) {
    console.error(error instanceof SetupProblem ? error.message : error);
    tallies.push({ passed: 0, failed: 1, skipped: 0 });
  }
  console.log(`${name} took ${((performance.now() - began) / 1000).toFixed(0)} s.`);
}

/** @type {import("./suite/machine.mjs").Machine} */
let machine = { chromium: null, postgres: null };
await run("Setting up", async () => {
  await ensureInstalled(root);
  await ensureData(root);
  machine = await prepareMachine();
  await ensureBuilt(root);
  return { passed: 0, failed: 0, skipped: 0 };
});
await run("Checks", () => runChecks(root));
await run("Unit and server tests", async () => {
  if (machine.postgres === null) {
    console.log(
      "No PostgreSQL here: tests that need a real one are skipped. Debian's package is postgresql.",
    );
  }
  return await runUnitTests(root);
});
await run("Browser tests", async () => {
  if (machine.chromium !== null) return await runBrowserTests(root, machine.chromium);
  console.log("No Chromium here: the journeys are skipped. Install chromium or set CHROMIUM_PATH.");
  return { passed: 0, failed: 0, skipped: countJourneys(root) };
});

const total = sum(tallies);
console.log(`\n${slowestFiles(total)}\nAll of it took ${(performance.now() / 1000).toFixed(0)} s.`);
const good = isGood(total, { skipsAllowed });
if (!good && total.failed === 0)
  console.log("\nThis run is no success: something was skipped, or nothing was run.");
console.log(`\n${summary(total)}`);
process.exitCode = good ? 0 : 1;
