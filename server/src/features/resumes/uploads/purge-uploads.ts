import type { Deps } from "../../../deps.ts";
import { readUploadsBefore, removeOverdueUpload } from "./upload-store.ts";

const keptMs = 30 * 86_400_000;
const atOnce = 500;

/**
 * Removes uploads older than 30 days that never became a resume. The stored file goes first: if the store fails, the
 * row remains for the next purge.
 */
export async function purgeUploads(deps: Pick<Deps, "db" | "files" | "now">): Promise<void> {
  const before = new Date(deps.now().getTime() - keptMs);
  for (;;) {
    const overdue = await readUploadsBefore(deps.db, before, atOnce);
    for (const { id, fileKey } of overdue) {
      if (fileKey !== null) await deps.files.delete(fileKey);
      await removeOverdueUpload(deps.db, id, before);
    }
    if (overdue.length < atOnce) return;
  }
}
