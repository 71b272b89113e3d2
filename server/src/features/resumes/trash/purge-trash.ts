import { type Deps, inTransaction } from "../../../deps.ts";
import { readOverdue, removeOverdue } from "./trash-store.ts";

const atOnce = 500;

/**
 * Removes resumes deleted 30 days ago with their originals and revisions. The stored file goes first: if the store
 * fails, the row remains for the next purge.
 */
export async function purgeTrash(deps: Deps): Promise<void> {
  for (const { id, fileKey } of await readOverdue(deps.db, deps.now(), atOnce)) {
    if (fileKey !== null) await deps.files.delete(fileKey);
    await inTransaction(deps, (tx) => removeOverdue(tx.db, id));
  }
}
