import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Deps } from "../../deps.ts";
import { newId } from "../../ids.ts";
import type { aPerson } from "../../testing/a-person.ts";
import { codeOf } from "../../testing/code-of.ts";
import { testDatabases } from "../../testing/database.ts";
import { aTeam } from "../../testing/people/a-team.ts";
import { openTestApp, type TestApp } from "../../testing/test-app.ts";
import { moveApplication } from "../applications/board/move-application.ts";
import { createApplication } from "../applications/create-application.ts";
import { giveGrant } from "../grants/grants.ts";
import { listLooks } from "../grants/looks.ts";
import { readTeamDashboard } from "./dashboard.ts";
import { answerGoal, setGoal } from "./goals.ts";
import { readTeamAnalytics } from "./team-analytics.ts";

type Person = Awaited<ReturnType<typeof aPerson>>;
const year = { from: "2026-01-01", to: "2026-12-31" };

describe.each(testDatabases())("the figures of a team on $name", ({ open }) => {
  let deps: Deps;
  let call: TestApp["call"];
  let close: TestApp["close"];
  let now = new Date("2026-11-24T12:00:00Z");
  beforeAll(async () => {
    const config = { RATE_LIMITS: "off", PLANS: "open" } as const;
    ({ deps, call, close } = await openTestApp({ database: await open(), config, now: () => now }));
  });
  afterAll(() => close());

  const give = (teamId: string, from: Person, to: Person, noun: "figures" | "board" | "interviews") =>
    giveGrant(deps, from.actor, teamId, { to: to.user.id, noun, itemId: null, right: "see", until: null });
  const send = async ({ actor }: Person, count: number, stage = "applied") => {
    for (let i = 0; i < count; i += 1)
      await createApplication(deps, actor, { job: { title: "Nurse" }, stage });
  };

  it("names those who share figures with the viewer, and takes at least three others together", async () => {
    const team = await aTeam(deps, 4);
    const [a, b, c, viewer] = team.people as [Person, Person, Person, Person];
    await send(a, 6);
    await send(b, 5, "rejected");
    await send(c, 2, "interview-scheduled");
    await send(viewer, 3);
    const read = async () => readTeamAnalytics(deps, viewer.actor, team.id, year);
    const names = async () => (await read()).people.map(({ displayName }) => displayName);
    expect(await names()).toEqual(["Member 4"]);
    // All three share with the owner of the team, so the viewer sees them together, rounded.
    for (const person of [a, b]) await give(team.id, person, team.owner, "figures");
    expect((await read()).quarters.map(({ combined }) => combined)).toEqual([null, null, null, null]);
    await give(team.id, c, team.owner, "figures");
    const { quarters } = await read();
    expect(quarters[0]).toMatchObject({
      // Rates are of counts in steps of five: 5 of 15.
      quarter: "2026-Q4",
      combined: { people: 3, sent: 15, responseRate: { point: 0.35 }, interviewRate: null },
    });
    expect(quarters.slice(1).map(({ combined }) => combined)).toEqual([null, null, null]);
    // One of them shares with the viewer too: named, and no longer among the others, who are too few now.
    await give(team.id, a, viewer, "figures");
    const after = await read();
    expect(after.people.map(({ displayName, all }) => [displayName, all.sent])).toEqual([
      ["Member 1", 6],
      ["Member 4", 3],
    ]);
    expect(after.total).toMatchObject({ sent: 9, answered: 0, responseRate: { point: 0 } });
    expect(after.quarters[0]?.combined).toBe(null);
    const looks = (await listLooks(deps, a.actor, undefined)).days.flatMap((day) => day.looks);
    expect(looks).toMatchObject([{ viewer: { displayName: "Member 4" }, noun: "figures" }]);
    expect(await listLooks(deps, b.actor, undefined)).toEqual({ days: [], hasMore: false });
  });

  it("counts the weeks in which a goal was met", async () => {
    const team = await aTeam(deps, 1);
    const [person] = team.people as [Person];
    now = new Date("2026-11-02T12:00:00Z");
    await setGoal(
      deps,
      person.actor,
      { teamId: team.id, ownerId: person.user.id },
      { kind: "applications", perWeek: 2 },
    );
    await send(person, 2);
    now = new Date("2026-11-10T12:00:00Z");
    await send(person, 1);
    now = new Date("2026-11-24T12:00:00Z");
    await send(person, 2);
    const { people } = await readTeamAnalytics(deps, person.actor, team.id, year);
    expect(people[0]?.goals).toEqual([{ kind: "applications", perWeek: 2, weeks: 3, met: 1 }]);
  });

  it("a goal of somebody else waits for the person's answer", async () => {
    const team = await aTeam(deps, 2);
    const [client, coach] = team.people as [Person, Person];
    const place = { teamId: team.id, ownerId: client.user.id };
    const propose = () => setGoal(deps, coach.actor, place, { kind: "applications", perWeek: 3 });
    expect(await codeOf(propose())).toBe("not_found");
    await give(team.id, client, coach, "figures");
    await propose();
    await send(client, 1);
    const week = async (who: Person) => {
      const { members } = await readTeamDashboard(deps, who.actor, team.id);
      return members.find(({ userId }) => userId === client.user.id);
    };
    const [goal] = (await week(client))?.goals ?? [];
    expect(goal).toMatchObject({ state: "proposed", perWeek: 3, setBy: { displayName: "Member 2" } });
    expect(
      await codeOf(answerGoal(deps, coach.actor, { teamId: team.id, goalId: goal?.id ?? "" }, true)),
    ).toBe("not_found");
    await answerGoal(deps, client.actor, { teamId: team.id, goalId: goal?.id ?? "" }, true);
    expect((await week(coach))?.goals).toMatchObject([{ state: "active", perWeek: 3, done: 1 }]);
    expect(await week(coach)).toMatchObject({ week: { sent: 1, waiting: 1 }, dueToday: [] });
    const looks = (await listLooks(deps, client.actor, undefined)).days.flatMap((day) => day.looks);
    expect(looks).toMatchObject([{ viewer: { displayName: "Member 2" }, noun: "figures" }]);
    // The owner of the team holds no grant: a name, and nothing else.
    expect(await week(team.owner)).toMatchObject({ shares: [], week: null, goals: [], interviewsToday: [] });
  });

  it("reports placements of those who share their board, as CSV and PDF", async () => {
    const team = await aTeam(deps, 2);
    const [a, b] = team.people as [Person, Person];
    const job = { title: '=HYPERLINK("x")', company: "Harbour Yard" };
    for (const person of [a, b]) {
      const { id, version } = await createApplication(deps, person.actor, { job, stage: "offer" });
      await moveApplication(deps, person.actor, id, { changeId: newId(), to: "accepted", version });
    }
    await give(team.id, a, team.owner, "board");
    const url = `/api/teams/${team.id}/placements?from=2026-01-01&to=2026-12-31&language=en`;
    const csv = await call(team.owner, "GET", `${url}&format=csv`);
    const lines = csv.body.trim().split("\r\n");
    expect(lines).toHaveLength(2);
    // Sharing the board is not agreeing to be named in a report.
    expect(lines[1]).toContain("not named");
    expect(csv.body).not.toContain("Member 1");
    const named = `/api/teams/${team.id}/named`;
    expect((await call(a, "PUT", named, { named: true })).json()).toEqual({ named: true });
    expect((await call(a, "PUT", named.replace(team.id, newId()), { named: true })).statusCode).toBe(404);
    expect((await call(a, "GET", `/api/teams/${team.id}/grants`)).json().named).toBe(true);
    expect((await call(b, "GET", `/api/teams/${team.id}/grants`)).json().named).toBe(false);
    expect((await call(team.owner, "GET", `${url}&format=csv`)).body).toContain("Member 1");
    expect(lines[1]).toContain("'=HYPERLINK");
    const pdf = await call(team.owner, "GET", `${url}&format=pdf`);
    expect([pdf.statusCode, pdf.rawPayload.subarray(0, 5).toString()]).toEqual([200, "%PDF-"]);
    expect((await call(b, "GET", `${url.replace(team.id, newId())}&format=csv`)).statusCode).toBe(404);
  });

  it("is closed where the team has no paid plan", async () => {
    const team = await aTeam(deps, 1);
    const [person] = team.people as [Person];
    const paid = { ...deps, config: { ...deps.config, PLANS: "enforced" as const } };
    expect(await codeOf(readTeamAnalytics(paid, person.actor, team.id, year))).toBe("plan_required");
    expect(await codeOf(readTeamDashboard(paid, person.actor, team.id))).toBe("plan_required");
  });
});
