import { describe, expect, it } from "vitest";
import type { GuardedFetch } from "../../outbound/guard.ts";
import { readForm } from "./read-form.ts";

/** An answer in the shape of the service, and the addresses that were asked. */
function answering(status: number, body: unknown) {
  const asked: string[] = [];
  const fetch: GuardedFetch = async (url) => {
    asked.push(url);
    return { status, headers: {}, text: typeof body === "string" ? body : JSON.stringify(body) };
  };
  return { fetch, asked };
}
const greenhouse = { source: "greenhouse", sourceId: "acorn/4012" };
const recruitee = { source: "recruitee", sourceId: "acorn/77" };
const select = (name: string, ...labels: string[]) => ({
  name,
  type: "multi_value_single_select",
  values: labels.map((label, value) => ({ value, label })),
});

describe("questions of application forms", () => {
  it("of Greenhouse: one question by its first visible input, demographic ones for statistics", async () => {
    const { fetch, asked } = answering(200, {
      questions: [
        {
          label: "First Name",
          required: true,
          fields: [{ name: "first_name", type: "input_text", values: [] }],
        },
        {
          label: "Resume/CV",
          required: true,
          fields: [
            { name: "resume", type: "input_file" },
            { name: "resume_text", type: "textarea" },
          ],
        },
        { label: "Do you need a visa?", required: true, fields: [select("question_1", "Yes", "No")] },
        {
          label: "Which <b>shift</b>?",
          required: false,
          fields: [select("question_2", "Early", "Late", "Late")],
        },
        {
          label: "Skills",
          fields: [
            { name: "question_3[]", type: "multi_value_multi_select", values: [{ label: "Pruning" }] },
          ],
        },
        { label: "Draw a tree", fields: [{ name: "question_4", type: "input_canvas" }] },
        { label: "Hidden", fields: [{ name: "x", type: "input_hidden" }] },
      ],
      location_questions: [
        { label: "Location", required: true, fields: [{ name: "location", type: "input_text" }] },
      ],
      compliance: [
        { type: "eeoc", questions: [{ label: "Status", fields: [select("veteran", "Yes", "No")] }] },
      ],
      demographic_questions: {
        questions: [
          { id: 9, label: "I am", type: "multi_value_single_select", answer_options: [{ label: "…" }] },
        ],
      },
    });
    const questions = (await readForm({ fetch }, greenhouse)) ?? [];
    expect(asked).toEqual(["https://boards-api.greenhouse.io/v1/boards/acorn/jobs/4012?questions=true"]);
    expect(questions.map(({ id, label, kind, statistics }) => [id, label, kind, statistics])).toEqual([
      ["first_name", "First Name", "line", false],
      ["resume", "Resume/CV", "file", false],
      ["question_1", "Do you need a visa?", "yes_no", false],
      ["question_2", "Which shift?", "choice", false],
      ["question_3[]", "Skills", "choices", false],
      ["question_4", "Draw a tree", "unknown", false],
      ["location", "Location", "line", false],
      ["veteran", "Status", "yes_no", true],
      ["demographic-9", "I am", "choice", true],
    ]);
    expect(questions[2]).toMatchObject({ required: true, topic: "visa", options: ["Yes", "No"] });
    expect(questions[3]?.options).toEqual(["Early", "Late"]);
  });

  it("of Recruitee: the switched parts, then its own in their order", async () => {
    const { fetch, asked } = answering(200, {
      offer: {
        ...{ options_cv: "required", options_phone: "optional", options_cover_letter: "off" },
        open_questions: [
          {
            id: 2,
            position: 2,
            kind: "boolean",
            required: true,
            body: "<p>Can you drive?</p>",
            open_question_options: [],
          },
          {
            ...{ id: 1, position: 1, kind: "single_choice", required: false, body: "Contract?" },
            open_question_options: [
              { id: 8, position: 2, body: "Part time" },
              { id: 7, position: 1, body: "Full time" },
            ],
          },
          { id: 3, position: 3, kind: "video", required: false, body: "Say hello" },
        ],
      },
    });
    const questions = (await readForm({ fetch }, recruitee)) ?? [];
    expect(asked).toEqual(["https://acorn.recruitee.com/api/offers/77"]);
    expect(questions.map(({ label, kind, required }) => `${label} ${kind}${required ? "*" : ""}`)).toEqual([
      "Full name line*",
      "Email line*",
      "Phone line",
      "CV file*",
      "Contract? choice",
      "Can you drive? yes_no*",
      "Say hello unknown",
    ]);
    expect(questions[4]?.options).toEqual(["Full time", "Part time"]);
  });

  it("ends at 200, and tells equal ids apart", async () => {
    const one = { label: "Again?", fields: [{ name: "q", type: "textarea" }] };
    const { fetch } = answering(200, { questions: Array.from({ length: 900 }, () => one) });
    const questions = (await readForm({ fetch }, greenhouse)) ?? [];
    expect(questions).toHaveLength(200);
    expect(new Set(questions.map(({ id }) => id)).size).toBe(200);
  });

  it.each<[string, number, unknown]>([
    ["a page instead of JSON", 200, "<!doctype html><title>Careers</title>"],
    ["too many requests", 429, "{}"],
    ["a posting that is gone", 404, "{}"],
    ["no questions", 200, { title: "Gardener" }],
    ["a list", 200, []],
    ["null", 200, null],
  ])("is unavailable for %s", async (_, status, body) => {
    const { fetch } = answering(status, body);
    for (const form of [greenhouse, recruitee])
      await expect(readForm({ fetch }, form)).rejects.toThrow("could not be read");
  });

  it("is unavailable when the service hangs until the caller gives up", async () => {
    const closing = new AbortController();
    const fetch: GuardedFetch = (_, options) =>
      new Promise((_resolve, reject) => {
        options?.signal?.addEventListener("abort", () => reject(new Error("aborted")));
        expect(options?.timeoutMs).toBe(10_000);
      });
    const reading = readForm({ fetch }, greenhouse, closing.signal);
    closing.abort();
    await expect(reading).rejects.toThrow("could not be read");
  });

  it.each([
    ["another source", { source: "lever", sourceId: "acorn/1" }],
    ["an id that leads elsewhere", { source: "greenhouse", sourceId: "../../x/1" }],
    ["a host in the slug", { source: "recruitee", sourceId: "evil.example/#/1" }],
  ])("asks nothing for %s", async (_, form) => {
    const { fetch, asked } = answering(200, {});
    expect(await readForm({ fetch }, form)).toBeNull();
    expect(asked).toEqual([]);
  });
});
