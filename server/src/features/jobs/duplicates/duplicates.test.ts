import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Deps } from "../../../deps.ts";
import { testDatabases } from "../../../testing/database.ts";
import { testDeps } from "../../../testing/deps.ts";
import { searchJobs } from "../../job-search/search/search-jobs.ts";
import { deleteUnseenPostings } from "../../job-sources/prune-postings.ts";
import { getJob } from "../get-job.ts";
import { storePostings } from "../store-postings.ts";
import { aPosting } from "../testing/a-posting.ts";

const text =
  "You repair clocks of every age in our workshop, talk to customers about what can be saved, keep the books of the workshop and teach apprentices.";
const day = 86_400_000;

describe.each(testDatabases())("cards of jobs on $name", ({ open }) => {
  let deps: Deps;
  let now = new Date("2026-11-20T12:00:00Z");
  let made = 0;
  beforeAll(async () => {
    deps = await testDeps({ database: await open(), now: () => now });
  });
  afterAll(() => deps.database.close());

  /** A job of its own, at two sources, and what a search for it finds. */
  function aJob() {
    made++;
    const company = `Clockwork ${made} Ltd`;
    const posting = (source: string, more: Parameters<typeof aPosting>[0] = {}) =>
      aPosting({
        title: `Clockmaker`,
        company,
        location: "Leeds, UK",
        description: text,
        source,
        url: `https://${source}.example.org/${made}`,
        ...more,
      });
    const found = async () => {
      const actor = { userId: "0", sessionId: "0", locale: "en" } as const;
      const answer = await searchJobs(deps, actor as never, { query: company, page: 1, limit: 20 });
      return answer.jobs.filter((job) => job.company.startsWith(`Clockwork ${made}`));
    };
    return { posting, found };
  }

  it("shows one card for the same job of two sources, with both links", async () => {
    const { posting, found } = aJob();
    expect(await storePostings(deps, [posting("north")])).toEqual({ taken: 1, merged: 0, left: 0 });
    const cut = posting("south", { title: "Clockmaker (m/f/d) - Leeds", description: text.slice(0, 110) });
    expect(await storePostings(deps, [cut])).toEqual({ taken: 0, merged: 1, left: 0 });
    const cards = await found();
    expect(cards).toHaveLength(1);
    expect(cards[0]?.source).toBe("north");
    expect(cards[0]?.links?.map((link) => link.source)).toEqual(["north", "south"]);
  });

  it("merges within one batch, whatever its order", async () => {
    const { posting, found } = aJob();
    const kept = await storePostings(deps, [posting("north"), posting("south"), posting("west")]);
    expect(kept).toEqual({ taken: 1, merged: 2, left: 0 });
    expect((await found()).map((job) => job.links?.length)).toEqual([3]);
  });

  it("a hundred look-alikes that somebody puts beside a job do not keep its second source away", async () => {
    const { posting, found } = aJob();
    const words = (n: number) => Array.from({ length: 40 + n }, (_, i) => `gear${n}x${i}`).join(" ");
    const alike = Array.from({ length: 100 }, (_, n) => posting(`shop${n}`, { description: words(n) }));
    await storePostings(deps, alike);
    expect(await storePostings(deps, [posting("north")])).toMatchObject({ taken: 1, merged: 0 });
    expect(await storePostings(deps, [posting("south")])).toMatchObject({ taken: 0, merged: 1 });
    expect((await found()).filter((job) => job.links?.length === 2)).toHaveLength(1);
  });

  it.each([
    ["another town", { location: "York, UK" }],
    ["another level", { title: "Senior Clockmaker" }],
    ["another shift", { title: "Clockmaker - Nights" }],
    ["another text", { description: text.replace("clocks of every age", "watches and barometers") }],
  ])("keeps %s apart", async (_name, more) => {
    const { posting, found } = aJob();
    await storePostings(deps, [posting("north"), posting("south", more)]);
    expect(await found()).toHaveLength(2);
  });

  it("lets another posting stand for the job when the first one goes, and keeps its history", async () => {
    const { posting, found } = aJob();
    await storePostings(deps, [
      posting("gone", { postedAt: new Date("2026-10-01T00:00:00Z") }),
      posting("stays", { postedAt: new Date("2026-11-10T00:00:00Z") }),
    ]);
    const [before] = await found();
    expect(before).toMatchObject({ source: "gone", reposts: 1, firstSeen: "2026-10-01T00:00:00.000Z" });
    await deleteUnseenPostings(deps, "gone", new Date(now.getTime() + day));
    const after = await found();
    expect(after).toHaveLength(1);
    expect(after[0]).toMatchObject({ source: "stays", reposts: 1, firstSeen: "2026-10-01T00:00:00.000Z" });
    expect(after[0]?.links).toHaveLength(1);
    expect(await getJob(deps, before?.id ?? "")).toBeNull();
  });

  it("takes a link off the card when the posting behind it goes", async () => {
    const { posting, found } = aJob();
    await storePostings(deps, [posting("here"), posting("leaves")]);
    await deleteUnseenPostings(deps, "leaves", new Date(now.getTime() + day));
    expect((await found()).map((job) => job.links?.map((link) => link.source))).toEqual([["here"]]);
  });

  it("parts postings that no longer say the same, and joins them again", async () => {
    const { posting, found } = aJob();
    const [first, second] = [posting("first"), posting("second")];
    await storePostings(deps, [first, second]);
    await storePostings(deps, [{ ...first, location: "York, UK" }]);
    expect((await found()).map((job) => job.source).sort()).toEqual(["first", "second"]);
    await storePostings(deps, [first]);
    expect(await found()).toHaveLength(1);
  });

  it("counts how often a posting was put up again", async () => {
    const { posting, found } = aJob();
    const first = posting("board");
    await storePostings(deps, [first]);
    now = new Date(now.getTime() + 20 * day);
    await storePostings(deps, [{ ...first, postedAt: new Date("2026-12-09T08:00:00Z") }]);
    expect((await found())[0]).toMatchObject({ reposts: 1, firstSeen: "2026-11-19T08:00:00.000Z" });
  });
});
