import { CareerLevel } from "@waymark/contract/careers";
import { Delivery, MockPart } from "@waymark/contract/interviews-mocks";
import { AnswerScore, QuestionKind } from "@waymark/contract/interviews-practice";
import { Language } from "@waymark/contract/values";
import { and, asc, avg, count, desc, eq, inArray, isNotNull, isNull, lte, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "../../../db/db.ts";
import type { PersonSeal } from "../../../db/seal.ts";
import type { Deps } from "../../../deps.ts";
import { trashMs } from "./questions-store.ts";
import { mockAnswers, mocks } from "./tables.ts";

const MockContent = z.object({
  role: z.object({ id: z.string(), title: z.string() }).nullable(),
  job: z.object({ id: z.string(), title: z.string(), company: z.string() }).nullable(),
  /** The questions as they were asked, so that a later bank changes nothing. */
  questions: z.array(
    z.object({
      id: z.string(),
      text: z.string(),
      kind: QuestionKind,
      competency: z.string(),
      own: z.boolean(),
      skipped: z.boolean(),
    }),
  ),
});
export type MockContent = z.infer<typeof MockContent>;

const State = z.enum(["running", "paused", "finished"]);

/** A mock interview as it is stored, opened. */
export interface StoredMock extends MockContent {
  readonly id: string;
  readonly interviewId: string | null;
  readonly offerId: string | null;
  readonly level: z.infer<typeof CareerLevel> | null;
  readonly kind: z.infer<typeof QuestionKind> | null;
  readonly language: z.infer<typeof Language>;
  readonly minutes: number;
  readonly spoken: boolean;
  readonly state: z.infer<typeof State>;
  readonly draft: string;
  readonly turn: number;
  readonly part: MockPart;
  readonly spentMs: number;
  readonly seenAt: Date;
  readonly version: number;
  readonly startedAt: Date;
  readonly updatedAt: Date;
  readonly deletedAt: Date | null;
}

const AnswerContent = z.object({
  text: z.string(),
  seconds: z.number(),
  spoken: z.boolean(),
  delivery: Delivery.nullable(),
  score: AnswerScore,
  /** The follow-up in the model's words; null for the bank's. */
  probeText: z.string().nullable(),
});
export type AnswerContent = z.infer<typeof AnswerContent>;

export interface StoredAnswer extends AnswerContent {
  readonly id: string;
  readonly place: number;
  readonly part: MockPart;
  readonly advice: readonly string[];
  readonly at: Date;
}

type Column = "content_sealed" | "draft_sealed" | "advice_sealed";
const mockPlace = (row: string, column: Column) => ({ table: "mocks", row, column });
const answerPlace = (mockId: string, id: string, column: Column) => ({
  table: "mock_answers",
  row: `${mockId} ${id}`,
  column,
});
const isOwn = (userId: string, id: string) => and(eq(mocks.userId, userId), eq(mocks.id, id));
const isLive = (userId: string) => and(eq(mocks.userId, userId), isNull(mocks.deletedAt));
const isAnswerOf = (userId: string, mockId: string) =>
  and(eq(mockAnswers.userId, userId), eq(mockAnswers.mockId, mockId));

function mockOf(row: typeof mocks.$inferSelect, seal: PersonSeal): StoredMock {
  const { contentSealed, draftSealed, userId: _owner, asked: _asked, ...plain } = row;
  return {
    ...plain,
    ...MockContent.parse(JSON.parse(seal.open(mockPlace(row.id, "content_sealed"), contentSealed))),
    level: CareerLevel.nullable().parse(row.level),
    kind: QuestionKind.nullable().parse(row.kind),
    language: Language.parse(row.language),
    state: State.parse(row.state),
    part: MockPart.parse(row.part),
    draft: draftSealed === null ? "" : seal.open(mockPlace(row.id, "draft_sealed"), draftSealed),
  };
}

const opened = async (deps: Deps, userId: string, rows: readonly (typeof mocks.$inferSelect)[]) => {
  if (rows.length === 0) return [];
  const seal = await deps.keys.of(deps.db, userId);
  return rows.map((row) => mockOf(row, seal));
};

/** One page of the person's mock interviews, the last one first, and how many there are. */
export async function readMocks(
  deps: Deps,
  userId: string,
  asked: { readonly interviewId?: string | undefined; readonly page: number; readonly limit: number },
): Promise<{ mocks: StoredMock[]; total: number }> {
  const ofOne = asked.interviewId === undefined ? undefined : eq(mocks.interviewId, asked.interviewId);
  const which = and(isLive(userId), ofOne);
  const rows = await deps.db
    .select()
    .from(mocks)
    .where(which)
    .orderBy(desc(mocks.startedAt), desc(mocks.id))
    .limit(asked.limit)
    .offset((asked.page - 1) * asked.limit);
  const [all] = await deps.db.select({ total: count() }).from(mocks).where(which);
  return { mocks: await opened(deps, userId, rows), total: all?.total ?? 0 };
}

/** Every mock interview of the person, those in the trash too. */
export async function readAllMocks(deps: Deps, userId: string): Promise<StoredMock[]> {
  return opened(deps, userId, await deps.db.select().from(mocks).where(eq(mocks.userId, userId)));
}

/** One that is not in the trash; null when it is missing or another person's. `lock` holds it until the transaction ends. */
export async function findMock(
  deps: Deps,
  userId: string,
  id: string,
  { lock = false } = {},
): Promise<StoredMock | null> {
  const query = deps.db
    .select()
    .from(mocks)
    .where(and(isOwn(userId, id), isNull(mocks.deletedAt)))
    .limit(1);
  const [mock] = await opened(deps, userId, await (lock ? query.for("update") : query));
  return mock ?? null;
}

/** The owner of a mock interview's id; null when it is unused. */
export async function ownerOfMock(db: Db, id: string): Promise<string | null> {
  const [row] = await db.select({ userId: mocks.userId }).from(mocks).where(eq(mocks.id, id));
  return row?.userId ?? null;
}

export async function countMocks(db: Db, userId: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(mocks).where(isLive(userId));
  return row?.total ?? 0;
}

export type NewMock = Pick<
  StoredMock,
  "interviewId" | "offerId" | "level" | "kind" | "language" | "minutes" | "spoken"
> &
  MockContent;

export async function insertMock(
  deps: Deps,
  userId: string,
  id: string,
  { role, job, questions, ...plain }: NewMock,
): Promise<void> {
  const seal = await deps.keys.of(deps.db, userId);
  const now = deps.now();
  await deps.db.insert(mocks).values({
    id,
    userId,
    ...plain,
    state: "running",
    asked: questions.length,
    contentSealed: seal.seal(
      mockPlace(id, "content_sealed"),
      JSON.stringify(MockContent.parse({ role, job, questions })),
    ),
    seenAt: now,
    startedAt: now,
    updatedAt: now,
  });
}

/** The changing parts of a mock interview. `isShown` raises its version: other tabs have to show it. */
export async function updateMock(
  deps: Deps,
  userId: string,
  { id, role, job, questions, draft, state, turn, part, spentMs, seenAt }: StoredMock,
  { isShown }: { isShown: boolean },
): Promise<void> {
  const seal = await deps.keys.of(deps.db, userId);
  await deps.db
    .update(mocks)
    .set({
      ...{ state, turn, part, spentMs, seenAt },
      contentSealed: seal.seal(
        mockPlace(id, "content_sealed"),
        JSON.stringify(MockContent.parse({ role, job, questions })),
      ),
      draftSealed: draft === "" ? null : seal.seal(mockPlace(id, "draft_sealed"), draft),
      ...(isShown ? { version: sql`${mocks.version} + 1`, updatedAt: deps.now() } : {}),
    })
    .where(isOwn(userId, id));
}

/** @returns whether there was one that changed. */
export async function markMockDeleted(
  db: Db,
  userId: string,
  id: string,
  deletedAt: Date | null,
): Promise<boolean> {
  const state = deletedAt === null ? isNotNull(mocks.deletedAt) : isNull(mocks.deletedAt);
  const rows = await db
    .update(mocks)
    .set({ deletedAt })
    .where(and(isOwn(userId, id), state))
    .returning({ id: mocks.id });
  return rows.length > 0;
}

export async function removeOverdueMocks(db: Db, now: Date): Promise<void> {
  await db.delete(mocks).where(lte(mocks.deletedAt, new Date(now.getTime() - trashMs)));
}

/** The answers of a mock interview in the order in which they were given. */
export async function readMockAnswers(deps: Deps, userId: string, mockId: string): Promise<StoredAnswer[]> {
  const rows = await deps.db
    .select()
    .from(mockAnswers)
    .where(isAnswerOf(userId, mockId))
    .orderBy(asc(mockAnswers.place), asc(mockAnswers.part));
  if (rows.length === 0) return [];
  const seal = await deps.keys.of(deps.db, userId);
  return rows.map(({ id, place, part, contentSealed, adviceSealed, at }) => ({
    id,
    place,
    part: MockPart.parse(part),
    ...AnswerContent.parse(JSON.parse(seal.open(answerPlace(mockId, id, "content_sealed"), contentSealed))),
    advice:
      adviceSealed === null
        ? []
        : z
            .array(z.string())
            .parse(JSON.parse(seal.open(answerPlace(mockId, id, "advice_sealed"), adviceSealed))),
    at,
  }));
}

export async function insertMockAnswer(
  deps: Deps,
  userId: string,
  { mockId, id, place, part }: { mockId: string; id: string; place: number; part: MockPart },
  content: AnswerContent,
): Promise<void> {
  const seal = await deps.keys.of(deps.db, userId);
  await deps.db.insert(mockAnswers).values({
    ...{ mockId, id, userId, place, part },
    total: part === "answer" ? content.score.total : null,
    contentSealed: seal.seal(
      answerPlace(mockId, id, "content_sealed"),
      JSON.stringify(AnswerContent.parse(content)),
    ),
    at: deps.now(),
  });
}

/** Stores what the model said to an answer. `probeText`: its follow-up; null leaves the present one. */
export async function saveAdvice(
  deps: Deps,
  userId: string,
  mockId: string,
  { id, place: _place, part: _part, at: _at, advice: _before, ...content }: StoredAnswer,
  { probeText, advice }: { readonly probeText: string | null; readonly advice: readonly string[] },
): Promise<void> {
  const seal = await deps.keys.of(deps.db, userId);
  const next = AnswerContent.parse({ ...content, probeText: probeText ?? content.probeText });
  await deps.db
    .update(mockAnswers)
    .set({
      contentSealed: seal.seal(answerPlace(mockId, id, "content_sealed"), JSON.stringify(next)),
      adviceSealed: seal.seal(answerPlace(mockId, id, "advice_sealed"), JSON.stringify(advice)),
    })
    .where(and(isAnswerOf(userId, mockId), eq(mockAnswers.id, id)));
}

/** The number of answers of each mock interview, and their mean total. */
export async function readTotals(
  db: Db,
  userId: string,
  ids: readonly string[],
): Promise<Map<string, { answered: number; total: number | null }>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ mockId: mockAnswers.mockId, answered: count(), mean: avg(mockAnswers.total) })
    .from(mockAnswers)
    .where(
      and(
        eq(mockAnswers.userId, userId),
        inArray(mockAnswers.mockId, [...ids]),
        eq(mockAnswers.part, "answer"),
      ),
    )
    .groupBy(mockAnswers.mockId);
  return new Map(
    rows.map(({ mockId, answered, mean }) => [
      mockId,
      { answered, total: mean === null ? null : Math.round(Number(mean)) },
    ]),
  );
}
