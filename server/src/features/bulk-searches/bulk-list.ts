import { type BulkList, BulkSearch, type saveBulkList as endpoint } from "@waymark/contract/bulk-searches";
import type { BodyOf } from "@waymark/contract/endpoint";
import { AppError } from "@waymark/contract/errors";
import { z } from "zod";
import type { Actor } from "../../actor.ts";
import type { PersonSeal } from "../../db/seal.ts";
import { type Deps, inTransaction } from "../../deps.ts";
import { newId } from "../../ids.ts";
import { consumeQuota } from "../billing/consume-quota.ts";
import { membersOf } from "../teams/teams-of.ts";
import { insertList, type ListRow, readList, updateList } from "./store.ts";

const placeOf = (row: string) => ({ table: "bulk_lists", row, column: "searches_sealed" });

export const searchesOf = (row: Pick<ListRow, "id" | "searchesSealed">, seal: PersonSeal): BulkSearch[] =>
  z.array(BulkSearch).parse(JSON.parse(seal.open(placeOf(row.id), row.searchesSealed)));

/** The members of a team, for its owner and coaches; bulk searches are theirs alone. */
export async function requireCoach(tx: Deps, actor: Actor, teamId: string) {
  const team = await membersOf(tx, actor.userId, teamId);
  const role = team?.members.find(({ userId }) => userId === actor.userId)?.role;
  if (team === null || role === undefined || role === "member") throw new AppError("not_found");
  await consumeQuota(tx, actor, "team-bulk-search");
  return team;
}

async function listOf(tx: Deps, actor: Actor, row: ListRow | null): Promise<BulkList> {
  if (row === null) return { searches: [], weekly: false, version: 0, ranAt: null };
  const { weekly, version, ranAt } = row;
  const searches = searchesOf(row, await tx.keys.of(tx.db, actor.userId));
  return { searches, weekly, version, ranAt: ranAt?.toISOString() ?? null };
}

export function readBulkList(deps: Deps, actor: Actor, teamId: string): Promise<{ list: BulkList }> {
  return inTransaction(deps, async (tx) => {
    await requireCoach(tx, actor, teamId);
    return { list: await listOf(tx, actor, await readList(tx.db, { teamId, userId: actor.userId })) };
  });
}

export function saveBulkList(
  deps: Deps,
  actor: Actor,
  teamId: string,
  { searches, weekly, version }: BodyOf<typeof endpoint>,
): Promise<{ list: BulkList }> {
  return inTransaction(deps, async (tx) => {
    const { members } = await requireCoach(tx, actor, teamId);
    const known = searches.map((one) => {
      const isMember = members.some(({ userId }) => userId === one.forId);
      return isMember ? one : { ...one, forId: null };
    });
    const of = { teamId, userId: actor.userId };
    const seal = await tx.keys.of(tx.db, actor.userId);
    const sealed = (id: string) => seal.seal(placeOf(id), JSON.stringify(known));
    const before = await readList(tx.db, of, { lock: true });
    const now = tx.now();
    const id = before?.id ?? newId();
    if (before === null) {
      const row = { id, ...of, searchesSealed: sealed(id), weekly, version: 1, ranAt: null, toldAt: now };
      if (!(await insertList(tx.db, row))) throw new AppError("conflict");
    } else {
      const current = await listOf(tx, actor, before);
      if (version !== before.version) throw new AppError("conflict", { current });
      const toldAt = weekly && !before.weekly ? { toldAt: now } : {};
      await updateList(tx.db, of, {
        ...{ searchesSealed: sealed(id), weekly, version: before.version + 1 },
        ...toldAt,
      });
    }
    return { list: await listOf(tx, actor, await readList(tx.db, of)) };
  });
}
