import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  databaseVictims,
  type KillFigures,
  killOperatorsRounds,
  killProductRounds,
  killServerRounds,
  longestAnswerMs,
  longestOutageMs,
  productVictims,
} from "../e2e/kill-rounds.ts";
import { cutProductsPower } from "../e2e/power-cut-rounds.ts";
import { restoreRandomMoments } from "../server/src/db/archive/testing/moment-rounds.ts";
import { killRows } from "../server/src/db/embedded/testing/kill-rows.ts";
import { cutPower } from "../server/src/db/power-cuts/testing/cut-power.ts";
import { killRestores } from "../server/src/restoring/testing/kill-restores.ts";
import { startPostgres } from "../server/src/testing/postgres.ts";
import { ensureBuilt } from "./setup/build.mjs";
import { ensureInstalled } from "./setup/install.mjs";
import { installPreviousPostgres } from "./setup/previous-postgres.mjs";
import { runMain, SetupProblem } from "./setup/problem.mjs";
import { root } from "./setup/root.mjs";

/** Tests that take too long for every run; a short round of each is part of `npm test`. */
interface Loop {
  readonly name: string;
  /** Prints its figures; returns whether they meet their targets. */
  run(): Promise<boolean>;
}

const killRounds = 20;

function judge(figures: KillFigures): boolean {
  const { lost, orphans, refusals, unhandled } = figures;
  console.log(JSON.stringify({ ...figures, lost: lost.length }));
  return (
    lost.length === 0 &&
    orphans === 0 &&
    unhandled.length === 0 &&
    Object.keys(refusals).every((status) => status === "503") &&
    figures.longestAnswerMs <= longestAnswerMs &&
    figures.longestOutageMs <= longestOutageMs
  );
}

/** Every loop by its name in `npm run test:long -- NAME`. Add new ones here. */
const loops: readonly Loop[] = [
  ...databaseVictims.map((victim) => ({
    name: `kill-${victim.replaceAll(" ", "-")}`,
    run: async () => judge(await killServerRounds(Array.from({ length: killRounds }, () => victim))),
  })),
  ...productVictims.map((victim) => ({
    name: `kill-${victim}`,
    run: async () => judge(await killProductRounds(victim, killRounds)),
  })),
  { name: "kill-operators-server", run: killOperators },
  { name: "kill-rows", run: killWriters },
  {
    name: "kill-restores",
    run: async () => {
      const figures = await killRestores(killRounds);
      console.log(JSON.stringify(figures));
      // Both outcomes must occur, else no kill came late or early enough.
      return figures.wrong.length === 0 && figures.old > 0 && figures.restored > 0;
    },
  },
  { name: "power-cuts", run: cutDatabasesPower },
  { name: "power-cuts-product", run: cutWholeProductsPower },
  {
    name: "moments",
    run: async () => {
      const figures = await restoreRandomMoments({ moments: 50, seed: Date.now() % 1e9, encrypted: false });
      console.log(JSON.stringify(figures));
      return figures.wrong.length === 0;
    },
  },
  {
    name: "payments-go-away",
    // Stripe's stand-in disappears before and after every call of each story.
    run: () => runTests(["server/src/features/billing/provider-goes-away.test.ts"], { EVERY_CALL: "1" }),
  },
  {
    name: "kill-backups",
    // Making a backup and restoring a moment are killed between any two of their steps.
    run: () => runTests(["server/src/db/archive/killed-backups.test.ts"], { EVERY_STEP: "1" }),
  },
  {
    name: "kill-upgrade",
    // An upgrade and its rollback are killed between any two of their steps.
    run: () =>
      runTests(
        ["server/src/db/upgrade/upgrade-failures.test.ts", "server/src/operator/rollback-command.test.ts"],
        { EVERY_STEP: "1" },
      ),
  },
  {
    name: "kill-carry-over",
    // Moving a database to the newer PostgreSQL is killed between any two of its steps.
    run: async () => {
      const problem = await installPreviousPostgres(root);
      if (problem !== null) throw new SetupProblem(`This loop needs the previous PostgreSQL: ${problem}`);
      return runTests(["server/src/db/upgrade/carry-over.test.ts"], { EVERY_STEP: "1" });
    },
  },
];

async function runTests(files: readonly string[], more: Readonly<Record<string, string>>): Promise<boolean> {
  const ran = spawn(
    process.execPath,
    ["node_modules/vitest/vitest.mjs", "run", "--project", "server", ...files],
    {
      cwd: root,
      stdio: "inherit",
      env: { ...process.env, ...more },
    },
  );
  const [code] = await once(ran, "close");
  return code === 0;
}

/** Kills during load, checkpoint and backup until 100,000 rows were acknowledged; none may be lost. */
async function killWriters(): Promise<boolean> {
  const figures = await killRows({ rounds: 5, rowsBetween: 1_700 });
  console.log(JSON.stringify(figures));
  return figures.lost === 0 && figures.orphans === 0 && figures.acknowledged >= 100_000;
}

/** Two recordings, cut at 110 moments each; without syncing to disk something has to be lost. */
async function cutDatabasesPower(): Promise<boolean> {
  const seed = Date.now() % 1e6;
  let good = true;
  for (const part of [0, 1]) {
    const figures = await cutPower("as the product", { rows: 3_000, cuts: 110, seed: seed + part });
    console.log(JSON.stringify(figures));
    good &&= figures.lost + figures.unopened.length + figures.unlike.length === 0;
  }
  for (const mode of ["no-fsync", "async-commit"] as const) {
    const { lost, unopened } = await cutPower(mode, { rows: 1_000, cuts: 10, seed });
    console.log(JSON.stringify({ mode, lost, unopened: unopened.length }));
    good &&= lost + unopened.length > 0;
  }
  return good;
}

async function cutWholeProductsPower(): Promise<boolean> {
  const figures = await cutProductsPower({ cuts: 24, seed: Date.now() % 1e6, saves: 60 });
  console.log(JSON.stringify(figures));
  return figures.lost.length + figures.unopened.length === 0;
}

async function killOperators(): Promise<boolean> {
  const postgres = await startPostgres({ durable: true });
  if (postgres === null)
    throw new SetupProblem("This loop needs PostgreSQL; Debian's package is postgresql.");
  try {
    return judge(await killOperatorsRounds(postgres, killRounds));
  } finally {
    await postgres.stop();
  }
}

await runMain(async () => {
  const wanted = process.argv.slice(2);
  const chosen = loops.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  if (chosen.length === 0) {
    console.error(`The loops are ${loops.map(({ name }) => name).join(", ")}.`);
    return 1;
  }
  await ensureInstalled(root);
  await ensureBuilt(root);
  let failed = 0;
  for (const { name, run } of chosen) {
    const began = performance.now();
    const good = await run();
    if (!good) failed += 1;
    console.log(
      `${good ? "good" : "FAILED"}  ${name}, ${((performance.now() - began) / 1_000).toFixed(0)} s`,
    );
  }
  return failed === 0 ? undefined : 1;
});
