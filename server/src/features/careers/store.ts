import { CareerChoices, CareerLevel } from "@waymark/contract/careers";
import { Milestone } from "@waymark/contract/careers-plans";
import { and, asc, count, eq, gt, inArray, isNull, lte } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "../../db/db.ts";
import { actionPlans, careerChoices } from "./tables.ts";

/** The choices of a person without a row. */
const undecided: CareerChoices = {
  currentRoleId: null,
  targetRoleId: null,
  pinned: [],
  hidden: [],
  setAside: null,
  version: 0,
};

export async function readChoices(db: Db, userId: string): Promise<CareerChoices> {
  const [row] = await db.select().from(careerChoices).where(eq(careerChoices.userId, userId));
  return row === undefined ? undecided : CareerChoices.parse(row);
}

/** Same, locked until the transaction ends; creates the row if needed. */
export async function lockChoices(db: Db, userId: string, now: Date): Promise<CareerChoices> {
  await db
    .insert(careerChoices)
    .values({ userId, ...undecided, updatedAt: now })
    .onConflictDoNothing();
  const [row] = await db.select().from(careerChoices).where(eq(careerChoices.userId, userId)).for("update");
  return CareerChoices.parse(row);
}

export async function writeChoices(db: Db, userId: string, choices: CareerChoices, now: Date): Promise<void> {
  await db
    .update(careerChoices)
    .set({ ...choices, updatedAt: now })
    .where(eq(careerChoices.userId, userId));
}

type Stored = typeof actionPlans.$inferSelect;

export interface PlanRow extends Omit<Stored, "level" | "milestones"> {
  readonly level: CareerLevel;
  readonly milestones: Milestone[];
}

const toRow = (row: Stored): PlanRow => ({
  ...row,
  level: CareerLevel.parse(row.level),
  milestones: z.array(Milestone).parse(row.milestones),
});

const isLive = (userId: string) => and(eq(actionPlans.userId, userId), isNull(actionPlans.deletedAt));

export async function readPlans(db: Db, userId: string): Promise<PlanRow[]> {
  const rows = await db.select().from(actionPlans).where(isLive(userId)).orderBy(asc(actionPlans.id));
  return rows.map(toRow);
}

export async function readPlanOfStep(
  db: Db,
  userId: string,
  fromRoleId: string,
  toRoleId: string,
): Promise<PlanRow | null> {
  const [row] = await db
    .select()
    .from(actionPlans)
    .where(and(isLive(userId), eq(actionPlans.fromRoleId, fromRoleId), eq(actionPlans.toRoleId, toRoleId)));
  return row === undefined ? null : toRow(row);
}

/** Locks the row until the transaction ends. */
export async function lockPlan(db: Db, userId: string, id: string): Promise<PlanRow | null> {
  const [row] = await db
    .select()
    .from(actionPlans)
    .where(and(isLive(userId), eq(actionPlans.id, id)))
    .for("update");
  return row === undefined ? null : toRow(row);
}

export async function countPlans(db: Db, userId: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(actionPlans).where(isLive(userId));
  return row?.total ?? 0;
}

/** Inserts a plan. @returns false when the step already has one. */
export async function insertPlan(db: Db, row: PlanRow): Promise<boolean> {
  const made = await db
    .insert(actionPlans)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: actionPlans.id });
  return made.length > 0;
}

export async function updatePlan(
  db: Db,
  userId: string,
  id: string,
  change: Pick<PlanRow, "milestones" | "version" | "updatedAt">,
): Promise<void> {
  await db
    .update(actionPlans)
    .set(change)
    .where(and(isLive(userId), eq(actionPlans.id, id)));
}

/** Moves a plan to the trash. @returns whether there was one. */
export async function markDeleted(db: Db, userId: string, id: string, now: Date): Promise<boolean> {
  const gone = await db
    .update(actionPlans)
    .set({ deletedAt: now })
    .where(and(isLive(userId), eq(actionPlans.id, id)))
    .returning({ id: actionPlans.id });
  return gone.length > 0;
}

export async function readTrashed(db: Db, userId: string, id: string, after: Date): Promise<PlanRow | null> {
  const [row] = await db
    .select()
    .from(actionPlans)
    .where(and(eq(actionPlans.userId, userId), eq(actionPlans.id, id), gt(actionPlans.deletedAt, after)));
  return row === undefined ? null : toRow(row);
}

export async function unmarkDeleted(db: Db, userId: string, id: string): Promise<void> {
  await db
    .update(actionPlans)
    .set({ deletedAt: null })
    .where(and(eq(actionPlans.userId, userId), eq(actionPlans.id, id)));
}

/** Removes plans deleted before an instant, at most `limit` at once. */
export async function removeDeletedUntil(db: Db, until: Date, limit: number): Promise<number> {
  const old = db
    .select({ id: actionPlans.id })
    .from(actionPlans)
    .where(lte(actionPlans.deletedAt, until))
    .limit(limit);
  const gone = await db
    .delete(actionPlans)
    .where(inArray(actionPlans.id, old))
    .returning({ id: actionPlans.id });
  return gone.length;
}

/** All data of a person, including the trash. */
export async function readAllOf(
  db: Db,
  userId: string,
): Promise<{ choices: CareerChoices; plans: PlanRow[] }> {
  const rows = await db
    .select()
    .from(actionPlans)
    .where(eq(actionPlans.userId, userId))
    .orderBy(asc(actionPlans.id));
  return { choices: await readChoices(db, userId), plans: rows.map(toRow) };
}
