import type { Endpoint } from "@waymark/contract/endpoint";
import { allEndpoints } from "@waymark/contract/endpoints";
import { type GrantNoun, grantNouns } from "@waymark/contract/grants";
import { styleFor } from "@waymark/contract/resumes-style";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Deps } from "../../deps.ts";
import { newId } from "../../ids.ts";
import { aPerson } from "../../testing/a-person.ts";
import { testDatabases } from "../../testing/database.ts";
import { aTeam, join } from "../../testing/people/a-team.ts";
import { fillTracker } from "../../testing/people/fill-tracker.ts";
import { openTestApp, type TestApp } from "../../testing/test-app.ts";
import { createApplication } from "../applications/create-application.ts";
import { listApplications } from "../applications/list-applications.ts";
import { emptyLetter, styleOfLetter } from "../letters/create-letter.ts";
import { addLetter } from "../letters/letters.ts";
import { createResume } from "../resumes/resumes.ts";
import { removeMember } from "../teams/remove-member.ts";
import { setRole } from "../teams/teams.ts";
import { giveGrant, listGrants, takeBackGrant } from "./grants.ts";
import { listLooks } from "./looks.ts";

type Person = Awaited<ReturnType<typeof aPerson>>;
type Event = { readonly by?: object };

/** A call of each endpoint of shared things, by the grant that opens it. */
const calls: Readonly<Record<string, { noun: GrantNoun; right?: "move" }>> = {
  "GET board": { noun: "board" },
  "GET applications/:applicationId": { noun: "application" },
  "POST applications/:applicationId/move": { noun: "application", right: "move" },
  "GET resumes/:resumeId": { noun: "resume" },
  "GET letters/:letterId": { noun: "letter" },
  "GET searches": { noun: "searches" },
  "GET figures": { noun: "figures" },
  "GET interviews": { noun: "interviews" },
};
const prefix = "/api/teams/:teamId/shared/:ownerId/";
const isShared = ({ path }: Endpoint) => path.startsWith(prefix);

