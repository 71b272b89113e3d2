import { Application, builtInStages, listApplications, type Stage } from "@waymark/contract/applications";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Deps } from "../../deps.ts";
import { newId } from "../../ids.ts";
import { aPerson, cookieOf, eventsOf, rawRows } from "../../testing/a-person.ts";
import { openTestApp, type TestApp } from "../../testing/test-app.ts";
import { openSession } from "../accounts/sessions/open-session.ts";
import { searchJobs } from "../job-search/search/search-jobs.ts";
import { pruneClosed } from "../job-sources/prune-postings.ts";
import { saveJob } from "../jobs/saved/saved-jobs.ts";
import { storePostings } from "../jobs/store-postings.ts";
import { aPosting } from "../jobs/testing/a-posting.ts";
import { listNotices } from "../notifications/notices.ts";
import { purgeApplications } from "./delete-application.ts";
import { markGone } from "./mark-gone-jobs.ts";

describe("applications over HTTP", () => {
  let deps: Deps;
  let call: TestApp["call"];
  let close: TestApp["close"];
  let one: Awaited<ReturnType<typeof aPerson>>;
  let other: Awaited<ReturnType<typeof aPerson>>;
  const clock = { now: Date.UTC(2026, 10, 20, 12) };
  beforeAll(async () => {
    ({ deps, call, close } = await openTestApp({
      config: { RATE_LIMITS: "off", PLANS: "open" },
      now: () => new Date(clock.now),
    }));
    one = await aPerson(deps);
    other = await aPerson(deps);
  });
  afterAll(() => close());
  /** Advances the clock and gives both people new sessions, since theirs would have expired. */
  const pass = async (span: number) => {
    clock.now += span;
    one = { ...one, headers: { cookie: cookieOf((await openSession(deps, one.actor.userId)).setCookies) } };
    other = {
      ...other,
      headers: { cookie: cookieOf((await openSession(deps, other.actor.userId)).setCookies) },
    };
  };
  const post = (url: string, payload: object) => call(one, "POST", url, payload);
  const create = async (more: object = {}) => {
    const answer = await post("/api/applications", { job: { title: "Nurse", company: "Harbour" }, ...more });
    expect(answer.statusCode, answer.body).toBe(200);
    return Application.parse(answer.json().application);
  };
  const move = (id: string, more: object) =>
    post(`/api/applications/${id}/move`, { changeId: newId(), ...more });
  const board = async () =>
    listApplications.response.parse((await call(one, "GET", "/api/applications")).json());
  const aJob = async (title: string) => {
    await storePostings(deps, [{ ...aPosting({ title }), closesAt: new Date(clock.now + 3_600_000) }]);
    const { jobs } = await searchJobs(deps, one.actor, { query: title, page: 1, limit: 1 });
    return jobs[0]?.id ?? "";
  };

  it("is created from a person's input, read, listed and announced", async () => {
    const made = await create({ description: "You care." });
    expect(made).toMatchObject({
      version: 1,
      stage: "preparing",
      appliedAt: null,
      job: { title: "Nurse", company: "Harbour", url: "", pay: null },
      description: "You care.",
      notes: "",
      events: [{ kind: "created", from: null, to: "preparing" }],
    });
    const read = await call(one, "GET", `/api/applications/${made.id}`);
    expect(Application.parse(read.json().application)).toEqual(made);
    const { applications, stages } = await board();
    expect(applications.map(({ id }) => id)).toContain(made.id);
    expect(stages.map(({ id }) => id)).toEqual([...builtInStages]);
    expect(await eventsOf(deps, one.actor.userId)).toContain("applications-changed");
  });

  it("stores a posting's whole text, also of a saved one that is gone", async () => {
    const jobId = await aJob("Zookeeper");
    const first = await create({ jobId, job: undefined });
    expect(first).toMatchObject({ jobId, job: { title: "Zookeeper" }, postingGone: false });
    expect(first.description).not.toBe("");
    await saveJob(deps, one.actor, jobId);
    await pass(7_200_000);
    await pruneClosed(deps);
    expect((await create({ jobId, job: undefined })).job.title).toBe("Zookeeper");
    const foreign = await call(other, "POST", "/api/applications", { jobId });
    expect(foreign.statusCode).toBe(404);
  });

  it("notifies people who have not applied yet once when a posting is gone", async () => {
    const jobId = await aJob("Falconer");
    const [unsent, sent] = [await create({ jobId }), await create({ jobId, stage: "applied" })];
    await markGone(deps);
    const isGone = async (id: string) =>
      (await board()).applications.find((card) => card.id === id)?.postingGone;
    expect(await isGone(unsent.id)).toBe(false);
    await pass(7_200_000);
    await markGone(deps);
    await markGone(deps);
    expect([await isGone(unsent.id), await isGone(sent.id)]).toEqual([true, true]);
    const { notices } = await listNotices(deps, one.actor, { limit: 50, before: undefined });
    const told = notices.filter(({ kind, link }) => kind === "posting-gone" && link.includes("item="));
    expect(told.filter(({ link }) => link.endsWith(unsent.id))).toHaveLength(1);
    expect(told.filter(({ link }) => link.endsWith(sent.id))).toHaveLength(0);
  });

  it("is created once per id, and never with another person's id", async () => {
    const id = newId();
    const first = await create({ id });
    expect(await create({ id })).toEqual(first);
    const theirs = await call(other, "POST", "/api/applications", { id, job: { title: "Mine" } });
    expect(theirs.statusCode).toBe(404);
    expect((await call(other, "GET", "/api/applications")).json().applications).toEqual([]);
  });

  it("moves, records the date of sending, and undoes a move", async () => {
    const { id } = await create();
    await pass(86_400_000);
    const changeId = newId();
    const sentAt = new Date(clock.now - 3_600_000).toISOString();
    const moved = await post(`/api/applications/${id}/move`, {
      changeId,
      to: "applied",
      at: sentAt,
      version: 1,
    });
    expect(moved.json().application).toMatchObject({ stage: "applied", version: 2, appliedAt: sentAt });
    await move(id, { to: "offer" });
    const accepted = await move(id, { to: "accepted", rank: 5 });
    expect(accepted.json().application).toMatchObject({ stage: "accepted", rank: 5, appliedAt: sentAt });
    const [last] = Application.parse(accepted.json().application).events;
    const undo = { changeId: newId(), eventId: last?.id };
    const undone = await post(`/api/applications/${id}/undo`, undo);
    expect(undone.json().application).toMatchObject({ stage: "offer", version: 5 });
    expect((await post(`/api/applications/${id}/undo`, undo)).json()).toEqual(undone.json());
    const stale = await post(`/api/applications/${id}/undo`, { changeId: newId(), eventId: last?.id });
    expect(stale.json()).toMatchObject({ code: "conflict", details: { current: { id, stage: "offer" } } });
  });

  it("applies a repeated change once, and refuses the second of two tabs", async () => {
    const { id } = await create();
    const change = { changeId: newId(), to: "applied", version: 1 };
    const [a, b] = [
      await post(`/api/applications/${id}/move`, change),
      await post(`/api/applications/${id}/move`, change),
    ];
    expect(b.json()).toEqual(a.json());
    const tabs = await Promise.all([
      move(id, { to: "under-review", version: 2 }),
      move(id, { to: "rejected", version: 2 }),
    ]);
    expect(tabs.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const refused = tabs.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json()).toMatchObject({ code: "conflict", details: { current: { version: 3 } } });
  });

  it.each([
    ["preparing", "rejected", "stage_not_allowed"],
    ["applied", "accepted", "stage_not_allowed"],
    ["applied", "hired", "no_such_stage"],
  ])("does not go from %s to %s: %s", async (stage, to, code) => {
    const { id } = await create({ stage });
    expect((await move(id, { to })).json().code).toBe(code);
  });

  it("changes the given fields, seals personal ones, and refuses a stale version", async () => {
    const { id } = await create({ stage: "applied" });
    const change = {
      version: 1,
      job: { company: "Harbour Health" },
      notes: "Ask for Xanthippe",
      tags: ["Dream", " dream ", "near"],
      deadline: "2026-12-01",
      letter: { id: null, version: null, name: "Letter to Xanthippe" },
      resume: { id: null, version: null, name: "Resume of Xanthippe" },
      appliedAt: "2026-11-18T08:00:00Z",
    };
    const changed = await call(one, "PUT", `/api/applications/${id}`, change);
    expect(changed.json().application).toMatchObject({
      version: 2,
      job: { title: "Nurse", company: "Harbour Health" },
      notes: "Ask for Xanthippe",
      tags: ["Dream", "near"],
      deadline: "2026-12-01",
      letter: { name: "Letter to Xanthippe" },
      resume: { name: "Resume of Xanthippe" },
      appliedAt: "2026-11-18T08:00:00.000Z",
    });
    expect(await rawRows(deps, "applications", one.actor.userId)).not.toContain("Xanthippe");
    const stale = await call(one, "PUT", `/api/applications/${id}`, change);
    expect(stale.statusCode).toBe(409);
    expect(Application.parse(stale.json().details.current).version).toBe(2);
    const missing = { resume: { id: newId(), version: null, name: "Not mine" } };
    expect((await call(one, "PUT", `/api/applications/${id}`, missing)).statusCode).toBe(404);
  });

  it("accepts a date of sending for an unsent application, but not for a withdrawn one", async () => {
    const at = "2026-11-02T08:00:00.000Z";
    const { id } = await create();
    const sent = await call(one, "PUT", `/api/applications/${id}`, { appliedAt: at });
    expect(sent.json().application).toMatchObject({ stage: "applied", appliedAt: at });
    const dropped = await create({ stage: "withdrawn" });
    const refused = await call(one, "PUT", `/api/applications/${dropped.id}`, { appliedAt: at });
    expect(refused.json().code).toBe("stage_not_allowed");
  });

  it("waits in the trash for thirty days", async () => {
    const { id } = await create();
    expect((await call(one, "DELETE", `/api/applications/${id}`)).statusCode).toBe(200);
    expect((await call(one, "DELETE", `/api/applications/${id}`)).statusCode).toBe(404);
    expect((await move(id, { to: "applied" })).statusCode).toBe(404);
    const trash = await call(one, "GET", "/api/applications/trash");
    const [deletedAt, goneAt] = [0, 30 * 86_400_000].map((ms) => new Date(clock.now + ms).toISOString());
    expect(trash.json().applications).toMatchObject([{ id, deletedAt, goneAt }]);
    const back = await post(`/api/applications/${id}/restore`, {});
    expect(back.json().application).toMatchObject({ id, version: 3 });
    await call(one, "DELETE", `/api/applications/${id}`);
    const later: Deps = { ...deps, now: () => new Date(clock.now + 31 * 86_400_000) };
    await purgeApplications(later);
    expect((await post(`/api/applications/${id}/restore`, {})).statusCode).toBe(404);
    expect(await rawRows(deps, "application_events", one.actor.userId)).not.toContain(id);
  });

  it("changes many at once and reports failures", async () => {
    const ids = [(await create()).id, (await create({ stage: "applied" })).id];
    const absent = newId();
    const bulk = (action: object, given = ids) => post("/api/applications/bulk", { ids: given, action });
    const moved = await bulk({ do: "move", to: "rejected" }, [...ids, absent]);
    expect(moved.json()).toMatchObject({
      applications: [{ id: ids[1], stage: "rejected" }],
      refused: [
        { id: ids[0], code: "stage_not_allowed" },
        { id: absent, code: "not_found" },
      ],
    });
    expect((await bulk({ do: "tag", tag: "Hamburg" })).json().applications).toHaveLength(2);
    await bulk({ do: "untag", tag: "hamburg" }, ids.slice(0, 1));
    await bulk({ do: "archive", archived: true });
    expect((await board()).applications.filter(({ id }) => ids.includes(id))).toEqual([]);
    const withArchived = await call(one, "GET", "/api/applications?archived=true");
    const found = listApplications.response
      .parse(withArchived.json())
      .applications.filter(({ id }) => ids.includes(id));
    expect(new Map(found.map(({ id, tags }) => [id, tags]))).toEqual(
      new Map([
        [ids[0], []],
        [ids[1], ["Hamburg"]],
      ]),
    );
    expect((await bulk({ do: "delete" })).json().applications).toEqual([]);
    expect((await bulk({ do: "restore" })).json().applications).toHaveLength(2);
    expect((await bulk({ do: "move", to: "hired" })).json().code).toBe("no_such_stage");
    const theirs = await call(other, "POST", "/api/applications/bulk", { ids, action: { do: "delete" } });
    expect(theirs.json().refused).toHaveLength(2);
  });

  it("keeps custom columns, and a place between two cards", async () => {
    const chat: Stage = { id: newId(), name: "Coffee chat", phase: "interviewing", hidden: false };
    const save = (stages: Stage[]) => call(one, "PUT", "/api/application-stages", { stages });
    const { stages } = await board();
    expect((await save([chat, ...stages])).json().stages).toEqual([chat, ...stages]);
    const [top, low, third] = [
      await create({ stage: chat.id }),
      await create({ stage: chat.id }),
      await create(),
    ];
    await move(top.id, { to: chat.id, rank: 1 });
    await move(low.id, { to: chat.id, rank: 1 + 1e-9 });
    await move(third.id, { to: chat.id, rank: 1 + 5e-10 });
    const column = (await board()).applications.filter(({ stage }) => stage === chat.id);
    expect(column.map(({ id }) => id)).toEqual([top.id, third.id, low.id]);
    expect((column[1]?.rank ?? 0) - (column[0]?.rank ?? 0)).toBeGreaterThan(1);
    expect((await save(stages)).json().code).toBe("stage_in_use");
    for (const { id } of column) await move(id, { to: "applied" });
    expect((await save(stages)).statusCode).toBe(200);
    expect((await board()).removedStages).toEqual([chat]);
    const nameless = { ...chat, id: "no uuid" };
    expect((await save([nameless, ...stages])).statusCode).toBe(400);
  });

  it("is inaccessible to others, with the same answer as for a missing one", async () => {
    const { id } = await create();
    const asked = (target: string) =>
      [
        ["GET", `/api/applications/${target}`, undefined],
        ["PUT", `/api/applications/${target}`, { notes: "Mine" }],
        ["POST", `/api/applications/${target}/move`, { changeId: newId(), to: "applied" }],
        ["POST", `/api/applications/${target}/undo`, { changeId: newId(), eventId: newId() }],
        ["POST", `/api/applications/${target}/restore`, {}],
        ["DELETE", `/api/applications/${target}`, undefined],
      ] as const;
    for (const target of [id, newId()])
      for (const [method, url, payload] of asked(target))
        expect((await call(other, method, url, payload)).statusCode, `${method} ${url}`).toBe(404);
    expect((await call(one, "GET", `/api/applications/${id}`)).json().application.version).toBe(1);
  });

  it.each([
    [{}],
    [{ job: { title: " " } }],
    [{ job: { title: "x".repeat(301) } }],
    [{ job: { title: "Nurse" }, description: "x".repeat(100_001) }],
    [{ job: { title: "Nurse" }, at: "yesterday" }],
    [{ job: { title: "Nurse", type: "gig" } }],
  ])("refuses %j", async (body) => {
    expect((await post("/api/applications", body)).statusCode).toBe(400);
  });
});
