import { z } from "zod";
import type { Deps } from "../../deps.ts";
import { taskKind } from "../../tasks/tasks.ts";
import { purgeTrash } from "./trash/trash.ts";
import { purgeUploads } from "./uploads/upload-resume.ts";

const purgeUploadsTask = taskKind({
  name: "purge-uploads",
  input: z.object({}),
  retries: 2,
  expireSeconds: 600,
});

const purgeTrashTask = taskKind({
  name: "purge-resumes",
  input: z.object({}),
  retries: 2,
  expireSeconds: 600,
});

export function registerResumeTasks(deps: Deps): void {
  deps.tasks.handle(purgeUploadsTask, () => purgeUploads(deps));
  deps.tasks.every(purgeUploadsTask, "50 3 * * *", {});
  deps.tasks.handle(purgeTrashTask, () => purgeTrash(deps));
  deps.tasks.every(purgeTrashTask, "20 * * * *", {});
}
