import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { killRows } from "./testing/kill-rows.ts";

// `npm run test:long` runs the full rounds.
describe.runIf(existsSync("/proc/self/stat"))("kill -9 while rows are written", () => {
  it("of node, server, connection and watcher, during load, checkpoint and backup: no row is lost, nothing left over", {
    timeout: 300_000,
  }, async () => {
    const { kills, lost, orphans, acknowledged } = await killRows({ rounds: 1, rowsBetween: 50 });
    expect({ lost, orphans, kinds: Object.keys(kills).length }).toEqual({ lost: 0, orphans: 0, kinds: 12 });
    expect(acknowledged).toBeGreaterThanOrEqual(600);
  });
});
