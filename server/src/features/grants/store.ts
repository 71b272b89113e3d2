import { and, asc, desc, eq, inArray, lt, lte, or, sql } from "drizzle-orm";
import { type Db, rowsOf, sendWithNext } from "../../db/db.ts";
import { localizationOf } from "../accounts/profile/stored-settings.ts";
import { teamMembers, teams } from "../teams/tables.ts";
import { grantLooks, grants } from "./tables.ts";

export type GrantRow = typeof grants.$inferSelect;
export type LookRow = typeof grantLooks.$inferSelect;

/** Serialises the giving of one person's grants, so that they are counted one after the other. */
export async function lockGrants(db: Db, userId: string): Promise<void> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${userId}, 7716260))`);
}

/** Grants that count at an instant: their team has a plan, and they were given since that plan last began. */
const living = (now: Date) => sql`teams.active AND grants.created_at >= teams.opened_at AND ${notOver(now)}`;
const notOver = (now: Date) =>
  sql`(grants.until IS NULL OR grants.until > ${now.toISOString()}::timestamptz)`;

const livingGrants = (db: Db, now: Date, of: ReturnType<typeof eq>) =>
  db
    .select({ grant: grants })
    .from(grants)
    .innerJoin(teams, eq(teams.id, grants.teamId))
    .where(and(of, living(now)))
    .orderBy(asc(grants.createdAt), asc(grants.id));

/** The grants of a team that a person gave or holds. */
export async function readGrantsAround(
  db: Db,
  { teamId, userId, now }: { teamId: string; userId: string; now: Date },
): Promise<GrantRow[]> {
  const around = and(eq(grants.teamId, teamId), or(eq(grants.userId, userId), eq(grants.toId, userId)));
  return around === undefined ? [] : (await livingGrants(db, now, around)).map(({ grant }) => grant);
}

export const countGiven = (db: Db, userId: string): Promise<number> =>
  db.$count(grants, eq(grants.userId, userId));

/** Creates a grant; one of the same item to the same person is replaced and keeps its id. */
export async function upsertGrant(db: Db, row: GrantRow): Promise<GrantRow> {
  const { right, until, createdAt } = row;
  const [kept = row] = await db
    .insert(grants)
    .values(row)
    .onConflictDoUpdate({
      target: [grants.teamId, grants.userId, grants.toId, grants.noun, grants.itemId],
      set: { right, until, createdAt },
    })
    .returning();
  return kept;
}

/** Deletes a grant that the person gave. Returns who held it; null when there is none. */
export async function deleteGrant(
  db: Db,
  { teamId, userId, id }: { teamId: string; userId: string; id: string },
): Promise<string | null> {
  const gone = await db
    .delete(grants)
    .where(and(eq(grants.id, id), eq(grants.teamId, teamId), eq(grants.userId, userId)))
    .returning({ toId: grants.toId });
  return gone.at(0)?.toId ?? null;
}

/** A reader, an owner and the noun asked for. */
export interface GrantQuery {
  readonly teamId: string;
  readonly ownerId: string;
  readonly viewerId: string;
  readonly nouns: readonly string[];
  readonly itemId: string | null;
  readonly now: Date;
}

/** A grant, and what is needed of its owner to read their things. */
export interface OwnersGrant extends Pick<GrantRow, "noun" | "itemId" | "right" | "until"> {
  readonly verified: boolean;
  readonly localization: ReturnType<typeof localizationOf>;
}

/**
 * The grants an owner gave a viewer on some nouns, locked until the transaction ends: taking one back waits for whoever
 * uses it right now. Grants of nouns without items are included whatever the item. Every reading of another's things asks
 * this, so it is one statement, also for the owner, and SQL, which drizzle would take longer to compose than to run.
 */
export async function readGrantsOn(db: Db, query: GrantQuery): Promise<OwnersGrant[]> {
  const { teamId, ownerId, viewerId, nouns, itemId, now } = query;
  const rows = rowsOf<{
    noun: string;
    item_id: string;
    right: string;
    until: string | null;
    email_verified: boolean;
    localization: unknown;
  }>(
    await db.execute(sql`
      SELECT grants.noun, grants.item_id, grants."right", grants.until, users.email_verified, people.localization
      FROM grants JOIN teams ON teams.id = grants.team_id
        JOIN users ON users.id = grants.user_id JOIN people ON people.user_id = grants.user_id
      WHERE grants.team_id = ${teamId} AND grants.user_id = ${ownerId} AND grants.to_id = ${viewerId}
        AND grants.noun = ANY(string_to_array(${nouns.join(" ")}, ' ')) AND grants.item_id IN ('', ${itemId ?? ""})
        AND ${living(now)}
      FOR SHARE OF grants`),
  );
  return rows.map(({ noun, item_id, right, until, email_verified, localization }) => ({
    ...{ noun, right, itemId: item_id, until: until === null ? null : new Date(until) },
    ...{ verified: email_verified, localization: localizationOf(localization) },
  }));
}

/** The people of a team with a grant of a noun that counts, whoever holds it. */
export async function readOwnersSharing(
  db: Db,
  { teamId, noun, now }: { teamId: string; noun: string; now: Date },
): Promise<string[]> {
  const of = and(eq(grants.teamId, teamId), eq(grants.noun, noun));
  if (of === undefined) return [];
  return [...new Set((await livingGrants(db, now, of)).map(({ grant }) => grant.userId))];
}

/** Whether a person is a member of an active team. */
export async function isInActiveTeam(db: Db, teamId: string, userId: string): Promise<boolean> {
  const rows = await db
    .select({ id: teams.id })
    .from(teamMembers)
    .innerJoin(teams, eq(teams.id, teamMembers.teamId))
    .where(and(eq(teamMembers.teamId, teamId), eq(teamMembers.userId, userId), eq(teams.active, true)))
    .for("share", { of: teamMembers });
  return rows.length > 0;
}

/** Deletes grants that ended before an instant, or were given before their team's plan last began. */
export async function deleteOver(db: Db, before: Date): Promise<void> {
  await db.delete(grants).where(lt(grants.until, before));
  const voided = db
    .select({ id: grants.id })
    .from(grants)
    .innerJoin(teams, eq(teams.id, grants.teamId))
    .where(sql`${grants.createdAt} < ${teams.openedAt}`);
  await db.delete(grants).where(inArray(grants.id, voided));
}

/** Writes a look down, together with the next statement: a day has one row by viewer and item. */
export async function upsertLook(db: Db, row: LookRow): Promise<void> {
  const looked = db
    .insert(grantLooks)
    .values(row)
    .onConflictDoUpdate({
      target: [grantLooks.userId, grantLooks.viewerId, grantLooks.noun, grantLooks.itemId, grantLooks.day],
      set: { lastAt: row.lastAt },
    });
  await sendWithNext(db, looked);
}

/** A person's days with looks before a day, newest first. */
export async function readLookDays(
  db: Db,
  userId: string,
  { before, limit }: { before: string | null; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ day: grantLooks.day })
    .from(grantLooks)
    .where(and(eq(grantLooks.userId, userId), before === null ? undefined : lt(grantLooks.day, before)))
    .orderBy(desc(grantLooks.day))
    .limit(limit);
  return rows.map(({ day }) => day);
}

/** The looks of some days, or of all, the newest first. */
export async function readLooks(db: Db, userId: string, days?: readonly string[]): Promise<LookRow[]> {
  return db
    .select()
    .from(grantLooks)
    .where(
      and(eq(grantLooks.userId, userId), days === undefined ? undefined : inArray(grantLooks.day, [...days])),
    )
    .orderBy(desc(grantLooks.day), desc(grantLooks.lastAt));
}

export async function deleteLooksBefore(db: Db, before: Date): Promise<void> {
  await db.delete(grantLooks).where(lte(grantLooks.lastAt, before));
}

/** Everything a person gave, over or not. */
export async function readAllGiven(db: Db, userId: string): Promise<GrantRow[]> {
  return db.select().from(grants).where(eq(grants.userId, userId)).orderBy(asc(grants.id));
}
