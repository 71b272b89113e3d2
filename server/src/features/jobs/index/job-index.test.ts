import { readQuery } from "@waymark/domain/jobs/query";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OpenDatabase } from "../../../db/open.ts";
import { testDatabases } from "../../../testing/database.ts";
import { testDeps } from "../../../testing/deps.ts";
import { keepPostings } from "../keep-postings.ts";
import { cardsById } from "../store.ts";
import { aPosting } from "../testing/a-posting.ts";
import { sqlJobIndex as index } from "./sql-job-index-store.ts";

const many = 1_060;
const now = new Date("2026-11-20T12:00:00Z");
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

/** What every JobIndex must do, whatever engine it stands on. */
describe.each(testDatabases())("the job index on $name", ({ open }) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await open();
    const deps = await testDeps({ database, now: () => now });
    const postings = [
      aPosting({
        title: "Registered Nurse",
        location: "Leeds, UK",
        postedAt: hoursAgo(50),
        salary: "£36,000 per annum",
      }),
      aPosting({
        title: "Nurses, registered (m/w/d)",
        location: "Berlin, Germany",
        postedAt: hoursAgo(2),
        type: "part-time",
      }),
      aPosting({
        title: "Ward manager",
        company: "Registered Nurse Agency",
        location: "York",
        postedAt: hoursAgo(1),
      }),
      aPosting({
        title: "Hospital cook",
        description: "You cook for a registered nurse team.",
        location: "Remote",
        remote: true,
        postedAt: hoursAgo(0),
      }),
      aPosting({
        title: "Plumber",
        location: "Austin, TX",
        salary: "$52,000 - $61,000",
        postedAt: hoursAgo(4),
      }),
      aPosting({ title: "Plumber", location: "Dallas, TX", salary: "$30 per hour", postedAt: hoursAgo(5) }),
      aPosting({ title: "Plumber", location: "Houston, TX", postedAt: hoursAgo(6) }),
      aPosting({ title: "C++ and .NET developer", location: "München", postedAt: hoursAgo(7) }),
    ];
    await keepPostings(deps, postings);
    for (let i = 0; i < many; i += 212) {
      const batch = Array.from({ length: 212 }, (_, k) =>
        aPosting({
          title: "Crowd filler",
          company: `Firm ${i + k}`,
          location: "Oslo",
          postedAt: hoursAgo(100 + i + k),
        }),
      );
      await keepPostings(deps, batch);
    }
    await index.refresh(deps.db);
  });
  afterAll(() => database.close());

  const titles = async (asked: Parameters<typeof readQuery>[0], currency = "USD") => {
    const found = await index.search(database.db, readQuery(asked, currency), 1, 20);
    const rows = await cardsById(database.db, found.ids);
    return rows.map((row) => `${row.title} @ ${row.location}`);
  };

  it("answers titles first, then companies, then texts, each newest first", async () => {
    expect(await titles({ query: "registered nurse" })).toEqual([
      "Nurses, registered (m/w/d) @ Berlin, Germany",
      "Registered Nurse @ Leeds, UK",
      "Ward manager @ York",
      "Hospital cook @ Remote",
    ]);
  });

  it.each([
    [{ query: "nurses", location: "Germany" }, ["Nurses, registered (m/w/d) @ Berlin, Germany"]],
    [{ query: "nurse", location: "Múnich" }, []],
    [{ query: "nurse", remote: true }, ["Hospital cook @ Remote"]],
    [{ query: "", jobType: "part-time" as const }, ["Nurses, registered (m/w/d) @ Berlin, Germany"]],
    [{ query: "C++" }, ["C++ and .NET developer @ München"]],
    [{ query: ".net" }, ["C++ and .NET developer @ München"]],
    [
      { query: "plumber", location: "Texas", salaryMin: 60_000 },
      ["Plumber @ Austin, TX", "Plumber @ Dallas, TX"],
    ],
    [{ query: "plumber", salaryMin: 61_500 }, ["Plumber @ Dallas, TX"]],
    [
      { query: "plumber", salaryMin: 61_500, unknownPay: true },
      ["Plumber @ Dallas, TX", "Plumber @ Houston, TX"],
    ],
    [{ query: "nurse", salaryMin: 30_000, location: "UK" }, ["Registered Nurse @ Leeds, UK"]],
    [{ query: "nobody searches this" }, []],
    [{ query: "'); drop table jobs; --" }, []],
    [{ query: "a & b | !c <-> 'd' \\" }, []],
  ])("%j", async (asked, expected) => expect(await titles(asked)).toEqual(expected));

  it("leaves out pay in another currency, even when unknown pay may show", async () => {
    expect(await titles({ query: "registered", salaryMin: 10_000, unknownPay: true }, "USD")).not.toContain(
      "Registered Nurse @ Leeds, UK",
    );
  });

  it("counts up to a thousand and knows whether there is more", async () => {
    const crowd = readQuery({ query: "crowd" }, "USD");
    expect(await index.search(database.db, crowd, 1, 20)).toMatchObject({
      total: 1001,
      totalExact: false,
      hasMore: true,
    });
    expect(await index.search(database.db, crowd, 53, 20)).toMatchObject({
      total: many,
      totalExact: true,
      hasMore: false,
    });
    expect(await index.search(database.db, crowd, 54, 20)).toMatchObject({ ids: [], hasMore: false });
    const plumbers = readQuery({ query: "plumber" }, "USD");
    expect(await index.search(database.db, plumbers, 1, 2)).toMatchObject({
      total: 3,
      totalExact: true,
      hasMore: true,
    });
    expect(await index.search(database.db, plumbers, 2, 2)).toMatchObject({
      total: 3,
      totalExact: true,
      hasMore: false,
    });
  });

  it("pages over the tiers without a gap or a repeat", async () => {
    const query = readQuery({ query: "registered nurse" }, "USD");
    const whole = await index.search(database.db, query, 1, 20);
    const pages: string[] = [];
    for (let page = 1; page <= 4; page++)
      pages.push(...(await index.search(database.db, query, page, 1)).ids);
    expect(pages).toEqual(whole.ids);
  });

  it("counts a tier exactly and forgets what is removed", async () => {
    const query = readQuery({ query: "crowd filler" }, "USD");
    expect(await index.count(database.db, query, "title")).toBe(many);
    const [first = ""] = await index.newest(database.db, query, "title", 1);
    await index.remove(database.db, [first]);
    expect(await index.count(database.db, query, "all")).toBe(many - 1);
  });
});
