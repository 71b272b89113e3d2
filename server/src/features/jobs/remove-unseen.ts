import { type Deps, inTransaction } from "../../deps.ts";
import { noteChanges } from "./index/changes-store.ts";
import { removeUnseenRows } from "./store.ts";

/** Removes a source's postings that it has not shown since `before`. */
export async function removeUnseen(deps: Deps, source: string, before: Date): Promise<number> {
  const gone = await inTransaction(deps, async ({ db, now }) => {
    const ids = await removeUnseenRows(db, source, before);
    await noteChanges(db, { gone: ids }, now());
    return ids.length;
  });
  if (gone > 0) await deps.jobIndex.follow();
  return gone;
}
