import { languages } from "@waymark/contract/values";
import { outlineOf } from "@waymark/domain/interviews/answers/outline";
import { scoreAnswer } from "@waymark/domain/interviews/answers/score-answer";
import { questionsFor, shippedQuestions } from "@waymark/domain/interviews/bank/question-bank";
import type { AnswerSet } from "../domain/src/interviews/testing/answer-set.ts";
import { englishAnswers } from "../domain/src/interviews/testing/samples/english.ts";
import { frenchAnswers } from "../domain/src/interviews/testing/samples/french.ts";
import { germanAnswers } from "../domain/src/interviews/testing/samples/german.ts";
import { spanishAnswers } from "../domain/src/interviews/testing/samples/spanish.ts";
import { inTheProduct } from "./interviews/in-the-product.ts";

const row = (what: string, figure: string, target: string) =>
  console.log(`${what.padEnd(58)} ${figure.padStart(16)}  ${target}`);

const at = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(share * times.length))] ?? 0;

const spread = (times: readonly number[]) =>
  `${at(times, 0.5).toFixed(1)} / ${at(times, 0.95).toFixed(1)} ms`;

const sets: Readonly<Record<(typeof languages)[number], readonly AnswerSet[]>> = {
  en: englishAnswers,
  es: spanishAnswers,
  fr: frenchAnswers,
  de: germanAnswers,
};

/** Measures practice for interviews: `npm run bench -- interviews`. */
export async function bench(): Promise<void> {
  const began = performance.now();
  const bank = shippedQuestions();
  row(
    `reading the bank, ${bank.questions.size} questions`,
    `${(performance.now() - began).toFixed(0)} ms`,
    "once",
  );
  const first = performance.now();
  const question = bank.questions.get("own-mistake");
  if (question !== undefined) scoreAnswer(question, "I told my manager.", { language: "en", resume: "" });
  row("the first score of a language", `${(performance.now() - first).toFixed(0)} ms`, "once");
  for (const language of languages) scoring(language);
  const from = performance.now();
  questionsFor(bank, { role: { id: "electrician", codes: ["47-2111"] }, level: "mid", kind: null });
  row("questions for a role", `${(performance.now() - from).toFixed(1)} ms`, "");
  await inTheProduct(row);
}

/** Scores answers of 300 words, each made of an own one by going on with the next ones of its language. */
function scoring(language: (typeof languages)[number]): void {
  const { questions } = shippedQuestions();
  const [scores, outlines, worked]: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round < 12; round += 1)
    for (const [place, set] of sets[language].entries()) {
      const question = questions.get(set.question);
      if (question === undefined) continue;
      const others = [...sets[language].slice(place), ...sets[language].slice(0, place)];
      const text = others
        .flatMap(({ answers }) => answers.slice(-1))
        .join(" ")
        .split(/\s+/)
        .slice(0, 300)
        .join(" ");
      const before = process.cpuUsage();
      const first = performance.now();
      scoreAnswer(question, text, { language, resume: "" });
      scores.push(performance.now() - first);
      const { user, system } = process.cpuUsage(before);
      worked.push((user + system) / 1_000);
      const second = performance.now();
      outlineOf(question, text, { language, stories: [], resume: "" });
      outlines.push(performance.now() - second);
    }
  row(`score of 300 words in ${language}, p50 / p95 of ${scores.length}`, spread(scores), "20 ms");
  row("the same in time of the processor", spread(worked), "on a busy machine");
  row(`outline of it in ${language}, p50 / p95`, spread(outlines), "");
}
