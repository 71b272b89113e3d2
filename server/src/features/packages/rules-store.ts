import { ApplyRule } from "@waymark/contract/packages";
import { and, asc, count, eq, gte, isNotNull, isNull, lt, lte, or, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Db } from "../../db/db.ts";
import type { PersonSeal } from "../../db/seal.ts";
import type { Deps } from "../../deps.ts";
import { applyRules, packages } from "./tables.ts";

const isOwn = (userId: string, id: string) => and(eq(applyRules.userId, userId), eq(applyRules.id, id));
const isKept = isNull(applyRules.deletedAt);
const placeOf = (row: string) => ({ table: "apply_rules", row, column: "content_sealed" });

/** The parts of a rule that the person chooses. */
export const RuleState = ApplyRule.omit({
  id: true,
  version: true,
  waiting: true,
  madeToday: true,
  createdAt: true,
  updatedAt: true,
});
export type RuleState = z.infer<typeof RuleState>;
const Sealed = RuleState.pick({ name: true, tone: true, length: true, criteria: true });

export type StoredRule = Omit<ApplyRule, "waiting" | "madeToday"> & { readonly lookedAt: Date | null };

function ruleOf(row: typeof applyRules.$inferSelect, seal: PersonSeal): StoredRule {
  return {
    id: row.id,
    ...Sealed.parse(JSON.parse(seal.open(placeOf(row.id), row.contentSealed))),
    searchId: row.searchId,
    resumeId: row.resumeId,
    paused: row.paused,
    snoozedUntil: row.snoozedUntil?.toISOString() ?? null,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    lookedAt: row.lookedAt,
  };
}

const columnsOf = (seal: PersonSeal, id: string, state: RuleState) => ({
  searchId: state.searchId,
  resumeId: state.resumeId,
  paused: state.paused,
  snoozedUntil: state.snoozedUntil === null ? null : new Date(state.snoozedUntil),
  contentSealed: seal.seal(placeOf(id), JSON.stringify(Sealed.parse(state))),
});

/** Serialises what makes rules and packages of a person. Call it in a transaction before anything is read. */
export async function lockPackages(db: Db, userId: string): Promise<void> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${userId}, 7716243))`);
}

export async function countRules(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(applyRules)
    .where(and(eq(applyRules.userId, userId), isKept));
  return row?.total ?? 0;
}

/** The person's rules, the oldest first; those deleted within a day too if asked. */
export async function readRules(deps: Deps, userId: string, { deleted = false } = {}): Promise<StoredRule[]> {
  const rows = await deps.db
    .select()
    .from(applyRules)
    .where(and(eq(applyRules.userId, userId), deleted ? undefined : isKept))
    .orderBy(asc(applyRules.id));
  if (rows.length === 0) return [];
  const seal = await deps.keys.of(deps.db, userId);
  return rows.map((row) => ruleOf(row, seal));
}

/** One rule; null when it is missing, deleted or another person's. `lock` holds it until the transaction ends. */
export async function readRule(
  deps: Deps,
  userId: string,
  id: string,
  { lock = false } = {},
): Promise<StoredRule | null> {
  const query = deps.db
    .select()
    .from(applyRules)
    .where(and(isOwn(userId, id), isKept))
    .limit(1);
  const [row] = await (lock ? query.for("update") : query);
  return row === undefined ? null : ruleOf(row, await deps.keys.of(deps.db, userId));
}

export async function insertRule(deps: Deps, userId: string, id: string, state: RuleState): Promise<void> {
  const seal = await deps.keys.of(deps.db, userId);
  const now = deps.now();
  await deps.db
    .insert(applyRules)
    .values({ id, userId, ...columnsOf(seal, id, state), createdAt: now, updatedAt: now });
}

/** Stores a new state; the rule looks at postings again. */
export async function updateRule(
  deps: Deps,
  userId: string,
  id: string,
  state: RuleState,
  version: number,
): Promise<void> {
  const seal = await deps.keys.of(deps.db, userId);
  await deps.db
    .update(applyRules)
    .set({ ...columnsOf(seal, id, state), version, lookedAt: null, updatedAt: deps.now() })
    .where(isOwn(userId, id));
}

/** Marks a rule as deleted, or takes that back. False when there is nothing to change. */
export async function setDeleted(db: Db, userId: string, id: string, at: Date | null): Promise<boolean> {
  const changed = await db
    .update(applyRules)
    .set({ deletedAt: at })
    .where(and(isOwn(userId, id), at === null ? isNotNull(applyRules.deletedAt) : isKept))
    .returning({ id: applyRules.id });
  return changed.length > 0;
}

/** Removes the rules of everybody that were deleted before an instant; their packages stay. */
export async function removeDeleted(db: Db, before: Date): Promise<void> {
  await db.delete(applyRules).where(lt(applyRules.deletedAt, before));
}

export async function setLooked(db: Db, userId: string, id: string, at: Date): Promise<void> {
  await db.update(applyRules).set({ lookedAt: at }).where(isOwn(userId, id));
}

/** Counts, by rule, the packages that wait now and those made since an instant. */
export async function countMade(
  db: Db,
  userId: string,
  { since, now }: { readonly since: Date; readonly now: Date },
): Promise<ReadonlyMap<string, { readonly waiting: number; readonly made: number }>> {
  const isWaiting = and(
    eq(packages.status, "ready"),
    or(isNull(packages.snoozedUntil), lte(packages.snoozedUntil, now)),
  );
  const rows = await db
    .select({
      ruleId: packages.ruleId,
      waiting: sql<string>`count(*) filter (where ${isWaiting})`,
      made: sql<string>`count(*) filter (where ${gte(packages.createdAt, since)})`,
    })
    .from(packages)
    .where(eq(packages.userId, userId))
    .groupBy(packages.ruleId);
  return new Map(
    rows.flatMap(({ ruleId, waiting, made }) =>
      ruleId === null ? [] : [[ruleId, { waiting: Number(waiting), made: Number(made) }]],
    ),
  );
}

/** People with a rule that is on and has not looked since an instant, the longest ago first. */
export async function readDuePeople(
  db: Db,
  { before, now, limit }: { readonly before: Date; readonly now: Date; readonly limit: number },
): Promise<string[]> {
  const rows = await db
    .select({ userId: applyRules.userId })
    .from(applyRules)
    .where(
      and(
        isKept,
        eq(applyRules.paused, false),
        or(isNull(applyRules.snoozedUntil), lte(applyRules.snoozedUntil, now)),
        or(isNull(applyRules.lookedAt), lte(applyRules.lookedAt, before)),
      ),
    )
    .groupBy(applyRules.userId)
    .orderBy(sql`min(${applyRules.lookedAt}) nulls first`)
    .limit(limit);
  return rows.map(({ userId }) => userId);
}

/** Turns all rules of a person off. */
export async function pauseRules(db: Db, userId: string): Promise<void> {
  await db.update(applyRules).set({ paused: true }).where(eq(applyRules.userId, userId));
}
