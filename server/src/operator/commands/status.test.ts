import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Deps } from "../../deps.ts";
import { readMarket } from "../../features/job-search/insights/read-market.ts";
import { testDeps } from "../../testing/deps.ts";
import type { Print } from "../command.ts";
import { statusCommand } from "./status.ts";

describe("the operator's status", () => {
  let deps: Deps;
  beforeAll(async () => {
    deps = await testDeps();
  });
  afterAll(() => deps.database.close());

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
