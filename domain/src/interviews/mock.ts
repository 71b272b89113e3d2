import type {
  AnswerCriterion,
  MockReport,
  MockSession,
  Question,
  QuestionKind,
} from "@waymark/contract/interviews-practice";
import { type QuestionBank, type QuestionWish, questionsFor } from "./bank/question-bank.ts";

/** Minutes for a question with its answer and the probe. */
const minutesEach = 5;

/** The order of kinds in a mixed interview; it begins again after the last. Pay comes once, at the end. */
const mixture: readonly QuestionKind[] = ["motivation", "behaviour", "technical", "situation", "behaviour"];

/**
 * Picks the questions of a mock interview: as many as fit into the minutes, near the role and level, each of another
 * competency while there are others, none of those to avoid while there are others. `turn` picks another selection.
 */
export function pickQuestions(
  bank: QuestionBank,
  wish: QuestionWish & {
    readonly minutes: number;
    readonly avoid: ReadonlySet<string>;
    readonly turn: number;
  },
): Question[] {
  const count = Math.max(2, Math.round(wish.minutes / minutesEach));
  const picked: Question[] = [];
  for (let place = 0; place < count; place += 1) {
    const kind = wish.kind ?? kindAt(place, count);
    const next = best(questionsFor(bank, { ...wish, kind }), picked, wish);
    if (next !== undefined) picked.push(next);
  }
  return picked;
}

const kindAt = (place: number, count: number): QuestionKind =>
  place === count - 1 && count >= 5 ? "pay" : (mixture[place % mixture.length] ?? "behaviour");

function best(
  near: readonly Question[],
  picked: readonly Question[],
  { avoid, turn }: { readonly avoid: ReadonlySet<string>; readonly turn: number },
): Question | undefined {
  const free = near.filter(({ id }) => !picked.some((one) => one.id === id));
  const fresh = free.filter(({ id }) => !avoid.has(id));
  const pool = fresh.length > 0 ? fresh : free;
  const used = new Set(picked.map(({ competency }) => competency));
  const other = pool.filter(({ competency }) => !used.has(competency));
  const rows = (other.length > 0 ? other : pool).slice(0, 6);
  return rows[turn % Math.max(1, rows.length)];
}

/** Sums up a mock interview, weakest first, so that practice begins where it helps most. */
export function reportOf({ questions, answers }: MockSession): MockReport {
  const reached = new Map<AnswerCriterion, { score: number; most: number }>();
  for (const { score } of answers)
    for (const { criterion, score: points, most } of score.points) {
      const before = reached.get(criterion) ?? { score: 0, most: 0 };
      reached.set(criterion, { score: before.score + points, most: before.most + most });
    }
  const totals = answers.map(({ score }) => score.total);
  const answered = new Set(answers.map(({ question }) => question));
  return {
    total: totals.length === 0 ? null : Math.round(totals.reduce((sum, one) => sum + one, 0) / totals.length),
    criteria: [...reached]
      .map(([criterion, { score, most }]) => ({ criterion, share: Math.min(1, score / most) }))
      .sort((a, b) => a.share - b.share),
    questions: answers
      .map(({ question, score }) => ({ question, total: score.total }))
      .sort((a, b) => a.total - b.total),
    unanswered: questions.filter((id) => !answered.has(id)),
  };
}
