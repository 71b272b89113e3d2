import type { Deps } from "../../deps.ts";
import { readUploadsBefore, removeOverdueUpload } from "./upload-store.ts";

const keptMs = 30 * 86_400_000;
const atOnce = 500;

/**
 * Removes files older than 30 days that never became a resume, and what was read from them. The file goes first:
 * should the store fail, the row still knows of it when the next purge comes.
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
