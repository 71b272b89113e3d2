import type { AnswerOf, BodyOf, QueryOf } from "@waymark/contract/endpoint";
import { AppError } from "@waymark/contract/errors";
import type * as contract from "@waymark/contract/interviews-mocks";
import { type Mock, mocksLimit } from "@waymark/contract/interviews-mocks";
import { shippedQuestions } from "@waymark/domain/interviews/bank/question-bank";
import { pickQuestions } from "@waymark/domain/interviews/mock";
import { negotiationFor } from "@waymark/domain/interviews/negotiation/negotiation-questions";
import type { Actor } from "../../../actor.ts";
import { type Deps, inTransaction } from "../../../deps.ts";
import { readApplication } from "../../applications/read-application.ts";
import { consumeQuota } from "../../billing/consume-quota.ts";
import { readRoleTitle } from "../../careers/read-role-title.ts";
import { nameOf, roleOf } from "../../careers/role-names.ts";
import { ownOffer } from "../../offers/offers.ts";
import { ownInterview } from "../list-interviews.ts";
import { mockOf, ownMock, rowOf, spentMs } from "./mock-of.ts";
import {
  countMocks,
  insertMock,
  markMockDeleted,
  type NewMock,
  ownerOfMock,
  readMocks,
  readTotals,
  type StoredMock,
  updateMock,
} from "./mocks-store.ts";
import { publishPractice } from "./publish-practice.ts";
import { type KnownQuestion, knownQuestion, openBank } from "./question-bank.ts";
import { lockPractice } from "./questions-store.ts";
import { postingOf } from "./role-of-posting.ts";

type Wish = BodyOf<typeof contract.startMock>;

/** Questions of the last mock interviews are not asked again while there are others. */
const avoidedMocks = 5;

export async function listMocks(
  deps: Deps,
  { userId }: Actor,
  asked: QueryOf<typeof contract.listMocks>,
): Promise<AnswerOf<typeof contract.listMocks>> {
  const { mocks, total } = await readMocks(deps, userId, asked);
  const totals = await readTotals(
    deps.db,
    userId,
    mocks.map(({ id }) => id),
  );
  return {
    mocks: mocks.map((mock) => rowOf(mock, totals.get(mock.id) ?? { answered: 0, total: null })),
    total,
  };
}

export const readMock = async (deps: Deps, actor: Actor, id: string): Promise<Mock> =>
  mockOf(deps, actor, await ownMock(deps, actor, id));

/**
 * Starts a mock interview; a repeated request with the same id starts nothing more.
 * @throws AppError `plan_required`, `too_many_mocks`, `no_such_role`; `not_found` for posting, interview or question.
 */
export async function startMock(deps: Deps, actor: Actor, { id, ...wish }: Wish): Promise<Mock> {
  const owner = await ownerOfMock(deps.db, id);
  if (owner !== null) return readMock(deps, actor, id);
  await consumeQuota(deps, actor, "interview-prep");
  const chosen = await chooseFor(deps, actor, wish);
  return inTransaction(deps, async (tx) => {
    await lockPractice(tx.db, actor.userId);
    if ((await ownerOfMock(tx.db, id)) !== null) return readMock(tx, actor, id);
    if ((await countMocks(tx.db, actor.userId)) >= mocksLimit)
      throw new AppError("too_many_mocks", { limit: mocksLimit });
    await insertMock(tx, actor.userId, id, chosen);
    await publishPractice(tx, actor, { mockId: id });
    return readMock(tx, actor, id);
  });
}

async function chooseFor(deps: Deps, actor: Actor, wish: Omit<Wish, "id">): Promise<NewMock> {
  const { language, minutes, spoken, interviewId, offerId, kind } = wish;
  const job = await jobFor(deps, actor, wish);
  const read = job === null ? null : await readRoleTitle(deps, job.title, actor.locale);
  const role = wish.role === null ? (read?.role ?? null) : roleOf(wish.role);
  const level = wish.level ?? read?.level ?? null;
  const bank = await openBank(deps, actor);
  const named = offerId === null ? wish.questions : negotiationFor(minutes);
  const given = named.map((one) => knownQuestion(bank, one));
  const { mocks: before, total } = await readMocks(deps, actor.userId, { page: 1, limit: avoidedMocks });
  const picked = (): KnownQuestion[] =>
    pickQuestions(shippedQuestions(), {
      ...{ role, level, kind, minutes },
      avoid: new Set(before.flatMap(({ questions }) => questions.map((one) => one.id))),
      turn: total,
    }).map((question) => ({ question, own: null }));
  return {
    ...{ interviewId, offerId, level, kind, language, minutes, spoken },
    role: role === null ? null : nameOf(role, language),
    job,
    questions: (given.length > 0 ? [...new Set(given)] : picked()).map(({ question, own }) => ({
      id: question.id,
      text: question.texts[language],
      kind: question.kind,
      competency: question.competency,
      own: own !== null,
      skipped: false,
    })),
  };
}

