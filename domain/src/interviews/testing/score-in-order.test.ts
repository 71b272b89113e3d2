import type { Language } from "@waymark/contract/values";
import { languages } from "@waymark/contract/values";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { scoreAnswer } from "../answers/score-answer.ts";
import { shippedQuestions } from "../bank/question-bank.ts";
import type { AnswerSet } from "./answer-set.ts";
import { englishAnswers } from "./samples/english.ts";
import { englishLaterAnswers } from "./samples/english-later.ts";
import { frenchAnswers } from "./samples/french.ts";
import { frenchLaterAnswers } from "./samples/french-later.ts";
import { frenchPairs } from "./samples/french-pairs.ts";
import { germanAnswers } from "./samples/german.ts";
import { germanLaterAnswers } from "./samples/german-later.ts";
import { germanPairs } from "./samples/german-pairs.ts";
import { spanishAnswers } from "./samples/spanish.ts";
import { spanishLaterAnswers } from "./samples/spanish-later.ts";

const answersIn: Readonly<Record<Language, readonly AnswerSet[]>> = {
  en: englishAnswers,
  es: spanishAnswers,
  fr: frenchAnswers,
  de: germanAnswers,
};

const laterAnswersIn: Readonly<Record<Language, readonly AnswerSet[]>> = {
  en: englishLaterAnswers,
  es: spanishLaterAnswers,
  fr: frenchLaterAnswers,
  de: germanLaterAnswers,
};

function totalOf(question: string, answer: string, language: Language): number {
  const asked = shippedQuestions().questions.get(question);
  if (asked === undefined) throw new Error(`no such question: ${question}`);
  return scoreAnswer(asked, answer, { language, resume: "" }).total;
}

const strongestOf = ({ answers }: AnswerSet): string => answers.at(-1) ?? "";
const setOf = fc.constantFrom(
  ...languages.flatMap((language) => answersIn[language].map((set) => ({ language, set }))),
);

/** The share of pairs of one question that the score puts in the order in which they were written. */
function inOrder(sets: readonly AnswerSet[], language: Language): { right: number; pairs: number } {
  let [right, pairs] = [0, 0];
  for (const { question, answers } of sets) {
    const totals = answers.map((answer) => totalOf(question, answer, language));
    for (const [at, weaker] of totals.entries())
      for (const stronger of totals.slice(at + 1)) {
        pairs += 1;
        if (weaker < stronger) right += 1;
      }
  }
  return { right, pairs };
}

describe.each(languages)("160 answers, ordered before they were scored: %s", (language) => {
  const sets = answersIn[language];

  it("are 40, of 8 trades, two of which were kept apart", () => {
    expect(sets.flatMap(({ answers }) => answers)).toHaveLength(40);
    expect(new Set(sets.map(({ trade }) => trade)).size).toBe(8);
    expect(sets.filter(({ heldOut }) => heldOut)).toHaveLength(2);
  });

  // The first figures of those kept apart, before anything was changed for them: en 18, es 19, fr 19, de 19 of 20.
  it("have the right order in nine of ten pairs", () => {
    const { right, pairs } = inOrder(sets, language);
    expect(pairs).toBe(80);
    expect(right / pairs).toBeGreaterThanOrEqual(0.9);
  });

  it("have the strongest of each question clearly above its middle", () => {
    for (const { question, answers } of sets) {
      const totals = answers.map((answer) => totalOf(question, answer, language));
      expect(totals[4], question).toBeGreaterThan((totals[2] ?? 0) + 20);
    }
  });
});

const wordsIn = (answer: string): number => answer.split(/\s+/).length;

/**
 * In the 160 answers above length grows with strength: counting words alone puts 71 or 72 of 80 pairs in order. So these
 * 80 came later, where long talk is weak and a short answer may be fair; counting words gets 29 of 40. First figures,
 * before anything was changed for them: en 35, es 35, fr 31, de 34 of 40. Then the scorer was changed for the first two
 * questions of each language; the other two, not looked at, went to en 17, es 18, fr 16, de 17 of 20. A later look at
 * their totals led to one more rule, for talk in technical answers.
 */
