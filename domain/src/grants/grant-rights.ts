import type { GrantNoun, GrantRight } from "@waymark/contract/grants";
import { hasItem, rightsOf } from "@waymark/contract/grants";

/** The part of a grant that decides what it allows. `until` in milliseconds since 1970; null until taken back. */
export interface GrantTerms {
  readonly noun: GrantNoun;
  readonly itemId: string | null;
  readonly right: GrantRight;
  readonly until: number | null;
}

/** A right that is asked for on a noun, and its item; null for nouns without items. */
export interface AccessRequest {
  readonly noun: GrantNoun;
  readonly itemId: string | null;
  readonly right: GrantRight;
}

function contains(noun: GrantNoun, granted: GrantRight, wanted: GrantRight): boolean {
  const order = rightsOf[noun];
  const wantedAt = order.indexOf(wanted);
  return wantedAt >= 0 && order.indexOf(granted) >= wantedAt;
}

/** The nouns whose grant reaches a noun: an application can be read by its own grant and by one of the whole board. */
export const nounsFor = (noun: GrantNoun): readonly GrantNoun[] =>
  noun === "application" ? ["application", "board"] : [noun];

/**
 * Whether a grant allows a wish at an instant.
 *
 * @param now Milliseconds since 1970; a grant ends at `until`, not after it.
 */
export function grantAllows(grant: GrantTerms, wish: AccessRequest, now: number): boolean {
  if (grant.until !== null && grant.until <= now) return false;
  if (!nounsFor(wish.noun).includes(grant.noun)) return false;
  if (hasItem(wish.noun) !== (wish.itemId !== null)) return false;
  if (hasItem(grant.noun) && grant.itemId !== wish.itemId) return false;
  return contains(grant.noun, grant.right, wish.right);
}

/** Whether a grant lets its holder read a noun, or one item of it, at an instant in milliseconds since 1970. */
export const mayRead = (grant: GrantTerms, noun: GrantNoun, itemId: string | null, now: number): boolean =>
  grantAllows(grant, { noun, itemId, right: "see" }, now);

/** The largest right that some grants give on an item; null without one. */
export function largestRight(
  grants: readonly GrantTerms[],
  noun: GrantNoun,
  itemId: string | null,
  now: number,
): GrantRight | null {
  const rights = rightsOf[noun].filter((right) =>
    grants.some((grant) => grantAllows(grant, { noun, itemId, right }, now)),
  );
  return rights.at(-1) ?? null;
}
