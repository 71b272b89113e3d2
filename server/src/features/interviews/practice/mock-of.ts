import { AppError } from "@waymark/contract/errors";
import type { Mock, MockAnswer, MockRow, MockTurn } from "@waymark/contract/interviews-mocks";
import { mockPauseSeconds } from "@waymark/contract/interviews-mocks";
import type { MockSession, Question } from "@waymark/contract/interviews-practice";
import { asQuestion } from "@waymark/domain/interviews/bank/own-question";
import { shippedQuestions } from "@waymark/domain/interviews/bank/question-bank";
import { reportOf } from "@waymark/domain/interviews/mock";
import type { Actor } from "../../../actor.ts";
import type { Deps } from "../../../deps.ts";
import { findMock, readMockAnswers, type StoredAnswer, type StoredMock } from "./mocks-store.ts";
import { competencyOf } from "./question-bank.ts";
import { type Mark, readMarks } from "./questions-store.ts";
import { type KeptRecording, readRecordings } from "./spoken/recordings-store.ts";

/** The time that a mock interview has used up; while nobody looks at it, it stands still after a moment. */
export function spentMs(mock: Pick<StoredMock, "state" | "spentMs" | "seenAt">, now: Date): number {
  if (mock.state !== "running") return mock.spentMs;
  const since = now.getTime() - mock.seenAt.getTime();
  return mock.spentMs + Math.min(Math.max(0, since), mockPauseSeconds * 1_000);
}

/** Null once every question had its turn, and in a finished mock interview. */
export function turnOf({ questions, turn, part, state }: StoredMock): MockTurn | null {
  const question = questions[turn];
  return question === undefined || state === "finished" ? null : { question: question.id, part };
}

/** The question at a place of a mock interview in the form of the bank, also one that the bank no longer has. */
export function questionAt(mock: StoredMock, place: number): Question {
  const asked = mock.questions[place];
  if (asked === undefined) throw new Error(`no question at ${place}`);
  return (
    (asked.own ? undefined : shippedQuestions().questions.get(asked.id)) ??
    asQuestion({ ...asked, language: mock.language, level: mock.level })
  );
}

export function rowOf(
  mock: StoredMock,
  { answered, total }: { answered: number; total: number | null },
): MockRow {
  const { id, role, job, interviewId, offerId, level, kind, language, minutes, spoken, state } = mock;
  return {
    ...{ id, role, job, interviewId, offerId, level, kind, language, minutes, spoken, state },
    asked: mock.questions.length,
    answered,
    total,
    startedAt: mock.startedAt.toISOString(),
    updatedAt: mock.updatedAt.toISOString(),
  };
}

function answersOf(
  mock: StoredMock,
  stored: readonly StoredAnswer[],
  recordings: readonly KeptRecording[],
): MockAnswer[] {
  return stored
    .filter(({ part }) => part === "answer")
    .map((answer) => {
      const question = questionAt(mock, answer.place);
      const probe = competencyOf(question).probes[question.kind]?.find(({ id }) => id === answer.score.probe);
      const said = stored.find(({ place, part }) => place === answer.place && part === "follow-up");
      const { id, text, seconds, spoken, delivery, score } = answer;
      return {
        ...{ id, text, seconds, spoken, delivery, score },
        question: question.id,
        probe: {
          id: score.probe,
          text: answer.probeText ?? probe?.texts[mock.language] ?? "",
          byModel: answer.probeText !== null,
        },
        followUp:
          said === undefined
            ? null
            : {
                ...{ id: said.id, text: said.text, seconds: said.seconds },
                ...{ spoken: said.spoken, delivery: said.delivery, at: said.at.toISOString() },
              },
        together: said === undefined ? null : said.score.total,
        advice: [...answer.advice],
        recordings: recordings
          .filter(({ answerId }) => answerId === id || answerId === said?.id)
          .map(({ fileKey: _key, mockId: _mock, ...recording }) => recording),
        at: answer.at.toISOString(),
      };
    });
}

const sessionOf = (mock: StoredMock, answers: readonly MockAnswer[]): MockSession => ({
  role: mock.role?.id ?? null,
  job: null,
  level: mock.level,
  kind: mock.kind,
  language: mock.language,
  minutes: mock.minutes,
  questions: mock.questions.map(({ id }) => id),
  answers: answers.map(({ question, text, followUp, score }) => ({
    ...{ question, text, score },
    followUp: followUp?.text ?? "",
  })),
  state: mock.state,
});

function reportWithDates(mock: StoredMock, answers: readonly MockAnswer[], marks: ReadonlyMap<string, Mark>) {
  if (mock.state !== "finished") return null;
  const again = answers.flatMap(({ question }) => {
    const due = marks.get(question)?.memory?.due;
    return due === undefined ? [] : [{ question, dueAt: due.toISOString() }];
  });
  return { ...reportOf(sessionOf(mock, answers)), again };
}

/** A stored mock interview as screens show it. */
export async function mockOf(deps: Deps, actor: Pick<Actor, "userId">, mock: StoredMock): Promise<Mock> {
  const stored = await readMockAnswers(deps, actor.userId, mock.id);
  const now = deps.now();
  const recordings = stored.length === 0 ? [] : await readRecordings(deps.db, actor.userId, mock.id, now);
  const answers = answersOf(mock, stored, recordings);
  const marks = mock.state === "finished" ? await readMarks(deps.db, actor.userId) : new Map<string, Mark>();
  const report = reportWithDates(mock, answers, marks);
  const sum = answers.reduce((total, { score }) => total + score.total, 0);
  return {
    ...rowOf(mock, {
      answered: answers.length,
      total: answers.length === 0 ? null : Math.round(sum / answers.length),
    }),
    version: mock.version,
    questions: mock.questions.map(({ id, text, kind, own, skipped }, place) => {
      const competency = competencyOf(questionAt(mock, place));
      return {
        ...{ id, text, kind, own, skipped },
        competency: { id: competency.id, name: competency.names[mock.language] },
      };
    }),
    turn: turnOf(mock),
    answers,
    draft: mock.draft,
    spentSeconds: spentMs(mock, now) / 1_000,
    now: now.toISOString(),
    report,
  };
}

/** @throws AppError `not_found` when it is missing, in the trash, or another person's. */
export async function ownMock(
  deps: Deps,
  actor: Pick<Actor, "userId">,
  id: string,
  options: { readonly lock?: boolean } = {},
): Promise<StoredMock> {
  const mock = await findMock(deps, actor.userId, id, options);
  if (mock === null) throw new AppError("not_found");
  return mock;
}
