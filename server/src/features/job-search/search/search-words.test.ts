import { SearchQuery } from "@waymark/contract/jobs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Deps } from "../../../deps.ts";
import { testDatabases } from "../../../testing/database.ts";
import { testDeps } from "../../../testing/deps.ts";
import { storePostings } from "../../jobs/store-postings.ts";
import { aPosting } from "../../jobs/testing/a-posting.ts";
import { insightsForJobs } from "../insights/insights-for-jobs.ts";
import { readFacets } from "./read-facets.ts";
import { type Rank, searchJobs } from "./search-jobs.ts";

const now = new Date("2026-11-20T12:00:00Z");
const actor = { userId: "nobody", verified: true, teams: [], locale: "en" as const, timeZone: "UTC" };

const english = "We are looking for a welder with several years of experience in our workshop and on site.";
const german =
  "Wir suchen ab sofort einen Kollegen mit mehreren Jahren Erfahrung für unsere Werkstatt in Dortmund.";

const engines = testDatabases().map(({ name, open }, i) => ({
  name,
  open,
  engine: i === 0 ? ("memory" as const) : ("sql" as const),
}));

describe.each(engines)("the words of a search, $engine index on $name", ({ open, engine }) => {
  let deps: Deps;
  beforeAll(async () => {
    deps = await testDeps({ database: await open(), now: () => now, config: { JOB_INDEX: engine } });
    const many = (count: number, title: string, more: object = {}) =>
      Array.from({ length: count }, (_, i) =>
        aPosting({
          title,
          company: `${title} House ${i}`,
          postedAt: new Date(now.getTime() - i * 3_600_000),
          ...more,
        }),
      );
    await storePostings(deps, [
      ...many(60, "Dental Technician", { description: "You work the night shift." }),
      ...many(55, "Technical Writer", { description: "At night you shift paragraphs." }),
      ...many(3, "Infirmière de nuit", { location: "Lyon, France" }),
      ...many(1, "Technican wanted"),
      ...many(25, "Welder", { location: "Houston, TX", description: english }),
      ...many(3, "Schweißer (m/w/d)", { location: "Dortmund", description: german }),
    ]);
  });
  afterAll(async () => {
    await deps.jobIndex.close();
    await deps.database.close();
  });
  const ask = (query: string, more: Partial<SearchQuery> = {}, rank?: Rank) =>
    searchJobs(deps, actor, { ...SearchQuery.parse({ query }), ...more }, rank && { person: null, rank });

  it("takes a slip for one, by what the whole query then finds, and says so", async () => {
    const found = await ask("dental technican");
    expect(found).toMatchObject({
      total: 60,
      corrected: { query: "dental technician", original: "dental technican" },
    });
    expect((await ask("tecnical writer")).corrected?.query).toBe("technical writer");
  });

  it("shows titles with the very word before equal ones in the asker's language", async () => {
    const { jobs } = await ask("schweißer");
    expect(jobs.slice(0, 3).map(({ title }) => title)).toEqual(Array(3).fill("Schweißer (m/w/d)"));
    expect(jobs.at(3)?.title).toBe("Welder");
  });

  it("leads back to the words as typed", async () => {
    const found = await ask("dental technican", { asTyped: true });
    expect(found.corrected).toBeUndefined();
    expect(found.total).toBe(0);
  });

  it.each(["dental technician", "C++", "", "zzzzqqqq", "night", '"technican"'])(
    "leaves %j alone",
    async (query) => {
      expect((await ask(query)).corrected).toBeUndefined();
    },
  );

  it("finds phrases word for word", async () => {
    const first = await ask('"night shift"');
    expect(first).toMatchObject({ totalExact: false, hasMore: true });
    expect(first.total).toBeGreaterThan(20);
    expect(await ask('"night shift"', { page: 3 })).toMatchObject({
      total: 60,
      totalExact: true,
      hasMore: false,
    });
    expect((await ask('technician "shift paragraphs"')).total).toBe(0);
    expect((await ask('"infirmieres de nuit"')).total).toBe(3);
  });

  it("orders the best by what fits the asker", async () => {
    const plain = (await ask("technical writer")).jobs.map(({ id }) => id);
    const wanted = plain.at(7) ?? "";
    const rank: Rank = async (ids) => new Map(ids.map((id) => [id, id === wanted ? 9 : 1]));
    const ranked = await ask("technical writer", { sort: "match" }, rank);
    expect(ranked.jobs.map(({ id }) => id)).toEqual([wanted, ...plain.filter((id) => id !== wanted)]);
    expect(ranked).toMatchObject({ total: 55, hasMore: true });
    expect((await ask("technical writer", { sort: "match" })).jobs.map(({ id }) => id)).toEqual(plain);
  });

  it("counts facets and insights of the repaired query", async () => {
    const { facets } = await readFacets(deps, actor, { query: "dental technican" });
    expect(facets.postedWithin.at(-1)).toEqual({ days: 30, count: 60 });
    const { insights } = await insightsForJobs(deps, actor, { query: "dental technican" });
    expect(insights).toMatchObject({ query: "dental technician", figures: { matches: 60 } });
  });

  it("answers hostile texts, none of them slowly", async () => {
    const began = performance.now();
    for (const query of [
      "'\\",
      "🩺🩺",
      "護士",
      '"'.repeat(500),
      "-".repeat(500),
      "a ".repeat(250),
      "(((|&!<->:*",
    ])
      expect((await ask(query.slice(0, 500))).jobs.length).toBeLessThanOrEqual(20);
    expect(performance.now() - began).toBeLessThan(5_000);
    expect(SearchQuery.safeParse({ query: "x".repeat(10_000) }).success).toBe(false);
    expect(SearchQuery.safeParse({ hideCompanies: "x|".repeat(201) }).success).toBe(false);
  });
});
