import { SearchQuery } from "@waymark/contract/jobs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Deps } from "../../../deps.ts";
import { testDatabases } from "../../../testing/database.ts";
import { testDeps } from "../../../testing/deps.ts";
import { storePostings } from "../../jobs/store-postings.ts";
import { aPosting } from "../../jobs/testing/a-posting.ts";
import { readFacets } from "./read-facets.ts";
import { searchJobs } from "./search-jobs.ts";

const now = new Date("2026-11-20T12:00:00Z");
const actor = { userId: "nobody", verified: true, teams: [], locale: "en" as const, timeZone: "UTC" };

const engines = testDatabases().map(({ name, open }, i) => ({
  name,
  open,
  engine: i === 0 ? ("memory" as const) : ("sql" as const),
}));

describe.each(engines)("things that a search excludes, $engine index on $name", ({ open, engine }) => {
  let deps: Deps;
  beforeAll(async () => {
    deps = await testDeps({ database: await open(), now: () => now, config: { JOB_INDEX: engine } });
    const texts = [
      "You will work nights on the ward.",
      "Rotating weekends, and night shifts.",
      "No nights and no weekends.",
      "A friendly ward by the sea.",
      "A driving licence is needed for visits.",
    ];
    await storePostings(
      deps,
      texts.map((description, i) =>
        aPosting({ title: "Ward Nurse", company: `Ward ${i}`, location: "Leeds, UK", description }),
      ),
    );
  });
  afterAll(async () => {
    await deps.jobIndex.close();
    await deps.database.close();
  });
  const ask = async (query: string, more: Partial<SearchQuery> = {}) => {
    const { jobs, total, understood, corrected } = await searchJobs(deps, actor, {
      ...SearchQuery.parse({ query }),
      ...more,
    });
    return { found: jobs.map(({ company }) => company.at(-1)).sort(), total, understood, corrected };
  };

  it("leaves out the postings that ask for it, counts them, and keeps those that say nothing", async () => {
    const { found, total, understood } = await ask("ward nurse without nights");
    expect(found).toEqual(["2", "3", "4"]);
    expect(total).toBe(3);
    expect(understood).toMatchObject({
      wishes: [],
      leftOut: [],
      unwanted: { duties: ["nights"], words: [], count: 2, isShown: false },
    });
  });

  it("shows them on request, and says so", async () => {
    const { found, understood } = await ask("ward nurse no nights, no weekends", { withUnwanted: true });
    expect(found).toEqual(["0", "1", "2", "3", "4"]);
    expect(understood?.unwanted).toEqual({
      duties: ["nights", "weekends"],
      words: [],
      count: 2,
      isShown: true,
    });
  });

  it("shows them behind all others, page by page", async () => {
    const page = async (number: number) => {
      const asked = { ...SearchQuery.parse({ query: "ward nurse without nights" }), withUnwanted: true };
      const { jobs, total, hasMore } = await searchJobs(deps, actor, { ...asked, page: number, limit: 2 });
      return { found: jobs.map(({ company }) => company.at(-1)), total, hasMore };
    };
    const pages = [await page(1), await page(2), await page(3)];
    expect(pages.map(({ total }) => total)).toEqual([5, 5, 5]);
    expect(pages.map(({ hasMore }) => hasMore)).toEqual([true, true, false]);
    const found = pages.flatMap((one) => one.found);
    expect(found.slice(0, 3).sort()).toEqual(["2", "3", "4"]);
    expect(found.slice(3).sort()).toEqual(["0", "1"]);
  });

  it("leaves out postings with any other word that is excluded", async () => {
    const { found, understood } = await ask("ward nurse without sea");
    expect(found).toEqual(["0", "1", "2", "4"]);
    expect(understood?.unwanted).toMatchObject({ duties: [], words: ["sea"], count: 1 });
  });

  it.each(["no nights or weekends", "Monday to Friday"])(
    "keeps '%s' in a repaired query",
    async (excluded) => {
      const { corrected } = await ask(`ward nurze ${excluded}`);
      expect(corrected?.query).toBe(`ward nurse ${excluded}`);
    },
  );

  it("says when no posting mentions it", async () => {
    expect((await ask("ward nurse no on call")).understood?.unwanted).toMatchObject({ count: 0 });
  });

  it("counts the filters of what is left", async () => {
    const { facets } = await readFacets(deps, actor, { query: "ward nurse without nights" });
    expect(facets.postedWithin.at(-1)?.count).toBe(3);
  });

  it("keeps what is excluded when it repairs a slip", async () => {
    const { found } = await ask("ward nurze without nights");
    expect(found).toEqual(["2", "3", "4"]);
  });

  it("does not look for good pay, and says so", async () => {
    const { found, understood } = await ask("well paid ward nurse");
    expect(found).toHaveLength(5);
    expect(understood).toMatchObject({ wishes: [], leftOut: [], wellPaid: "well paid" });
  });
});
