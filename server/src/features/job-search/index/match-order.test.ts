import { jobTypes } from "@waymark/contract/jobs";
import { knownCompanySizes } from "@waymark/contract/settings";
import { finish } from "@waymark/domain/in-steps";
import { matchScore } from "@waymark/domain/job-search/match/match";
import { Occupations } from "@waymark/domain/job-search/match/occupations";
import { type Person, readPerson } from "@waymark/domain/job-search/match/person";
import { readQuery } from "@waymark/domain/job-search/query";
import { normalisePosting } from "@waymark/domain/jobs/normalise";
import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { newId } from "../../../ids.ts";
import { indexedOf, type JobRow, rowOf } from "../../jobs/job-row.ts";
import { allSamples } from "../../jobs/samples/load-samples.ts";
import { bestMatches } from "../search/best-matches.ts";
import { MemoryEngine } from "./memory-engine.ts";

const now = new Date("2026-11-20T12:00:00Z");
const towns = ["here", "near", "far"];
let trades: Occupations;
let engine: MemoryEngine;
let rows: ReadonlyMap<string, JobRow>;

/** Every third shipped sample, some in towns of a gazetteer, some with a title or place that is in no list. */
function postings(): JobRow[] {
  return allSamples().flatMap((sample, i) => {
    if (i % 3 !== 0) return [];
    const hour = new Date(now.getTime() - (i % 40) * 3_600_000).toISOString();
    const posting = normalisePosting(
      {
        ...sample,
        source: "sample",
        sourceId: sample.id,
        posted: hour,
        title: i % 31 === 0 ? `Wizard of ${sample.title.split(" ")[0]}` : sample.title,
        description: `${sample.description}\n${i % 5 === 0 ? `We are a company of ${10 ** ((i % 4) + 1)} employees.` : ""}`,
        location: i % 17 === 0 ? ["", "Kleinkleckersdorf", "Upper Nowhere"][i % 3] : sample.location,
        url: `https://example.com/${sample.id}`,
      },
      now,
    );
    if ("refused" in posting) return [];
    const town = towns[i % 7];
    const row = rowOf({ ...posting, towns: town === undefined ? [] : [town] }, newId(), {
      now,
      sample: true,
    });
    return [row];
  });
}

beforeAll(() => {
  trades = finish(Occupations.of());
  engine = new MemoryEngine((title) => trades.read(title));
  const all = postings();
  rows = new Map(all.map((row) => [row.id, row]));
  // Two segments, so that their orders are joined.
  engine.index.put(all.slice(0, 300).map(indexedOf));
  engine.index.put(all.slice(300).map(indexedOf));
}, 60_000);

const titles = fc.constantFrom(
  "Registered Nurse - Intensive Care",
  "Staff Nurse",
  "MIG Welder",
  "Senior Software Engineer",
  "Pflegefachkraft",
  "Chef de partie",
  "Contable",
  "Wizard of Everything",
  "Praktikant Marketing",
);
const skills = fc.constantFrom(
  "Python",
  "SQL",
  "Excel",
  "Wound care",
  "Triage",
  "Teamwork",
  "Welding",
  "Kochen",
);
const job = fc.record({
  title: titles,
  startDate: fc.constantFrom("2008-01", "2015-06", "2024-01"),
  endDate: fc.constantFrom("", "2016-01", "2025-02"),
  told: fc.array(skills, { maxLength: 4 }),
});
const people: fc.Arbitrary<Person> = fc
  .record({
    jobs: fc.array(job, { maxLength: 4 }),
    listed: fc.array(skills, { maxLength: 5 }),
    title: fc.constantFrom("", "Nurse", "Head of Magic"),
    places: fc.array(
      fc.constantFrom(
        ...["Leeds, UK", "Houston, TX", "München", "Kleinkleckersdorf", "Kleinkleckersdorf, Germany"],
        ...["Germany", "Upper Nowhere"],
      ),
      { maxLength: 2 },
    ),
    remoteWork: fc.constantFrom("any" as const, "remote" as const, "onsite" as const, "hybrid" as const),
    wish: fc.constantFrom("", "$60,000", "€45.000", "£30,000"),
    locale: fc.constantFrom("en", "de", "fr", undefined),
    km: fc.boolean(),
    townCountries: fc.constantFrom([], ["DE"], ["GB"]),
    jobType: fc.constantFrom(null, ...jobTypes),
    companySize: fc.constantFrom(null, ...knownCompanySizes),
  })
  .map(({ jobs, listed, title, places, remoteWork, wish, locale, km, ...rest }) =>
    readPerson(
      {
        experience: jobs.map(({ told, ...job }, i) => ({
          ...job,
          id: String(i),
          company: "X",
          location: "",
          current: job.endDate === "",
          description: told.map((skill) => `- Used ${skill} every day for 12 teams`).join("\n"),
        })),
        skills: listed,
      },
      {
        title,
        skills: [],
        location: "",
        preferredLocations: places,
        remoteWork,
        wish,
        currency: "USD",
        ...rest,
        ...(locale === undefined ? {} : { locale }),
        ...(km
          ? {
              kmToTowns: new Map([
                ["here", 3],
                ["near", 60],
              ]),
            }
          : {}),
      },
      "2026-11",
      trades,
    ),
  );
const queries = fc.constantFrom("", "nurse", "engineer", "pflege", "assistant", "manager", "cook");

it("gives the exact order of everything that a query finds, and reads only what it needs", async () => {
  let read = 0;
  let shown = 0;
  const property = fc.asyncProperty(people, queries, fc.integer({ min: 1, max: 60 }), async (...asked) => {
    const [person, text, wanted] = asked;
    const query = readQuery({ query: text }, { currency: "USD", now });
    const { ids } = engine.search(query, 1, 10_000);
    const scores = new Map<string, number>();
    for (const id of ids) {
      const row = rows.get(id);
      const score = row === undefined ? null : matchScore(person, row);
      if (score !== null) scores.set(id, score);
    }
    const exact = ids.toSorted((a, b) => (scores.get(b) ?? -1) - (scores.get(a) ?? -1));
    const candidates = await engine.candidates(query, person);
    if (candidates === null) throw new Error("no candidates");
    const found = await bestMatches(candidates, wanted, async (batch) => {
      read += batch.length;
      return scores;
    });
    shown += Math.max(1, found.length);
    expect(found).toEqual(exact.slice(0, wanted));
  });
  await fc.assert(property, { numRuns: 150 });
  expect(read).toBeLessThan(5 * shown + 150 * 60);
}, 120_000);
