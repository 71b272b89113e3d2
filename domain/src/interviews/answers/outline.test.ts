import { languages } from "@waymark/contract/values";
import { describe, expect, it } from "vitest";
import { shippedQuestions } from "../bank/question-bank.ts";
import { englishAnswers } from "../testing/samples/english.ts";
import { frenchAnswers } from "../testing/samples/french.ts";
import { germanAnswers } from "../testing/samples/german.ts";
import { spanishAnswers } from "../testing/samples/spanish.ts";
import { outlineOf, type StoryText } from "./outline.ts";

const questionOf = (id: string) => {
  const question = shippedQuestions().questions.get(id);
  if (question === undefined) throw new Error(`no such question: ${id}`);
  return question;
};

const story: StoryText = {
  id: "s1",
  situation: "The heating of the hotel failed in January and guests complained.",
  task: "I had the desk alone.",
  action: "I moved the guest to another room.",
  result: "Complaints about the heating fell from nine to one.",
};
const material = {
  language: "en",
  stories: [story],
  resume: "Front desk\n- Handled 40 complaints of guests about heating and rooms\n- Trained 3 people",
} as const;

describe("an outline of an answer", () => {
  const answer =
    "I called the engineer and found another room. Last January a guest was angry, because the heating had failed. In the end complaints fell from nine to one.";

  it("has the person's sentences in the order of a story", () => {
    const outline = outlineOf(questionOf("angry-customer"), answer, { ...material, stories: [], resume: "" });
    expect(outline.map(({ criterion }) => criterion)).toEqual(["situation", "action", "result"]);
    expect(outline.at(-1)?.lines.map(({ text }) => text)).toEqual([
      "In the end complaints fell from nine to one.",
    ]);
  });

  it("takes what is missing from a story on the same matter, else from the resume", () => {
    const short = "A guest was angry about the cold heating and complained at the desk.";
    const parts = outlineOf(questionOf("angry-customer"), short, material);
    expect(parts.map(({ lines }) => lines[0]?.source.from)).toEqual(["answer", "story", "story"]);
    const fromResume = outlineOf(questionOf("angry-customer"), short, { ...material, stories: [] });
    expect(fromResume.find(({ criterion }) => criterion === "result")?.lines).toEqual([
      { text: "Handled 40 complaints of guests about heating and rooms", source: { from: "resume" } },
    ]);
  });

  it("leaves open what nobody said", () => {
    const other = {
      ...material,
      stories: [{ ...story, situation: "Tax forms", task: "", action: "Filed", result: "Done" }],
      resume: "",
    };
    const parts = outlineOf(questionOf("angry-customer"), "Somebody was angry once.", other);
    expect(parts.filter(({ lines }) => lines.length === 0).length).toBeGreaterThanOrEqual(2);
  });

  it("says nothing that is not in the answer, and drops none of its sentences that count", () => {
    const all = { en: englishAnswers, es: spanishAnswers, fr: frenchAnswers, de: germanAnswers };
    for (const language of languages)
      for (const { question, answers } of all[language])
        for (const text of answers) {
          const lines = outlineOf(questionOf(question), text, { language, stories: [], resume: "" }).flatMap(
            ({ lines }) => lines,
          );
          for (const line of lines) expect(text).toContain(line.text);
          expect(lines.map((line) => line.text).join("").length).toBeGreaterThan(text.length * 0.9 - 20);
        }
  });

  it("puts the beginning of each strong story under the situation and its end under the result", () => {
    let right = 0;
    const stories = englishAnswers.filter(({ question }) => questionOf(question).kind === "behaviour");
    for (const { question, answers } of stories) {
      const text = answers.at(-1) ?? "";
      const [situation, , result] = outlineOf(questionOf(question), text, {
        language: "en",
        stories: [],
        resume: "",
      });
      if (text.startsWith(situation?.lines[0]?.text ?? "-")) right += 1;
      if (result !== undefined && result.lines.length > 0) right += 1;
    }
    expect(right).toBe(2 * stories.length);
  });
});
