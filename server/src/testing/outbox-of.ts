import { asc, eq } from "drizzle-orm";
import type { Deps } from "../deps.ts";
import { type MessageContent, openContent } from "../ports/outgoing/content.ts";
import { outgoingMessages } from "../ports/outgoing/tables.ts";

/** A person's outgoing messages, oldest first. */
export async function outboxOf(
  deps: Deps,
  userId: string,
): Promise<({ channel: string; key: string } & MessageContent)[]> {
  const rows = await deps.db
    .select()
    .from(outgoingMessages)
    .where(eq(outgoingMessages.sealedFor, userId))
    .orderBy(asc(outgoingMessages.id));
  return Promise.all(
    rows.map(async ({ id, channel, key, sealedFor, sealed }) => ({
      channel,
      key,
      ...(await openContent(deps.keys, deps.db, { id, sealedFor, sealed: sealed ?? "" })),
    })),
  );
}
