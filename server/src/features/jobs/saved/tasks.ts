import { z } from "zod";
import type { Deps } from "../../../deps.ts";
import { taskKind } from "../../../tasks/tasks.ts";
import { markAllGoneJobs } from "./mark-gone.ts";

const settleGoneTask = taskKind({
  name: "settle-gone-saved-jobs",
  input: z.object({}),
  retries: 0,
  expireSeconds: 600,
});

export function registerSavedJobTasks(deps: Deps): void {
  deps.tasks.handle(settleGoneTask, () => markAllGoneJobs(deps));
  deps.tasks.every(settleGoneTask, "23 * * * *", {});
}
