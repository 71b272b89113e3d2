import type { CareerChoices, RoleName } from "@waymark/contract/careers";
import type { Deps } from "../../deps.ts";
import type { Who } from "../../who.ts";
import { openCareersSoon } from "./careers-of.ts";
import { namesOf } from "./role-names.ts";
import { readChoices } from "./store.ts";

/** Choices, or what of them is changed. */
type Said = { readonly [Name in keyof CareerChoices]?: CareerChoices[Name] | undefined };

/** Every role that choices speak of. */
export const roleIdsOf = (choices: Said): string[] => [
  ...[choices.currentRoleId, choices.targetRoleId, choices.setAside?.fromRoleId].filter(
    (id) => typeof id === "string",
  ),
  ...(choices.pinned ?? []).flatMap((id) => id.split(">")),
  ...(choices.hidden ?? []),
  ...(choices.setAside?.rounds.flat() ?? []),
];

/** Choices with the names of all roles they speak of. */
export const withNames = (
  choices: CareerChoices,
  who: Who,
): { choices: CareerChoices; roles: RoleName[] } => ({
  choices,
  roles: namesOf(roleIdsOf(choices), who.locale),
});

/** What the asker decided about their paths: the first thing the careers' screen asks for. */
export async function readCareerChoices(deps: Deps, who: Who) {
  openCareersSoon(deps);
  return withNames(await readChoices(deps.db, who.userId), who);
}
