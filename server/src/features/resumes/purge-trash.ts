import { type Deps, inTransaction } from "../../deps.ts";
import { readOverdue, removeOverdue } from "./trash-store.ts";

const atOnce = 500;

/**
 * Removes for good what was deleted 30 days ago: stored originals, resumes and their earlier states. The file goes
 * first: should the store fail, the row still knows of it when the next purge comes.
 */
export async function purgeTrash(deps: Deps): Promise<void> {
  for (const { id, fileKey } of await readOverdue(deps.db, deps.now(), atOnce)) {
    if (fileKey !== null) await deps.files.delete(fileKey);
    await inTransaction(deps, (tx) => removeOverdue(tx.db, id));
  }
}
