import type { CareerChoices, RoleName } from "@waymark/contract/careers";
import type { Actor } from "../../actor.ts";
import type { Deps } from "../../deps.ts";
import { openCareersSoon } from "./careers-of.ts";
import { namesOf } from "./role-names.ts";
import { readChoices } from "./store.ts";

/** All choices, or a change to some. */
type Said = { readonly [Name in keyof CareerChoices]?: CareerChoices[Name] | undefined };

export const roleIdsOf = (choices: Said): string[] => [
  ...[choices.currentRoleId, choices.targetRoleId, choices.setAside?.fromRoleId].filter(
    (id) => typeof id === "string",
  ),
  ...(choices.pinned ?? []).flatMap((id) => id.split(">")),
  ...(choices.hidden ?? []),
  ...(choices.setAside?.rounds.flat() ?? []),
];

export const withNames = (
  choices: CareerChoices,
  actor: Actor,
): { choices: CareerChoices; roles: RoleName[] } => ({
  choices,
  roles: namesOf(roleIdsOf(choices), actor.locale),
});

/** The person's choices. The careers screen asks for them first, so this also starts to open the careers data. */
export async function readCareerChoices(deps: Deps, actor: Actor) {
  openCareersSoon(deps);
  return withNames(await readChoices(deps.db, actor.userId), actor);
}
