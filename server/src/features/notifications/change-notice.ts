import { AppError } from "@waymark/contract/errors";
import type { Notice } from "@waymark/contract/notifications";
import { Id } from "@waymark/contract/values";
import type { Who } from "../../actor.ts";
import { type Deps, inTransaction } from "../../deps.ts";
import { setAllRead, setDeleted, setRead } from "./store.ts";

/** Changes one of the caller's notices and tells their other tabs. */
async function change(
  deps: Deps,
  who: Who,
  id: string,
  work: (tx: Deps) => Promise<Notice | null>,
): Promise<{ notice: Notice }> {
  if (!Id.safeParse(id).success) throw new AppError("not_found");
  return inTransaction(deps, async (tx) => {
    const notice = await work(tx);
    if (notice === null) throw new AppError("not_found");
    await tx.events.publish(tx.db, who.userId, "notices-changed", { id });
    return { notice };
  });
}

/** @throws AppError `not_found` for a missing notice or another person's. */
export const markNotice = (deps: Deps, who: Who, id: string, read: boolean) =>
  change(deps, who, id, (tx) => setRead(tx, who.userId, id, read));

/** @throws AppError `not_found`, as above. */
export async function deleteNotice(deps: Deps, who: Who, id: string): Promise<{ ok: true }> {
  await change(deps, who, id, (tx) => setDeleted(tx, who.userId, id, true));
  return { ok: true };
}

/** @throws AppError `not_found`, as above. */
export const restoreNotice = (deps: Deps, who: Who, id: string) =>
  change(deps, who, id, (tx) => setDeleted(tx, who.userId, id, false));

/** Marks all notices up to the given one as read. */
export async function readAllNotices(deps: Deps, who: Who, upTo: string): Promise<{ ok: true }> {
  await inTransaction(deps, async (tx) => {
    const some = await setAllRead(tx.db, who.userId, upTo, tx.now());
    if (some) await tx.events.publish(tx.db, who.userId, "notices-changed");
  });
  return { ok: true };
}
