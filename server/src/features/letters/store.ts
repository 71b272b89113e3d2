import {
  type Letter,
  LetterContent,
  LetterJob,
  type LetterRow,
  type LetterStatus,
  LetterStyle,
  LetterWish,
} from "@waymark/contract/letters";
import { wordsOf } from "@waymark/domain/letters/letter-text";
import { openQuestions } from "@waymark/domain/letters/open-questions";
import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lte, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "../../db/db.ts";
import type { PersonSeal } from "../../db/seal.ts";
import type { Deps } from "../../deps.ts";
import { letters } from "./tables.ts";

type Row = typeof letters.$inferSelect;

const Head = z.object({ name: z.string(), company: z.string(), jobTitle: z.string() });

/** Milliseconds for which a deleted letter can be restored. */
const trashMs = 30 * 86_400_000;

const isOwn = (userId: string, id: string) => and(eq(letters.userId, userId), eq(letters.id, id));
const isLive = (userId: string) => and(eq(letters.userId, userId), isNull(letters.deletedAt));
const endOfTrash = (now: Date) => new Date(now.getTime() - trashMs);
const isTrash = (userId: string, now: Date) =>
  and(eq(letters.userId, userId), gt(letters.deletedAt, endOfTrash(now)));

type SealedColumn = "head_sealed" | "content_sealed" | "job_sealed";
const placeOf = (row: string, column: SealedColumn) => ({ table: "letters", row, column });
const sealed = (seal: PersonSeal, id: string, column: SealedColumn, value: unknown) =>
  seal.seal(placeOf(id, column), JSON.stringify(value));

const listed = {
  id: letters.id,
  headSealed: letters.headSealed,
  wish: letters.wish,
  openQuestions: letters.openQuestions,
  words: letters.words,
  resumeId: letters.resumeId,
  applicationId: letters.applicationId,
  sentAt: letters.sentAt,
  createdAt: letters.createdAt,
  updatedAt: letters.updatedAt,
  deletedAt: letters.deletedAt,
};
type ListedRow = { [K in keyof typeof listed]: Row[K] };

function statusOf({ sentAt, openQuestions }: Pick<Row, "sentAt" | "openQuestions">): LetterStatus {
  if (sentAt !== null) return "sent";
  return openQuestions > 0 ? "draft" : "ready";
}

