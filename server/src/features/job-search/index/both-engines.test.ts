import { jobTypes } from "@waymark/contract/jobs";
import { type AskedSearch, readQuery } from "@waymark/domain/job-search/query";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Deps } from "../../../deps.ts";
import { testDeps } from "../../../testing/deps.ts";
import { noteChanges, tidyIndexRows } from "../../jobs/changes-store.ts";
import { storePostings } from "../../jobs/store-postings.ts";
import { aPosting } from "../../jobs/testing/a-posting.ts";
import type { JobIndex } from "./job-index.ts";
import { openSqlJobIndex } from "./sql-job-index-store.ts";

const now = new Date("2026-11-20T12:00:00Z");
const titles = [
  "Registered Nurse",
  "RN, nights",
  "Nurse",
  "Project Manager",
  "PM",
  "Software Developer",
  "Cook",
];
const companies = ["Nurse Agency", "Acme", "Software House", ""];
const places = ["Leeds, UK", "Berlin, Germany", "Austin, TX", "Remote"];
const texts = [
  "You care for patients.",
  "A registered nurse and a cook.",
  "Software for a project manager.",
  "or",
];
const words = [
  "nurse",
  "registered nurse",
  "rn",
  "pm",
  "software",
  "cook",
  "leeds",
  "acme",
  "the",
  "zebra",
  "-cook",
];

const posting = fc.record({
  title: fc.constantFrom(...titles),
  company: fc.constantFrom(...companies),
  location: fc.constantFrom(...places),
  remote: fc.boolean(),
  salary: fc.constantFrom("", "$50,000 - $60,000", "£30,000", "€70.000"),
  type: fc.constantFrom("", ...jobTypes),
  description: fc.constantFrom(...texts),
  // Few instants, so that many are posted at once.
  hoursAgo: fc.integer({ min: 0, max: 30 }),
});

const search: fc.Arbitrary<AskedSearch> = fc.record(
  {
    query: fc.array(fc.constantFrom(...words), { maxLength: 3 }).map((some) => some.join(" ")),
    location: fc.constantFrom("UK", "Berlin", "Europe", "Texas", "Nowhere"),
    remote: fc.boolean(),
    jobType: fc.constantFrom(...jobTypes),
    salaryMin: fc.constantFrom(40_000, 55_000, 65_000),
    unknownPay: fc.boolean(),
    salaryKnown: fc.boolean(),
    company: fc.constantFrom("acme", "Nurse  agency"),
    postedWithin: fc.constant(1),
    hideCompanies: fc.constant(["Acme"]),
    sort: fc.constantFrom("relevance" as const, "date" as const, "salary" as const),
  },
  { requiredKeys: ["query"] },
);

let deps: Deps;
let sql: JobIndex;
/** Takes more than three hits for many, of which only the newest are read. */
let sqlOfMany: JobIndex;

beforeAll(async () => {
  deps = await testDeps({ now: () => now });
  sql = openSqlJobIndex(deps.database);
  sqlOfMany = openSqlJobIndex(deps.database, 3);
  // Some batches, so that there are several segments, changed rows and rows that are gone.
  const [first = [], ...rest] = fc.sample(fc.array(posting, { minLength: 40, maxLength: 60 }), {
    numRuns: 5,
    seed: 7,
  });
  for (const batch of [first, ...rest, first.slice(0, 20)]) {
    await storePostings(
      deps,
      batch.map(({ hoursAgo, ...one }) =>
        aPosting({ ...one, postedAt: new Date(now.getTime() - hoursAgo * 3_600_000) }),
      ),
    );
  }
  const all = await deps.jobIndex.newest(readQuery({ query: "" }, { currency: "USD", now }), "all", 30);
  await deps.database.query("delete from jobs where id = any($1)", [all]);
  await noteChanges(deps.db, { gone: all }, now);
  await deps.jobIndex.follow();
  expect((await deps.jobIndex.state()).docs).toBeGreaterThan(100);
  await tidyIndexRows(deps.db);
});
afterAll(async () => {
  await deps.jobIndex.close();
  await deps.database.close();
});

it("both engines find the same, in the same order, with the same totals", async () => {
  const wishes = fc.subarray([[[":type-part-time", ":remote"]], [["t.nurs"], ["b.care"]], [["b.software"]]]);
  const titles = fc.record({
    alike: fc.subarray([[["t.nurs"]], [["t.data"], [":remote", ":on-site"]]]),
    further: fc.subarray([[["t.engineer"], [":language-en"]], [["t.care"]]]),
    near: fc.subarray([[["t.nurse"]], [["t.engineer"], [":language-de"]]]),
  });
  await fc.assert(
    fc.asyncProperty(
      search,
      wishes,
      titles,
      fc.integer({ min: 1, max: 4 }),
      async (asked, prefers, related, page) => {
        const query = { ...readQuery(asked, { currency: "USD", now }), prefers, related };
        const [memory, oracle] = await Promise.all([
          deps.jobIndex.search(query, page, 7),
          sql.search(query, page, 7),
        ]);
        expect(memory).toEqual(oracle);
        expect(await sqlOfMany.search(query, page, 7)).toEqual(oracle);
        expect(await deps.jobIndex.count(query, "title")).toBe(await sql.count(query, "title"));
      },
    ),
    { numRuns: 150 },
  );
});

it("both engines count the same facets and figures", async () => {
  await fc.assert(
    fc.asyncProperty(search, async (asked) => {
      const query = readQuery(asked, { currency: "USD", now });
      expect(await deps.jobIndex.facets(query, now)).toEqual(await sql.facets(query, now));
      const [memory, oracle] = await Promise.all(
        [deps.jobIndex, sql].map((index) => index.tally(query, "all", { currency: "GBP", now })),
      );
      expect(memory).toEqual(oracle);
    }),
    { numRuns: 60 },
  );
});
