import { NegotiationPlan } from "@waymark/contract/interviews-negotiation";
import { and, asc, eq } from "drizzle-orm";
import type { PersonSeal } from "../../../db/seal.ts";
import type { Deps } from "../../../deps.ts";
import { negotiations } from "../preparation/tables.ts";

/** A person's limits for an offer. `version` is 0 while nothing was saved. */
export interface StoredPlan {
  readonly offerId: string;
  readonly version: number;
  readonly plan: NegotiationPlan;
}

const placeOf = (row: string) => ({ table: "negotiations", row, column: "content_sealed" });

const planOf = (row: typeof negotiations.$inferSelect, seal: PersonSeal): StoredPlan => ({
  offerId: row.offerId,
  version: row.version,
  plan: NegotiationPlan.parse(JSON.parse(seal.open(placeOf(row.offerId), row.contentSealed))),
});

const blank: NegotiationPlan = { aim: null, walkAway: null, terms: [], reasons: null, notes: "" };

/** The plan of one offer, a blank one where nothing was saved; with `lock` until the transaction ends. */
export async function findPlan(
  deps: Deps,
  userId: string,
  offerId: string,
  { lock = false } = {},
): Promise<StoredPlan> {
  const query = deps.db
    .select()
    .from(negotiations)
    .where(and(eq(negotiations.userId, userId), eq(negotiations.offerId, offerId)));
  const [row] = lock ? await query.for("update") : await query;
  if (row === undefined) return { offerId, version: 0, plan: blank };
  return planOf(row, await deps.keys.of(deps.db, userId));
}

export async function readAllPlans(deps: Deps, userId: string): Promise<StoredPlan[]> {
  const rows = await deps.db
    .select()
    .from(negotiations)
    .where(eq(negotiations.userId, userId))
    .orderBy(asc(negotiations.offerId));
  if (rows.length === 0) return [];
  const seal = await deps.keys.of(deps.db, userId);
  return rows.map((row) => planOf(row, seal));
}

/** Stores a plan as the next version. */
export async function putPlan(
  deps: Deps,
  userId: string,
  { offerId, version, plan }: StoredPlan,
): Promise<void> {
  const seal = await deps.keys.of(deps.db, userId);
  const row = {
    contentSealed: seal.seal(placeOf(offerId), JSON.stringify(NegotiationPlan.parse(plan))),
    version: version + 1,
    updatedAt: deps.now(),
  };
  await deps.db
    .insert(negotiations)
    .values({ offerId, userId, ...row })
    .onConflictDoUpdate({
      target: negotiations.offerId,
      set: row,
      setWhere: eq(negotiations.userId, userId),
    });
}