/** The posting that is practised for: the named one, else that of the interview or the offer. */
async function jobFor(
  deps: Deps,
  actor: Actor,
  { job, interviewId, offerId }: Pick<Wish, "job" | "interviewId" | "offerId">,
): Promise<NewMock["job"]> {
  const offer = offerId === null ? null : await ownOffer(deps, actor.userId, offerId);
  const interview = interviewId === null ? null : await ownInterview(deps, actor.userId, interviewId);
  if (job !== null) {
    const posting = await postingOf(deps, actor, job);
    if (posting === null) throw new AppError("not_found");
    return { id: posting.id, title: posting.title, company: posting.company };
  }
  const about = interview ?? offer;
  if (about === null) return null;
  const { jobId } = await readApplication(deps, actor, about.applicationId);
  return { id: jobId ?? "", title: about.job.title, company: about.job.company };
}

/** Changes a mock interview under its lock and tells the other tabs. */
async function changeMock(
  deps: Deps,
  actor: Actor,
  id: string,
  change: (mock: StoredMock, now: Date) => StoredMock,
): Promise<Mock> {
  return inTransaction(deps, async (tx) => {
    const mock = await ownMock(tx, actor, id, { lock: true });
    const next = change(mock, tx.now());
    if (next === mock) return mockOf(tx, actor, mock);
    await updateMock(tx, actor.userId, next, { isShown: true });
    await publishPractice(tx, actor, { mockId: id });
    return readMock(tx, actor, id);
  });
}

const requireUnfinished = ({ state }: StoredMock): void => {
  if (state === "finished") throw new AppError("mock_finished");
};

export const pauseMock = (deps: Deps, actor: Actor, id: string): Promise<Mock> =>
  changeMock(deps, actor, id, (mock, now) => {
    requireUnfinished(mock);
    if (mock.state === "paused") return mock;
    return { ...mock, state: "paused", spentMs: spentMs(mock, now), seenAt: now };
  });

export const continueMock = (deps: Deps, actor: Actor, id: string): Promise<Mock> =>
  changeMock(deps, actor, id, (mock, now) => {
    requireUnfinished(mock);
    return { ...mock, state: "running", spentMs: spentMs(mock, now), seenAt: now };
  });

export const finishMock = (deps: Deps, actor: Actor, id: string): Promise<Mock> =>
  changeMock(deps, actor, id, (mock, now) =>
    mock.state === "finished"
      ? mock
      : { ...mock, state: "finished", spentMs: spentMs(mock, now), seenAt: now },
  );

/** Moves it to the trash for 30 days. */
export async function deleteMock(deps: Deps, actor: Actor, id: string): Promise<void> {
  await inTransaction(deps, async (tx) => {
    await lockPractice(tx.db, actor.userId);
    if (!(await markMockDeleted(tx.db, actor.userId, id, tx.now()))) throw new AppError("not_found");
    await publishPractice(tx, actor, { mockId: id });
  });
}

/** @throws AppError `not_found` when it is not in the trash, `too_many_mocks`. */
export async function restoreMock(deps: Deps, actor: Actor, id: string): Promise<Mock> {
  return inTransaction(deps, async (tx) => {
    await lockPractice(tx.db, actor.userId);
    if (!(await markMockDeleted(tx.db, actor.userId, id, null))) throw new AppError("not_found");
    if ((await countMocks(tx.db, actor.userId)) > mocksLimit)
      throw new AppError("too_many_mocks", { limit: mocksLimit });
    await publishPractice(tx, actor, { mockId: id });
    return readMock(tx, actor, id);
  });
}
