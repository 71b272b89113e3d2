import { lettersLimit } from "@waymark/contract/letters";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Deps } from "../../deps.ts";
import { newId } from "../../ids.ts";
import { aPerson, eventsOf } from "../../testing/a-person.ts";
import { openTestApp, type TestApp } from "../../testing/test-app.ts";
import { removeOverdue } from "./store.ts";
import { aLetterWriter, answered, wish } from "./testing/a-letter-writer.ts";

describe("letters", () => {
  let deps: Deps;
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp({ config: { RATE_LIMITS: "off", PLANS: "open" } });
    deps = app.deps;
  });
  afterAll(() => app.close());

  it("is written from a pasted posting and the default resume, and is a draft until its question is answered", async () => {
    const { call, aLetter, resume } = await aLetterWriter(app);
    const letter = await aLetter();
    expect(letter).toMatchObject({
      status: "draft",
      company: "Northgate Clinic",
      jobTitle: "Staff Nurse",
      resumeId: resume.id,
      name: "Anschreiben an Northgate Clinic",
      version: 1,
    });
    expect(letter.openQuestions).toBeGreaterThan(0);
    const refused = await call("POST", `/api/letters/${letter.id}/download`, { format: "txt" });
    expect([refused.status, refused.body.code]).toEqual([409, "letter_unfinished"]);
    const saved = await call("PUT", `/api/letters/${letter.id}`, {
      content: answered(letter.content),
      version: 1,
    });
    expect(saved.body.letter).toMatchObject({ status: "ready", openQuestions: 0, version: 2 });
    const { body } = await call("GET", "/api/letters");
    expect(body.letters).toMatchObject([{ id: letter.id, status: "ready", company: "Northgate Clinic" }]);
  });

  it("keeps every one of saves at once, or tells of the conflict", async () => {
    const { call, aLetter } = await aLetterWriter(app);
    const { id } = await aLetter();
    const names = Array.from({ length: 8 }, (_, n) => `Name ${n}`);
    const saved = await Promise.all(
      names.map((name) => call("PUT", `/api/letters/${id}`, { name, version: 1 })),
    );
    expect(saved.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 7 }, () => 409)]);
    const { body } = await call("GET", `/api/letters/${id}`);
    expect(body.letter.version).toBe(2);
    expect(body.letter.name).toBe(saved.find(({ status }) => status === 200)?.body.letter.name);
  });

  it("ends at the limit, also for copies and for the trash, however many are made at once", async () => {
    const { actor, call, aLetter } = await aLetterWriter(app);
    const { id } = await aLetter();
    const { id: trashed } = await aLetter();
    await call("DELETE", `/api/letters/${trashed}`);
    await deps.database.query(
      `INSERT INTO letters SELECT (jsonb_populate_record(letters, jsonb_build_object('id', gen_random_uuid()))).*
       FROM letters, generate_series(1, $1) WHERE id = $2`,
      [lettersLimit - 3, id],
    );
    const copies = await Promise.all(
      Array.from({ length: 5 }, () => call("POST", `/api/letters/${id}/copy`, {})),
    );
    expect(copies.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409, 409]);
    expect((await call("POST", `/api/letters/${trashed}/recover`, {})).body.code).toBe("too_many_letters");
    expect((await call("POST", "/api/letters", { wish })).body.code).toBe("too_many_letters");
    const { rows } = await deps.database.query(
      "SELECT count(*)::int AS n FROM letters WHERE user_id = $1 AND deleted_at IS NULL",
      [actor.userId],
    );
    expect(rows).toEqual([{ n: lettersLimit }]);
  });

  it("tells other tabs of every change", async () => {
    const { actor, call, aLetter } = await aLetterWriter(app);
    const before = await eventsOf(deps, actor.userId);
    const { id } = await aLetter();
    await call("PUT", `/api/letters/${id}`, { name: "Other" });
    await call("DELETE", `/api/letters/${id}`);
    await call("POST", `/api/letters/${id}/recover`, {});
    const kinds = (await eventsOf(deps, actor.userId)).slice(before.length);
    expect(kinds).toEqual(Array.from({ length: 4 }, () => "letters-changed"));
  });

  it.each([
    ["a kind that is not there", { wish: { ...wish, kind: "love" } }],
    ["both a job and a pasted text", { wish, jobId: "x", jobText: "y" }],
    ["a text of spaces", { wish, jobText: "   " }],
    ["a text of a million characters", { wish, jobText: "x".repeat(1_000_000) }],
    ["ids that are no ids", { wish, resumeId: "' OR 1=1" }],
    ["a list", [wish]],
  ])("refuses %s", async (_, body) => {
    const { call } = await aLetterWriter(app);
    const { status } = await call("POST", "/api/letters", body);
    expect([400, 413]).toContain(status);
    expect((await call("GET", "/api/letters")).body.letters).toEqual([]);
  });

  it("refuses a stale version with the present letter, but takes the same state again", async () => {
    const { call, aLetter } = await aLetterWriter(app);
    const letter = await aLetter();
    await call("PUT", `/api/letters/${letter.id}`, { name: "First", version: 1 });
    const stale = await call("PUT", `/api/letters/${letter.id}`, { name: "Second", version: 1 });
    expect([stale.status, stale.body.code, stale.body.details.current.name]).toEqual([
      409,
      "conflict",
      "First",
    ]);
    const again = await call("PUT", `/api/letters/${letter.id}`, { name: "First", version: 1 });
    expect([again.status, again.body.letter.version]).toEqual([200, 2]);
  });

  it("goes to the trash and comes back; after thirty days it is removed", async () => {
    const { call, aLetter } = await aLetterWriter(app);
    const { id } = await aLetter();
    expect((await call("DELETE", `/api/letters/${id}`)).status).toBe(200);
    expect((await call("GET", `/api/letters/${id}`)).status).toBe(404);
    expect((await call("GET", "/api/letters/trash")).body.letters).toMatchObject([{ id }]);
    expect((await call("POST", `/api/letters/${id}/recover`)).status).toBe(200);
    await call("DELETE", `/api/letters/${id}`);
    await removeOverdue(deps.db, new Date(deps.now().getTime() + 31 * 86_400_000));
    expect((await call("POST", `/api/letters/${id}/recover`)).status).toBe(404);
  });

  it("answers another person's letter, resume and application like missing ones", async () => {
    const [owner, stranger] = [await aLetterWriter(app), await aLetterWriter(app)];
    const { id } = await owner.aLetter();
    const theirs = await stranger.aLetter();
    for (const [method, url, body] of [
      ["GET", `/api/letters/${id}`, undefined],
      ["GET", "/api/letters/no-such-letter", undefined],
      ["PUT", `/api/letters/${id}`, { name: "Mine" }],
      ["DELETE", `/api/letters/${id}`, undefined],
      ["POST", `/api/letters/${id}/copy`, {}],
      ["POST", `/api/letters/${id}/write`, { wish }],
      ["POST", `/api/letters/${id}/sent`, {}],
      ["POST", `/api/letters/${id}/download`, { format: "pdf" }],
      ["PUT", `/api/letters/${theirs.id}`, { resumeId: owner.resume.id }],
      ["PUT", `/api/letters/${theirs.id}`, { applicationId: newId() }],
    ] as const)
      expect([method, url, (await stranger.call(method, url, body)).status]).toEqual([method, url, 404]);
  });

  it("is checked sentence by sentence without being saved", async () => {
    const { call, aLetter } = await aLetterWriter(app);
    const letter = await aLetter();
    const paragraph = {
      id: "p",
      part: "own",
      question: null,
      text: "I looked after 12 patients on a cardiac ward. I led a team of 90 nurses.",
    };
    const { body } = await call("POST", `/api/letters/${letter.id}/evidence`, {
      content: { ...letter.content, paragraphs: [paragraph], proposed: [] },
    });
    expect(body.sentences).toHaveLength(2);
  });
});

describe("letters of a plan without them", () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp({ config: { RATE_LIMITS: "off" } });
  });
  afterAll(() => app.close());

  it("are refused with a sentence that names what lifts it, and the list stays open", async () => {
    const { headers } = await aPerson(app.deps);
    const send = (method: "GET" | "POST", payload?: object) =>
      app.app.inject({
        method,
        url: "/api/letters",
        headers: { "sec-fetch-site": "same-origin", ...headers },
        ...(payload === undefined ? {} : { payload }),
      });
    const refused = await send("POST", { wish });
    expect([refused.statusCode, refused.json().code]).toEqual([402, "plan_required"]);
    expect((await send("GET")).statusCode).toBe(200);
  });
});
