import { z } from "zod";
import type { Deps } from "../../deps.ts";
import { taskKind } from "../../tasks/tasks.ts";
import { purgeApplications } from "./delete-application.ts";
import { markGone } from "./mark-gone-jobs.ts";

const purgeApplicationsTask = taskKind({
  name: "purge-applications",
  input: z.object({}),
  retries: 2,
  expireSeconds: 600,
});

const markGoneTask = taskKind({
  name: "mark-gone-postings",
  input: z.object({}),
  retries: 0,
  expireSeconds: 1_800,
});

export function registerApplicationTasks(deps: Deps): void {
  deps.tasks.handle(purgeApplicationsTask, () => purgeApplications(deps));
  deps.tasks.every(purgeApplicationsTask, "25 * * * *", {});
  deps.tasks.handle(markGoneTask, () => markGone(deps));
  deps.tasks.every(markGoneTask, "40 * * * *", {});
}
