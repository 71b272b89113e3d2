import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rowsOf } from "../../../db/db.ts";
import type { Deps } from "../../../deps.ts";
import { repositoryRoot } from "../../../root.ts";
import { testDatabases } from "../../../testing/database.ts";
import { testDeps } from "../../../testing/deps.ts";
import { searchJobs } from "../../job-search/search/search-jobs.ts";
import { putBoards } from "../../job-sources/boards/boards-store.ts";
import { storePostings } from "../store-postings.ts";
import { aPosting } from "../testing/a-posting.ts";
import { sweepGroups } from "./sweep-groups.ts";

const text =
  "You repair clocks of every age in our workshop, talk to customers about what can be saved, keep the books of the workshop and teach apprentices.";

describe.each(testDatabases())("cards made before the rules of today on $name", ({ open }) => {
  let deps: Deps;
  beforeAll(async () => {
    deps = await testDeps({ database: await open() });
  });
  afterAll(async () => {
    await deps.jobIndex.close();
    await deps.database.close();
  });

  const clockmaker = (company: string, source: string, url: string) =>
    aPosting({ title: "Clockmaker", company, location: "Leeds, UK", description: text, source, url });
  const cards = async (query: string) => {
    const { jobs } = await searchJobs(deps, { locale: "en" }, { query, page: 1, limit: 20 });
    return jobs.map(({ links = [] }) => links.map(({ url }) => new URL(url).hostname).toSorted()).toSorted();
  };
  /** Puts the posting of one source on the card of another's, as was done before. */
  const putOnto = async (source: string, onto: string, company: string) => {
    await deps.database.query(
      `update jobs set card_id = (select id from jobs where source = $2 and company = $3), shown = false
       where source = $1 and company = $3`,
      [source, onto, company],
    );
    await deps.jobIndex.rebuild();
  };

  it("a copied posting that joined a real card is taken off it, and is a card of its own", async () => {
    await storePostings(deps, [
      clockmaker("Old Clocks", "arbeitnow", "https://www.arbeitnow.com/jobs/1"),
      clockmaker("Old Clocks", "dump", "https://evil.example/1"),
    ]);
    await putOnto("dump", "arbeitnow", "Old Clocks");
    expect(await sweepGroups(deps)).toBe(1);
    expect(await cards("old clocks")).toEqual([["www.arbeitnow.com"]]);
    const rows = await deps.database.query(
      "select source, shown, card_id from jobs where company = 'Old Clocks' order by source",
    );
    expect(rowsOf(rows)).toEqual([
      { source: "arbeitnow", shown: true, card_id: null },
      { source: "dump", shown: true, card_id: null },
    ]);
    expect(await sweepGroups(deps)).toBe(0);
  });

  it("a card that lost what it says of its postings says it again", async () => {
    await storePostings(deps, [
      clockmaker("New Clocks", "arbeitnow", "https://www.arbeitnow.com/jobs/2"),
      clockmaker("New Clocks", "themuse", "https://www.themuse.com/jobs/2"),
    ]);
    await deps.database.query("update jobs set card = null where company = 'New Clocks'");
    expect(await sweepGroups(deps)).toBe(1);
    expect(await cards("new clocks")).toEqual([["www.arbeitnow.com", "www.themuse.com"]]);
  });

  it("postings of a board that only people followed are its followers' after the migration", async () => {
    const board = { kind: "greenhouse", slug: "evil", company: "Evil", country: "", trade: "" };
    const createdAt = new Date();
    await putBoards(deps.db, [{ ...board, id: "greenhouse:evil", listed: "", createdAt }]);
    await putBoards(deps.db, [
      { ...board, id: "greenhouse:good", slug: "good", listed: "operator", createdAt },
    ]);
    const company = "Joined Clocks";
    await storePostings(deps, [
      clockmaker(company, "arbeitnow", "https://www.arbeitnow.com/jobs/3"),
      { ...clockmaker(company, "greenhouse", "https://evil.example/3"), sourceId: "evil/3" },
      { ...clockmaker("Listed Clocks", "greenhouse", "https://good.example/4"), sourceId: "good/4" },
    ]);
    await putOnto("greenhouse", "arbeitnow", company);
    const folder = join(repositoryRoot, "server/src/db/migrations");
    const name = readdirSync(folder).find((file) => file.endsWith("boards_of_followers.sql")) ?? "";
    const statements = readFileSync(join(folder, name), "utf8").split("--> statement-breakpoint");
    const filling = statements.filter((statement) => /^\s*(?:--.*\n\s*)*UPDATE/.test(statement));
    expect(filling).toHaveLength(5);
    for (const statement of filling) await deps.database.query(statement);
    const rows = await deps.database.query(
      `select source_id, board_id, followers_only, shown, card_id from jobs
       where source = 'greenhouse' order by source_id`,
    );
    const apart = { shown: true, card_id: null };
    expect(rowsOf(rows)).toEqual([
      { source_id: "evil/3", board_id: "greenhouse:evil", followers_only: true, ...apart },
      { source_id: "good/4", board_id: "greenhouse:good", followers_only: false, ...apart },
    ]);
    await deps.jobIndex.rebuild();
    await sweepGroups(deps);
    expect(await cards("joined clocks")).toEqual([["www.arbeitnow.com"]]);
    expect(await cards("listed clocks")).toEqual([["good.example"]]);
  });
});