function rowOf(row: ListedRow, seal: PersonSeal): LetterRow {
  return {
    id: row.id,
    ...Head.parse(JSON.parse(seal.open(placeOf(row.id, "head_sealed"), row.headSealed))),
    wish: LetterWish.parse(row.wish),
    status: statusOf(row),
    openQuestions: row.openQuestions,
    words: row.words,
    resumeId: row.resumeId,
    applicationId: row.applicationId,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

const open = <T>(schema: z.ZodType<T>, row: Row, seal: PersonSeal, column: SealedColumn, text: string): T =>
  schema.parse(JSON.parse(seal.open(placeOf(row.id, column), text)));

function letterOf(row: Row, seal: PersonSeal): Letter {
  return {
    ...rowOf(row, seal),
    version: row.version,
    content: open(LetterContent, row, seal, "content_sealed", row.contentSealed),
    style: LetterStyle.parse(row.style),
    job: row.jobSealed === null ? null : open(LetterJob, row, seal, "job_sealed", row.jobSealed),
  };
}

/** Serialises changes to the number of a person's letters. Call it in a transaction before anything is read. */
export async function lockLetters(db: Db, userId: string): Promise<void> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${userId}, 7716240))`);
}

export async function countLetters(db: Db, userId: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(letters).where(isLive(userId));
  return row?.total ?? 0;
}

/** The person's letters without their contents, the one changed last first. */
export async function readLetterRows(deps: Deps, userId: string): Promise<LetterRow[]> {
  const rows = await deps.db
    .select(listed)
    .from(letters)
    .where(isLive(userId))
    .orderBy(desc(letters.updatedAt), desc(letters.id));
  if (rows.length === 0) return [];
  const seal = await deps.keys.of(deps.db, userId);
  return rows.map((row) => rowOf(row, seal));
}

/** The number of open questions of letters outside the trash, by id. */
export async function readOpenQuestions(
  db: Db,
  userId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: letters.id, openQuestions: letters.openQuestions })
    .from(letters)
    .where(and(isLive(userId), inArray(letters.id, [...ids])));
  return new Map(rows.map(({ id, openQuestions }) => [id, openQuestions]));
}

/** One letter; null when it is missing, in the trash, or another person's. `lock` holds it until the transaction ends. */
export async function readLetter(
  deps: Deps,
  userId: string,
  id: string,
  { lock = false } = {},
): Promise<Letter | null> {
  const query = deps.db
    .select()
    .from(letters)
    .where(and(isOwn(userId, id), isNull(letters.deletedAt)))
    .limit(1);
  const [row] = await (lock ? query.for("update") : query);
  return row === undefined ? null : letterOf(row, await deps.keys.of(deps.db, userId));
}

/** The stored parts of a letter that follow from nothing else. */
export interface LetterState {
  readonly name: string;
  readonly wish: LetterWish;
  readonly content: LetterContent;
  readonly style: LetterStyle;
  readonly job: LetterJob | null;
  readonly resumeId: string | null;
  readonly applicationId: string | null;
}

/** The columns of a state. The company of the letter itself comes before that of the posting. */
function columnsOf(seal: PersonSeal, id: string, state: LetterState) {
  const { name, content, job, wish, style, resumeId, applicationId } = state;
  const head = {
    name,
    company: content.recipient.company || (job?.company ?? ""),
    jobTitle: job?.title ?? "",
  };
  return {
    ...{ wish, style, resumeId, applicationId },
    headSealed: sealed(seal, id, "head_sealed", head),
    contentSealed: sealed(seal, id, "content_sealed", content),
    jobSealed: job === null ? null : sealed(seal, id, "job_sealed", job),
    openQuestions: openQuestions(content).length,
    words: wordsOf(content),
  };
}

export async function insertLetter(
  deps: Deps,
  userId: string,
  id: string,
  state: LetterState,
): Promise<void> {
  const seal = await deps.keys.of(deps.db, userId);
  const now = deps.now();
  await deps.db
    .insert(letters)
    .values({ id, userId, ...columnsOf(seal, id, state), createdAt: now, updatedAt: now });
}

/** Stores a new state. A letter whose text or form was changed after it was sent counts as not sent any more. */
export async function updateLetter(
  deps: Deps,
  userId: string,
  id: string,
  state: LetterState,
  { version, isSameText }: { version: number; isSameText: boolean },
): Promise<void> {
  const seal = await deps.keys.of(deps.db, userId);
  await deps.db
    .update(letters)
    .set({
      ...columnsOf(seal, id, state),
      version,
      ...(isSameText ? {} : { sentAt: null }),
      updatedAt: deps.now(),
    })
    .where(isOwn(userId, id));
}

export async function setSent(deps: Deps, userId: string, id: string): Promise<void> {
  await deps.db.update(letters).set({ sentAt: deps.now(), updatedAt: deps.now() }).where(isOwn(userId, id));
}

export async function clearSent(deps: Deps, userId: string, id: string): Promise<void> {
  await deps.db.update(letters).set({ sentAt: null, updatedAt: deps.now() }).where(isOwn(userId, id));
}

/** Moves a letter to the trash. @returns false when it is missing, in the trash already, or another person's. */
export async function markDeleted(deps: Deps, userId: string, id: string): Promise<boolean> {
  const gone = await deps.db
    .update(letters)
    .set({ deletedAt: deps.now() })
    .where(and(isOwn(userId, id), isNull(letters.deletedAt)))
    .returning({ id: letters.id });
  return gone.length > 0;
}

/** Takes a letter out of the trash. @returns false when it is not there. */
export async function unmarkDeleted(deps: Deps, userId: string, id: string): Promise<boolean> {
  const back = await deps.db
    .update(letters)
    .set({ deletedAt: null })
    .where(and(isTrash(userId, deps.now()), eq(letters.id, id)))
    .returning({ id: letters.id });
  return back.length > 0;
}

/** A person's deleted letters that can still be restored, the last deleted first. */
export async function readTrash(deps: Deps, userId: string) {
  const rows = await deps.db
    .select(listed)
    .from(letters)
    .where(isTrash(userId, deps.now()))
    .orderBy(desc(letters.deletedAt), desc(letters.id));
  if (rows.length === 0) return [];
  const seal = await deps.keys.of(deps.db, userId);
  return rows.map((row) => {
    const deletedAt = row.deletedAt ?? deps.now();
    const goneAt = new Date(deletedAt.getTime() + trashMs);
    return {
      ...{ id: row.id, name: rowOf(row, seal).name },
      ...{ deletedAt: deletedAt.toISOString(), goneAt: goneAt.toISOString() },
    };
  });
}

/** Expires all but the newest `keep` of a person's trash. */
export async function endTrashBeyond(deps: Deps, userId: string, keep: number): Promise<void> {
  const now = deps.now();
  const old = deps.db
    .select({ id: letters.id })
    .from(letters)
    .where(isTrash(userId, now))
    .orderBy(desc(letters.deletedAt), desc(letters.id))
    .offset(keep);
  await deps.db
    .update(letters)
    .set({ deletedAt: endOfTrash(now) })
    .where(and(eq(letters.userId, userId), inArray(letters.id, old)));
}

/** Removes letters whose time in the trash is over, a thousand at once. */
export async function removeOverdue(db: Db, now: Date): Promise<void> {
  const overdue = db
    .select({ id: letters.id })
    .from(letters)
    .where(lte(letters.deletedAt, endOfTrash(now)))
    .orderBy(asc(letters.id))
    .limit(1_000);
  await db.delete(letters).where(and(inArray(letters.id, overdue), isNotNull(letters.deletedAt)));
}

/** All letters of a person, those in the trash too. */
export async function readAllLetters(deps: Deps, userId: string): Promise<Letter[]> {
  const rows = await deps.db
    .select()
    .from(letters)
    .where(eq(letters.userId, userId))
    .orderBy(asc(letters.id));
  if (rows.length === 0) return [];
  const seal = await deps.keys.of(deps.db, userId);
  return rows.map((row) => letterOf(row, seal));
}
