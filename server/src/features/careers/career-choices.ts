import type { CareerChoices, saveCareerChoices as endpoint, RoleName } from "@waymark/contract/careers";
import type { BodyOf } from "@waymark/contract/endpoint";
import { AppError } from "@waymark/contract/errors";
import type { Actor } from "../../actor.ts";
import { type Deps, inTransaction } from "../../deps.ts";
import { openCareersSoon } from "./careers-of.ts";
import { namesOf, roleOf } from "./role-names.ts";
import { lockChoices, readChoices, writeChoices } from "./store.ts";

type Said = { readonly [Name in keyof CareerChoices]?: CareerChoices[Name] | undefined };

const roleIdsOf = (choices: Said): string[] => [
  ...[choices.currentRoleId, choices.targetRoleId, choices.setAside?.fromRoleId].filter(
    (id) => typeof id === "string",
  ),
  ...(choices.pinned ?? []).flatMap((id) => id.split(">")),
  ...(choices.hidden ?? []),
  ...(choices.setAside?.rounds.flat() ?? []),
];

const withNames = (choices: CareerChoices, actor: Actor): { choices: CareerChoices; roles: RoleName[] } => ({
  choices,
  roles: namesOf(roleIdsOf(choices), actor.locale),
});

/** The person's choices. The careers screen asks for them first, so this also starts to open the careers data. */
export async function readCareerChoices(deps: Deps, actor: Actor) {
  openCareersSoon(deps);
  return withNames(await readChoices(deps.db, actor.userId), actor);
}

/** A role chosen as a target is no longer hidden. Choices stay valid when the catalogue loses their role. */
export async function saveCareerChoices(deps: Deps, actor: Actor, change: BodyOf<typeof endpoint>) {
  return inTransaction(deps, async (deps) => {
    const now = deps.now();
    const before = await lockChoices(deps.db, actor.userId, now);
    if (change.version !== undefined && change.version !== before.version)
      throw new AppError("conflict", { current: before });
    const known = new Set(roleIdsOf(before));
    for (const id of roleIdsOf(change)) if (!known.has(id)) roleOf(id);
    for (const id of change.pinned ?? []) if (id.split(">").length !== 2) throw new AppError("no_such_role");
    const { currentRoleId, targetRoleId, pinned, hidden, setAside } = change;
    const choices = {
      currentRoleId: currentRoleId === undefined ? before.currentRoleId : currentRoleId,
      targetRoleId: targetRoleId === undefined ? before.targetRoleId : targetRoleId,
      pinned: [...new Set(pinned ?? before.pinned)],
      hidden: [...new Set(hidden ?? before.hidden)].filter((id) => id !== targetRoleId),
      setAside: setAside === undefined ? before.setAside : setAside,
      version: before.version + 1,
    };
    await writeChoices(deps.db, actor.userId, choices, now);
    return withNames(choices, actor);
  });
}
