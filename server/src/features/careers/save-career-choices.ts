import type { saveCareerChoices as endpoint } from "@waymark/contract/careers";
import type { BodyOf } from "@waymark/contract/endpoint";
import { AppError } from "@waymark/contract/errors";
import type { Actor } from "../../actor.ts";
import { type Deps, inTransaction } from "../../deps.ts";
import { roleIdsOf, withNames } from "./read-career-choices.ts";
import { roleOf } from "./role-names.ts";
import { lockChoices, writeChoices } from "./store.ts";

/**
 * Changes the given choices. A role chosen as a target is no longer hidden. Earlier choices stay valid even if the
 * catalogue no longer has the role.
 * @throws AppError `conflict`, `no_such_role`.
 */
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
