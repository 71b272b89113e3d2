import type { AnswerOf, QueryOf } from "@waymark/contract/endpoint";
import { AppError } from "@waymark/contract/errors";
import type { listNotices as endpoint, Notice } from "@waymark/contract/notifications";
import { Id } from "@waymark/contract/values";
import type { Actor } from "../../actor.ts";
import { type Deps, inTransaction } from "../../deps.ts";
import { countUnread, readNotices, setAllRead, setDeleted, setRead } from "./store.ts";

export async function listNotices(
  deps: Deps,
  actor: Actor,
  { before, limit }: QueryOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const page = await readNotices(deps, actor.userId, { before, limit });
  return { ...page, unread: await countUnread(deps.db, actor.userId) };
}

async function change(
  deps: Deps,
  actor: Actor,
  id: string,
  work: (tx: Deps) => Promise<Notice | null>,
): Promise<{ notice: Notice }> {
  if (!Id.safeParse(id).success) throw new AppError("not_found");
  return inTransaction(deps, async (tx) => {
    const notice = await work(tx);
    if (notice === null) throw new AppError("not_found");
    await tx.events.publish(tx.db, actor.userId, "notices-changed", { id });
    return { notice };
  });
}

/** @throws AppError `not_found` for a missing notice or another person's. */
export const markNotice = (deps: Deps, actor: Actor, id: string, read: boolean) =>
  change(deps, actor, id, (tx) => setRead(tx, actor.userId, id, read));

/** @throws AppError `not_found`, as above. */
export async function deleteNotice(deps: Deps, actor: Actor, id: string): Promise<{ ok: true }> {
  await change(deps, actor, id, (tx) => setDeleted(tx, actor.userId, id, true));
  return { ok: true };
}

/** @throws AppError `not_found`, as above. */
export const restoreNotice = (deps: Deps, actor: Actor, id: string) =>
  change(deps, actor, id, (tx) => setDeleted(tx, actor.userId, id, false));

export async function readAllNotices(deps: Deps, actor: Actor, upTo: string): Promise<{ ok: true }> {
  await inTransaction(deps, async (tx) => {
    const some = await setAllRead(tx.db, actor.userId, upTo, tx.now());
    if (some) await tx.events.publish(tx.db, actor.userId, "notices-changed");
  });
  return { ok: true };
}
