import { and, desc, eq, gt, isNotNull, isNull, lt, sql } from "drizzle-orm";
import { type Db, rowsOf } from "../db/db.ts";
import { users } from "../features/accounts/tables.ts";
import { outgoingMessages } from "../ports/outgoing/tables.ts";
import { operatorLinks } from "./tables.ts";

export async function insertLink(
  db: Db,
  link: { tokenHash: string; expiresAt: Date; createdAt: Date },
): Promise<void> {
  const over = and(
    lt(operatorLinks.expiresAt, link.createdAt),
    lt(sql`coalesce(${operatorLinks.sessionExpiresAt}, ${operatorLinks.expiresAt})`, link.createdAt),
  );
  await db.delete(operatorLinks).where(over);
  await db.insert(operatorLinks).values(link);
}

/** False for an unknown link, or when a parallel request took it. */
export async function consumeLink(
  db: Db,
  link: { tokenHash: string; sessionHash: string; sessionExpiresAt: Date; at: Date },
): Promise<boolean> {
  const { tokenHash, sessionHash, sessionExpiresAt, at } = link;
  const unused = and(
    eq(operatorLinks.tokenHash, tokenHash),
    isNull(operatorLinks.sessionHash),
    gt(operatorLinks.expiresAt, at),
  );
  const taken = await db
    .update(operatorLinks)
    .set({ sessionHash, sessionExpiresAt })
    .where(unused)
    .returning({ tokenHash: operatorLinks.tokenHash });
  return taken.length === 1;
}

export async function hasSession(db: Db, sessionHash: string, at: Date): Promise<boolean> {
  const living = and(eq(operatorLinks.sessionHash, sessionHash), gt(operatorLinks.sessionExpiresAt, at));
  return (await db.$count(operatorLinks, living)) > 0;
}

export async function readLocalMessages(db: Db, limit: number) {
  return db
    .select()
    .from(outgoingMessages)
    .where(isNotNull(outgoingMessages.sealed))
    .orderBy(desc(outgoingMessages.createdAt), desc(outgoingMessages.id))
    .limit(limit);
}

export const countUsers = (db: Db): Promise<number> => db.$count(users);

export async function countTasks(db: Db): Promise<{ waiting: number; running: number; failed: number }> {
  const [counts] = rowsOf<Record<"waiting" | "running" | "failed", string | number>>(
    await db.execute(sql`SELECT
      count(*) FILTER (WHERE state IN ('created', 'retry')) AS waiting,
      count(*) FILTER (WHERE state = 'active') AS running,
      count(*) FILTER (WHERE state = 'failed') AS failed
      FROM pgboss.job`),
  );
  const { waiting = 0, running = 0, failed = 0 } = counts ?? {};
  return { waiting: Number(waiting), running: Number(running), failed: Number(failed) };
}
