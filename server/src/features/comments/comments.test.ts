import type { Thread } from "@waymark/contract/comments";
import { emptyContent } from "@waymark/contract/resumes";
import { anchorOf } from "@waymark/domain/comments/anchors";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rowsOf } from "../../db/db.ts";
import type { Deps } from "../../deps.ts";
import { newId } from "../../ids.ts";
import type { aPerson } from "../../testing/a-person.ts";
import { testDatabases } from "../../testing/database.ts";
import { aTeam } from "../../testing/people/a-team.ts";
import { openTestApp, type TestApp } from "../../testing/test-app.ts";
import { giveGrant, listGrants, takeBackGrant } from "../grants/grants.ts";
import { createResume, getResume } from "../resumes/resumes.ts";
import { listRevisions } from "../resumes/revisions.ts";
import { saveResume } from "../resumes/save-resume.ts";
import { removeMember } from "../teams/remove-member.ts";
import { exportComments } from "./export-comments.ts";

type Person = Awaited<ReturnType<typeof aPerson>>;
const summary = "I led the team of six. I cooked for the crew.";

describe.each(testDatabases())("comments on $name", ({ open }) => {
  let deps: Deps;
  let call: TestApp["call"];
  let close: TestApp["close"];
  beforeAll(async () => {
    ({ deps, call, close } = await openTestApp({ database: await open(), config: { RATE_LIMITS: "off" } }));
  });
  afterAll(() => close());

  /** A resume of the first member, with a grant to the second one; the third has none. */
  async function aPaper(right: "see" | "comment" | "suggest") {
    const team = await aTeam(deps, 3);
    const [owner, coach, other] = team.people as [Person, Person, Person];
    const content = emptyContent();
    const { resume } = await createResume(deps, owner.actor, {
      name: "Yard",
      content: { ...content, personalInfo: { ...content.personalInfo, summary } },
    });
    const give = (to: Person, may: typeof right) =>
      giveGrant(deps, owner.actor, team.id, {
        to: to.user.id,
        ...{ noun: "resume", itemId: resume.id, right: may, until: null },
      });
    await give(coach, right);
    const base = `/api/teams/${team.id}/papers/${owner.user.id}/resume/${resume.id}/threads`;
    const ask = async (
      person: Person,
      method: "GET" | "POST" | "PUT" | "DELETE",
      path = "",
      body?: object,
    ) => {
      const answer = await call(person, method, base + path, body);
      return { status: answer.statusCode, body: answer.json() };
    };
    const start = async (
      person: Person,
      over: { text?: string; replacement?: string | null; mentions?: string[] } = {},
    ) => {
      const at = summary.indexOf("led the team");
      const anchor = { field: "personalInfo.summary", ...anchorOf(summary, at, at + "led".length) };
      const id = newId();
      const said = { text: "Say how many", replacement: null, mentions: [], ...over };
      return { id, ...(await ask(person, "POST", "", { id, anchor, ...said })) };
    };
    const noticesOf = async (person: Person) => {
      const rows = await deps.db.execute(
        sql`SELECT kind FROM notifications WHERE user_id = ${person.user.id} ORDER BY id`,
      );
      return rowsOf<{ kind: string }>(rows)
        .map(({ kind }) => kind)
        .filter((kind) => kind !== "team-grant");
    };
    const summaryNow = async () =>
      (await getResume(deps, owner.actor, resume.id)).content.personalInfo.summary;
    return { team, owner, coach, other, resume, give, ask, start, noticesOf, summaryNow };
  }

  it("are read and written by the owner and by whoever may comment, and by nobody else", async () => {
    const { owner, coach, other, team, ask, start, give } = await aPaper("comment");
    const begun = await start(coach);
    expect(begun.status).toBe(200);
    expect(begun.body.thread).toMatchObject({
      author: { displayName: "Member 2" },
      anchor: { quote: "led", field: "personalInfo.summary" },
      suggestion: null,
      resolved: false,
      comments: [{ text: "Say how many", author: { userId: coach.user.id } }],
    });
    const reply = await ask(owner, "POST", `/${begun.id}/comments`, { id: newId(), text: "<b>Six</b>" });
    expect(reply.body.thread.comments.map((one: { text: string }) => one.text)).toEqual([
      "Say how many",
      "<b>Six</b>",
    ]);
    for (const stranger of [other, team.owner]) {
      expect((await ask(stranger, "GET")).status).toBe(404);
      expect((await start(stranger)).status).toBe(404);
      const said = { id: newId(), text: "Me too" };
      expect((await ask(stranger, "POST", `/${begun.id}/comments`, said)).status).toBe(404);
      expect((await ask(stranger, "PUT", `/${begun.id}`, { resolved: true })).status).toBe(404);
      expect((await ask(stranger, "DELETE", `/${begun.id}/comments/${begun.id}`)).status).toBe(404);
    }
    // To see a paper is not to comment on it.
    await give(other, "see");
    expect((await ask(other, "GET")).status).toBe(404);
    expect((await start(other)).status).toBe(404);
  });

  it("count a repeated request once, resolve, open again by an answer, and go with their last comment", async () => {
    const { owner, coach, ask, start } = await aPaper("comment");
    const { id } = await start(coach);
    const said = { id: newId(), text: "Once" };
    await ask(coach, "POST", `/${id}/comments`, said);
    const twice = await ask(coach, "POST", `/${id}/comments`, said);
    expect(twice.body.thread.comments).toHaveLength(2);
    expect((await ask(owner, "PUT", `/${id}`, { resolved: true })).body.thread.resolved).toBe(true);
    const again = await ask(coach, "POST", `/${id}/comments`, { id: newId(), text: "Not yet" });
    expect(again.body.thread.resolved).toBe(false);
    const mine = await ask(owner, "POST", `/${id}/comments`, { id: newId(), text: "Mine" });
    const own = mine.body.thread.comments.at(-1).id;
    // The coach deletes no comment of the owner; the owner may delete each.
    expect((await ask(coach, "DELETE", `/${id}/comments/${own}`)).status).toBe(404);
    for (const one of mine.body.thread.comments)
      expect((await ask(owner, "DELETE", `/${id}/comments/${one.id}`)).status).toBe(200);
    expect((await ask(owner, "GET")).body.threads).toEqual([]);
  });

  it("tell the owner, those who wrote before and those mentioned who may read it, once an hour", async () => {
    const { owner, coach, other, ask, start, noticesOf } = await aPaper("comment");
    const { id } = await start(coach, { mentions: [other.user.id, owner.user.id] });
    for (let i = 0; i < 5; i += 1)
      await ask(coach, "POST", `/${id}/comments`, { id: newId(), text: "!", mentions: [owner.user.id] });
    expect(await noticesOf(owner)).toEqual(["team-mention"]);
    expect(await noticesOf(other)).toEqual([]);
    await ask(owner, "POST", `/${id}/comments`, { id: newId(), text: "Thank you" });
    expect(await noticesOf(coach)).toEqual(["team-comment"]);
  });

  it("a suggestion changes the paper only when its owner accepts it", async () => {
    const { owner, coach, resume, ask, start, noticesOf, summaryNow } = await aPaper("suggest");
    const { id, body } = await start(coach, { text: "", replacement: "managed" });
    expect(body.thread).toMatchObject({
      suggestion: { replacement: "managed", state: "open" },
      comments: [],
    });
    expect(await noticesOf(owner)).toEqual(["team-suggestion"]);
    expect(await summaryNow()).toBe(summary);
    expect((await ask(coach, "POST", `/${id}/answer`, { accept: true })).status).toBe(404);
    // The owner writes on before the answer.
    const content = structuredClone(resume.content);
    content.personalInfo.summary = `In Hamburg. ${summary}`;
    await saveResume(deps, owner.actor, resume.id, { content });
    const accepted: { thread: Thread } = (await ask(owner, "POST", `/${id}/answer`, { accept: true })).body;
    expect(accepted.thread).toMatchObject({ resolved: true, suggestion: { state: "accepted", version: 3 } });
    expect(await summaryNow()).toBe("In Hamburg. I managed the team of six. I cooked for the crew.");
    expect((await ask(owner, "POST", `/${id}/answer`, { accept: false })).status).toBe(409);
    // The list of versions says who suggested what ended a version, also once that account is gone.
    const by = async () =>
      (await listRevisions(deps, owner.actor, resume.id)).revisions.map((one) => [
        one.version,
        one.suggestedBy,
      ]);
    expect(await by()).toEqual([
      [2, "Member 2"],
      [1, null],
    ]);

    const late = await start(coach, { replacement: "ran" });
    expect((await ask(owner, "POST", `/${late.id}/answer`, { accept: true })).status).toBe(409);
    expect((await ask(owner, "POST", `/${late.id}/answer`, { accept: false })).body.thread).toMatchObject({
      suggestion: { state: "rejected", version: null },
    });
  });

  it("flood nobody: one notice of a kind an hour by each author on each paper", async () => {
    const { owner, coach, start, noticesOf } = await aPaper("suggest");
    for (let i = 0; i < 12; i += 1)
      await start(coach, { text: `Note ${i}`, mentions: [owner.user.id], replacement: i % 2 ? "ran" : null });
    expect((await noticesOf(owner)).sort()).toEqual(["team-mention", "team-suggestion"]);
    for (let i = 0; i < 3; i += 1) await start(coach);
    expect(await noticesOf(owner)).toHaveLength(3);
  });

  it("need the right to suggest, and end with the grant while somebody writes", async () => {
    const { team, owner, coach, ask, start, give } = await aPaper("comment");
    expect((await start(coach, { replacement: "managed" })).status).toBe(404);
    const { id } = await start(coach);
    const [grant] = (await listGrants(deps, owner.actor, team.id)).given;
    await takeBackGrant(deps, owner.actor, team.id, grant?.id ?? "");
    expect((await ask(coach, "POST", `/${id}/comments`, { id: newId(), text: "Still" })).status).toBe(404);
    await give(coach, "comment");
    await removeMember(deps, team.owner.actor, team.id, coach.user.id);
    expect((await ask(coach, "POST", `/${id}/comments`, { id: newId(), text: "Still" })).status).toBe(404);
    // The comment stays with the owner.
    expect((await ask(owner, "GET")).body.threads[0].comments).toHaveLength(1);
  });

  it("are sealed with the owner's key, and in the export of both", async () => {
    const { owner, coach, start } = await aPaper("suggest");
    await start(coach, { text: "canarycomment", replacement: "canarywords" });
    const raw = await deps.db.execute(
      sql`SELECT t::text || c::text AS row FROM comment_threads t JOIN comments c ON c.thread_id = t.id WHERE t.user_id = ${owner.user.id}`,
    );
    const [{ row } = { row: "" }] = rowsOf<{ row: string }>(raw);
    expect(row).not.toBe("");
    expect(row).not.toContain("canary");
    const own = JSON.stringify(await exportComments.read(deps, owner.user.id));
    expect(own).toContain("canarycomment");
    expect(own).toContain("canarywords");
    expect(JSON.stringify(await exportComments.read(deps, coach.user.id))).toContain("canarycomment");
    await deps.db.execute(sql`DELETE FROM users WHERE id = ${coach.user.id}`);
    expect(JSON.stringify(await exportComments.read(deps, owner.user.id))).toContain("canarycomment");
  });

  it("refuse what is empty, too long, or of no such paper", async () => {
    const { owner, coach, ask, start, resume } = await aPaper("suggest");
    expect((await start(coach, { text: " " })).status).toBe(400);
    expect((await start(coach, { text: "x".repeat(4_001) })).status).toBe(400);
    const letter = await call(
      owner,
      "GET",
      `/api/teams/${newId()}/papers/${owner.user.id}/letter/${resume.id}/threads`,
    );
    expect(letter.statusCode).toBe(404);
    expect((await ask(owner, "GET", "/../../notes/1/threads")).status).toBe(404);
  });
});
