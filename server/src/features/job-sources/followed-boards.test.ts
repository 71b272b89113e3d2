import * as contract from "@waymark/contract/job-search-market";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Actor } from "../../actor.ts";
import type { Deps } from "../../deps.ts";
import { newId } from "../../ids.ts";
import { boardKey } from "../../ports/job-sources/board-address.ts";
import { aPerson } from "../../testing/a-person.ts";
import { testDatabases } from "../../testing/database.ts";
import { testDeps } from "../../testing/deps.ts";
import { insightsForJobs } from "../job-search/insights/insights-for-jobs.ts";
import { readMarket } from "../job-search/insights/read-market.ts";
import { countFresh } from "../job-search/saved/count-fresh.ts";
import { readFacets } from "../job-search/search/read-facets.ts";
import { searchAsJson } from "../job-search/search/search-as-json.ts";
import { searchJobs } from "../job-search/search/search-jobs.ts";
import { trendingJobs } from "../job-search/trending/trending-jobs.ts";
import { boardVisibility } from "../jobs/followers-store.ts";
import { getJob } from "../jobs/get-job.ts";
import { storeManualJob } from "../jobs/manual/store-manual-job.ts";
import { updateSamples } from "../jobs/samples/load-samples.ts";
import { storePostings } from "../jobs/store-postings.ts";
import { aPosting } from "../jobs/testing/a-posting.ts";
import { eraseNow } from "../personal-data/erase-person.ts";
import { followCompany, listFollowed, unfollowCompany } from "./boards/followed-companies.ts";
import { syncBoards } from "./boards/sync-boards.ts";
import { fetchBoard } from "./fetch-board.ts";
import { importJobs } from "./import-jobs.ts";
import { tidyPostings } from "./tasks.ts";

const now = new Date("2026-11-20T12:00:00Z");
const stranger = { locale: "en" as const };
const engines = testDatabases().flatMap(({ name, open }) =>
  (["memory", "sql"] as const).map((engine) => ({ name, engine, open })),
);

