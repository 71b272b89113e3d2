import { and, eq, gt, lte } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { providerTrips } from "./tables.ts";

export type Trip = typeof providerTrips.$inferSelect;

export async function insertTrip(db: Db, trip: Trip): Promise<void> {
  await db.insert(providerTrips).values(trip);
}

/** Takes and ends a sign-in at a provider; undefined when there is none, it took too long, or it was taken before. */
export async function takeTrip(
  db: Db,
  { tokenHash, provider, at }: { tokenHash: string; provider: string; at: Date },
): Promise<Trip | undefined> {
  const taken = await db
    .delete(providerTrips)
    .where(
      and(
        eq(providerTrips.tokenHash, tokenHash),
        eq(providerTrips.provider, provider),
        gt(providerTrips.expiresAt, at),
      ),
    )
    .returning();
  return taken.at(0);
}

/** Ends all of a person's attempts to link a provider. */
export async function dropTripsOf(db: Db, userId: string): Promise<void> {
  await db.delete(providerTrips).where(eq(providerTrips.userId, userId));
}

export async function deleteEndedTrips(db: Db, at: Date): Promise<void> {
  await db.delete(providerTrips).where(lte(providerTrips.expiresAt, at));
}
