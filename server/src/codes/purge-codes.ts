import { z } from "zod";
import type { Deps } from "../deps.ts";
import { taskKind } from "../tasks/tasks.ts";
import { deleteEnded } from "./store.ts";

const purgeCodesTask = taskKind({ name: "purge-codes", input: z.object({}), retries: 2, expireSeconds: 60 });

/** Forgets codes, links and counts that have ended. */
export function registerCodeTasks(deps: Deps): void {
  deps.tasks.handle(purgeCodesTask, () => deleteEnded(deps.db, deps.now()));
  deps.tasks.every(purgeCodesTask, "50 * * * *", {});
}
