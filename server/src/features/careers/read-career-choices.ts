import type { CareerChoices, RoleName } from "@waymark/contract/careers";
import type { Deps } from "../../deps.ts";
import type { Who } from "../../who.ts";
import { openCareersSoon } from "./careers-of.ts";
import { namesOf } from "./role-names.ts";
import { readChoices } from "./store.ts";

/** Choices with the names of all roles they speak of. */
export const withNames = (
  choices: CareerChoices,
  who: Who,
): { choices: CareerChoices; roles: RoleName[] } => ({
  choices,
  roles: namesOf(
    [
      ...[choices.currentRoleId, choices.targetRoleId].filter((id) => id !== null),
      ...choices.pinned.flatMap((id) => id.split(">")),
      ...choices.hidden,
    ],
    who.locale,
  ),
});

/** What the asker decided about their paths: the first thing the careers' screen asks for. */
export async function readCareerChoices(deps: Deps, who: Who) {
  openCareersSoon(deps);
  return withNames(await readChoices(deps.db, who.userId), who);
}
