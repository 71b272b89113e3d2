import { mockPauseSeconds } from "@waymark/contract/interviews-mocks";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Deps } from "../../../deps.ts";
import { newId } from "../../../ids.ts";
import { openTestApp, type TestApp } from "../../../testing/test-app.ts";
import { startMock } from "./mocks.ts";
import { removeOverdueMocks } from "./mocks-store.ts";
import { listQuestions } from "./question-bank.ts";
import { aCandidate, strongAnswer } from "./testing/a-candidate.ts";

describe("mock interviews", () => {
  let deps: Deps;
  let app: TestApp;
  let now = new Date("2026-11-02T09:00:00Z");
  beforeAll(async () => {
    app = await openTestApp({ config: { RATE_LIMITS: "off", PLANS: "open" }, now: () => now });
    deps = app.deps;
  });
  afterAll(() => app.close());

  it("goes from question to probe to the next question, and ends in a report with the weakest first", async () => {
    const { aMock, answer, call } = await aCandidate(app);
    let mock = await aMock();
    expect(mock).toMatchObject({ state: "running", asked: 3, answered: 0, total: null, report: null });
    expect(mock.turn).toEqual({ question: mock.questions[0]?.id, part: "answer" });
    ({ mock } = (await answer(mock, strongAnswer)).body);
    expect(mock.turn).toEqual({ question: mock.questions[0]?.id, part: "follow-up" });
    expect(mock.answers[0]?.probe.text).toMatch(/\?/);
    expect(mock.answers[0]?.score.points.map(({ criterion }) => criterion)).toContain("result");
    ({ mock } = (
      await answer(mock, "I would do it earlier, and I asked two patients what they missed.")
    ).body);
    expect(mock.answers[0]).toMatchObject({ followUp: { text: expect.stringContaining("earlier") } });
    expect(mock.answers[0]?.together).toBeTypeOf("number");
    ({ mock } = (await answer(mock, "I always work hard.")).body);
    ({ mock } = (await call("POST", `/api/mock-interviews/${mock.id}/skip`, mock.turn ?? {})).body);
    const skipped = await call("POST", `/api/mock-interviews/${mock.id}/skip`, mock.turn ?? {});
    expect(skipped.body.mock).toMatchObject({ turn: null, state: "running" });
    expect(skipped.body.mock.questions[2].skipped).toBe(true);
    ({ mock } = (await call("POST", `/api/mock-interviews/${mock.id}/finish`)).body);
    expect(mock.state).toBe("finished");
    const totals = mock.report?.questions.map(({ total }) => total) ?? [];
    expect(totals).toHaveLength(2);
    expect(totals).toEqual(totals.toSorted((a, b) => a - b));
    expect(mock.report?.unanswered).toEqual([mock.questions[2]?.id]);
    expect(mock.report?.again).toHaveLength(2);
    const late = await answer(mock, "One thing more.");
    expect([late.status, late.body.code]).toEqual([409, "mock_finished"]);
  });

  it("counts an answer that is sent again once, and one to a turn that is over not at all", async () => {
    const { aMock, answer } = await aCandidate(app);
    const mock = await aMock();
    const id = newId();
    const sent = await Promise.all([1, 2, 3].map(() => answer(mock, strongAnswer, { id })));
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200]);
    const other = await answer(mock, "Another tab says this.");
    expect([other.status, other.body.code]).toEqual([409, "conflict"]);
    expect(other.body.details.current.answers).toHaveLength(1);
    expect(other.body.details.current.answers[0].text).toBe(strongAnswer);
  });

  it("starts once, however often the start is sent, and is nobody else's", async () => {
    const { aMock, call } = await aCandidate(app);
    const id = newId();
    const [one, two] = await Promise.all([aMock({ id }), aMock({ id })]);
    expect(two.questions).toEqual(one.questions);
    expect((await call("GET", "/api/mock-interviews")).body.total).toBe(1);
    const stranger = await aCandidate(app);
    expect((await stranger.call("GET", `/api/mock-interviews/${id}`)).status).toBe(404);
    expect(
      (await stranger.call("POST", "/api/mock-interviews", { id, language: "en", minutes: 10 })).status,
    ).toBe(404);
  });

  it("goes on where it stopped: the draft is kept, and a sleeping laptop uses up no time", async () => {
    const { aMock, call } = await aCandidate(app);
    const mock = await aMock();
    now = new Date(now.getTime() + 30_000);
    const draft = await call("PUT", `/api/mock-interviews/${mock.id}/draft`, {
      ...mock.turn,
      text: "Last year I",
    });
    expect(draft.body.spentSeconds).toBe(30);
    now = new Date(now.getTime() + 10 * 60_000);
    const { body } = await call("GET", `/api/mock-interviews/${mock.id}`);
    expect(body.mock).toMatchObject({
      draft: "Last year I",
      spentSeconds: 30 + mockPauseSeconds,
      version: 1,
    });
    await call("POST", `/api/mock-interviews/${mock.id}/pause`);
    now = new Date(now.getTime() + 60_000);
    const back = await call("POST", `/api/mock-interviews/${mock.id}/continue`);
    expect(back.body.mock).toMatchObject({ state: "running", spentSeconds: 30 + mockPauseSeconds });
  });

  it("asks other questions the next time, and weak answers again first", async () => {
    const { aMock, answer, call, actor } = await aCandidate(app);
    const first = await aMock();
    const second = await aMock();
    const again = first.questions.filter(({ id }) => second.questions.some((one) => one.id === id));
    expect(again).toEqual([]);
    const { mock } = (await answer(first, "I am a team player.")).body;
    await call("POST", `/api/mock-interviews/${mock.id}/skip`, mock.turn);
    await answer((await call("GET", `/api/mock-interviews/${mock.id}`)).body.mock, strongAnswer);
    const { body } = await call("GET", "/api/interview-questions/due");
    expect(body.questions.map(({ id }: { id: string }) => id)).toEqual(
      first.questions.slice(0, 2).map(({ id }) => id),
    );
    expect([body.due, body.nextAt]).toEqual([0, body.questions[0].practice.dueAt]);
    now = new Date(now.getTime() + 40 * 86_400_000);
    const later = await listQuestions(deps, actor, { only: "due", page: 1, limit: 20 });
    expect(later).toMatchObject({ total: 2, due: 2 });
    const practised = await startMock(deps, actor, {
      ...{ id: newId(), role: null, job: null, interviewId: null, offerId: null, level: null, kind: null },
      ...{ language: "en", minutes: 10, spoken: false, questions: later.questions.map(({ id }) => id) },
    });
    expect(practised.questions).toHaveLength(2);
  });

  it("is deleted with a way back, and gone after 30 days", async () => {
    const { aMock, call } = await aCandidate(app);
    const { id } = await aMock();
    expect((await call("DELETE", `/api/mock-interviews/${id}`)).status).toBe(200);
    expect((await call("GET", `/api/mock-interviews/${id}`)).status).toBe(404);
    expect((await call("POST", `/api/mock-interviews/${id}/restore`)).body.mock.id).toBe(id);
    await call("DELETE", `/api/mock-interviews/${id}`);
    await removeOverdueMocks(deps.db, new Date(now.getTime() + 31 * 86_400_000));
    expect((await call("POST", `/api/mock-interviews/${id}/restore`)).status).toBe(404);
  });

  it("shows the answer in better order, made of what the person said and their story", async () => {
    const { aMock, answer, call } = await aCandidate(app);
    const { mock } = (await answer(await aMock(), strongAnswer)).body;
    const [{ id }] = mock.answers;
    const { body } = await call("GET", `/api/mock-interviews/${mock.id}/answers/${id}/outline`);
    expect(body.parts.map(({ criterion }: { criterion: string }) => criterion)).toEqual([
      "situation",
      "action",
      "result",
    ]);
  });

  it("stores nothing readable", async () => {
    const { aMock, answer, user } = await aCandidate(app);
    await answer(await aMock(), strongAnswer);
    const rows = await deps.database.query(
      `SELECT m::text || a::text AS row FROM mocks m JOIN mock_answers a ON a.mock_id = m.id WHERE m.user_id = '${user.id}'`,
    );
    expect(JSON.stringify(rows)).not.toMatch(/Harbour|triage|nurse/i);
  });
});

describe("mock interviews with plans", () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp({ config: { RATE_LIMITS: "off" } });
  });
  afterAll(() => app.close());

  it("need the plan's action", async () => {
    const { call } = await aCandidate(app);
    const body = { id: newId(), language: "en", minutes: 10 };
    const refused = await call("POST", "/api/mock-interviews", body);
    expect([refused.status, refused.body.code]).toEqual([402, "plan_required"]);
  });
});
