import { MockReport, MockSession, mockMinutes } from "@waymark/contract/interviews-practice";
import { describe, expect, it } from "vitest";
import { shippedRoles } from "../careers/shipped-catalogue.ts";
import { scoreAnswer } from "./answers/score-answer.ts";
import { shippedQuestions } from "./bank/question-bank.ts";
import { pickQuestions, reportOf } from "./mock.ts";

const bank = shippedQuestions();
const nobody = { role: null, level: null, kind: null, avoid: new Set<string>(), turn: 0 } as const;
const electrician = shippedRoles().find(({ id }) => id === "electrician") ?? null;

describe("the questions of a mock interview", () => {
  it.each([
    [mockMinutes.least, 2],
    [25, 5],
    [mockMinutes.most, 9],
  ])("of %i minutes are %i, each once, of different competencies", (minutes, count) => {
    const picked = pickQuestions(bank, { ...nobody, minutes });
    expect(picked).toHaveLength(count);
    expect(new Set(picked.map(({ id }) => id)).size).toBe(count);
    expect(new Set(picked.map(({ competency }) => competency)).size).toBe(count);
  });

  it("are a mixture that ends with pay, or of one kind", () => {
    expect(pickQuestions(bank, { ...nobody, minutes: 30 }).map(({ kind }) => kind)).toEqual([
      ...["motivation", "behaviour", "technical", "situation", "behaviour", "pay"],
    ]);
    const technical = pickQuestions(bank, { ...nobody, role: electrician, kind: "technical", minutes: 30 });
    expect(new Set(technical.map(({ kind }) => kind))).toEqual(new Set(["technical"]));
    expect(technical[0]?.roles).toContain("electrician");
  });

  it("are others in the next turn, and not those just practised", () => {
    const first = pickQuestions(bank, { ...nobody, minutes: 45 });
    const avoid = new Set(first.map(({ id }) => id));
    const again = pickQuestions(bank, { ...nobody, minutes: 45, avoid });
    expect(again.filter(({ id }) => avoid.has(id))).toEqual([]);
    const turned = pickQuestions(bank, { ...nobody, minutes: 45, turn: 1 });
    expect(turned.map(({ id }) => id)).not.toEqual(first.map(({ id }) => id));
  });
});

describe("the report of a mock interview", () => {
  const questions = pickQuestions(bank, { ...nobody, minutes: 15 });
  const answerTo = (at: number, text: string) => {
    const question = questions[at];
    if (question === undefined) throw new Error("no such question");
    const score = scoreAnswer(question, text, { language: "en", resume: "" });
    return { question: question.id, text, followUp: "", score };
  };
  const session = (answers: MockSession["answers"]) =>
    MockSession.parse({
      ...{ role: null, job: null, level: null, kind: null, language: "en", minutes: 15 },
      questions: questions.map(({ id }) => id),
      answers,
      state: "finished",
    });

  it("names the weakest first, and what was not answered", () => {
    const strong =
      "Because I tried it for two years and noticed in March that I like the mornings, since I can plan 12 visits myself and see what they bring.";
    const report = reportOf(session([answerTo(0, strong), answerTo(1, "No idea.")]));
    expect(MockReport.parse(report)).toEqual(report);
    expect(report.questions[0]?.question).toBe(questions[1]?.id);
    expect(report.unanswered).toEqual([questions[2]?.id]);
    expect(report.criteria.map(({ share }) => share)).toEqual(
      report.criteria.map(({ share }) => share).toSorted((a, b) => a - b),
    );
    const [first = 0, second = 0] = report.questions.map(({ total }) => total);
    expect(report.total).toBe(Math.round((first + second) / 2));
  });

  it("has no total before the first answer", () => {
    expect(reportOf(session([]))).toMatchObject({ total: null, criteria: [], questions: [] });
  });
});
