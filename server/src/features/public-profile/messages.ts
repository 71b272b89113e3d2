import { AppError } from "@waymark/contract/errors";
import type { ProfileMessage } from "@waymark/contract/public-profile";
import { Id } from "@waymark/contract/values";
import type { Actor } from "../../actor.ts";
import type { Deps } from "../../deps.ts";
import { deleteMessage, readMessages } from "./store.ts";

const shown = 100;

export async function listProfileMessages(deps: Deps, actor: Actor): Promise<{ messages: ProfileMessage[] }> {
  return { messages: await readMessages(deps, actor.userId, shown) };
}

/** @throws AppError `not_found` for a missing message or another person's. */
export async function deleteProfileMessage(deps: Deps, actor: Actor, id: string): Promise<{ ok: true }> {
  const isGone = Id.safeParse(id).success && (await deleteMessage(deps.db, actor.userId, id));
  if (!isGone) throw new AppError("not_found");
  return { ok: true };
}