describe.each(engines)("boards that only people follow, $engine index on $name", ({ engine, open }) => {
  let deps: Deps;
  let follower: Actor;
  let other: Actor;
  /** The answer of each board, by its slug at Greenhouse. */
  const boards = new Map<string, object[]>();

  beforeAll(async () => {
    deps = await testDeps({
      database: await open(),
      now: () => now,
      config: { JOB_INDEX: engine, JOB_STARTER_LIST: false },
      fetch: async (url) => {
        const slug = /boards\/([a-z0-9]+)\/jobs/.exec(url)?.[1] ?? "";
        return { status: 200, headers: {}, text: JSON.stringify({ jobs: boards.get(slug) ?? [] }) };
      },
    });
    follower = (await aPerson(deps, { verified: true })).actor;
    other = (await aPerson(deps, { verified: true })).actor;
  });
  afterAll(async () => {
    await deps.jobIndex.close();
    await deps.database.close();
  });

  /** Somebody follows a new board with these postings, and it is fetched. */
  async function follow(actor: Actor, postings: readonly object[], slug = `b${newId().replaceAll("-", "")}`) {
    boards.set(
      slug,
      postings.map((more, i) => ({
        id: i + 1,
        absolute_url: `https://evil.example/${slug}/${i + 1}`,
        location: { name: "Leeds, UK" },
        content: "You look after the light.",
        ...more,
      })),
    );
    const company = await followCompany(deps, actor, `https://boards.greenhouse.io/${slug}`);
    await fetchBoard(deps, { kind: "greenhouse", slug }, undefined, async () => {});
    return { company, slug };
  }
  const search = (viewer: Actor | typeof stranger, query: string) =>
    searchJobs(deps, viewer, { query, page: 1, limit: 20, asTyped: true });
  const titles = async (viewer: Actor | typeof stranger, query: string) =>
    (await search(viewer, query)).jobs.map(({ title }) => title);
  const rowsOf = async (slug: string) =>
    (await deps.database.query("select id from jobs where board_id = $1", [`greenhouse:${slug}`])).rows
      .length;

  it("a board followed before its follower's address had to be verified is shown to nobody until it is", async () => {
    const early = await aPerson(deps, { verified: true });
    const { slug } = await follow(early.actor, [{ title: "Foghorn Tuner" }]);
    const id = (await search(early.actor, "foghorn tuner")).jobs[0]?.id ?? "";
    const setVerified = (isVerified: boolean) =>
      deps.db.execute(sql`UPDATE users SET email_verified = ${isVerified} WHERE id = ${early.actor.userId}`);
    await setVerified(false);
    expect(await titles(early.actor, "foghorn tuner")).toEqual([]);
    expect(await getJob(deps, id, early.actor.userId)).toBeNull();
    expect(await boardVisibility(deps.db, `greenhouse:${slug}`)).toBe("nobody");
    await setVerified(true);
    expect(await titles(early.actor, "foghorn tuner")).toEqual(["Foghorn Tuner"]);
  });

  it("a stranger does not find another person's followed board, by any way", async () => {
    await follow(follower, [{ title: "Beacon Polisher" }]);
    const found = await search(follower, "beacon polisher");
    expect(found).toMatchObject({ total: 1, jobs: [{ title: "Beacon Polisher" }] });
    const id = found.jobs[0]?.id ?? "";
    expect(await getJob(deps, id, follower.userId)).toMatchObject({ id });

    for (const viewer of [other, stranger]) {
      expect(await search(viewer, "beacon polisher")).toMatchObject({ total: 0, jobs: [] });
      expect(String(await searchAsJson(deps, viewer, { query: "beacon", page: 1, limit: 20 }))).not.toContain(
        id,
      );
    }
    expect(await getJob(deps, id, other.userId)).toBeNull();
    expect(await getJob(deps, id)).toBeNull();
    const facets = async (actor: Actor) =>
      (await readFacets(deps, actor, { query: "beacon polisher" })).facets;
    expect((await facets(follower)).source).toEqual([{ value: "greenhouse", count: 1 }]);
    expect((await facets(other)).source).toEqual([]);
    const matches = async (actor: Actor) =>
      (await insightsForJobs(deps, actor, { query: "beacon polisher" })).insights.figures.matches;
    expect([await matches(follower), await matches(other)]).toEqual([1, 0]);
    const ago = new Date(now.getTime() - 60_000);
    expect(await countFresh(deps, follower, { query: "beacon polisher" }, ago)).toBe(1);
    expect(await countFresh(deps, other, { query: "beacon polisher" }, ago)).toBe(0);
  });

  it("words of a followed board are in nobody's suggestions, corrections and market pages", async () => {
    const many = Array.from({ length: 30 }, (_, i) => ({
      title: "Quokka Wrangler",
      location: { name: `Town${i}, UK` },
      content: `Number ${i} of our quokkas.`,
    }));
    await follow(follower, many);
    await storePostings(deps, [aPosting({ title: "Gardener", location: "York, UK" })]);
    const words: string[] = [];
    (await deps.jobIndex.spelling()).each((word) => words.push(word));
    expect(words).toContain("gardener");
    expect(words).not.toContain("quokka");
    expect(JSON.stringify(await trendingJobs(deps, other))).not.toMatch(/quokka/i);
    expect(JSON.stringify(contract.readMarket.response.parse(await readMarket(deps, "en")))).not.toMatch(
      /quokka/i,
    );
  });

  it("a followed board takes nobody's samples away", async () => {
    await storePostings(deps, [aPosting({ title: "Keeper of Otters", location: "Oslo, Norway" })], {
      sample: true,
    });
    await updateSamples(deps);
    expect(await titles(other, "keeper of otters")).toEqual(["Keeper of Otters"]);
    await follow(follower, [{ title: "Keeper of Otters", location: { name: "Oslo, Norway" } }]);
    await updateSamples(deps);
    expect(await titles(other, "keeper of otters")).toEqual(["Keeper of Otters"]);
  });

  it("an answer that was made for a follower is not handed to the next one who asks", async () => {
    const { company } = await follow(follower, [{ title: "Foghorn Tuner" }]);
    for (let i = 0; i < 3; i++) {
      expect(await titles(follower, "foghorn tuner")).toHaveLength(1);
      expect(await titles(other, "foghorn tuner")).toHaveLength(0);
    }
    await unfollowCompany(deps, follower, company.id);
    expect(await titles(follower, "foghorn tuner")).toHaveLength(0);
  });

  it("two followers share a board; what it brought stays until the last one leaves", async () => {
    const { company, slug } = await follow(follower, [{ title: "Tide Watcher" }]);
    await followCompany(deps, other, `https://boards.greenhouse.io/${slug}`);
    expect(await titles(other, "tide watcher")).toHaveLength(1);
    await unfollowCompany(deps, follower, company.id);
    expect(await titles(follower, "tide watcher")).toHaveLength(0);
    expect(await titles(other, "tide watcher")).toHaveLength(1);
    const theirs = (await listFollowed(deps, other)).companies.find(({ page }) => page.endsWith(slug));
    await unfollowCompany(deps, other, theirs?.id ?? "");
    expect(await rowsOf(slug)).toBe(0);
    const rest = await deps.database.query("select id from job_boards where slug = $1", [slug]);
    expect(rest.rows).toEqual([]);
  });

  it("a board followed only by an erased or purged person is deleted with them", async () => {
    const erased = (await aPerson(deps, { verified: true })).actor;
    const purged = (await aPerson(deps, { verified: true })).actor;
    const one = await follow(erased, [{ title: "Rope Winder" }]);
    const two = await follow(purged, [{ title: "Sail Mender" }]);
    await eraseNow(deps, erased.userId);
    expect(await rowsOf(one.slug)).toBe(0);
    // However an account goes, the hourly task finds what nobody follows.
    await deps.database.query("delete from users where id = $1", [purged.userId]);
    await tidyPostings(deps);
    expect(await rowsOf(two.slug)).toBe(0);
  });

  it("nothing is kept of a board that was left while it was being fetched", async () => {
    const { company, slug } = await follow(follower, [{ title: "Buoy Painter" }]);
    await unfollowCompany(deps, follower, company.id);
    const boardId = boardKey({ kind: "greenhouse", slug });
    expect(await storePostings(deps, [aPosting({ title: "Buoy Painter" })], { boardId })).toEqual({
      taken: 0,
      merged: 0,
      left: 1,
    });
  });

  it("a board that is followed again brings its postings again, although it says that nothing changed", async () => {
    const { company, slug } = await follow(follower, [{ title: "Chart Drawer" }]);
    await unfollowCompany(deps, follower, company.id);
    await follow(follower, [{ title: "Chart Drawer" }], slug);
    expect(await titles(follower, "chart drawer")).toHaveLength(1);
  });

  it("only so many postings are kept of a followed board, and its follower is told", async () => {
    const { slug } = await follow(follower, [{ title: "Net Mender" }]);
    await deps.database.query(
      `insert into jobs select (jsonb_populate_record(j, jsonb_build_object('id', gen_random_uuid()::text,
        'source_id', $1 || '/x' || n, 'link_key', '', 'fingerprint', ''))).*
       from jobs j, generate_series(1, 999) n where j.board_id = $2`,
      [slug, `greenhouse:${slug}`],
    );
    boards.set(slug, [
      { id: 1, title: "Net Mender", absolute_url: "https://evil.example/1" },
      { id: 2, title: "Net Mender at night", absolute_url: "https://evil.example/2" },
    ]);
    await fetchBoard(deps, { kind: "greenhouse", slug }, undefined, async () => {});
    expect(await rowsOf(slug)).toBe(1_000);
    const company = (await listFollowed(deps, follower)).companies.find(({ page }) => page.endsWith(slug));
    expect(company?.problem).toBe("full");
  });

  it("a board that the operator lists is everybody's, and its followers' alone when it leaves the list", async () => {
    const { slug } = await follow(follower, [{ title: "Harbour Pilot" }]);
    expect(await titles(other, "harbour pilot")).toHaveLength(0);
    const listed = { ...deps, config: { ...deps.config, GREENHOUSE_BOARDS: slug } };
    await syncBoards(listed);
    expect(await titles(other, "harbour pilot")).toHaveLength(1);
    expect(await titles(stranger, "harbour pilot")).toHaveLength(1);
    await syncBoards(deps);
    expect(await titles(other, "harbour pilot")).toHaveLength(0);
    expect(await titles(follower, "harbour pilot")).toHaveLength(1);
  });

  describe("a copied posting adds its link to no real card", () => {
    const text =
      "You repair clocks of every age in our workshop, talk to customers about what can be saved, keep the books of the workshop and teach apprentices.";
    const real = async (title: string) => {
      const posting = {
        title,
        company: "Clockwork Ltd",
        location: "Leeds, UK",
        description: text,
        salary: "",
      };
      await storePostings(deps, [
        aPosting({ ...posting, source: "arbeitnow", url: `https://www.arbeitnow.com/jobs/${newId()}` }),
      ]);
      return posting;
    };
    const links = async (viewer: Actor | typeof stranger, title: string) =>
      (await search(viewer, title)).jobs.map((job) =>
        (job.links ?? []).map(({ url }) => new URL(url).hostname),
      );

    it("from a followed board", async () => {
      const { title, company, location } = await real("Clock Repairer");
      const copy = { title, company_name: company, location: { name: location }, content: text };
      await follow(follower, [copy]);
      expect(await links(other, title)).toEqual([["www.arbeitnow.com"]]);
      expect((await links(follower, title)).toSorted()).toEqual([["evil.example"], ["www.arbeitnow.com"]]);
    });

    it("from a posting somebody brought in", async () => {
      const { title, company, location } = await real("Clock Cleaner");
      const own = { address: "https://evil.example/clock", title, company, location, text };
      await storeManualJob(deps, other.userId, own);
      expect(await links(other, title)).toEqual([["www.arbeitnow.com"]]);
      expect(await links(follower, title)).toEqual([["www.arbeitnow.com"]]);
    });

    it("from an imported file, whichever came first", async () => {
      const { title, ...posting } = await real("Clock Winder");
      const row = (name: string) =>
        Buffer.from(
          JSON.stringify([
            { ...posting, title: name, url: `https://evil.example/${newId()}`, source: "dump" },
          ]),
        );
      const imported = (name: string) =>
        importJobs(
          deps,
          (async function* () {
            yield row(name);
          })(),
        );
      await imported(title);
      expect((await links(other, title)).toSorted()).toEqual([["evil.example"], ["www.arbeitnow.com"]]);
      await imported("Clock Oiler");
      await real("Clock Oiler");
      expect((await links(other, "Clock Oiler")).toSorted()).toEqual([
        ["evil.example"],
        ["www.arbeitnow.com"],
      ]);
    });
  });
});
