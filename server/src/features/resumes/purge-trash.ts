import { type Deps, inTransaction } from "../../deps.ts";
import { removeTrashBefore, trashMs } from "./trash-store.ts";

/** Removes for good what was deleted 30 days ago: resumes, their revisions and their stored originals. */
export async function purgeTrash(deps: Deps): Promise<void> {
  const before = new Date(deps.now().getTime() - trashMs);
  const keys = await inTransaction(deps, (tx) => removeTrashBefore(tx.db, before));
  for (const key of keys) await deps.files.delete(key);
}
