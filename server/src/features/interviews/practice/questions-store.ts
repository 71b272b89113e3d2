import { CareerLevel } from "@waymark/contract/careers";
import { QuestionKind } from "@waymark/contract/interviews-practice";
import { Language } from "@waymark/contract/values";
import type { Memory } from "@waymark/domain/interviews/next-practice";
import { and, count, desc, eq, gt, inArray, isNotNull, isNull, lte, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "../../../db/db.ts";
import type { PersonSeal } from "../../../db/seal.ts";
import type { Deps } from "../../../deps.ts";
import { newId } from "../../../ids.ts";
import { askedQuestions, ownQuestions, questionMarks } from "./tables.ts";

/** Milliseconds for which a deleted question or mock interview can be restored. */
export const trashMs = 30 * 86_400_000;

/** The parts of an own question that the person writes. */
export const OwnText = z.object({
  text: z.string(),
  kind: QuestionKind,
  language: Language,
  competency: z.string().nullable(),
  level: CareerLevel.nullable(),
});
export type OwnText = z.infer<typeof OwnText>;

export type OwnQuestion = OwnText & {
  readonly id: string;
  readonly version: number;
  readonly deletedAt: Date | null;
};

const isOwn = (userId: string, id: string) => and(eq(ownQuestions.userId, userId), eq(ownQuestions.id, id));
const placeOf = (row: string) => ({ table: "own_questions", row, column: "content_sealed" });
const sealText = (seal: PersonSeal, id: string, question: OwnText) =>
  seal.seal(placeOf(id), JSON.stringify(OwnText.parse(question)));

const questionOf = (row: typeof ownQuestions.$inferSelect, seal: PersonSeal): OwnQuestion => ({
  id: row.id,
  version: row.version,
  deletedAt: row.deletedAt,
  ...OwnText.parse(JSON.parse(seal.open(placeOf(row.id), row.contentSealed))),
});

/** Serialises changes to a person's questions and mock interviews. Call it in a transaction before anything is read. */
export async function lockPractice(db: Db, userId: string): Promise<void> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${userId}, 7716243))`);
}

/** The person's own questions, the last one first; those in the trash only on request. */
export async function readOwnQuestions(
  deps: Deps,
  userId: string,
  { trash = false } = {},
): Promise<OwnQuestion[]> {
  const rows = await deps.db
    .select()
    .from(ownQuestions)
    .where(and(eq(ownQuestions.userId, userId), trash ? undefined : isNull(ownQuestions.deletedAt)))
    .orderBy(desc(ownQuestions.createdAt), desc(ownQuestions.id));
  if (rows.length === 0) return [];
  const seal = await deps.keys.of(deps.db, userId);
  return rows.map((row) => questionOf(row, seal));
}

/** One own question, also in the trash, locked until the transaction ends; null when it is missing or another person's. */
export async function lockOwnQuestion(deps: Deps, userId: string, id: string): Promise<OwnQuestion | null> {
  const [row] = await deps.db.select().from(ownQuestions).where(isOwn(userId, id)).limit(1).for("update");
  return row === undefined ? null : questionOf(row, await deps.keys.of(deps.db, userId));
}

/** The owner of a question's id; null when it is unused. */
export async function ownerOfQuestion(db: Db, id: string): Promise<string | null> {
  const [row] = await db
    .select({ userId: ownQuestions.userId })
    .from(ownQuestions)
    .where(eq(ownQuestions.id, id));
  return row?.userId ?? null;
}

export async function countOwnQuestions(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(ownQuestions)
    .where(and(eq(ownQuestions.userId, userId), isNull(ownQuestions.deletedAt)));
  return row?.total ?? 0;
}

export async function insertOwnQuestion(
  deps: Deps,
  userId: string,
  id: string,
  question: OwnText,
): Promise<void> {
  const seal = await deps.keys.of(deps.db, userId);
  const now = deps.now();
  await deps.db
    .insert(ownQuestions)
    .values({ id, userId, contentSealed: sealText(seal, id, question), createdAt: now, updatedAt: now });
}

export async function updateOwnQuestion(
  deps: Deps,
  userId: string,
  id: string,
  question: OwnText,
): Promise<void> {
  const seal = await deps.keys.of(deps.db, userId);
  await deps.db
    .update(ownQuestions)
    .set({
      contentSealed: sealText(seal, id, question),
      version: sql`${ownQuestions.version} + 1`,
      updatedAt: deps.now(),
    })
    .where(isOwn(userId, id));
}

/** @returns whether there was one that changed. */
export async function markQuestionDeleted(
  db: Db,
  userId: string,
  id: string,
  deletedAt: Date | null,
): Promise<boolean> {
  const state = deletedAt === null ? isNotNull(ownQuestions.deletedAt) : isNull(ownQuestions.deletedAt);
  const rows = await db
    .update(ownQuestions)
    .set({ deletedAt })
    .where(and(isOwn(userId, id), state))
    .returning({ id: ownQuestions.id });
  return rows.length > 0;
}

/** Deletes questions whose time in the trash is over, with their marks and the notes of where they were asked. */
export async function removeOverdueQuestions(db: Db, now: Date): Promise<void> {
  const gone = await db
    .delete(ownQuestions)
    .where(lte(ownQuestions.deletedAt, new Date(now.getTime() - trashMs)))
    .returning({ id: ownQuestions.id });
  const ids = gone.map(({ id }) => id);
  if (ids.length === 0) return;
  await db.delete(questionMarks).where(inArray(questionMarks.questionId, ids));
  await db.delete(askedQuestions).where(inArray(askedQuestions.questionId, ids));
}

/** A person's marks on a question. `memory` is null before the first practice. */
export interface Mark {
  readonly favourite: boolean;
  readonly memory: Memory | null;
  readonly lastTotal: number;
}

function markOf(row: typeof questionMarks.$inferSelect): Mark {
  const { favourite, dueAt, stability, difficulty, practised, lapses, lastAt, lastTotal } = row;
  const isNew = dueAt === null || lastAt === null || stability === null || difficulty === null;
  const memory = isNew
    ? null
    : { due: dueAt, last: lastAt, stability, difficulty, practised: practised ?? 1, lapses: lapses ?? 0 };
  return { favourite, memory, lastTotal: lastTotal ?? 0 };
}

export async function readMarks(db: Db, userId: string): Promise<Map<string, Mark>> {
  const rows = await db.select().from(questionMarks).where(eq(questionMarks.userId, userId));
  return new Map(rows.map((row) => [row.questionId, markOf(row)]));
}

export async function saveFavourite(
  db: Db,
  userId: string,
  questionId: string,
  favourite: boolean,
): Promise<void> {
  await db
    .insert(questionMarks)
    .values({ userId, questionId, favourite })
    .onConflictDoUpdate({ target: [questionMarks.userId, questionMarks.questionId], set: { favourite } });
}

export async function saveMemory(
  db: Db,
  userId: string,
  questionId: string,
  { due, last, stability, difficulty, practised, lapses }: Memory,
  lastTotal: number,
): Promise<void> {
  const row = { dueAt: due, lastAt: last, stability, difficulty, practised, lapses, lastTotal };
  await db
    .insert(questionMarks)
    .values({ userId, questionId, ...row })
    .onConflictDoUpdate({ target: [questionMarks.userId, questionMarks.questionId], set: row });
}

/** The earliest time after `now` at which one of the person's questions becomes due. */
export async function nextDueAt(db: Db, userId: string, now: Date): Promise<Date | null> {
  const [row] = await db
    .select({ dueAt: questionMarks.dueAt })
    .from(questionMarks)
    .where(and(eq(questionMarks.userId, userId), gt(questionMarks.dueAt, now)))
    .orderBy(questionMarks.dueAt)
    .limit(1);
  return row?.dueAt ?? null;
}

const Asked = z.object({ company: z.string(), title: z.string() });

export type AskedAt = z.infer<typeof Asked> & { readonly on: string; readonly interviewId: string | null };

/** The interviews in which the person was asked a question, the last one first. */
export async function readAsked(deps: Deps, userId: string): Promise<Map<string, AskedAt[]>> {
  const rows = await deps.db
    .select()
    .from(askedQuestions)
    .where(eq(askedQuestions.userId, userId))
    .orderBy(desc(askedQuestions.askedOn), desc(askedQuestions.id));
  const asked = new Map<string, AskedAt[]>();
  if (rows.length === 0) return asked;
  const seal = await deps.keys.of(deps.db, userId);
  for (const { id, questionId, contentSealed, askedOn, interviewId } of rows) {
    const place = { table: "asked_questions", row: id, column: "content_sealed" };
    const content = Asked.parse(JSON.parse(seal.open(place, contentSealed)));
    asked.set(questionId, [...(asked.get(questionId) ?? []), { ...content, on: askedOn, interviewId }]);
  }
  return asked;
}

export async function replaceAsked(
  deps: Deps,
  userId: string,
  interview: { readonly id: string; readonly company: string; readonly title: string; readonly on: string },
  questionIds: readonly string[],
): Promise<void> {
  await deps.db
    .delete(askedQuestions)
    .where(and(eq(askedQuestions.userId, userId), eq(askedQuestions.interviewId, interview.id)));
  if (questionIds.length === 0) return;
  const seal = await deps.keys.of(deps.db, userId);
  const { company, title } = interview;
  const rows = questionIds.map((questionId) => {
    const id = newId();
    const place = { table: "asked_questions", row: id, column: "content_sealed" };
    const contentSealed = seal.seal(place, JSON.stringify({ company, title }));
    return { id, userId, questionId, interviewId: interview.id, contentSealed, askedOn: interview.on };
  });
  await deps.db.insert(askedQuestions).values(rows);
}