describe.each(languages)("80 answers whose length does not follow their strength: %s", (language) => {
  const sets = laterAnswersIn[language];

  it("are 20, to 4 questions, and counting words is not enough for them", () => {
    expect(sets.flatMap(({ answers }) => answers)).toHaveLength(20);
    const byLength = sets.flatMap(({ answers }) =>
      answers.flatMap((weaker, at) =>
        answers.slice(at + 1).map((stronger) => wordsIn(weaker) < wordsIn(stronger)),
      ),
    );
    expect(byLength.filter(Boolean).length / byLength.length).toBeLessThan(0.75);
  });

  it("have the right order in nine of ten pairs together with the others", () => {
    const later = inOrder(sets, language);
    const before = inOrder(answersIn[language], language);
    expect(later.pairs + before.pairs).toBe(120);
    expect((later.right + before.right) / 120).toBeGreaterThanOrEqual(0.9);
    expect(later.right / later.pairs).toBeGreaterThanOrEqual(0.82);
  });

  it("never put long talk above the strongest, and call none of the two strongest off topic", () => {
    for (const { question, answers } of sets) {
      const asked = shippedQuestions().questions.get(question);
      if (asked === undefined) throw new Error(`no such question: ${question}`);
      const scores = answers.map((answer) => scoreAnswer(asked, answer, { language, resume: "" }));
      const strongest = scores.at(-1)?.total ?? 0;
      for (const { total } of scores.slice(0, 3)) expect(total, question).toBeLessThan(strongest - 20);
      const reasons = scores.slice(3).flatMap((score) => score.reasons.map(({ reason }) => reason));
      expect(reasons, question).not.toContain("off_topic");
    }
  });
});

/**
 * Written by somebody who had not read the scorer; in most, the weaker answer is the longer one. First figures: de 20, fr
 * 20 of 20. They showed good German answers of 50 words at 16 to 28 points, for verbs that were not known.
 */
describe.each([
  ["de", germanPairs],
  ["fr", frenchPairs],
] as const)("20 pairs of a weak and a strong answer: %s", (language, sets) => {
  it("are in order", () => {
    const { right, pairs } = inOrder(sets, language);
    expect(pairs).toBe(20);
    expect(right).toBeGreaterThanOrEqual(19);
  });
});

const padding: Readonly<Record<Language, readonly string[]>> = {
  en: [
    "I am a very motivated person and I always give my best.",
    "Communication is important in every job.",
    "At the end of the day it is about people.",
    "That is something I really believe in.",
  ],
  es: [
    "Soy una persona muy motivada y siempre doy lo mejor.",
    "La comunicación es importante en cualquier trabajo.",
    "Al fin y al cabo se trata de las personas.",
    "Es algo en lo que creo de verdad.",
  ],
  fr: [
    "Je suis quelqu'un de très motivé et je donne toujours le meilleur.",
    "La communication est importante dans tous les métiers.",
    "Au fond, il s'agit des personnes.",
    "C'est une chose à laquelle je crois vraiment.",
  ],
  de: [
    "Ich bin ein sehr motivierter Mensch und gebe immer mein Bestes.",
    "Kommunikation ist in jedem Beruf wichtig.",
    "Am Ende des Tages geht es um Menschen.",
    "Davon bin ich wirklich überzeugt.",
  ],
};

const keywords: Readonly<Record<Language, string>> = {
  en: "teamwork leadership customer service result 20% improvement checked measured solved deadline safety planning conflict feedback",
  es: "equipo liderazgo cliente resultado 20% mejora comprobé medí resolví plazo seguridad planificación conflicto",
  fr: "équipe leadership client résultat 20% amélioration vérifié mesuré résolu délai sécurité planification conflit",
  de: "Teamarbeit Führung Kunde Ergebnis 20% Verbesserung geprüft gemessen gelöst Termin Sicherheit Planung Konflikt",
};

const letters = fc.constantFrom(..." abcdefghijklmnopqrstuvwxyz.,");

