import { plans } from "@waymark/domain/billing/plans";
import type { Deps } from "../../deps.ts";
import { newId } from "../../ids.ts";
import { countMembers, insertTeam, lockTeam, readMembers, readOwnTeam, updateOwnTeam } from "./store.ts";

/**
 * Opens or reopens a person's team when their Team plan starts to count, and closes it when it no longer does. Members
 * stay, and use their own plans meanwhile. Runs in the caller's transaction.
 */
export async function setTeamActive(
  tx: Deps,
  owner: { userId: string; displayName: string },
  active: boolean,
): Promise<void> {
  const seats = plans.team.users;
  const found = await readOwnTeam(tx.db, owner.userId);
  if (found === null) {
    if (!active) return;
    const row = { id: newId(), ownerId: owner.userId, name: owner.displayName, seats, active: true };
    await insertTeam(tx.db, { ...row, openedAt: tx.now(), createdAt: tx.now() });
    return;
  }
  if (found.active === active && found.seats === seats) return;
  const opened = active && !found.active ? { openedAt: tx.now() } : {};
  await updateOwnTeam(tx.db, owner.userId, { active, seats, ...opened });
  await publishToTeam(tx, found.id);
}

/** Tells every member's tabs that the team or its plan has changed. */
export async function publishToTeam(tx: Deps, teamId: string): Promise<void> {
  for (const { userId } of await readMembers(tx.db, teamId)) await publishToMember(tx, userId, teamId);
}

export async function publishToMember(tx: Deps, userId: string, teamId: string): Promise<void> {
  await tx.events.publish(tx.db, userId, "team-changed", { teamId });
  await tx.events.publish(tx.db, userId, "plan-changed", {});
}

/** The number of other members in a person's own team, counted under its lock. */
export async function countOthers(tx: Deps, ownerId: string): Promise<number> {
  const team = await readOwnTeam(tx.db, ownerId);
  if (team === null) return 0;
  await lockTeam(tx.db, team.id);
  return (await countMembers(tx.db, team.id)) - 1;
}
