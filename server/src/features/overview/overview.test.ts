import { Figures } from "@waymark/contract/analytics";
import { Overview } from "@waymark/contract/overview";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Deps } from "../../deps.ts";
import { newId } from "../../ids.ts";
import { aPerson } from "../../testing/a-person.ts";
import { testDatabases } from "../../testing/database.ts";
import { openTestApp, type TestApp } from "../../testing/test-app.ts";
import { readOverview } from "./read-overview.ts";

const now = new Date("2026-03-31T12:00:00Z");
const march = (day: number) => `2026-03-${String(day).padStart(2, "0")}T09:00:00.000Z`;
const quiet = { interviews: async () => [], reminders: async () => [] };

describe.each(testDatabases())("overview and figures on $name", ({ open }) => {
  let deps: Deps;
  let app: FastifyInstance;
  let call: TestApp["call"];
  let close: TestApp["close"];
  beforeAll(async () => {
    const config = { RATE_LIMITS: "off", PLANS: "open" } as const;
    ({ deps, app, call, close } = await openTestApp({ database: await open(), config, now: () => now }));
  });
  afterAll(() => close());

  async function aSeeker() {
    const person = await aPerson(deps);
    const ask = async (method: "GET" | "POST" | "PUT" | "DELETE", url: string, payload?: object) => {
      const answer = await call(person, method, url, payload);
      expect({ url, status: answer.statusCode, body: answer.statusCode < 400 ? "" : answer.body }).toEqual({
        url,
        status: 200,
        body: "",
      });
      return answer.json();
    };
    /** Creates an application by its steps: `[stage, day of March]`. */
    const apply = async (source: string, ...[first, ...steps]: [string, number][]) => {
      const id = newId();
      const [stage, day] = first ?? ["preparing", 1];
      const job = { title: `Nurse ${source}`, company: "Harbour", source };
      await ask("POST", "/api/applications", { id, job, stage, at: march(day) });
      for (const [to, on] of steps)
        await ask("POST", `/api/applications/${id}/move`, { changeId: newId(), to, at: march(on) });
      return id;
    };
    const overview = async () => Overview.parse((await ask("GET", "/api/overview")).overview);
    const figures = async (query = "") => Figures.parse((await ask("GET", `/api/analytics${query}`)).figures);
    return { ...person, ask, apply, overview, figures };
  }

  it("is empty for a new person", async () => {
    const { overview, figures } = await aSeeker();
    expect(await overview()).toEqual({
      applications: { now: 0, weekAgo: 0, preparing: 0 },
      interviews: { now: 0, weekAgo: 0 },
      responses: { sent: 0, answered: 0, share: null, weekAgo: null },
      savedJobs: { now: 0, weekAgo: 0 },
      recent: [],
      upcoming: [],
      undated: 0,
      undatedFirst: null,
      today: [],
      next: null,
      waiting: null,
    });
    expect(await figures()).toMatchObject({ sent: 0, firstDay: null });
  });

  it("counts from events, compares with the week before, and ignores undone moves", async () => {
    const { apply, ask, overview, figures, actor } = await aSeeker();
    await apply("adzuna", ["applied", 2], ["under-review", 5], ["phone-screen", 8]);
    await apply("adzuna", ["applied", 3], ["rejected", 30]);
    for (const day of [4, 5, 6, 9, 10]) await apply("adzuna", ["applied", day]);
    const last = await apply("a friend", ["applied", 28]);
    const moved = await ask("POST", `/api/applications/${last}/move`, {
      changeId: newId(),
      to: "offer",
      at: march(29),
    });
    await ask("POST", `/api/applications/${last}/undo`, {
      changeId: newId(),
      eventId: moved.application.events[0].id,
    });
    const draft = await apply("", ["preparing", 29]);
    await ask("PUT", `/api/applications/${draft}`, { deadline: "2026-04-02" });
    const gone = await apply("adzuna", ["applied", 1]);
    await ask("DELETE", `/api/applications/${gone}`);
    const shown = await overview();
    expect(shown).toMatchObject({
      applications: { now: 8, weekAgo: 7, preparing: 1 },
      interviews: { now: 1, weekAgo: 1 },
      responses: { sent: 8, answered: 2, weekAgo: null },
    });
    expect(shown.today[0]).toMatchObject({
      kind: "deadline",
      applicationId: draft,
      due: "2026-04-02",
      late: false,
    });
    // Five suggestions are due, but a day only shows the first four.
    expect(shown.today.map(({ kind }: { kind: string }) => kind)).toEqual([
      "deadline",
      ...Array(4).fill("follow-up"),
    ]);
    expect(shown.responses.share?.point).toBe(0.25);
    expect(shown.recent).toHaveLength(5);
    const counted = await figures();
    expect(counted).toMatchObject({ sent: 8, preparing: 1, all: { answered: 2, interviews: 1, offers: 0 } });
    expect(counted.sources.map(({ key, sent }) => [key, sent])).toEqual([
      ["adzuna", 7],
      ["a friend", 1],
    ]);
    expect((await figures("?from=2026-03-09&to=2026-03-10")).sent).toBe(2);
    // Other people's figures do not change.
    const other = await aSeeker();
    expect((await other.figures()).sent).toBe(0);
    const agenda = {
      interviews: async () => [
        {
          id: newId(),
          applicationId: last,
          title: "Nurse",
          company: "Harbour",
          kind: "video",
          startsAt: march(31),
          endsAt: march(31),
          timeZone: "UTC",
        },
      ],
      reminders: async () => [
        {
          id: newId(),
          kind: "reminder" as const,
          applicationId: null,
          title: "Call",
          company: "",
          dueAt: new Date(march(29)),
        },
        {
          id: newId(),
          kind: "reminder" as const,
          applicationId: null,
          title: "Later",
          company: "",
          dueAt: new Date("2026-04-01T09:00:00Z"),
        },
      ],
    };
    const { today } = await readOverview(deps, actor, agenda);
    expect(today.map(({ kind, title, late }) => [kind, title, late])).toEqual([
      ["interview", "Nurse", false],
      ["reminder", "Call", true],
      ["deadline", "Nurse ", false],
    ]);
  });

  it("counts what is closed, archived or was sent long ago, and shows the newest of the board whatever their stage", async () => {
    const { apply, ask, overview } = await aSeeker();
    for (const day of [2, 3, 4, 5, 6, 7]) await apply("adzuna", ["applied", day], ["rejected", day + 20]);
    const old = await apply("a friend", ["applied", 1]);
    const archived = await apply("a friend", ["applied", 9], ["phone-screen", 30]);
    await ask("PUT", `/api/applications/${archived}`, { archived: true });
    const shown = await overview();
    expect(shown).toMatchObject({
      applications: { now: 8 },
      interviews: { now: 1 },
      responses: { sent: 8, answered: 7 },
      undated: 0,
    });
    expect(shown.recent.map(({ stage, since }) => [stage, since.slice(8, 10)])).toEqual([
      ["rejected", "27"],
      ["rejected", "26"],
      ["rejected", "25"],
      ["rejected", "24"],
      ["rejected", "23"],
    ]);
    expect(shown.today.map(({ applicationId }) => applicationId)).toEqual([old]);
  });

  it("refuses visitors and invalid dates", async () => {
    for (const url of ["/api/overview", "/api/analytics"])
      expect((await app.inject({ method: "GET", url })).statusCode).toBe(401);
    const { headers, actor } = await aSeeker();
    const bad = await app.inject({ method: "GET", url: "/api/analytics?from=soon", headers });
    expect(bad.statusCode).toBe(400);
    expect((await readOverview(deps, actor, quiet)).today).toEqual([]);
  });
});
