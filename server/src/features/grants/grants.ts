import type { BodyOf } from "@waymark/contract/endpoint";
import { AppError } from "@waymark/contract/errors";
import { type giveGrant as endpoint, type Grant, grantsLimit } from "@waymark/contract/grants";
import type { Actor } from "../../actor.ts";
import { recordAudit } from "../../audit/record-audit.ts";
import { type Deps, inTransaction } from "../../deps.ts";
import { newId } from "../../ids.ts";
import { ownApplication } from "../applications/own-application.ts";
import { getLetter } from "../letters/letters.ts";
import { notify } from "../notifications/notify.ts";
import { getResume } from "../resumes/resumes.ts";
import { membersOf, nameOfTeam, publishRoomChange } from "../teams/teams-of.ts";
import { itemNames, keyOfItem, nameOfMember } from "./item-names.ts";
import { termsOf } from "./require-grant.ts";
import {
  countGiven,
  deleteGrant,
  type GrantRow,
  isInActiveTeam,
  lockGrants,
  readGrantsAround,
  upsertGrant,
} from "./store.ts";

/** @throws AppError `not_found` for a team that the caller does not belong to. */
export async function listGrants(
  deps: Deps,
  actor: Actor,
  teamId: string,
): Promise<{ given: Grant[]; held: Grant[]; named: boolean }> {
  const team = await membersOf(deps, actor.userId, teamId);
  if (team === null) throw new AppError("not_found");
  const rows = await readGrantsAround(deps.db, { teamId, userId: actor.userId, now: deps.now() });
  const all = await grantsOf(deps, rows);
  return {
    given: all.filter(({ from }) => from.userId === actor.userId),
    held: all.filter(({ to }) => to.userId === actor.userId),
    named: team.members.some(({ userId, named }) => named && userId === actor.userId),
  };
}

/** Shares something of the caller's with another member. */
export function giveGrant(
  deps: Deps,
  actor: Actor,
  teamId: string,
  asked: BodyOf<typeof endpoint>,
): Promise<{ grant: Grant }> {
  return inTransaction(deps, async (tx) => {
    const team = await nameOfTeam(tx, actor.userId, teamId);
    if (team === null || asked.to === actor.userId) throw new AppError("not_found");
    await lockGrants(tx.db, actor.userId);
    if (!(await isInActiveTeam(tx.db, teamId, actor.userId))) throw new AppError("team_inactive");
    if (!(await isInActiveTeam(tx.db, teamId, asked.to))) throw new AppError("not_found");
    await requireOwnItem(tx, actor, asked);
    if ((await countGiven(tx.db, actor.userId)) >= grantsLimit)
      throw new AppError("too_many_grants", { limit: grantsLimit });
    const row = await upsertGrant(tx.db, {
      id: newId(),
      teamId,
      userId: actor.userId,
      toId: asked.to,
      noun: asked.noun,
      itemId: asked.itemId ?? "",
      right: asked.right,
      until: asked.until === null ? null : new Date(asked.until),
      createdAt: tx.now(),
    });
    await publishRoomChange(tx, teamId, "grants", [actor.userId, asked.to]);
    await recordAudit(tx, { userId: actor.userId, action: "grant-given", device: actor.device });
    const member = await nameOfMember(tx, actor.userId);
    await notify(tx, {
      userId: asked.to,
      kind: "team-grant",
      params: { team, member, context: asked.noun },
      link: `/dashboard?section=team&team=${teamId}`,
      // One notice a day on each item, however often the right changes.
      key: `${row.id}:${tx.now().toISOString().slice(0, 10)}`,
    });
    const [grant] = await grantsOf(tx, [row]);
    if (grant === undefined) throw new Error("a grant was not stored");
    return { grant };
  });
}

/** @throws AppError `not_found` for a grant that is missing or another person's. */
export function takeBackGrant(deps: Deps, actor: Actor, teamId: string, id: string): Promise<{ ok: true }> {
  return inTransaction(deps, async (tx) => {
    const toId = await deleteGrant(tx.db, { teamId, userId: actor.userId, id });
    if (toId === null) throw new AppError("not_found");
    await publishRoomChange(tx, teamId, "grants", [actor.userId, toId]);
    await recordAudit(tx, { userId: actor.userId, action: "grant-taken-back", device: actor.device });
    return { ok: true as const };
  });
}

/** @throws AppError `not_found` when the item is not the caller's. */
async function requireOwnItem(
  tx: Deps,
  actor: Actor,
  { noun, itemId }: Pick<BodyOf<typeof endpoint>, "noun" | "itemId">,
): Promise<void> {
  if (itemId === null) return;
  if (noun === "application") await ownApplication(tx, actor, itemId);
  if (noun === "resume") await getResume(tx, actor, itemId);
  if (noun === "letter") await getLetter(tx, actor, itemId);
}

async function grantsOf(deps: Deps, rows: readonly GrantRow[]): Promise<Grant[]> {
  const names = await itemNames(deps, rows);
  const people = new Map<string, string>();
  for (const id of new Set(rows.flatMap(({ userId, toId }) => [userId, toId])))
    people.set(id, await nameOfMember(deps, id));
  const person = (userId: string) => ({ userId, displayName: people.get(userId) ?? "" });
  return rows.map((row) => {
    const { noun, itemId, right } = termsOf(row);
    return {
      id: row.id,
      teamId: row.teamId,
      from: person(row.userId),
      to: person(row.toId),
      ...{ noun, itemId, right },
      itemName: names.get(keyOfItem(row)) ?? null,
      until: row.until?.toISOString() ?? null,
      createdAt: row.createdAt.toISOString(),
    };
  });
}
