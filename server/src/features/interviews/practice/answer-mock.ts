import type { AnswerOf, BodyOf } from "@waymark/contract/endpoint";
import { AppError } from "@waymark/contract/errors";
import type * as contract from "@waymark/contract/interviews-mocks";
import type { Mock, MockTurn, OutlinePart } from "@waymark/contract/interviews-mocks";
import { outlineOf } from "@waymark/domain/interviews/answers/outline";
import { scoreAnswer } from "@waymark/domain/interviews/answers/score-answer";
import { nextPractice } from "@waymark/domain/interviews/next-practice";
import type { Actor } from "../../../actor.ts";
import { type Deps, inTransaction } from "../../../deps.ts";
import { asText, materialOf } from "./material.ts";
import { mockOf, ownMock, questionAt, spentMs, turnOf } from "./mock-of.ts";
import {
  insertMockAnswer,
  readMockAnswers,
  type StoredAnswer,
  type StoredMock,
  updateMock,
} from "./mocks-store.ts";
import { publishPractice } from "./publish-practice.ts";
import { readMarks, saveMemory } from "./questions-store.ts";

type Given = BodyOf<typeof contract.answerMock>;

/** @throws AppError `mock_finished`; `conflict` with `details.current` when it is another question's or part's turn. */
async function requireTurn(deps: Deps, actor: Actor, mock: StoredMock, turn: MockTurn): Promise<void> {
  if (mock.state === "finished") throw new AppError("mock_finished");
  const present = turnOf(mock);
  if (present?.question !== turn.question || present.part !== turn.part)
    throw new AppError("conflict", { current: await mockOf(deps, actor, mock) });
}

/** The mock interview after a turn: the next part or question, the clock running, no draft. */
function afterTurn(mock: StoredMock, now: Date, { isSkipped = false } = {}): StoredMock {
  const goesOn = mock.part === "answer" && !isSkipped;
  return {
    ...mock,
    state: "running",
    spentMs: spentMs(mock, now),
    seenAt: now,
    draft: "",
    turn: goesOn ? mock.turn : mock.turn + 1,
    part: goesOn ? "follow-up" : "answer",
  };
}

/**
 * Scores and stores the answer of the present turn. One that was stored already counts once.
 * @throws AppError `not_found`, `mock_finished`; `conflict` with `details.current`, the mock interview.
 */
export async function answerMock(deps: Deps, actor: Actor, id: string, given: Given): Promise<Mock> {
  // Outside the transaction: reading and opening a resume holds no lock.
  const resume = asText(await materialOf(deps, actor));
  return inTransaction(deps, async (tx) => {
    const mock = await ownMock(tx, actor, id, { lock: true });
    const before = await readMockAnswers(tx, actor.userId, id);
    if (before.some((answer) => answer.id === given.id)) return mockOf(tx, actor, mock);
    await requireTurn(tx, actor, mock, given);
    await storeAnswer(tx, actor, mock, before, given, resume);
    await updateMock(tx, actor.userId, afterTurn(mock, tx.now()), { isShown: true });
    await publishPractice(tx, actor, { mockId: id });
    return mockOf(tx, actor, await ownMock(tx, actor, id));
  });
}

async function storeAnswer(
  deps: Deps,
  actor: Actor,
  mock: StoredMock,
  before: readonly StoredAnswer[],
  { id, part, text, seconds, spoken, delivery }: Given,
  resume: string,
): Promise<void> {
  const place = mock.turn;
  const question = questionAt(mock, place);
  const first = before.find((answer) => answer.place === place && answer.part === "answer");
  const whole = part === "answer" ? text : `${first?.text ?? ""}\n${text}`;
  const score = scoreAnswer(question, whole, { language: mock.language, resume });
  const content = { text, seconds, spoken, delivery, score, probeText: null };
  await insertMockAnswer(deps, actor.userId, { mockId: mock.id, id, place, part }, content);
  if (part === "follow-up") return;
  const memory = (await readMarks(deps.db, actor.userId)).get(question.id)?.memory ?? null;
  await saveMemory(
    deps.db,
    actor.userId,
    question.id,
    nextPractice(memory, score.total, deps.now()),
    score.total,
  );
}

/** Passes over the present turn. */
export async function skipTurn(deps: Deps, actor: Actor, id: string, turn: MockTurn): Promise<Mock> {
  return inTransaction(deps, async (tx) => {
    const mock = await ownMock(tx, actor, id, { lock: true });
    await requireTurn(tx, actor, mock, turn);
    const isWhole = turn.part === "answer";
    const questions = mock.questions.map((one, place) =>
      isWhole && place === mock.turn ? { ...one, skipped: true } : one,
    );
    const next = afterTurn({ ...mock, questions }, tx.now(), { isSkipped: true });
    await updateMock(tx, actor.userId, next, { isShown: true });
    await publishPractice(tx, actor, { mockId: id });
    return mockOf(tx, actor, await ownMock(tx, actor, id));
  });
}

/** Keeps the unfinished answer, and the clock running. */
export async function saveDraft(
  deps: Deps,
  actor: Actor,
  id: string,
  { text, ...turn }: BodyOf<typeof contract.saveDraft>,
): Promise<AnswerOf<typeof contract.saveDraft>> {
  return inTransaction(deps, async (tx) => {
    const mock = await ownMock(tx, actor, id, { lock: true });
    await requireTurn(tx, actor, mock, turn);
    const now = tx.now();
    const next = { ...mock, draft: text, spentMs: spentMs(mock, now), seenAt: now };
    await updateMock(tx, actor.userId, next, { isShown: false });
    return { spentSeconds: next.spentMs / 1_000, now: now.toISOString() };
  });
}

export async function readOutline(
  deps: Deps,
  actor: Actor,
  { id, answerId }: { readonly id: string; readonly answerId: string },
): Promise<OutlinePart[]> {
  const mock = await ownMock(deps, actor, id);
  const answers = await readMockAnswers(deps, actor.userId, id);
  const answer = answers.find((one) => one.id === answerId && one.part === "answer");
  if (answer === undefined) throw new AppError("not_found");
  const material = await materialOf(deps, actor);
  return outlineOf(questionAt(mock, answer.place), answer.text, {
    language: mock.language,
    stories: material.stories,
    resume: asText(material),
  }).map(({ criterion, heading, lines }) => ({ criterion, heading, lines: [...lines] }));
}
