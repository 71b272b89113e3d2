import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { OpenDatabase } from "../../db/open.ts";
import type { Deps } from "../../deps.ts";
import { insightsForJobs } from "../../features/job-search/insights/insights-for-jobs.ts";
import { openJobSearch } from "../../features/job-search/insights/open-job-search.ts";
import { payPercentileOf } from "../../features/job-search/insights/pay-percentile.ts";
import { readMarket } from "../../features/job-search/insights/read-market.ts";
import { readFacets } from "../../features/job-search/search/read-facets.ts";
import { searchJobs } from "../../features/job-search/search/search-jobs.ts";
import { importJobs } from "../../features/job-sources/import-jobs.ts";
import { listJobSources } from "../../features/job-sources/list-job-sources.ts";
import { tidyPostings } from "../../features/job-sources/tasks.ts";
import { storePostings } from "../../features/jobs/store-postings.ts";
import { aPosting } from "../../features/jobs/testing/a-posting.ts";
import { testDatabases } from "../../testing/database.ts";
import { testDeps } from "../../testing/deps.ts";

const actor = { userId: "nobody", verified: true, teams: [], locale: "en" as const, timeZone: "UTC" };
const keys = { ADZUNA_APP_ID: "i", ADZUNA_APP_KEY: "k" };
const towns = ["Ghent", "Leeds", "Lyon", "Bonn", "Lille", "Nantes", "York", "Madrid", "Paris", "Bristol"];

describe.each(testDatabases())("sources by their terms and names on $name", ({ open }) => {
  let deps: Deps;
  let database: OpenDatabase;
  let now = new Date("2026-11-20T12:00:00Z");
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    now = new Date("2026-11-20T12:00:00Z");
    deps = { ...(await testDeps({ database, config: { ...keys, JOB_SOURCES: "none" } })), now: () => now };
  });
  afterEach(async () => {
    await deps.jobIndex.close();
    await database.query("truncate jobs, job_index, job_changes, job_query_counts, job_sources cascade");
  });
  const importRows = async (...rows: object[]) => {
    async function* file() {
      yield Buffer.from(JSON.stringify(rows));
    }
    return importJobs(deps, file());
  };
  const row = (n: number, source: string, more: object = {}) => ({
    title: `Baker ${n}`,
    company: `Crumb ${n}`,
    location: towns[n],
    description: `Bread number ${n}.`,
    url: `https://bread.example.org/${n}`,
    postedDate: "2026-11-01",
    source,
    ...more,
  });

  it("counts what may be counted: elsewhere it is found, in figures it is not", async () => {
    const bakers = (source: string, salary: string) =>
      towns.map((location) => aPosting({ title: "Baker", location, source, salary }));
    await storePostings(deps, [
      ...bakers("test", "30000 EUR per year"),
      ...bakers("adzuna", "90000 EUR per year"),
    ]);
    const asked = { query: "baker" };
    const figures = async (config: object) => {
      const at = { ...deps, config: { ...deps.config, ...config } };
      const { insights } = await insightsForJobs(at, actor, asked);
      const pay = await payPercentileOf(at, { query: "baker", place: "", currency: "EUR", value: 40_000 });
      const { count } = await openJobSearch(at, "baker", { country: null, currency: null });
      return { ...insights.figures, standing: pay.percentile, open: count };
    };
    const found = await searchJobs(deps, actor, { query: "baker", page: 1, limit: 20 });
    expect(found.total).toBe(20);
    expect(await figures({ JOB_SOURCES: "adzuna" })).toMatchObject({
      matches: 10,
      salary: { p75: 30_000, count: 10 },
      standing: 100,
      open: 10,
      leftOut: ["Adzuna"],
    });
    // Nobody is told of a source that is not there.
    expect((await figures({})).leftOut).toEqual([]);
    expect(await figures({ JOB_SOURCES: "adzuna", JOB_AGGREGATES: "reed, Adzuna" })).toMatchObject({
      matches: 20,
      salary: { p75: 90_000, count: 20 },
      open: 20,
      leftOut: [],
    });
    const state = async (JOB_AGGREGATES: string) => {
      const { sources } = await listJobSources({ ...deps, config: { ...deps.config, JOB_AGGREGATES } });
      return sources.filter(({ aggregates }) => aggregates !== "allowed");
    };
    expect(await state("")).toMatchObject([{ id: "adzuna", aggregates: "needs_consent" }]);
    expect(await state("adzuna")).toMatchObject([{ id: "adzuna", aggregates: "consented" }]);
  });

  it("leaves them out of the market of the front page, too", async () => {
    const many = (source: string) =>
      ["Berlin, Germany", "Hamburg, Germany", "Paris, France", "Lyon, France"].flatMap((location) =>
        Array.from({ length: 20 }, (_, n) => aPosting({ title: `Baker ${n}`, location, source })),
      );
    await storePostings(deps, many("adzuna"));
    expect((await readMarket(deps, "de")).cities).toBeNull();
    const config = { ...deps.config, JOB_AGGREGATES: "adzuna" };
    expect((await readMarket({ ...deps, config }, "fr")).cities).toHaveLength(4);
  });

  it("knows a source by its name, however it is written", async () => {
    await importRows(row(1, "Zip Recruiter"), row(2, "ZipRecruiter"), row(3, "  zip-recruiter "));
    await importRows(row(4, "ZIPRECRUITER"), row(5, "Remote OK"), row(6, ""));
    const { facets } = await readFacets(deps, actor, { query: "baker" });
    expect(Object.fromEntries(facets.source.map(({ value, count }) => [value, count]))).toEqual({
      "zip-recruiter": 4,
      remoteok: 1,
      import: 1,
    });
    for (const source of ["ZipRecruiter", "zip recruiter", "zip-recruiter"]) {
      const { total } = await searchJobs(deps, actor, { query: "baker", page: 1, limit: 20, source });
      expect(total).toBe(4);
    }
    const { imported, importKeepDays } = await listJobSources(deps);
    expect(imported.map(({ name }) => name).toSorted()).toEqual(["import", "zip-recruiter"]);
    expect(imported.find(({ name }) => name === "zip-recruiter")).toMatchObject({ count: 1, problem: "" });
    expect(importKeepDays).toBe(60);
  });

  it("lets an imported posting go that no file has held for long, unless it says itself when it closes", async () => {
    await importRows(row(1, "board"), row(2, "board"), row(3, "board", { validThrough: "2027-06-30" }));
    await storePostings(deps, [aPosting({ source: "reed" })]);
    const left = async () => {
      await tidyPostings(deps);
      return (await searchJobs(deps, actor, { query: "", page: 1, limit: 20 })).total;
    };
    now = new Date("2027-01-10T12:00:00Z");
    await importRows(row(2, "board"));
    // Postings left by a switched-off source follow that source's own terms.
    expect(await left()).toBe(3);
    now = new Date("2027-01-25T12:00:00Z");
    Object.assign(deps.config, { JOB_IMPORT_KEEP_DAYS: 0 });
    expect(await left()).toBe(3);
    Object.assign(deps.config, { JOB_IMPORT_KEEP_DAYS: 60 });
    expect(await left()).toBe(2);
  });
});
