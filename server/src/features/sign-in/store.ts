import { and, eq, gt, lte } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { oauthStates } from "./tables.ts";

export type OAuthState = typeof oauthStates.$inferSelect;

export async function insertOAuthState(db: Db, trip: OAuthState): Promise<void> {
  await db.insert(oauthStates).values(trip);
}

/** Undefined when there is none, it took too long, or it was consumed before. */
export async function consumeOAuthState(
  db: Db,
  { tokenHash, provider, at }: { tokenHash: string; provider: string; at: Date },
): Promise<OAuthState | undefined> {
  const taken = await db
    .delete(oauthStates)
    .where(
      and(
        eq(oauthStates.tokenHash, tokenHash),
        eq(oauthStates.provider, provider),
        gt(oauthStates.expiresAt, at),
      ),
    )
    .returning();
  return taken.at(0);
}

export async function deleteOAuthStatesOf(db: Db, userId: string): Promise<void> {
  await db.delete(oauthStates).where(eq(oauthStates.userId, userId));
}

export async function deleteEndedOAuthStates(db: Db, at: Date): Promise<void> {
  await db.delete(oauthStates).where(lte(oauthStates.expiresAt, at));
}
