import { ApplicationCard, listApplications, readTimeline } from "@waymark/contract/applications";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Deps } from "../../../deps.ts";
import { newId } from "../../../ids.ts";
import { aPerson } from "../../../testing/a-person.ts";
import { testDatabases } from "../../../testing/database.ts";
import { testDeps } from "../../../testing/deps.ts";
import { changeApplication } from "../change-application.ts";
import { createApplication } from "../create-application.ts";
import { listApplications as listOwn } from "../list-applications.ts";
import { readApplication, readTimeline as readOwnTimeline } from "../read-application.ts";
import { moveApplication } from "./move-application.ts";

/** Characters that break a row that is read as text, unless they are escaped. */
const hostile = `"Nurse", \\ {"a":[1]} \\u001f 😀 \u2028 Ärztin\u00a0'x'`;

describe.each(testDatabases())("the board and the timeline on $name", ({ open }) => {
  let deps: Deps;
  beforeAll(async () => {
    deps = await testDeps({ database: await open(), config: { PLANS: "open" } });
  });
  afterAll(() => deps.database.close());

  it("have the same data as each application, and none of other people", async () => {
    const { actor } = await aPerson(deps);
    const { actor: other } = await aPerson(deps);
    await createApplication(deps, other, { job: { title: "Not mine" } });
    const pay = { min: 1.5, max: null, currency: "EUR", period: "hour" as const };
    const job = { title: hostile, company: hostile, location: hostile, source: hostile.slice(0, 60), pay };
    const full = await createApplication(deps, actor, {
      job,
      stage: "applied",
      at: "2026-03-01T09:08:07.006Z",
    });
    await changeApplication(deps, actor, full.id, {
      tags: [hostile.slice(0, 40), "b"],
      deadline: "2026-03-09",
    });
    await moveApplication(deps, actor, full.id, { changeId: newId(), to: "offer", rank: -1e-9 });
    const bare = await createApplication(deps, actor, { job: { title: "Bare" } });

    const next = { nextInterviewAt: "2026-03-02T09:00:00.000Z", nextReminderAt: null };
    const nextTimes = async () => new Map([[full.id, next]]);
    const board = await listOwn(deps, actor, { archived: false }, nextTimes);
    const { applications } = listApplications.response.parse(board);
    const ownCard = async (id: string) => ApplicationCard.parse(await readApplication(deps, actor, id));
    expect(applications).toHaveLength(2);
    expect(applications.find(({ id }) => id === full.id)).toEqual({ ...(await ownCard(full.id)), ...next });
    expect(applications.find(({ id }) => id === bare.id)).toEqual(await ownCard(bare.id));

    const { ways } = readTimeline.response.parse(await readOwnTimeline(deps, actor));
    expect(ways).toHaveLength(2);
    const { events } = await readApplication(deps, actor, full.id);
    expect(ways.find(({ id }) => id === full.id)?.steps).toEqual(
      events.toReversed().map(({ to, at }) => ({ stage: to, at })),
    );
  });

  it("are empty for a person without applications", async () => {
    const { actor } = await aPerson(deps);
    const board = await listOwn(deps, actor, { archived: true });
    expect(listApplications.response.parse(board).applications).toEqual([]);
    expect(await readOwnTimeline(deps, actor)).toEqual({ ways: [] });
  });
});
