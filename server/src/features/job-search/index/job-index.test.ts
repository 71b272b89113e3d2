import { readQuery } from "@waymark/domain/job-search/query";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OpenDatabase } from "../../../db/open.ts";
import type { Deps } from "../../../deps.ts";
import { newId } from "../../../ids.ts";
import { aPerson } from "../../../testing/a-person.ts";
import { testDatabases } from "../../../testing/database.ts";
import { testDeps } from "../../../testing/deps.ts";
import { addFollowed, putBoards } from "../../job-sources/boards/boards-store.ts";
import { noteChanges } from "../../jobs/changes-store.ts";
import { cardsById } from "../../jobs/store.ts";
import { storePostings } from "../../jobs/store-postings.ts";
import { aPosting } from "../../jobs/testing/a-posting.ts";
import type { JobIndex } from "./job-index.ts";

const many = 1_060;
const now = new Date("2026-11-20T12:00:00Z");
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

/** The tests that every JobIndex must pass, whatever its engine. */
const engines = testDatabases().flatMap(({ name, open }) =>
  (["memory", "sql"] as const).map((engine) => ({ name, engine, open })),
);
const asking = { currency: "USD", now };

describe.each(engines)("the $engine job index on $name", ({ engine, open }) => {
  let database: OpenDatabase;
  let index: JobIndex;
  let deps: Deps;
  beforeAll(async () => {
    database = await open();
    deps = await testDeps({ database, now: () => now, config: { JOB_INDEX: engine } });
    index = deps.jobIndex;
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
    await storePostings(deps, postings);
    for (let i = 0; i < many; i += 212) {
      const batch = Array.from({ length: 212 }, (_, k) =>
        aPosting({
          title: "Crowd filler",
          company: `Firm ${i + k}`,
          location: "Oslo",
          postedAt: hoursAgo(100 + i + k),
        }),
      );
      await storePostings(deps, batch);
    }
  });
  afterAll(() => database.close());

  const titles = async (asked: Parameters<typeof readQuery>[0], currency = "USD") => {
    const found = await index.search(readQuery(asked, { ...asking, currency }), 1, 20);
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

  it("counts everything, or up to a thousand, and knows whether there is more", async () => {
    const crowd = readQuery({ query: "crowd" }, asking);
    expect(await index.search(crowd, 1, 20)).toMatchObject({
      ...(engine === "memory" ? { total: many, totalExact: true } : { total: 1001, totalExact: false }),
      hasMore: true,
    });
    expect(await index.search(crowd, 53, 20)).toMatchObject({
      total: many,
      totalExact: true,
      hasMore: false,
    });
    expect(await index.search(crowd, 54, 20)).toMatchObject({ ids: [], hasMore: false });
    const plumbers = readQuery({ query: "plumber" }, asking);
    expect(await index.search(plumbers, 1, 2)).toMatchObject({
      total: 3,
      totalExact: true,
      hasMore: true,
    });
    expect(await index.search(plumbers, 2, 2)).toMatchObject({
      total: 3,
      totalExact: true,
      hasMore: false,
    });
  });

  it("pages over the tiers without a gap or a repeat", async () => {
    const query = readQuery({ query: "registered nurse" }, asking);
    const whole = await index.search(query, 1, 20);
    const pages: string[] = [];
    for (let page = 1; page <= 4; page++) pages.push(...(await index.search(query, page, 1)).ids);
    expect(pages).toEqual(whole.ids);
  });

  it("counts a tier exactly and forgets what is removed", async () => {
    const query = readQuery({ query: "crowd filler" }, asking);
    expect(await index.count(query, "title")).toBe(many);
    const [first = ""] = await index.newest(query, "title", 1);
    await database.query("delete from jobs where id = $1", [first]);
    await noteChanges(database.db, { gone: [first] }, now);
    await index.follow();
    expect(await index.count(query, "all")).toBe(many - 1);
  });

  it("takes minus words, hidden companies, dates and sorting", async () => {
    expect(await titles({ query: "registered nurse -berlin -cook" })).toEqual([
      "Registered Nurse @ Leeds, UK",
      "Ward manager @ York",
    ]);
    expect(await titles({ query: "nurse", hideCompanies: ["registered nurse agency"] })).not.toContain(
      "Ward manager @ York",
    );
    expect(await titles({ query: "nurse", postedWithin: 1 })).not.toContain("Registered Nurse @ Leeds, UK");
    expect(await titles({ query: "plumber", sort: "salary" })).toEqual([
      "Plumber @ Dallas, TX",
      "Plumber @ Austin, TX",
      "Plumber @ Houston, TX",
    ]);
    expect((await titles({ query: "registered nurse", sort: "date" }))[0]).toBe("Hospital cook @ Remote");
    expect(await titles({ query: "nurse", near: ["york", "leeds"] })).toEqual([
      "Registered Nurse @ Leeds, UK",
      "Ward manager @ York",
    ]);
  });

  it("counts what filters would leave, each aside from its own", async () => {
    const facets = await index.facets(
      readQuery({ query: "registered nurse", jobType: "part-time" }, asking),
      now,
    );
    expect(facets.jobType).toEqual([{ value: "part-time", count: 1 }]);
    expect(facets.country).toEqual([{ value: "DE", count: 1 }]);
    expect(facets).toMatchObject({ remote: 0, salaryKnown: 0 });
    const all = await index.facets(readQuery({ query: "registered nurse", postedWithin: 1 }, asking), now);
    expect(all.remote).toBe(1);
    expect(all.postedWithin).toEqual([
      { days: 1, count: 3 },
      { days: 3, count: 4 },
      { days: 7, count: 4 },
      { days: 14, count: 4 },
      { days: 30, count: 4 },
    ]);
  });

  it("shows what only followers of a board may find to those who follow it, whatever is asked", async () => {
    const { user } = await aPerson(deps, { verified: true });
    const boards = ["greenhouse:one", "greenhouse:two"];
    for (const [i, id] of boards.entries()) {
      const board = { kind: "greenhouse", slug: id, company: id, listed: "", country: "", trade: "" };
      await putBoards(deps.db, [{ ...board, id, createdAt: now }]);
      await addFollowed(deps.db, { id: newId(), userId: user.id, boardId: id, address: "", followedAt: now });
      const posting = { title: "Zeppelin pilot", company: `Airship ${i}`, location: `Ulm, Germany` };
      await storePostings(deps, [aPosting({ ...posting, salary: "€80,000", postedAt: hoursAgo(i) })], {
        boardId: id,
      });
    }
    await storePostings(deps, [
      aPosting({ title: "Zeppelin pilot", company: "Open sky", postedAt: hoursAgo(9) }),
    ]);
    const seenBy = async (follows: readonly string[]) => {
      const query = readQuery({ query: "zeppelin pilot" }, { ...asking, follows });
      const { ids, total } = await index.search(query, 1, 20);
      const bySalary = await index.search({ ...query, sort: "salary" }, 1, 20);
      const anything = await index.search({ ...query, terms: [] }, 1, 20);
      const [facets, tally] = [
        await index.facets(query, now),
        await index.tally(query, "title", { currency: undefined, now }),
      ];
      return {
        companies: (await cardsById(database.db, ids)).map(({ company }) => company),
        totals: [total, bySalary.total, await index.count(query, "title"), await index.count(query, "all")],
        newest: (await index.newest(query, "all", 20)).length,
        facets: facets.company.map(({ value }) => value).toSorted(),
        matches: tally.matches,
        first: (await cardsById(database.db, anything.ids.slice(0, 3))).map(({ title }) => title),
      };
    };
    const of = (companies: readonly string[]) => ({
      companies,
      totals: Array.from({ length: 4 }, () => companies.length),
      newest: companies.length,
      facets: companies.toSorted(),
      matches: companies.length,
    });
    const nobodys = await seenBy([]);
    expect(nobodys).toMatchObject(of(["Open sky"]));
    expect(nobodys.first).not.toContain("Zeppelin pilot");
    expect(await seenBy(["greenhouse:one"])).toMatchObject(of(["Airship 0", "Open sky"]));
    expect(await seenBy(boards)).toMatchObject(of(["Airship 0", "Airship 1", "Open sky"]));
    expect(await seenBy(["greenhouse:two", "greenhouse:three"])).toMatchObject(of(["Airship 1", "Open sky"]));
    expect(await seenBy([])).toEqual(nobodys);
    // The same after everything was joined, or made again, from the record.
    await index.rebuild();
    await index.follow();
    expect(await seenBy(["greenhouse:one"])).toMatchObject(of(["Airship 0", "Open sky"]));
    expect(await seenBy([])).toEqual(nobodys);
    const words: string[] = [];
    (await index.spelling()).each((word) => words.push(word));
    expect(words).toContain("pilot");
  });

  it("sums up what insights are made of", async () => {
    const tally = await index.tally(readQuery({ query: "plumber" }, asking), "title", {
      currency: undefined,
      now,
    });
    expect(tally).toMatchObject({ matches: 3, samples: 0, remote: 0, lately: 3, before: 0 });
    expect(tally.pay?.currency).toBe("USD");
    expect([...(tally.pay?.sorted ?? [])]).toEqual([56_500, 62_400]);
  });
});
