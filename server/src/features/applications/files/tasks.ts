import { z } from "zod";
import type { Deps } from "../../../deps.ts";
import { taskKind } from "../../../tasks/tasks.ts";
import { purgeFiles } from "./change-file.ts";

const purgeTask = taskKind({
  name: "purge-application-files",
  input: z.object({}),
  retries: 2,
  expireSeconds: 600,
});

export function registerApplicationFileTasks(deps: Deps): void {
  deps.tasks.handle(purgeTask, () => purgeFiles(deps));
  deps.tasks.every(purgeTask, "35 * * * *", {});
}
