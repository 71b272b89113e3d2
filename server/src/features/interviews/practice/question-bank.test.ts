import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newId } from "../../../ids.ts";
import { openTestApp, type TestApp } from "../../../testing/test-app.ts";
import { aCandidate } from "./testing/a-candidate.ts";

const own = { text: "How did you calm an angry visitor?", kind: "behaviour", language: "en" } as const;

describe("the bank of questions", () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp({ config: { RATE_LIMITS: "off" } });
  });
  afterAll(() => app.close());

  it("lists questions in pages, in each language, and those of the role first", async () => {
    const { call } = await aCandidate(app);
    const { body } = await call("GET", "/api/interview-questions?language=de&limit=100");
    expect(body.total).toBeGreaterThanOrEqual(700);
    expect(body.questions).toHaveLength(100);
    const second = await call("GET", "/api/interview-questions?language=de&limit=100&page=2");
    const ids = new Set([...body.questions, ...second.body.questions].map(({ id }: { id: string }) => id));
    expect(ids.size).toBe(200);
    const forNurses = await call(
      "GET",
      "/api/interview-questions?role=registered-nurse&kind=technical&language=fr",
    );
    expect(forNurses.body.role.id).toBe("registered-nurse");
    const [first] = forNurses.body.questions;
    expect(first.roles.length + first.groups.length).toBeGreaterThan(0);
    expect(forNurses.body.questions.every(({ kind }: { kind: string }) => kind === "technical")).toBe(true);
    expect((await call("GET", "/api/interview-questions?role=no-such-role")).body.code).toBe("no_such_role");
  });

  it("finds words whatever their accents, and favourites", async () => {
    const { call } = await aCandidate(app);
    const { body } = await call("GET", "/api/interview-questions?language=en&search=Customer");
    expect(body.total).toBeGreaterThan(0);
    const [{ id }] = body.questions;
    expect((await call("PUT", `/api/interview-questions/${id}/favourite`, { favourite: true })).status).toBe(
      200,
    );
    const favourites = await call("GET", "/api/interview-questions?only=favourites");
    expect(favourites.body.questions).toMatchObject([{ id, favourite: true }]);
    const gone = await call("PUT", "/api/interview-questions/no-such-question/favourite", {
      favourite: true,
    });
    expect(gone.status).toBe(404);
  });

  it("shows levels and probes of a question in the asked language", async () => {
    const { call } = await aCandidate(app);
    const { body } = await call("GET", "/api/interview-questions?limit=1");
    const detail = await call("GET", `/api/interview-questions/${body.questions[0].id}?language=es`);
    expect(detail.body.question.levels).toHaveLength(4);
    expect(detail.body.question.probes).toHaveLength(2);
  });

  it("keeps own questions: once, with a competency, changed with a version, deleted with a way back", async () => {
    const { call, user } = await aCandidate(app);
    const id = newId();
    for (const _ of [1, 2])
      expect((await call("POST", "/api/interview-questions", { id, ...own })).status).toBe(200);
    const { body } = await call("GET", "/api/interview-questions?only=own");
    expect(body).toMatchObject({ total: 1, questions: [{ id, own: true, text: own.text }] });
    expect(body.questions[0].competency.id).toBeTruthy();
    const changed = await call("PUT", `/api/interview-questions/${id}`, { text: "And why?", version: 1 });
    expect(changed.body.question).toMatchObject({ text: "And why?", kind: "behaviour", version: 2 });
    const stale = await call("PUT", `/api/interview-questions/${id}`, { text: "Other", version: 1 });
    expect([stale.status, stale.body.details.current.text]).toEqual([409, "And why?"]);
    await call("DELETE", `/api/interview-questions/${id}`);
    expect((await call("GET", "/api/interview-questions?only=own")).body.total).toBe(0);
    expect((await call("POST", `/api/interview-questions/${id}/restore`)).body.question.text).toBe(
      "And why?",
    );
    const stranger = await aCandidate(app);
    expect((await stranger.call("POST", "/api/interview-questions", { id, ...own })).status).toBe(404);
    const rows = await app.deps.database.query(
      `SELECT row_to_json(q)::text AS row FROM own_questions q WHERE user_id = '${user.id}'`,
    );
    expect(JSON.stringify(rows)).not.toContain("And why");
  });
});
