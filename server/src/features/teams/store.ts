import { and, asc, desc, eq, inArray, ne, sql } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import type { Deps } from "../../deps.ts";
import { emailOrEmpty, people, users } from "../accounts/tables.ts";
import { teamInvitations, teamMembers, teams } from "./tables.ts";

export type TeamRow = typeof teams.$inferSelect;
export type InvitationRow = typeof teamInvitations.$inferSelect;
export type Role = (typeof teamMembers.$inferSelect)["role"];

/** A person's teams, their own first. */
export async function readTeamsOf(db: Db, userId: string): Promise<{ team: TeamRow; role: Role }[]> {
  return db
    .select({ team: teams, role: teamMembers.role })
    .from(teamMembers)
    .innerJoin(teams, eq(teams.id, teamMembers.teamId))
    .where(eq(teamMembers.userId, userId))
    .orderBy(desc(teamMembers.role), asc(teamMembers.joinedAt));
}

export async function readOwnTeam(db: Db, ownerId: string): Promise<TeamRow | null> {
  return (await db.select().from(teams).where(eq(teams.ownerId, ownerId)).limit(1)).at(0) ?? null;
}

/** Locks a team until the transaction ends, so that its members are counted one after the other. */
export async function lockTeam(db: Db, teamId: string): Promise<TeamRow | null> {
  const rows = await db.select().from(teams).where(eq(teams.id, teamId)).for("update");
  return rows.at(0) ?? null;
}

/** Creates a person's team unless they have one. */
export async function insertTeam(db: Db, row: TeamRow): Promise<void> {
  const made = await db.insert(teams).values(row).onConflictDoNothing().returning({ id: teams.id });
  if (made.length === 0) return;
  await db
    .insert(teamMembers)
    .values({ teamId: row.id, userId: row.ownerId, role: "owner", joinedAt: row.createdAt });
}

export async function updateOwnTeam(
  db: Db,
  ownerId: string,
  change: Partial<Pick<TeamRow, "name" | "active" | "seats" | "openedAt">>,
): Promise<void> {
  await db.update(teams).set(change).where(eq(teams.ownerId, ownerId));
}

/** Deletes a person's own team with its members and invitations. */
export async function deleteTeam(db: Db, ownerId: string): Promise<void> {
  await db.delete(teams).where(eq(teams.ownerId, ownerId));
}

/** The members of a team with the data that the others see. */
export async function readMembers(db: Db, teamId: string) {
  return db
    .select({
      userId: teamMembers.userId,
      role: teamMembers.role,
      joinedAt: teamMembers.joinedAt,
      named: teamMembers.named,
      email: emailOrEmpty,
      name: users.name,
      displayName: people.displayName,
    })
    .from(teamMembers)
    .innerJoin(users, eq(users.id, teamMembers.userId))
    .leftJoin(people, eq(people.userId, teamMembers.userId))
    .where(eq(teamMembers.teamId, teamId))
    .orderBy(desc(teamMembers.role), asc(teamMembers.joinedAt));
}

export const countMembers = (db: Db, teamId: string): Promise<number> =>
  db.$count(teamMembers, eq(teamMembers.teamId, teamId));

export async function isMember(db: Db, teamId: string, userId: string): Promise<boolean> {
  const mine = and(eq(teamMembers.teamId, teamId), eq(teamMembers.userId, userId));
  return (await db.$count(teamMembers, mine)) > 0;
}

export async function insertMember(db: Db, teamId: string, userId: string, at: Date): Promise<void> {
  await db.insert(teamMembers).values({ teamId, userId, role: "member", joinedAt: at });
}

/** Sets a member's role; the owner's stays. Returns whether there was such a member. */
export async function updateRole(
  db: Db,
  teamId: string,
  userId: string,
  role: "coach" | "member",
): Promise<boolean> {
  const set = await db
    .update(teamMembers)
    .set({ role })
    .where(and(eq(teamMembers.teamId, teamId), eq(teamMembers.userId, userId), ne(teamMembers.role, "owner")))
    .returning({ userId: teamMembers.userId });
  return set.length > 0;
}

