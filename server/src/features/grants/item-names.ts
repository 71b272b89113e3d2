import type { GrantNoun } from "@waymark/contract/grants";
import type { Deps } from "../../deps.ts";
import { namesOf } from "../accounts/profile/users.ts";
import { applicationSummaries } from "../applications/application-summaries.ts";
import { letterNames } from "../letters/letters.ts";
import { resumeNames } from "../resumes/resumes.ts";

/** An item of one person that a grant or a look names. */
export interface NamedItem {
  readonly userId: string;
  readonly noun: string;
  /** Empty for nouns without items. */
  readonly itemId: string;
}

export const keyOfItem = ({ noun, itemId }: Pick<NamedItem, "noun" | "itemId">): string =>
  `${noun} ${itemId}`;

/** The titles of items by `keyOfItem`; items that are gone are left out. */
export async function itemNames(
  deps: Deps,
  items: readonly NamedItem[],
): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  const owners = new Set(items.map(({ userId }) => userId));
  for (const userId of owners) {
    const idsOf = (noun: GrantNoun) =>
      items
        .filter((item) => item.userId === userId && item.noun === noun && item.itemId !== "")
        .map(({ itemId }) => itemId);
    const add = (noun: GrantNoun, found: Iterable<readonly [string, string]>) => {
      for (const [itemId, name] of found) names.set(keyOfItem({ noun, itemId }), name);
    };
    const applications = await applicationSummaries(deps, userId, idsOf("application"));
    add(
      "application",
      [...applications].map(([id, { title, company }]) => [id, [title, company].filter(Boolean).join(" · ")]),
    );
    add("resume", await resumeNames(deps, { userId }, idsOf("resume")));
    add("letter", await letterNames(deps, { userId }, idsOf("letter")));
  }
  return names;
}

/** A person by name for the other members of their team; empty once the account is gone. */
export async function nameOfMember(deps: Deps, userId: string): Promise<string> {
  return (await namesOf(deps, [userId])).get(userId) ?? "";
}

/** The same for several, in one query. */
export const namesOfMembers = (deps: Deps, userIds: Iterable<string>): Promise<Map<string, string>> =>
  namesOf(deps, [...new Set(userIds)]);