describe.each(testDatabases())("what members share on $name", ({ open }) => {
  let deps: Deps;
  let call: TestApp["call"];
  let close: TestApp["close"];
  let now = new Date("2026-11-24T12:00:00Z");
  beforeAll(async () => {
    const config = { RATE_LIMITS: "off" } as const;
    ({ deps, call, close } = await openTestApp({ database: await open(), config, now: () => now }));
  });
  afterAll(() => close());

  /** A person's things that can be granted one by one. */
  async function thingsOf({ actor }: Person) {
    const { id: application } = await createApplication(deps, actor, { job: { title: "Welder" } });
    const { resume } = await createResume(deps, actor, { name: "Welding" });
    const letter = await addLetter(deps, actor, {
      name: "To the yard",
      wish: { kind: "posting", language: "en", convention: "uk", tone: "plain", length: "short" },
      content: emptyLetter,
      style: styleOfLetter(styleFor("en"), "uk"),
      job: null,
      resumeId: null,
      applicationId: null,
    });
    return { application, resume: resume.id, letter: letter.id };
  }
  type Things = Awaited<ReturnType<typeof thingsOf>>;
  const itemOf = (things: Things, noun: GrantNoun) =>
    noun === "application" || noun === "resume" || noun === "letter" ? things[noun] : null;

  const ask = (person: Person, name: string, teamId: string, ownerId: string, things: Things) => {
    const [method = "", path = ""] = name.split(" ");
    const url = (prefix + path)
      .replace(":teamId", teamId)
      .replace(":ownerId", ownerId)
      .replace(":applicationId", things.application)
      .replace(":resumeId", things.resume)
      .replace(":letterId", things.letter);
    const payload = method === "POST" ? { changeId: newId(), to: "applied", version: 1 } : undefined;
    return call(person, method === "POST" ? "POST" : "GET", url, payload);
  };

  it("has every endpoint of shared things in the table below", () => {
    const all = allEndpoints
      .filter(isShared)
      .map(({ method, path }) => `${method} ${path.slice(prefix.length)}`);
    expect(Object.keys(calls).sort()).toEqual(all.sort());
    expect(new Set(Object.values(calls).map(({ noun }) => noun))).toEqual(new Set(grantNouns));
  });

  it.each(Object.entries(calls))("%s opens to its grant alone", async (name, { noun, ...call }) => {
    const right = call.right ?? ("see" as const);
    const team = await aTeam(deps, 3);
    const [owner, coach, other] = team.people as [Person, Person, Person];
    await setRole(deps, team.owner.actor, { teamId: team.id, userId: coach.user.id }, "coach");
    const stranger = await aPerson(deps, { verified: true });
    const things = await thingsOf(owner);
    const others = await thingsOf(owner);
    const give = (to: Person, of: GrantNoun, from: Things, may: "see" | "move" | "comment" = "see") =>
      giveGrant(deps, owner.actor, team.id, {
        to: to.user.id,
        ...{ noun: of, itemId: itemOf(from, of), right: may, until: null },
      });
    const status = async (person: Person) =>
      (await ask(person, name, team.id, owner.user.id, things)).statusCode;
    const everybody = async () => ({
      coach: await status(coach),
      other: await status(other),
      teamOwner: await status(team.owner),
      stranger: await status(stranger),
      self: await status(owner),
    });
    const nobody = { coach: 404, other: 404, teamOwner: 404, stranger: 404, self: 404 };
    expect(await everybody()).toEqual(nobody);

    // Every other grant opens nothing, nor the same grant on another item.
    const reaching = noun === "application" ? ["application", "board"] : [noun];
    for (const of of grantNouns.filter((one) => !reaching.includes(one))) await give(coach, of, things);
    if (itemOf(things, noun) !== null) await give(coach, noun, others, right);
    expect(await everybody()).toEqual(nobody);

    const { grant } = await give(coach, noun, things, right);
    expect(await everybody()).toEqual({ ...nobody, coach: 200 });
    await takeBackGrant(deps, owner.actor, team.id, grant.id);
    expect(await everybody()).toEqual(nobody);

    // A guess answers the same bytes as what does not exist.
    const guess = await ask(coach, name, team.id, owner.user.id, things);
    const missing = await ask(coach, name, newId(), newId(), things);
    const bodyOf = ({ body }: { body: string }) => body.replace(/"requestId":"[^"]+"/, "");
    expect(bodyOf(guess)).toBe(bodyOf(missing));
  });

  it("ends every grant with time, removal, a return, and the end of the plan", async () => {
    const team = await aTeam(deps, 2);
    const [owner, coach] = team.people as [Person, Person];
    const give = (until: string | null = null) =>
      giveGrant(deps, owner.actor, team.id, {
        to: coach.user.id,
        ...{ noun: "board", itemId: null, right: "see", until },
      });
    const things = await thingsOf(owner);
    const status = async () => (await ask(coach, "GET board", team.id, owner.user.id, things)).statusCode;
    await give("2026-11-24T12:05:00.000Z");
    expect(await status()).toBe(200);
    now = new Date("2026-11-24T12:05:00Z");
    expect(await status()).toBe(404);

    await give();
    expect(await status()).toBe(200);
    await removeMember(deps, team.owner.actor, team.id, coach.user.id);
    expect(await status()).toBe(404);
    await join(deps, team.id, coach.actor);
    expect(await status()).toBe(404);

    await give();
    expect(await status()).toBe(200);
    await team.setActive(false);
    expect(await status()).toBe(404);
    now = new Date("2026-11-24T12:06:00Z");
    await team.setActive(true);
    expect(await status()).toBe(404);
    expect(await listGrants(deps, owner.actor, team.id)).toEqual({ given: [], held: [], named: false });
    await give();
    expect(await status()).toBe(200);
    // Own work stays with the person throughout.
    expect((await listApplications(deps, owner.actor, { archived: false })).applications).toHaveLength(1);
  });

  it("shows of an application no notes, tags, contacts, files, reminders or offers", async () => {
    const team = await aTeam(deps, 2);
    const [owner, coach] = team.people as [Person, Person];
    await fillTracker(deps, owner.actor, "secretword");
    const plain = await createApplication(deps, owner.actor, { job: { title: "Nurse" } });
    const grants = [
      { noun: "board", itemId: null, right: "see" },
      { noun: "interviews", itemId: null, right: "see" },
    ] as const;
    for (const one of grants)
      await giveGrant(deps, owner.actor, team.id, { ...one, to: coach.user.id, until: null });
    const base = `/api/teams/${team.id}/shared/${owner.user.id}`;
    const { applications } = (await call(coach, "GET", `${base}/board`)).json();
    const filled = applications.find((one: { id: string }) => one.id !== plain.id);
    expect(Object.keys(filled).sort()).toEqual(
      [
        ...["appliedAt", "createdAt", "deadline", "id", "job", "postingGone", "rank"],
        ...["stage", "stageSince", "version"],
      ].sort(),
    );
    const whole = (await call(coach, "GET", `${base}/applications/${filled.id}`)).json();
    expect(Object.keys(whole).sort()).toEqual(["application", "events", "right", "stages"]);
    const { interviews } = (await call(coach, "GET", `${base}/interviews`)).json();
    expect(Object.keys(interviews[0]).sort()).toEqual(["endsAt", "id", "job", "kind", "startsAt", "status"]);
  });

  it("moves by a grant to move, and tells the second of two what the first did", async () => {
    const team = await aTeam(deps, 2);
    const [owner, coach] = team.people as [Person, Person];
    const { application } = await thingsOf(owner);
    const give = (right: "see" | "move") =>
      giveGrant(deps, owner.actor, team.id, {
        to: coach.user.id,
        ...{ noun: "board", itemId: null, right, until: null },
      });
    const url = `/api/teams/${team.id}/shared/${owner.user.id}/applications/${application}/move`;
    const move = (to: string, version: number) =>
      call(coach, "POST", url, { changeId: newId(), to, version });
    await give("see");
    expect((await move("applied", 1)).statusCode).toBe(404);
    await give("move");
    const moved = await move("applied", 1);
    expect(moved.json().application).toMatchObject({ stage: "applied", version: 2 });
    const late = await move("offer", 1);
    expect(late.statusCode).toBe(409);
    expect(late.json().details.current).toMatchObject({ stage: "applied", version: 2 });
    expect(late.body).not.toContain("notes");
    // The history says who moved it, to its owner and to the mover alone.
    const byIn = (answer: { json(): { events?: Event[]; application: { events?: Event[] } } }) => {
      const { events, application: whole } = answer.json();
      return (events ?? whole.events ?? []).map(({ by }) => by);
    };
    const mover = { userId: coach.user.id, displayName: "Member 2" };
    expect(byIn(await call(owner, "GET", `/api/applications/${application}`))).toEqual([mover, undefined]);
    const third = await aPerson(deps, { verified: true });
    await join(deps, team.id, third.actor);
    await giveGrant(deps, owner.actor, team.id, {
      to: third.user.id,
      ...{ noun: "board", itemId: null, right: "see", until: null },
    });
    const shared = url.replace("/move", "");
    expect(byIn(await call(coach, "GET", shared))).toEqual([mover, undefined]);
    expect(byIn(await call(third, "GET", shared))).toEqual([undefined, undefined]);
    await deps.db.execute(sql`DELETE FROM users WHERE id = ${coach.user.id}`);
    const gone = await call(owner, "GET", `/api/applications/${application}`);
    expect(byIn(gone)).toEqual([{ userId: null, displayName: "" }, undefined]);
  });

  it("writes down who looked at what, by day, for the owner to read", async () => {
    now = new Date("2026-11-26T09:00:00Z");
    const team = await aTeam(deps, 2);
    const [owner, coach] = team.people as [Person, Person];
    const things = await thingsOf(owner);
    const { grant } = await giveGrant(deps, owner.actor, team.id, {
      to: coach.user.id,
      ...{ noun: "resume", itemId: things.resume, right: "comment", until: null },
    });
    expect(grant).toMatchObject({ itemName: "Welding", right: "comment", to: { displayName: "Member 2" } });
    await ask(coach, "GET resumes/:resumeId", team.id, owner.user.id, things);
    now = new Date("2026-11-26T09:05:00Z");
    await ask(coach, "GET resumes/:resumeId", team.id, owner.user.id, things);
    await takeBackGrant(deps, owner.actor, team.id, grant.id);
    await ask(coach, "GET resumes/:resumeId", team.id, owner.user.id, things);
    const look = {
      viewer: { userId: coach.user.id, displayName: "Member 2" },
      ...{ noun: "resume", itemId: things.resume, itemName: "Welding" },
      firstAt: "2026-11-26T09:00:00.000Z",
      lastAt: "2026-11-26T09:05:00.000Z",
    };
    expect(await listLooks(deps, owner.actor, undefined)).toEqual({
      days: [{ day: "2026-11-26", looks: [look] }],
      hasMore: false,
    });
    expect(await listLooks(deps, coach.actor, undefined)).toEqual({ days: [], hasMore: false });
    await deps.db.execute(sql`DELETE FROM users WHERE id = ${coach.user.id}`);
    const [day] = (await listLooks(deps, owner.actor, undefined)).days;
    expect(day?.looks[0]?.viewer).toEqual({ userId: null, displayName: "" });
  });

  it("refuses grants to oneself, to strangers, to nobody, of others' things, and rights that do not fit", async () => {
    const team = await aTeam(deps, 2);
    const [owner, coach] = team.people as [Person, Person];
    const stranger = await aPerson(deps, { verified: true });
    const theirs = await thingsOf(coach);
    const board = { noun: "board", itemId: null, right: "see", until: null };
    const give = async (payload: object, teamId = team.id) =>
      (await call(owner, "POST", `/api/teams/${teamId}/grants`, payload)).statusCode;
    expect(await give({ ...board, to: owner.user.id })).toBe(404);
    expect(await give({ ...board, to: stranger.user.id })).toBe(404);
    expect(await give({ ...board, to: "" })).toBe(404);
    expect(await give({ ...board, to: coach.user.id }, newId())).toBe(404);
    const resume = { noun: "resume", itemId: theirs.resume, right: "see", until: null };
    expect(await give({ ...resume, to: coach.user.id })).toBe(404);
    expect(await give({ ...resume, itemId: null, to: coach.user.id })).toBe(400);
    expect(await give({ ...board, right: "suggest", to: coach.user.id })).toBe(400);
    expect(await give({ ...board, noun: "notes", to: coach.user.id })).toBe(400);
    expect(await give({ ...board, to: coach.user.id })).toBe(200);
    await team.setActive(false);
    expect(await give({ ...board, to: coach.user.id })).toBe(409);
  });
});
