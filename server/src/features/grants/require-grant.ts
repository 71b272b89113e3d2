import { AppError } from "@waymark/contract/errors";
import { type GrantNoun, type GrantRight, hasItem } from "@waymark/contract/grants";
import { type GrantTerms, grantAllows, largestRight, nounsFor } from "@waymark/domain/grants/grant-rights";
import { dayIn } from "@waymark/domain/vocabulary/day-in";
import type { Actor } from "../../actor.ts";
import type { Deps } from "../../deps.ts";
import { newId } from "../../ids.ts";
import { actorOf } from "../accounts/profile/users.ts";
import { type GrantRow, readGrantsAround, readGrantsOn, readOwnersSharing, upsertLook } from "./store.ts";

/** A right that a member asks for on another member's things. */
export interface SharedAccessRequest {
  readonly teamId: string;
  readonly ownerId: string;
  readonly noun: GrantNoun;
  readonly itemId: string | null;
  readonly right: GrantRight;
}

/** The owner of what was granted, and the largest right the reader has on it. */
export interface Granted {
  /** Passed to the verbs of other features in place of the caller. */
  readonly owner: Actor;
  readonly right: GrantRight;
}

export const termsOf = (row: Pick<GrantRow, "noun" | "itemId" | "right" | "until">): GrantTerms => {
  // The columns were written from the contract's closed lists.
  const noun = row.noun as GrantNoun;
  const right = row.right as GrantRight;
  return { noun, itemId: hasItem(noun) ? row.itemId : null, right, until: row.until?.getTime() ?? null };
};

/**
 * The only way to another person's things: passes when a grant that counts now allows the wish. Call it in the
 * transaction that reads or writes them; the grant is locked, so that taking it back waits for that transaction and
 * nothing happens after it.
 *
 * @throws AppError `not_found`, the same for things that do not exist.
 */
export async function requireGrant(tx: Deps, actor: Actor, wish: SharedAccessRequest): Promise<Granted> {
  const now = tx.now();
  const { teamId, ownerId, noun, itemId } = wish;
  if (ownerId === actor.userId) throw new AppError("not_found");
  const rows = await readGrantsOn(tx.db, {
    ...{ teamId, ownerId, itemId, now },
    viewerId: actor.userId,
    nouns: nounsFor(noun),
  });
  const terms = rows.map(termsOf);
  if (!terms.some((one) => grantAllows(one, wish, now.getTime()))) throw new AppError("not_found");
  const right = largestRight(terms, noun, itemId, now.getTime());
  const [row] = rows;
  if (row === undefined || right === null) throw new AppError("not_found");
  return { owner: actorOf(ownerId, row), right };
}

/** Same as `requireGrant`, and writes the look down for the owner. */
export async function lookAt(
  tx: Deps,
  actor: Actor,
  wish: Omit<SharedAccessRequest, "right">,
): Promise<Granted> {
  const granted = await requireGrant(tx, actor, { ...wish, right: "see" });
  const now = tx.now();
  await upsertLook(tx.db, {
    id: newId(),
    userId: wish.ownerId,
    viewerId: actor.userId,
    teamId: wish.teamId,
    noun: wish.noun,
    itemId: wish.itemId ?? "",
    day: dayIn(granted.owner.timeZone, now.toISOString()),
    firstAt: now,
    lastAt: now,
  });
  return granted;
}

/** The nouns of which a caller holds at least one grant in a team, by who gave it. */
export async function nounsHeld(
  deps: Deps,
  actor: Actor,
  teamId: string,
): Promise<ReadonlyMap<string, readonly GrantNoun[]>> {
  const rows = await readGrantsAround(deps.db, { teamId, userId: actor.userId, now: deps.now() });
  const held = new Map<string, GrantNoun[]>();
  for (const row of rows.filter(({ toId }) => toId === actor.userId)) {
    const { noun } = termsOf(row);
    const known = held.get(row.userId) ?? [];
    if (!known.includes(noun)) held.set(row.userId, [...known, noun]);
  }
  return held;
}

/** Whether a member holds a grant that allows a wish. For the wish of the caller itself use `requireGrant`. */
export async function holdsGrant(tx: Deps, viewerId: string, wish: SharedAccessRequest): Promise<boolean> {
  const now = tx.now();
  const { teamId, ownerId, noun, itemId } = wish;
  const rows = await readGrantsOn(tx.db, { teamId, ownerId, itemId, now, viewerId, nouns: nounsFor(noun) });
  return rows.some((row) => grantAllows(termsOf(row), wish, now.getTime()));
}

/** The members of a team who let at least one other member see a noun without items. */
export const ownersSharing = (deps: Deps, teamId: string, noun: GrantNoun): Promise<string[]> =>
  readOwnersSharing(deps.db, { teamId, noun, now: deps.now() });

/** The ids of the items of a noun that an owner lets a caller see, the last granted first. */
export async function itemsHeld(
  deps: Deps,
  actor: Actor,
  { teamId, ownerId, noun }: Pick<SharedAccessRequest, "teamId" | "ownerId" | "noun">,
): Promise<string[]> {
  const rows = await readGrantsAround(deps.db, { teamId, userId: actor.userId, now: deps.now() });
  return rows
    .filter((row) => row.userId === ownerId && row.toId === actor.userId && row.noun === noun)
    .map(({ itemId }) => itemId)
    .reverse();
}
