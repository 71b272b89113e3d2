import type { Look } from "@waymark/contract/grants";
import { GrantNoun, looksDays } from "@waymark/contract/grants";
import type { Actor } from "../../actor.ts";
import type { Deps } from "../../deps.ts";
import { itemNames, keyOfItem, nameOfMember } from "./item-names.ts";
import { deleteLooksBefore, deleteOver, readLookDays, readLooks } from "./store.ts";

const daysOfPage = 31;
const dayMs = 86_400_000;

/** The looks at the caller's things, a page of days. */
export async function listLooks(
  deps: Deps,
  actor: Actor,
  before: string | undefined,
): Promise<{ days: { day: string; looks: Look[] }[]; hasMore: boolean }> {
  const found = await readLookDays(deps.db, actor.userId, {
    before: before ?? null,
    limit: daysOfPage + 1,
  });
  const days = found.slice(0, daysOfPage);
  if (days.length === 0) return { days: [], hasMore: false };
  const rows = await readLooks(deps.db, actor.userId, days);
  const names = await itemNames(deps, rows);
  const viewers = new Map<string, string>();
  for (const id of new Set(rows.flatMap(({ viewerId }) => viewerId ?? [])))
    viewers.set(id, await nameOfMember(deps, id));
  const lookOf = (row: (typeof rows)[number]): Look => ({
    viewer: { userId: row.viewerId, displayName: viewers.get(row.viewerId ?? "") ?? "" },
    noun: GrantNoun.parse(row.noun),
    itemId: row.itemId || null,
    itemName: names.get(keyOfItem(row)) ?? null,
    firstAt: row.firstAt.toISOString(),
    lastAt: row.lastAt.toISOString(),
  });
  return {
    days: days.map((day) => ({ day, looks: rows.filter((row) => row.day === day).map(lookOf) })),
    hasMore: found.length > daysOfPage,
  };
}

/** Deletes grants that are over and looks of more than a year ago. */
export async function purgeGrants(deps: Pick<Deps, "db" | "now">): Promise<void> {
  const now = deps.now();
  await deleteOver(deps.db, now);
  await deleteLooksBefore(deps.db, new Date(now.getTime() - looksDays * dayMs));
}
