import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Deps } from "../../deps.ts";
import { readMarket } from "../../features/job-search/insights/read-market.ts";
import { blankSource } from "../../features/job-sources/fetch-source.ts";
import { saveSource } from "../../features/job-sources/sources-store.ts";
import { testDeps } from "../../testing/deps.ts";
import type { Print } from "../command.ts";
import { statusCommand } from "./status.ts";

describe("the operator's status", () => {
  let deps: Deps;
  beforeAll(async () => {
    deps = await testDeps();
  });
  afterAll(() => deps.database.close());

  it("tells of a source that stepped aside, and when it is tried again", async () => {
    const sources = { config: { ...deps.config, JOB_SOURCES: "remoteok,arbeitnow" } };
    const nextRun = new Date("2026-12-05T00:00:00Z");
    await saveSource(deps.db, { ...blankSource("remoteok"), failures: 3, lastError: "gone", nextRun });
    await saveSource(deps.db, { ...blankSource("arbeitnow"), failures: 2, lastError: "failed", nextRun });
    const lines: string[] = [];
    const print: Print = (key, values) => void lines.push(deps.translate("en", key, values));
    const { signal } = new AbortController();
    const call = { args: [], folder: deps.config.DATA_DIR, print, signal, concerns: () => {} };
    expect(await statusCommand.run({ ...call, deps: { ...deps, ...sources } })).toBe(0);
    expect(lines.filter((line) => line.startsWith("Source "))).toEqual([
      "Source remoteok: paused after repeated failures, tried again 2026-12-05T00:00:00.000Z. There is nothing at this address any more.",
      expect.stringMatching(/^Source arbeitnow: (?!stepped)/),
    ]);
  });

  it("says how full each cache is, and how often it had the answer", async () => {
    for (const language of ["en", "de", "en"] as const) await readMarket(deps, language);
    const printed: [string, unknown][] = [];
    const print: Print = (key, values) => void printed.push([key, values]);
    const { signal } = new AbortController();
    const call = { deps, args: [], folder: deps.config.DATA_DIR, print, signal, concerns: () => {} };
    expect(await statusCommand.run(call)).toBe(0);
    expect(printed).toContainEqual([
      "operator.status.cache",
      { name: "market", entries: 2, max: 20, hits: 1, misses: 2 },
    ]);
  });
});
