import type { AnswerOf, QueryOf } from "@waymark/contract/endpoint";
import type { listNotices as endpoint } from "@waymark/contract/notifications";
import type { Actor } from "../../actor.ts";
import type { Deps } from "../../deps.ts";
import { countUnread, readNotices } from "./store.ts";

/** One page of the caller's inbox, newest first, and the number of all unread notices. */
export async function listNotices(
  deps: Deps,
  actor: Actor,
  { before, limit }: QueryOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const page = await readNotices(deps, actor.userId, { before, limit });
  return { ...page, unread: await countUnread(deps.db, actor.userId) };
}
