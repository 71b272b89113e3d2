import { z } from "zod";
import type { Deps } from "../../deps.ts";
import { taskKind } from "../../tasks/tasks.ts";
import { removeUploadsBefore } from "./store.ts";

const keptMs = 30 * 86_400_000;

const purgeUploadsTask = taskKind({
  name: "purge-uploads",
  input: z.object({}),
  retries: 2,
  expireSeconds: 600,
});

/** Removes files older than 30 days that never became a resume, and what was read from them. */
export async function purgeUploads(deps: Pick<Deps, "db" | "files" | "now">): Promise<void> {
  const keys = await removeUploadsBefore(deps.db, new Date(deps.now().getTime() - keptMs));
  for (const key of keys) await deps.files.delete(key);
}

export function registerResumeTasks(deps: Deps): void {
  deps.tasks.handle(purgeUploadsTask, () => purgeUploads(deps));
  deps.tasks.every(purgeUploadsTask, "50 3 * * *", {});
}
