import type { Mock } from "@waymark/contract/interviews-mocks";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openLlm } from "../../../ports/llm/open-llm.ts";
import { type LlmStandIn, llmStandIn } from "../../../testing/stand-ins/llm-stand-in.ts";
import { openTestApp, type TestApp } from "../../../testing/test-app.ts";
import { aCandidate, strongAnswer } from "./testing/a-candidate.ts";

describe("what a model adds to practice", () => {
  let standIn: LlmStandIn;
  let app: TestApp;
  let bare: TestApp;
  beforeAll(async () => {
    standIn = await llmStandIn();
    bare = await openTestApp({ config: { RATE_LIMITS: "off", PLANS: "open" } });
    const config = { ...bare.deps.config, LLM_BASE_URL: standIn.url, LLM_MODEL: "m", LLM_TIMEOUT_MS: 1_500 };
    app = await openTestApp({
      config: { RATE_LIMITS: "off", PLANS: "open" },
      llm: await openLlm({ ...bare.deps, config }),
    });
  });
  afterAll(async () => {
    await Promise.all([app.close(), bare.close(), standIn.close()]);
  });

  async function answered(of: TestApp) {
    const person = await aCandidate(of);
    const { mock } = (await person.answer(await person.aMock(), strongAnswer)).body as { mock: Mock };
    const url = `/api/mock-interviews/${mock.id}/answers/${mock.answers[0]?.id}/advice`;
    const ask = async () => {
      const { status, body } = await person.call("POST", url, {});
      return { status, body, answer: (body.mock as Mock | undefined)?.answers[0] };
    };
    return { person, mock, url, ask };
  }
  const reply = (followUp: string, ...advice: string[]) =>
    standIn.reply(JSON.stringify({ followUp, advice }));

  it("is lines of advice and a freer follow-up, and never another number", async () => {
    const probe = "You moved the form into the waiting room: who was against it, and what did you say?";
    reply(probe, "Say first what was at stake for the patients.", "Leave out the sentence about Fridays.");
    const { person, mock, ask } = await answered(app);
    const { status, answer } = await ask();
    expect(status).toBe(200);
    expect(answer?.advice).toHaveLength(2);
    expect(answer?.probe).toMatchObject({ text: probe, byModel: true, id: mock.answers[0]?.probe.id });
    expect(answer?.score).toEqual(mock.answers[0]?.score);
    const { body } = await person.call("GET", `/api/mock-interviews/${mock.id}`);
    expect(body.mock.answers[0].advice).toEqual(answer?.advice);
    expect(standIn.asked.at(-1)?.material).toContain("triage");
    expect(standIn.asked.at(-1)?.system).not.toContain("triage");
  });

  it.each([
    ["a number of its own", "You would get there 73 days earlier if you named the cause first."],
    ["a grade", "That is a good answer, I would give it full points for its structure."],
    ["a share", "Name the share in % and not in words, because readers like it more."],
    ["markup", "Say <b>first</b> what was at stake for the patients."],
    [
      "another language",
      "Sagen Sie zuerst, was für die Patienten auf dem Spiel stand, und lassen Sie den Rest weg.",
    ],
    ["a text without end", "Say it again. ".repeat(40)],
    ["nothing", "   "],
  ])("leaves out %s", async (_, line) => {
    reply(line, line, "Begin with the result.");
    const { mock, ask } = await answered(app);
    const { answer } = await ask();
    expect(answer?.advice).toEqual(["Begin with the result."]);
    expect(answer?.probe).toEqual(mock.answers[0]?.probe);
  });

  it("leaves a follow-up alone that has been answered", async () => {
    reply("And what would you do today, after all that you have seen there?", "Begin with the result.");
    const { person, mock, ask } = await answered(app);
    await person.answer(mock, "I would ask the patients first.");
    const { answer } = await ask();
    expect([answer?.probe.byModel, answer?.advice]).toEqual([false, ["Begin with the result."]]);
  });

  it("is refused without a model, when it talks nonsense, and to strangers", async () => {
    const without = await answered(bare);
    expect((await without.ask()).body.code).toBe("model_off");
    const { url, ask } = await answered(app);
    standIn.reply("no");
    expect((await ask()).body.code).toBe("model_unavailable");
    const stranger = await aCandidate(app);
    expect((await stranger.call("POST", url, {})).status).toBe(404);
  });
});
