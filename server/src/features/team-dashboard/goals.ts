import type { BodyOf } from "@waymark/contract/endpoint";
import { AppError } from "@waymark/contract/errors";
import type { setGoal as endpoint } from "@waymark/contract/team-dashboard";
import type { Actor } from "../../actor.ts";
import { type Deps, inTransaction } from "../../deps.ts";
import { newId } from "../../ids.ts";
import { consumeQuota } from "../billing/consume-quota.ts";
import { nameOfMember } from "../grants/item-names.ts";
import { requireGrant } from "../grants/require-grant.ts";
import { notify } from "../notifications/notify.ts";
import { nameOfTeam, publishRoomChange } from "../teams/teams-of.ts";
import { deleteGoal, takeProposed, upsertGoal } from "./store.ts";

/** Sets the caller's own goal, or proposes one to somebody who shares figures with them. */
export function setGoal(
  deps: Deps,
  actor: Actor,
  { teamId, ownerId }: { teamId: string; ownerId: string },
  { kind, perWeek }: BodyOf<typeof endpoint>,
): Promise<{ ok: true }> {
  return inTransaction(deps, async (tx) => {
    const team = await nameOfTeam(tx, actor.userId, teamId);
    if (team === null) throw new AppError("not_found");
    const isOwn = ownerId === actor.userId;
    const wish = { teamId, ownerId, noun: "figures", itemId: null, right: "see" } as const;
    if (!isOwn) await requireGrant(tx, actor, wish);
    await consumeQuota(tx, actor, "team-dashboard");
    if (perWeek === null) {
      if (!isOwn) throw new AppError("not_found");
      await deleteGoal(tx.db, { teamId, userId: ownerId, kind });
    } else {
      const state = isOwn ? "active" : "proposed";
      const row = { id: newId(), teamId, userId: ownerId, setBy: actor.userId, kind, perWeek, state };
      await upsertGoal(tx.db, { ...row, createdAt: tx.now() });
      const params = { team, member: await nameOfMember(tx, actor.userId), count: perWeek, context: kind };
      const key = `goal:${teamId}:${kind}:${perWeek}:${tx.now().toISOString().slice(0, 10)}`;
      const link = `/dashboard?section=team&team=${teamId}`;
      if (!isOwn) await notify(tx, { userId: ownerId, kind: "team-goal", params, key, link });
    }
    await publishRoomChange(tx, teamId, "goals");
    return { ok: true as const };
  });
}

/** Accepts or declines a goal that was proposed to the caller. */
export function answerGoal(
  deps: Deps,
  actor: Actor,
  { teamId, goalId }: { teamId: string; goalId: string },
  accept: boolean,
): Promise<{ ok: true }> {
  return inTransaction(deps, async (tx) => {
    const goal = await takeProposed(tx.db, { teamId, userId: actor.userId, id: goalId });
    if (goal === null) throw new AppError("not_found");
    if (accept) await upsertGoal(tx.db, { ...goal, id: newId(), state: "active" });
    await publishRoomChange(tx, teamId, "goals");
    return { ok: true as const };
  });
}
