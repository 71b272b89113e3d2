import { and, eq } from "drizzle-orm";
import type { Db } from "../../../db/db.ts";
import { sessions } from "../tables.ts";

/** Proofs are a sign-in, a second factor, or a repeated proof; null when the session is gone. */
export async function readLastProof(db: Db, userId: string, sessionId: string): Promise<Date | null> {
  const rows = await db
    .select({
      createdAt: sessions.createdAt,
      secondFactorAt: sessions.secondFactorAt,
      provenAt: sessions.provenAt,
    })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)))
    .limit(1);
  const row = rows.at(0);
  if (row === undefined) return null;
  const { createdAt, secondFactorAt, provenAt } = row;
  const times = [createdAt, secondFactorAt, provenAt].map((time) => time?.getTime() ?? 0);
  return new Date(Math.max(...times));
}

export async function noteProof(db: Db, userId: string, sessionId: string, at: Date): Promise<boolean> {
  const rows = await db
    .update(sessions)
    .set({ provenAt: at })
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)))
    .returning({ id: sessions.id });
  return rows.length > 0;
}

export async function forgetShownFactors(db: Db, userId: string): Promise<void> {
  await db.update(sessions).set({ secondFactorAt: null }).where(eq(sessions.userId, userId));
}
