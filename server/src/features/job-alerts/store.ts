import { and, asc, eq, isNotNull, isNull, lte, or, sql } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { people, users } from "../accounts/tables.ts";
import { jobAlerts } from "./tables.ts";

export const alertKinds = ["job-recommendation", "company-posted", "salary-alert", "market-report"] as const;
export type AlertKind = (typeof alertKinds)[number];

export type AlertRow = typeof jobAlerts.$inferSelect;

/** People who have finished onboarding and were not told of a kind since an instant, the longest waiting first. */
export async function readDuePeople(db: Db, kind: AlertKind, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ userId: users.id })
    .from(users)
    .innerJoin(people, eq(people.userId, users.id))
    .leftJoin(jobAlerts, and(eq(jobAlerts.userId, users.id), eq(jobAlerts.kind, kind)))
    .where(
      and(
        isNotNull(people.onboardingCompletedAt),
        isNull(users.blockedAt),
        isNull(users.leavingAt),
        or(lte(jobAlerts.toldAt, before), and(isNull(jobAlerts.toldAt), lte(users.createdAt, before))),
      ),
    )
    .orderBy(asc(sql`coalesce(${jobAlerts.toldAt}, ${users.createdAt})`))
    .limit(limit);
  return rows.map(({ userId }) => userId);
}

export async function readAlert(db: Db, userId: string, kind: AlertKind): Promise<AlertRow | null> {
  const [row] = await db
    .select()
    .from(jobAlerts)
    .where(and(eq(jobAlerts.userId, userId), eq(jobAlerts.kind, kind)));
  return row ?? null;
}

export async function saveAlert(db: Db, row: AlertRow): Promise<void> {
  const { userId, kind, ...told } = row;
  await db
    .insert(jobAlerts)
    .values(row)
    .onConflictDoUpdate({ target: [jobAlerts.userId, jobAlerts.kind], set: told });
}
