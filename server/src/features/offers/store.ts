import { type Offer, OfferInput } from "@waymark/contract/offers";
import { and, count, desc, eq, sql } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import type { PersonSeal } from "../../db/seal.ts";
import { offers } from "./tables.ts";

export type OfferRow = typeof offers.$inferSelect;

const one = (userId: string, id: string) => and(eq(offers.userId, userId), eq(offers.id, id));
const placeOf = (row: string) => ({ table: "offers", row, column: "content_sealed" });

export const sealOffer = (seal: PersonSeal, id: string, input: OfferInput) =>
  seal.seal(placeOf(id), JSON.stringify(OfferInput.parse(input)));

/** An offer without title and company of its job. */
export type StoredOffer = Omit<Offer, "job">;

export function offerOf(row: OfferRow, seal: PersonSeal): StoredOffer {
  return {
    ...OfferInput.parse(JSON.parse(seal.open(placeOf(row.id), row.contentSealed))),
    id: row.id,
    version: row.version,
    applicationId: row.applicationId,
    decideBy: row.decideBy,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** A person's offers, newest first, optionally of one application. */
export async function readOffers(db: Db, userId: string, applicationId?: string): Promise<OfferRow[]> {
  const ofOne = applicationId === undefined ? undefined : eq(offers.applicationId, applicationId);
  return db
    .select()
    .from(offers)
    .where(and(eq(offers.userId, userId), ofOne))
    .orderBy(desc(offers.createdAt), desc(offers.id));
}

export async function readOffer(db: Db, userId: string, id: string): Promise<OfferRow | null> {
  const [row] = await db.select().from(offers).where(one(userId, id));
  return row ?? null;
}

/** The owner of an offer id; null when it is unused. */
export async function ownerOf(db: Db, id: string): Promise<string | null> {
  const [row] = await db.select({ userId: offers.userId }).from(offers).where(eq(offers.id, id));
  return row?.userId ?? null;
}

export async function countOffers(db: Db, userId: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(offers).where(eq(offers.userId, userId));
  return row?.total ?? 0;
}

export async function insertOffer(db: Db, row: OfferRow): Promise<void> {
  await db.insert(offers).values(row);
}

export async function updateOffer(
  db: Db,
  userId: string,
  id: string,
  change: Pick<OfferRow, "contentSealed" | "decideBy" | "updatedAt">,
): Promise<void> {
  await db
    .update(offers)
    .set({ ...change, version: sql`${offers.version} + 1` })
    .where(one(userId, id));
}

/** @returns the id of its application; null when there was none. */
export async function removeOffer(db: Db, userId: string, id: string): Promise<string | null> {
  const rows = await db
    .delete(offers)
    .where(one(userId, id))
    .returning({ applicationId: offers.applicationId });
  return rows[0]?.applicationId ?? null;
}
