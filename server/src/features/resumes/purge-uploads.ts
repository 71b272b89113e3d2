import type { Deps } from "../../deps.ts";
import { removeUploadsBefore } from "./upload-store.ts";

const keptMs = 30 * 86_400_000;

/** Removes files older than 30 days that never became a resume, and what was read from them. */
export async function purgeUploads(deps: Pick<Deps, "db" | "files" | "now">): Promise<void> {
  const keys = await removeUploadsBefore(deps.db, new Date(deps.now().getTime() - keptMs));
  for (const key of keys) await deps.files.delete(key);
}
