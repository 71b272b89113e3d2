import { z } from "zod";
import type { Deps } from "../../deps.ts";
import { taskKind } from "../../tasks/tasks.ts";
import { removeOverdue } from "./store.ts";

const purgeLettersTask = taskKind({
  name: "purge-letters",
  input: z.object({}),
  retries: 2,
  expireSeconds: 600,
});

export function registerLetterTasks(deps: Deps): void {
  deps.tasks.handle(purgeLettersTask, () => removeOverdue(deps.db, deps.now()));
  deps.tasks.every(purgeLettersTask, "25 * * * *", {});
}
