import type { saveCareerChoices as endpoint } from "@waymark/contract/careers";
import type { BodyOf } from "@waymark/contract/endpoint";
import { AppError } from "@waymark/contract/errors";
import { type Deps, inTransaction } from "../../deps.ts";
import type { Who } from "../../who.ts";
import { withNames } from "./read-career-choices.ts";
import { roleOf } from "./role-names.ts";
import { lockChoices, writeChoices } from "./store.ts";

/**
 * Changes what is given of the asker's choices. A role that is aimed at is hidden no longer.
 * @throws AppError `conflict`, `no_such_role`.
 */
export async function saveCareerChoices(deps: Deps, who: Who, change: BodyOf<typeof endpoint>) {
  for (const id of [change.currentRoleId, change.targetRoleId]) if (typeof id === "string") roleOf(id);
  for (const id of change.hidden ?? []) roleOf(id);
  for (const id of change.pinned ?? []) requirePath(id);
  return inTransaction(deps, async (deps) => {
    const now = deps.now();
    const before = await lockChoices(deps.db, who.userId, now);
    if (change.version !== undefined && change.version !== before.version)
      throw new AppError("conflict", { current: before });
    const { currentRoleId, targetRoleId, pinned, hidden } = change;
    const target = targetRoleId === undefined ? before.targetRoleId : targetRoleId;
    const choices = {
      currentRoleId: currentRoleId === undefined ? before.currentRoleId : currentRoleId,
      targetRoleId: target,
      pinned: [...new Set(pinned ?? before.pinned)],
      hidden: [...new Set(hidden ?? before.hidden)].filter((id) => id !== targetRoleId),
      version: before.version + 1,
    };
    await writeChoices(deps.db, who.userId, choices, now);
    return withNames(choices, who);
  });
}

function requirePath(id: string): void {
  const [from = "", to = "", ...more] = id.split(">");
  if (more.length > 0) throw new AppError("no_such_role");
  roleOf(from);
  roleOf(to);
}
