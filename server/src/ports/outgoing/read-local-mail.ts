import type { Deps } from "../../deps.ts";
import { type MessageContent, openContent } from "./content.ts";
import { readNewestMail } from "./store.ts";

/** Null when there is none, it has left, or it was wiped. */
export async function readLocalMail(
  deps: Pick<Deps, "db" | "keys">,
  userId: string,
  key: string,
): Promise<(MessageContent & { readonly writtenAt: Date }) | null> {
  const row = await readNewestMail(deps.db, userId, key);
  if (row === undefined || row.sealed === null) return null;
  const { id, sealed, sealedFor, createdAt } = row;
  return { ...(await openContent(deps.keys, deps.db, { id, sealed, sealedFor })), writtenAt: createdAt };
}