describe("what never beats a strong answer", () => {
  it("a weak answer with padding", () => {
    fc.assert(
      fc.property(
        setOf,
        fc.integer({ min: 0, max: 2 }),
        fc.array(fc.nat({ max: 3 }), { maxLength: 40 }),
        ({ language, set }, weak, pads) => {
          const padded = [set.answers[weak], ...pads.map((at) => padding[language][at])].join(" ");
          expect(totalOf(set.question, padded, language)).toBeLessThan(
            totalOf(set.question, strongestOf(set), language),
          );
        },
      ),
      { numRuns: 150 },
    );
  });

  it("a row of keywords, shuffled, repeated and behind a weak answer", () => {
    fc.assert(
      fc.property(
        setOf,
        fc.integer({ min: 1, max: 12 }),
        fc.boolean(),
        fc.shuffledSubarray([...Array(12).keys()]),
        ({ language, set }, times, behind, order) => {
          const all = keywords[language].split(" ");
          const row = order.map((at) => all[at] ?? "").join(" ");
          const answer = [behind ? set.answers[0] : "", ...Array<string>(times).fill(row)].join("\n");
          expect(totalOf(set.question, answer, language)).toBeLessThan(
            totalOf(set.question, strongestOf(set), language),
          );
          if (!behind) expect(totalOf(set.question, answer, language)).toBeLessThanOrEqual(15);
        },
      ),
      { numRuns: 150 },
    );
    // Found by such a run: five words with a figure.
    expect(totalOf("disagree-boss", "comprobé mejora 20% equipo plazo", "es")).toBeLessThanOrEqual(15);
  });

  it("a strong story about another competency", () => {
    const questionOf = ({ question }: AnswerSet) => shippedQuestions().questions.get(question);
    const storiesIn = (language: Language) =>
      answersIn[language].filter((set) => questionOf(set)?.kind === "behaviour");
    for (const language of languages)
      for (const set of answersIn[language])
        for (const other of storiesIn(language))
          if (questionOf(other)?.competency !== questionOf(set)?.competency)
            expect(
              totalOf(set.question, strongestOf(other), language),
              `${set.question}: ${other.question}`,
            ).toBeLessThanOrEqual(totalOf(set.question, strongestOf(set), language));
  });

  it("the same deeds told of a colleague", () => {
    const told = (answer: string) =>
      answer
        .replace(/\bI'm\b/g, "my colleague is")
        .replace(/\bI\b/g, "my colleague")
        .replace(/\bmy colleague am\b/g, "my colleague is");
    for (const set of englishAnswers)
      expect(totalOf(set.question, told(strongestOf(set)), "en"), set.question).toBeLessThan(
        totalOf(set.question, strongestOf(set), "en") - 5,
      );
  });

  it("the same deeds told of 'we'", () => {
    for (const set of englishAnswers.filter(
      ({ question }) => shippedQuestions().questions.get(question)?.kind === "behaviour",
    )) {
      const ours = strongestOf(set)
        .replace(/\bI was\b/g, "we were")
        .replace(/\bI\b/g, "we")
        .replace(/\bmy\b/g, "our");
      expect(totalOf(set.question, ours, "en"), set.question).toBeLessThan(
        totalOf(set.question, strongestOf(set), "en") - 10,
      );
    }
  });
});

describe("a change that takes something away", () => {
  it("never gains: sentences left out of a strong answer, the last half cut off", () => {
    for (const language of languages)
      for (const set of answersIn[language]) {
        const strong = strongestOf(set);
        const cut = strong.slice(0, Math.floor(strong.length / 2));
        expect(totalOf(set.question, cut, language), set.question).toBeLessThanOrEqual(
          totalOf(set.question, strong, language),
        );
      }
  });
});

describe("the parts that a score names", () => {
  const anyText = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 400 }),
    fc.string({ unit: letters, maxLength: 600 }),
    setOf.map(({ set }) => set.answers.join("\n")),
  );

  it("lie in the answer, in order, and the points add up", () => {
    fc.assert(
      fc.property(setOf, anyText, ({ language, set }, text) => {
        const question = shippedQuestions().questions.get(set.question);
        if (question === undefined) return;
        const score = scoreAnswer(question, text, { language, resume: "" });
        const sum = score.points.reduce((total, point) => total + point.score, 0);
        expect(score.total).toBeLessThanOrEqual(Math.round(sum));
        expect(score.points.reduce((total, { most }) => total + most, 0)).toBe(100);
        for (const { score: points, most, earned, lost } of score.points) {
          expect(points).toBeLessThanOrEqual(most);
          const spans = [...earned, ...lost.flatMap(({ span }) => (span === null ? [] : [span]))];
          for (const { from, to } of [
            ...spans,
            ...score.reasons.flatMap(({ span }) => (span === null ? [] : [span])),
          ]) {
            expect(from).toBeGreaterThanOrEqual(0);
            expect(to).toBeGreaterThan(from);
            expect(to).toBeLessThanOrEqual(text.length);
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  it("are the words of the deed", () => {
    const answer =
      "Last May I called the supplier and found the mistake. We sent it back. The delay fell from nine to two days.";
    const question = shippedQuestions().questions.get("own-mistake");
    if (question === undefined) throw new Error("no such question");
    const { points, counts } = scoreAnswer(question, answer, { language: "en", resume: "" });
    const wordsOf = (criterion: string) =>
      points
        .find((point) => point.criterion === criterion)
        ?.earned.map(({ from, to }) => answer.slice(from, to));
    expect(wordsOf("action")).toEqual(["I called", "found"]);
    expect(wordsOf("situation")).toContain("Last May");
    expect(wordsOf("result")).toContain("fell from");
    expect(counts).toMatchObject({ singular: 1, plural: 1 });
  });
});
