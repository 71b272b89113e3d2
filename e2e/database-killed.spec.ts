import { existsSync } from "node:fs";
import { expect } from "@playwright/test";
import {
  killProductRounds,
  killServerRounds,
  longestAnswerMs,
  longestOutageMs,
  victims,
} from "./kill-rounds.ts";
import { test } from "./test.ts";

// `npm run test:long` runs the full rounds.
for (const victim of victims) {
  test(`kill -9 of ${victim} while people write: no orphan, nothing acknowledged is lost`, async () => {
    test.skip(!existsSync("/proc/self/stat"), "processes are found by /proc, which this machine has not");
    const figures =
      victim === "node" || victim === "npm"
        ? await killProductRounds(victim, 1)
        : await killServerRounds(victim, 1);
    expect(figures.lost).toEqual([]);
    expect(figures.orphans).toBe(0);
    expect(figures.acknowledged).toBeGreaterThanOrEqual(10);
    // Requests in between were told to try again later, and nobody lost the connection.
    expect(figures.longestAnswerMs).toBeLessThanOrEqual(longestAnswerMs);
    // Without node or npm there is nobody to write again by itself: that time is a new start of the whole product.
    if (victim !== "node" && victim !== "npm")
      expect(figures.longestOutageMs).toBeLessThanOrEqual(longestOutageMs);
    expect(figures.unhandled).toEqual([]);
    const statuses = Object.keys(figures.refusals);
    expect(statuses.filter((status) => status !== "503")).toEqual([]);
  });
}
