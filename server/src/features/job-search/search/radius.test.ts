import { SearchQuery } from "@waymark/contract/jobs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Deps } from "../../../deps.ts";
import { packTowns } from "../../../gazetteer/packed-towns.ts";
import { aPerson } from "../../../testing/a-person.ts";
import { testDatabases } from "../../../testing/database.ts";
import { testDeps } from "../../../testing/deps.ts";
import { locatePostings } from "../../jobs/locate-postings.ts";
import { storePostings } from "../../jobs/store-postings.ts";
import { aPosting } from "../../jobs/testing/a-posting.ts";
import { countFresh } from "../saved/count-fresh.ts";
import { searchJobs } from "./search-jobs.ts";

const now = new Date("2026-11-20T12:00:00Z");
const stranger = { locale: "en" as const };
const town = (name: string, country: string, admin1: string, lat: number, lng: number) => ({
  name,
  country,
  admin1,
  lat,
  lng,
});
const towns = packTowns([
  town("Leeds", "GB", "ENG", 53.797, -1.548),
  town("Bradford", "GB", "ENG", 53.794, -1.752),
  town("Saltaire", "GB", "ENG", 53.837, -1.79),
  town("York", "GB", "ENG", 53.958, -1.083),
  town("Bristol", "GB", "ENG", 51.455, -2.597),
  town("Ilkley", "GB", "ENG", 53.925, -1.822),
  town("Penzance", "GB", "ENG", 50.118, -5.537),
]);

const engines = testDatabases().map(({ name, open }, i) => ({
  name,
  open,
  engine: i === 0 ? ("memory" as const) : ("sql" as const),
}));

describe.each(engines)("a search with a radius, $engine index on $name", ({ open, engine }) => {
  let deps: Deps;
  beforeAll(async () => {
    deps = await testDeps({ database: await open(), now: () => now, config: { JOB_INDEX: engine } });
    // Those that come in before the gazetteer is there are looked up later.
    await storePostings(
      deps,
      ["Leeds, UK", "Saltaire", "York, UK"].map((location) =>
        aPosting({ title: "Nurse", company: location, location, source: "arbeitnow" }),
      ),
    );
    deps.gazetteer.fill(towns);
    await locatePostings(deps);
    await storePostings(
      deps,
      ["Bradford; Bristol", "Bristol, UK", "Remote"].map((location) =>
        aPosting({ title: "Nurse", company: location, location, source: "arbeitnow" }),
      ),
    );
  });
  afterAll(async () => {
    await deps.jobIndex.close();
    await deps.database.close();
  });
  const ask = async (location: string, within?: number, words = "nurse") => {
    const query = SearchQuery.parse({
      query: words,
      location,
      ...(within === undefined ? {} : { within }),
    });
    const { jobs, around, understood } = await searchJobs(deps, stranger, query);
    return { places: jobs.map((job) => job.location).sort(), around, understood };
  };

  it("finds what is around the town, and says in which radius", async () => {
    expect(await ask("Leeds", 25)).toMatchObject({
      places: ["Bradford; Bristol", "Leeds, UK", "Saltaire"],
      around: { place: "Leeds", km: 25, country: "GB" },
    });
    expect((await ask("Leeds", 50)).places).toContain("York, UK");
    expect((await ask("Leeds")).places).toEqual(["Leeds, UK"]);
  });

  it("looks around a town where nothing is, then in its country, and says so", async () => {
    const near = await ask("Ilkley");
    expect(near.places).toEqual(["Bradford; Bristol", "Leeds, UK", "Saltaire", "York, UK"]);
    expect(near.understood?.widened).toEqual({ place: "Ilkley", km: 50 });
    expect(near.around).toBeUndefined();
    const far = await ask("Penzance");
    expect(far.places).toContain("Leeds, UK");
    expect(far.understood?.widened).toEqual({ place: "Penzance", country: "GB" });
    expect((await ask("Ilkley", 5)).places).toEqual([]);
  });

  it("reads a word that no title has as the town which the gazetteer knows", async () => {
    const typed = await ask("", undefined, "nurse ilkley");
    expect(typed.places).toEqual(["Bradford; Bristol", "Leeds, UK", "Saltaire", "York, UK"]);
    expect(typed.understood).toMatchObject({ widened: { place: "ilkley", km: 50 }, leftOut: [] });
    for (const word of ["wobbly", "penzance"])
      expect((await ask("", undefined, `nurse ${word}`)).understood?.leftOut).toEqual([word]);
  });

  it("tells of new postings around a town, not of those in its whole country", async () => {
    const actor = { ...(await aPerson(deps)).actor, locale: "en" as const };
    const ago = new Date(now.getTime() - 3_600_000);
    expect(await countFresh(deps, actor, { query: "nurse", location: "Ilkley" }, ago)).toBe(4);
    expect(await countFresh(deps, actor, { query: "nurse", location: "Penzance" }, ago)).toBe(0);
    expect(await countFresh(deps, actor, { query: "nurse penzance" }, ago)).toBe(0);
  });

  it("takes a place that is no town by its name alone, and does not say otherwise", async () => {
    expect(await ask("Atlantis", 25)).toMatchObject({ places: [], around: undefined });
    expect((await ask("United Kingdom", 25)).around).toBeUndefined();
  });

  it("knows the country of a town that only one country has", async () => {
    expect((await ask("United Kingdom")).places).toContain("Saltaire");
  });
});
