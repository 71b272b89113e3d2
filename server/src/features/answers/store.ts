import { Answer } from "@waymark/contract/answers";
import { lockedTopicOf } from "@waymark/domain/answers/locked-topics";
import { and, count, desc, eq, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Db } from "../../db/db.ts";
import type { PersonSeal } from "../../db/seal.ts";
import type { Deps } from "../../deps.ts";
import { answers } from "./tables.ts";

const isOwn = (userId: string, id: string) => and(eq(answers.userId, userId), eq(answers.id, id));
const placeOf = (row: string) => ({ table: "answers", row, column: "content_sealed" });

/** The parts of an answer that the person writes. */
export const AnswerText = Answer.omit({
  id: true,
  locked: true,
  version: true,
  createdAt: true,
  updatedAt: true,
});
export type AnswerText = z.infer<typeof AnswerText>;

const sealText = (seal: PersonSeal, id: string, answer: AnswerText) =>
  seal.seal(placeOf(id), JSON.stringify(AnswerText.parse(answer)));

function answerOf(row: typeof answers.$inferSelect, seal: PersonSeal): Answer {
  const written = AnswerText.parse(JSON.parse(seal.open(placeOf(row.id), row.contentSealed)));
  return {
    id: row.id,
    ...written,
    locked: lockedTopicOf(written.question),
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** Serialises changes to the number of a person's answers. Call it in a transaction before anything is read. */
export async function lockAnswers(db: Db, userId: string): Promise<void> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${userId}, 7716242))`);
}

export async function countAnswers(db: Db, userId: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(answers).where(eq(answers.userId, userId));
  return row?.total ?? 0;
}

/** The person's answers, the one changed last first. */
export async function readAnswers(deps: Deps, userId: string): Promise<Answer[]> {
  const rows = await deps.db
    .select()
    .from(answers)
    .where(eq(answers.userId, userId))
    .orderBy(desc(answers.updatedAt), desc(answers.id));
  if (rows.length === 0) return [];
  const seal = await deps.keys.of(deps.db, userId);
  return rows.map((row) => answerOf(row, seal));
}

/** One answer, locked until the transaction ends; null when it is missing or another person's. */
export async function lockAnswer(deps: Deps, userId: string, id: string): Promise<Answer | null> {
  const [row] = await deps.db.select().from(answers).where(isOwn(userId, id)).limit(1).for("update");
  return row === undefined ? null : answerOf(row, await deps.keys.of(deps.db, userId));
}

export async function insertAnswer(
  deps: Deps,
  userId: string,
  id: string,
  answer: AnswerText,
): Promise<void> {
  const seal = await deps.keys.of(deps.db, userId);
  const now = deps.now();
  await deps.db
    .insert(answers)
    .values({ id, userId, contentSealed: sealText(seal, id, answer), createdAt: now, updatedAt: now });
}

export async function updateAnswer(
  deps: Deps,
  userId: string,
  id: string,
  answer: AnswerText,
  version: number,
): Promise<void> {
  const seal = await deps.keys.of(deps.db, userId);
  await deps.db
    .update(answers)
    .set({ contentSealed: sealText(seal, id, answer), version, updatedAt: deps.now() })
    .where(isOwn(userId, id));
}

export async function removeAnswer(db: Db, userId: string, id: string): Promise<boolean> {
  const gone = await db.delete(answers).where(isOwn(userId, id)).returning({ id: answers.id });
  return gone.length > 0;
}
