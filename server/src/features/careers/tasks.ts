import { z } from "zod";
import type { Deps } from "../../deps.ts";
import { taskKind } from "../../tasks/tasks.ts";
import { endOfTrash } from "./action-plans.ts";
import { removeDeletedUntil } from "./store.ts";

const atOnce = 1_000;

const purgePlansTask = taskKind({
  name: "purge-action-plans",
  input: z.object({}),
  retries: 2,
  expireSeconds: 300,
});

/** Removes plans that were deleted 30 days ago. */
export async function purgePlans(deps: Deps): Promise<void> {
  const until = endOfTrash(deps.now());
  while ((await removeDeletedUntil(deps.db, until, atOnce)) === atOnce);
}

export function registerCareerTasks(deps: Deps): void {
  deps.tasks.handle(purgePlansTask, () => purgePlans(deps));
  deps.tasks.every(purgePlansTask, "35 3 * * *", {});
}
