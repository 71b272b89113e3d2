import { existsSync } from "node:fs";
import { expect } from "@playwright/test";
import {
  databaseVictims,
  type KillFigures,
  killProductRounds,
  killServerRounds,
  longestAnswerMs,
  longestOutageMs,
  productVictims,
} from "./kill-rounds.ts";
import { test } from "./test.ts";

test.beforeEach(() => {
  test.skip(!existsSync("/proc/self/stat"), "processes are found by /proc, which this machine has not");
});

function expectNothingLost(figures: KillFigures): void {
  expect(figures.lost).toEqual([]);
  expect(figures.orphans).toBe(0);
  expect(figures.acknowledged).toBeGreaterThanOrEqual(10);
  // Requests in between were told to try again later, and nobody lost the connection.
  expect(figures.longestAnswerMs).toBeLessThanOrEqual(longestAnswerMs);
  expect(figures.unhandled).toEqual([]);
  const statuses = Object.keys(figures.refusals);
  expect(statuses.filter((status) => status !== "503")).toEqual([]);
}

// `npm run test:long` runs the full rounds.
test(`kill -9 of ${databaseVictims.join(", then ")} while people write: no orphan, nothing acknowledged is lost`, async () => {
  const figures = await killServerRounds(databaseVictims);
  expectNothingLost(figures);
  expect(figures.longestOutageMs).toBeLessThanOrEqual(longestOutageMs);
});

// Nobody writes again by itself here, so there is no outage to be measured: the whole product is started anew.
for (const victim of productVictims)
  test(`kill -9 of ${victim} while people write: no orphan, nothing acknowledged is lost`, async () =>
    expectNothingLost(await killProductRounds(victim, 1)));
