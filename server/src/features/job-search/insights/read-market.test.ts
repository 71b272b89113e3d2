import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Deps } from "../../../deps.ts";
import { testDatabases } from "../../../testing/database.ts";
import { testDeps } from "../../../testing/deps.ts";
import { loadSamples } from "../../jobs/samples/load-samples.ts";
import { storePostings } from "../../jobs/store-postings.ts";
import { aPosting } from "../../jobs/testing/a-posting.ts";
import { readMarket } from "./read-market.ts";

const towns = ["Berlin, Germany", "Hamburg, Germany", "München, Germany", "Paris, France"];
const titles = ["Registered Nurse", "Software Engineer", "Welder", "Bookkeeper"];

describe.each(testDatabases())("the market on $name", ({ open }) => {
  let deps: Deps;
  let clock = Date.UTC(2026, 10, 20, 12);
  beforeAll(async () => {
    deps = await testDeps({ database: await open(), now: () => new Date(clock) });
  });
  afterAll(() => deps.database.close());

  it("says nothing of samples alone", async () => {
    await loadSamples(deps);
    expect(await readMarket(deps, "en")).toMatchObject({ postings: 0, cities: null, roles: null });
  });

  it("counts cities and roles when enough real postings are there, after ten minutes at most", async () => {
    const postings = towns.flatMap((location, town) =>
      titles.flatMap((title) =>
        Array.from({ length: 6 }, () =>
          aPosting({ title, location, salary: `${50 + town}000 EUR per year`, postedAt: new Date(clock) }),
        ),
      ),
    );
    await storePostings(deps, postings);
    expect((await readMarket(deps, "en")).cities).toBeNull();
    clock += 10 * 60_000 + 1;
    const market = await readMarket(deps, "en");
    expect(market.postings).toBe(96);
    expect(market.cities).toHaveLength(4);
    expect(market.cities?.find(({ name }) => name === "Berlin")).toMatchObject({
      jobs: 24,
      pay: { amount: 50_000, currency: "EUR" },
      demand: "veryHigh",
    });
    expect(market.roles).toHaveLength(4);
    expect(market.roles?.[0]).toMatchObject({ openings: 24, pay: { low: 50_750, high: 52_250 } });
  });
});
