import { and, eq, gt, isNull, lt, lte, sql } from "drizzle-orm";
import type { Db } from "../db/db.ts";
import { givenUpAfter } from "../ports/outgoing/retry-times.ts";
import { codeSends, codes, mailedLinks } from "./tables.ts";

const hourMs = 3_600_000;

export async function putCode(
  db: Db,
  code: { id: string; codeHash: string; expiresAt: Date },
): Promise<void> {
  const fresh = { codeHash: code.codeHash, expiresAt: code.expiresAt, attempts: 0, usedAt: null };
  await db
    .insert(codes)
    .values({ id: code.id, ...fresh })
    .onConflictDoUpdate({ target: codes.id, set: fresh });
}

/** One statement, so that parallel attempts are counted one by one. @returns whether the code was right. */
export async function tryCode(
  db: Db,
  attempt: { id: string; codeHash: string; atMost: number; at: Date },
): Promise<boolean> {
  const at = sql`${attempt.at.toISOString()}::timestamptz`;
  const rows = await db
    .update(codes)
    .set({
      attempts: sql`${codes.attempts} + 1`,
      usedAt: sql`CASE WHEN ${codes.codeHash} = ${attempt.codeHash} THEN ${at} END`,
    })
    .where(
      and(
        eq(codes.id, attempt.id),
        isNull(codes.usedAt),
        lt(codes.attempts, attempt.atMost),
        gt(codes.expiresAt, attempt.at),
      ),
    )
    .returning({ usedAt: codes.usedAt });
  return rows.at(0)?.usedAt != null;
}

export async function countSend(
  db: Db,
  key: string,
  at: Date,
  windowMs: number,
): Promise<{ count: number; endsAt: Date }> {
  const endsAt = new Date(at.getTime() + windowMs);
  const ended = sql`${codeSends.endsAt} <= ${at.toISOString()}::timestamptz`;
  const rows = await db
    .insert(codeSends)
    .values({ key, count: 1, endsAt })
    .onConflictDoUpdate({
      target: codeSends.key,
      set: {
        count: sql`CASE WHEN ${ended} THEN 1 ELSE ${codeSends.count} + 1 END`,
        endsAt: sql`CASE WHEN ${ended} THEN excluded.ends_at ELSE ${codeSends.endsAt} END`,
      },
    })
    .returning({ count: codeSends.count, endsAt: codeSends.endsAt });
  const row = rows.at(0);
  if (row === undefined) throw new Error("The counter of sends answered no row.");
  return row;
}

/** Lets attempts be counted until then, from none again. */
export async function openAttempts(db: Db, key: string, endsAt: Date): Promise<void> {
  await db
    .insert(codeSends)
    .values({ key, count: 0, endsAt })
    .onConflictDoUpdate({ target: codeSends.key, set: { count: 0, endsAt } });
}

/** @returns its number; null when no attempts were opened, or their time is over. */
export async function countAttemptOf(db: Db, key: string, at: Date): Promise<number | null> {
  const rows = await db
    .update(codeSends)
    .set({ count: sql`${codeSends.count} + 1` })
    .where(and(eq(codeSends.key, key), gt(codeSends.endsAt, at)))
    .returning({ count: codeSends.count });
  return rows.at(0)?.count ?? null;
}

export async function insertLink(db: Db, link: Omit<typeof mailedLinks.$inferInsert, "usedAt">) {
  await db.insert(mailedLinks).values(link);
}

const living = (tokenHash: string, purpose: string, at: Date) =>
  and(
    eq(mailedLinks.tokenHash, tokenHash),
    eq(mailedLinks.purpose, purpose),
    isNull(mailedLinks.usedAt),
    gt(mailedLinks.expiresAt, at),
  );

const linkColumns = { userId: mailedLinks.userId, sealed: mailedLinks.sealed };

export async function findLink(db: Db, tokenHash: string, purpose: string, at: Date) {
  const rows = await db
    .select(linkColumns)
    .from(mailedLinks)
    .where(living(tokenHash, purpose, at))
    .limit(1);
  return rows.at(0);
}

/** Undefined when it is unknown, too old or already used, also by a parallel request. */
export async function useUpLink(db: Db, tokenHash: string, purpose: string, at: Date) {
  const rows = await db
    .update(mailedLinks)
    .set({ usedAt: at })
    .where(living(tokenHash, purpose, at))
    .returning(linkColumns);
  return rows.at(0);
}

export async function deleteLinks(db: Db, userId: string, purpose: string): Promise<void> {
  await db.delete(mailedLinks).where(and(eq(mailedLinks.userId, userId), eq(mailedLinks.purpose, purpose)));
}

export async function deleteLinksOf(db: Db, userId: string): Promise<void> {
  await db.delete(mailedLinks).where(eq(mailedLinks.userId, userId));
}

/** Extends only the latest code; its attempts stay counted. */
export async function prolongCode(
  db: Db,
  { id, codeHash, until }: { id: string; codeHash: string; until: Date },
): Promise<void> {
  const same = and(eq(codes.id, id), eq(codes.codeHash, codeHash), isNull(codes.usedAt));
  await db.update(codes).set({ expiresAt: until }).where(same);
}

export async function prolongLink(db: Db, tokenHash: string, until: Date): Promise<void> {
  const unused = and(eq(mailedLinks.tokenHash, tokenHash), isNull(mailedLinks.usedAt));
  await db.update(mailedLinks).set({ expiresAt: until }).where(unused);
}

/** Deletes codes and links some time after they expired, because their mail may leave only then. */
export async function deleteEnded(db: Db, at: Date): Promise<void> {
  const unsent = new Date(at.getTime() - givenUpAfter.mail - hourMs);
  await db.delete(codes).where(lte(codes.expiresAt, unsent));
  await db.delete(codeSends).where(lte(codeSends.endsAt, at));
  await db.delete(mailedLinks).where(lte(mailedLinks.expiresAt, unsent));
}
