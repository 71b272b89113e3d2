import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Deps } from "../../../deps.ts";
import { newId } from "../../../ids.ts";
import { aPerson } from "../../../testing/a-person.ts";
import { codeOf } from "../../../testing/code-of.ts";
import { testDatabases } from "../../../testing/database.ts";
import { testDeps } from "../../../testing/deps.ts";
import { compareSavedJobs } from "../../job-search/match/compare-saved-jobs.ts";
import { jobs } from "../tables.ts";
import { listSavedJobs } from "./list-saved-jobs.ts";
import { markAllGoneJobs } from "./mark-gone.ts";
import { changeSavedJob, removeSavedJob, saveJob } from "./saved-jobs.ts";
import { savedJobs } from "./tables.ts";

const minute = 60_000;
const day = 24 * 60 * minute;

describe.each(testDatabases())("saved jobs on $name", ({ open }) => {
  let base: Deps;
  beforeAll(async () => {
    base = await testDeps({ database: await open() });
  });
  afterAll(() => base.database.close());

  /** A person with a separate clock. */
  async function aSaver() {
    const { actor } = await aPerson(base);
    const clock = { now: Date.UTC(2026, 10, 20, 12) };
    const deps: Deps = { ...base, now: () => new Date(clock.now) };
    const list = async (page = 1, limit = 100) => {
      const answer = await listSavedJobs(deps, actor, { page, limit });
      return { ...answer, ids: answer.savedJobs.map(({ job }) => job.id) };
    };
    return { actor, deps, clock, list };
  }

  async function aPosting(
    description = "You care for patients.",
    over: Partial<typeof jobs.$inferInsert> = {},
  ): Promise<string> {
    const id = newId();
    const at = new Date(Date.UTC(2026, 10, 1));
    const texts = { title: "Nurse", plainTitle: "nurse", titleKey: "nurse", company: "Harbour Health" };
    await base.db.insert(jobs).values({
      ...texts,
      id,
      source: "test",
      sourceId: id,
      fingerprint: id,
      location: "Boston",
      remote: false,
      postedAt: at,
      salary: "",
      description,
      type: "full-time",
      url: `https://example.org/${id}`,
      occupationGroup: "",
      skills: [],
      sample: false,
      shown: true,
      seenAt: at,
      createdAt: at,
      ...over,
    });
    return id;
  }

  it("lists saved postings once each, the last saved first", async () => {
    const { actor, deps, clock, list } = await aSaver();
    const [one, two] = [await aPosting(), await aPosting()];
    const first = await saveJob(deps, actor, one);
    clock.now += minute;
    await saveJob(deps, actor, two);
    expect(await saveJob(deps, actor, one)).toEqual(first);
    expect(first).toMatchObject({ savedAt: "2026-11-20T12:00:00.000Z", job: { id: one, title: "Nurse" } });
    expect(await list()).toMatchObject({ ids: [two, one], jobIds: [two, one], total: 2, hasMore: false });
  });

  it("answers in pages, with all ids on each", async () => {
    const { actor, deps, clock, list } = await aSaver();
    const ids: string[] = [];
    for (let i = 0; i < 3; i++) {
      clock.now += 1;
      ids.unshift(await aPosting());
      await saveJob(deps, actor, ids[0] ?? "");
    }
    expect(await list(1, 2)).toMatchObject({ ids: ids.slice(0, 2), jobIds: ids, hasMore: true, total: 3 });
    expect(await list(2, 2)).toMatchObject({ ids: ids.slice(2), jobIds: ids, hasMore: false });
    expect(await list(3, 2)).toMatchObject({ ids: [], hasMore: false, total: 3 });
  });

  it("refuses a posting that does not exist", async () => {
    const { actor, deps, list } = await aSaver();
    expect(await codeOf(saveJob(deps, actor, "no-such-job"))).toBe("not_found");
    expect(await codeOf(removeSavedJob(deps, actor, "no-such-job"))).toBe("done");
    expect(await list()).toMatchObject({ ids: [], total: 0 });
  });

  it("never shows or changes what another person keeps", async () => {
    const [ada, eve] = [await aSaver(), await aSaver()];
    const id = await aPosting();
    await saveJob(ada.deps, ada.actor, id);
    await removeSavedJob(eve.deps, eve.actor, id);
    expect((await eve.list()).ids).toEqual([]);
    expect((await ada.list()).ids).toEqual([id]);
    await saveJob(eve.deps, eve.actor, id);
    await removeSavedJob(eve.deps, eve.actor, id);
    expect((await ada.list()).ids).toEqual([id]);
  });

  it("outlives the posting, and can be removed and restored without it", async () => {
    const { actor, deps, list } = await aSaver();
    const id = await aPosting();
    await saveJob(deps, actor, id);
    await base.db.delete(jobs).where(eq(jobs.id, id));
    expect((await list()).savedJobs[0]?.job.title).toBe("Nurse");
    await removeSavedJob(deps, actor, id);
    expect((await list()).ids).toEqual([]);
    expect(await codeOf(saveJob(deps, actor, id))).toBe("done");
    expect((await list()).ids).toEqual([id]);
  });

  it.each([
    ["keeps its place when put back at once", 50_000, "2026-11-20T12:00:00.000Z"],
    ["is saved anew when saved later", 2 * minute, "2026-11-20T12:02:00.000Z"],
  ])("%s", async (_, later, savedAt) => {
    const { actor, deps, clock } = await aSaver();
    const id = await aPosting();
    await saveJob(deps, actor, id);
    await removeSavedJob(deps, actor, id);
    clock.now += later;
    expect(await saveJob(deps, actor, id)).toMatchObject({ savedAt });
  });

  it("deletes jobs removed 30 days ago", async () => {
    const { actor, deps, clock } = await aSaver();
    const [old, recent] = [await aPosting(), await aPosting()];
    const rows = () => base.db.select().from(savedJobs).where(eq(savedJobs.userId, actor.userId));
    await saveJob(deps, actor, old);
    await removeSavedJob(deps, actor, old);
    await saveJob(deps, actor, recent);
    clock.now += 30 * day + 1;
    await removeSavedJob(deps, actor, recent);
    expect((await rows()).map((row) => row.jobId)).toEqual([recent]);
  });

  it("stores the whole posting and returns its card", async () => {
    const { actor, deps } = await aSaver();
    const long = "words ".repeat(200);
    const id = await aPosting(long);
    const { job } = await saveJob(deps, actor, id);
    expect(job.description.length).toBeLessThanOrEqual(200);
    const [row] = await base.db.select().from(savedJobs).where(eq(savedJobs.jobId, id));
    expect(row?.snapshot).toMatchObject({ description: long });
  });

  it("accepts the same request twice at once", async () => {
    const { actor, deps, list } = await aSaver();
    const id = await aPosting();
    await Promise.all([saveJob(deps, actor, id), saveJob(deps, actor, id)]);
    expect(await list()).toMatchObject({ ids: [id], total: 1 });
  });

  describe("notes and tags", () => {
    async function aSavedOne() {
      const saver = await aSaver();
      const id = await aPosting();
      await saveJob(saver.deps, saver.actor, id);
      const change = (body: Parameters<typeof changeSavedJob>[3]) =>
        changeSavedJob(saver.deps, saver.actor, id, body);
      return { ...saver, id, change };
    }

    it("are stored sealed, with a version, and survive a removal", async () => {
      const { actor, deps, id, change, list } = await aSavedOne();
      expect(await change({ version: 1, notes: "Call Ms Ode" })).toMatchObject({ version: 2, tags: [] });
      expect(await change({ version: 2, tags: [" night ", "Night", "near"] })).toMatchObject({
        version: 3,
        notes: "Call Ms Ode",
        tags: ["night", "near"],
      });
      const [row] = await base.db.select().from(savedJobs).where(eq(savedJobs.userId, actor.userId));
      expect(row?.notesSealed).not.toContain("Call");
      await removeSavedJob(deps, actor, id);
      expect(await codeOf(change({ notes: "x" }))).toBe("not_found");
      await saveJob(deps, actor, id);
      expect((await list()).savedJobs[0]).toMatchObject({ notes: "Call Ms Ode", version: 3 });
    });

    it("of a stale version are refused with the current row; the same text twice is no conflict", async () => {
      const { change } = await aSavedOne();
      await change({ version: 1, notes: "One" });
      await expect(change({ version: 1, notes: "Two" })).rejects.toMatchObject({
        code: "conflict",
        details: { current: { notes: "One", version: 2 } },
      });
      expect(await change({ version: 1, notes: "One" })).toMatchObject({ version: 2 });
      expect(await change({ notes: "Three" })).toMatchObject({ notes: "Three" });
    });

    it("are only visible to their owner", async () => {
      const { id } = await aSavedOne();
      const eve = await aSaver();
      expect(await codeOf(changeSavedJob(eve.deps, eve.actor, id, { notes: "x" }))).toBe("not_found");
    });
  });

  it("filters by text, tag and state, and sorts", async () => {
    const { actor, deps, list } = await aSaver();
    const pay = { payCurrency: "EUR", payPeriod: "year" };
    const cook = await aPosting("", { title: "Köchin 50%_", company: "", payMin: 30_000, ...pay });
    const nurse = await aPosting("", { company: "Acorn", location: "Lyon", payMax: 60_000, ...pay });
    const roofer = await aPosting("", { title: "Roofer", company: "Beech" });
    for (const id of [cook, nurse, roofer]) await saveJob(deps, actor, id);
    await changeSavedJob(deps, actor, nurse, { tags: ["near"] });
    const found = async (query: Partial<Parameters<typeof listSavedJobs>[2]>) => {
      const answer = await listSavedJobs(deps, actor, { page: 1, limit: 100, ...query });
      expect(answer.kept).toBe(3);
      expect(answer.total).toBe(answer.savedJobs.length);
      return answer.savedJobs.map(({ job }) => job.id);
    };
    expect(await found({ text: "kochin" })).toEqual([cook]);
    expect(await found({ text: "%_" })).toEqual([cook]);
    expect(await found({ text: "lyon acorn" })).toEqual([nurse]);
    expect(await found({ tag: "near" })).toEqual([nurse]);
    expect(await found({ state: "gone" })).toEqual([]);
    expect(await found({ sort: "pay" })).toEqual([nurse, cook, roofer]);
    expect(await found({ sort: "company" })).toEqual([nurse, roofer, cook]);
    expect(await found({ sort: "title" })).toEqual([cook, nurse, roofer]);
    expect((await list()).tags).toEqual([{ tag: "near", count: 1 }]);
  });

  it("reports since when a posting is closed or missing, and when it is back", async () => {
    const { actor, deps, clock, list } = await aSaver();
    const closing = await aPosting("", { closesAt: new Date(clock.now + day) });
    const leaving = await aPosting();
    for (const id of [closing, leaving]) await saveJob(deps, actor, id);
    const since = async () =>
      new Map((await list()).savedJobs.map(({ job, goneSince }) => [job.id, goneSince]));
    expect([...(await since()).values()]).toEqual([null, null]);
    const [row] = await base.db.select().from(jobs).where(eq(jobs.id, leaving));
    await base.db.delete(jobs).where(eq(jobs.id, leaving));
    await markAllGoneJobs(deps);
    clock.now += 2 * day;
    expect(await since()).toEqual(
      new Map([
        [leaving, "2026-11-20T12:00:00.000Z"],
        [closing, "2026-11-21T12:00:00.000Z"],
      ]),
    );
    expect((await list()).gone).toBe(2);
    if (row !== undefined) await base.db.insert(jobs).values(row);
    expect((await since()).get(leaving)).toBeNull();
  });

  it("compares saved jobs, a gone one by its saved text", async () => {
    const { actor, deps } = await aSaver();
    const one = await aPosting("You know Python and Kubernetes.");
    const two = await aPosting("Triage.", { title: "Charge Nurse" });
    for (const id of [one, two]) await saveJob(deps, actor, id);
    await base.db.delete(jobs).where(eq(jobs.id, one));
    const [first, second] = await compareSavedJobs(deps, actor, [two, one]);
    expect(first?.saved.job.title).toBe("Charge Nurse");
    expect(second?.skills).toContainEqual({ name: "Python", has: null });
    const eve = await aSaver();
    expect(await codeOf(compareSavedJobs(eve.deps, eve.actor, [one, two]))).toBe("not_found");
  });
});