/** Whether a member stands by name in reports. Returns whether there was such a member. */
export async function updateNamed(
  db: Db,
  { teamId, userId, named }: { teamId: string; userId: string; named: boolean },
): Promise<boolean> {
  const set = await db
    .update(teamMembers)
    .set({ named })
    .where(and(eq(teamMembers.teamId, teamId), eq(teamMembers.userId, userId)))
    .returning({ userId: teamMembers.userId });
  return set.length > 0;
}

/** Removes a person from a team; its owner stays. Returns whether there was such a member. */
export async function deleteMember(db: Db, teamId: string, userId: string): Promise<boolean> {
  const gone = await db
    .delete(teamMembers)
    .where(and(eq(teamMembers.teamId, teamId), eq(teamMembers.userId, userId), ne(teamMembers.role, "owner")))
    .returning({ userId: teamMembers.userId });
  return gone.length > 0;
}

export async function readOpenInvitations(db: Db, teamId: string): Promise<InvitationRow[]> {
  return db
    .select()
    .from(teamInvitations)
    .where(and(eq(teamInvitations.teamId, teamId), eq(teamInvitations.state, "open")))
    .orderBy(desc(teamInvitations.createdAt));
}

/** Invalidates open invitations for an address, by its keyed hashes. */
export async function revokeOpen(db: Db, teamId: string, emailHashes: readonly string[]): Promise<void> {
  await db
    .update(teamInvitations)
    .set({ state: "revoked" })
    .where(
      and(
        eq(teamInvitations.teamId, teamId),
        inArray(teamInvitations.emailHash, [...emailHashes]),
        eq(teamInvitations.state, "open"),
      ),
    );
}

export async function insertInvitation(db: Db, row: InvitationRow): Promise<void> {
  await db.insert(teamInvitations).values(row);
}

export async function revoke(db: Db, teamId: string, invitationId: string): Promise<boolean> {
  const gone = await db
    .update(teamInvitations)
    .set({ state: "revoked" })
    .where(
      and(
        eq(teamInvitations.id, invitationId),
        eq(teamInvitations.teamId, teamId),
        eq(teamInvitations.state, "open"),
      ),
    )
    .returning({ id: teamInvitations.id });
  return gone.length > 0;
}

/** An invitation by its link, with its team and the owner's name. */
export async function readInvitationBy(db: Db, tokenHash: string) {
  const rows = await db
    .select({ invitation: teamInvitations, team: teams, owner: people.displayName })
    .from(teamInvitations)
    .innerJoin(teams, eq(teams.id, teamInvitations.teamId))
    .leftJoin(people, eq(people.userId, teams.ownerId))
    .where(eq(teamInvitations.tokenHash, tokenHash))
    .limit(1);
  return rows.at(0) ?? null;
}

/** Extends an open invitation until an instant. */
export async function prolongInvitation(db: Db, tokenHash: string, until: Date): Promise<void> {
  await db
    .update(teamInvitations)
    .set({ expiresAt: until })
    .where(and(eq(teamInvitations.tokenHash, tokenHash), eq(teamInvitations.state, "open")));
}

/** Uses an open invitation up; false when a parallel request did, or it is over. */
export async function consumeInvitation(db: Db, id: string, now: Date): Promise<boolean> {
  const taken = await db
    .update(teamInvitations)
    .set({ state: "accepted" })
    .where(
      and(
        eq(teamInvitations.id, id),
        eq(teamInvitations.state, "open"),
        sql`${teamInvitations.expiresAt} > ${now.toISOString()}::timestamptz`,
      ),
    )
    .returning({ id: teamInvitations.id });
  return taken.length > 0;
}

/** Deletes invitations that ended before an instant. */
export async function deleteInvitationsBefore(db: Db, before: Date): Promise<void> {
  await db
    .delete(teamInvitations)
    .where(sql`${teamInvitations.expiresAt} < ${before.toISOString()}::timestamptz`);
}

const place = (id: string) => ({ table: "team_invitations", row: id, column: "email_sealed" });

/** Seals the address of an invitation with the owner's key. */
export async function sealAddress(deps: Deps, ownerId: string, id: string, email: string): Promise<string> {
  return (await deps.keys.of(deps.db, ownerId)).seal(place(id), email);
}

export async function openAddress(
  deps: Deps,
  ownerId: string,
  { id, emailSealed }: Pick<InvitationRow, "id" | "emailSealed">,
): Promise<string> {
  return (await deps.keys.of(deps.db, ownerId)).open(place(id), emailSealed);
}
