import { z } from "zod";
import type { Db } from "../../db/db.ts";
import type { Keys } from "../../db/seal.ts";

/** Sealed in the database, because it has addresses, links and codes. */
export const MessageContent = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  unsubscribe: z.string().optional(),
  /** Name and address for answers, of mail in the name of a team. */
  fromName: z.string().optional(),
  replyTo: z.string().optional(),
  /** The account that invites, for the limits of the one who is invited. */
  invitedBy: z.string().optional(),
});
export type MessageContent = z.infer<typeof MessageContent>;

/** Names the key for messages to somebody without an account. */
export const nobodysKey = "outgoing-messages";

const placeOf = (id: string) => ({ table: "outgoing_messages", row: id, column: "sealed" });

export async function sealContent(
  keys: Keys,
  db: Db,
  message: { id: string; sealedFor: string },
  content: MessageContent,
): Promise<string> {
  const seal = await keys.of(db, message.sealedFor);
  return seal.seal(placeOf(message.id), JSON.stringify(content));
}

/** @throws SealBroken when the person's key was destroyed in the meantime. */
export async function openContent(
  keys: Keys,
  db: Db,
  message: { id: string; sealedFor: string; sealed: string },
): Promise<MessageContent> {
  const seal = await keys.of(db, message.sealedFor);
  return MessageContent.parse(JSON.parse(seal.open(placeOf(message.id), message.sealed)));
}
