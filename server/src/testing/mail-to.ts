import { and, desc, eq, isNotNull } from "drizzle-orm";
import type { Deps } from "../deps.ts";
import { openContent } from "../ports/outgoing/content.ts";
import { outgoingMessages } from "../ports/outgoing/tables.ts";

/** Mail to an address that is still in the outbox, newest first. */
export async function mailTo(deps: Deps, address: string) {
  const rows = await deps.db
    .select()
    .from(outgoingMessages)
    .where(and(eq(outgoingMessages.channel, "mail"), isNotNull(outgoingMessages.sealed)))
    .orderBy(desc(outgoingMessages.createdAt), desc(outgoingMessages.id));
  const opened = await Promise.all(
    rows.map(async ({ id, sealed, sealedFor, key }) => ({
      key,
      ...(await openContent(deps.keys, deps.db, { id, sealedFor, sealed: sealed ?? "" })),
    })),
  );
  return opened.filter(({ to }) => to === address);
}

/** The token of the newest link of a kind mailed to an address. */
export async function linkTokenTo(deps: Deps, address: string, key: string): Promise<string> {
  const mail = (await mailTo(deps, address)).find((message) => message.key === key);
  return /#token=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
}

/** The newest code mailed to an address. */
export async function codeMailedTo(deps: Deps, address: string): Promise<string> {
  const found = (await mailTo(deps, address)).map(({ text }) => /^\d{6}$/m.exec(text)?.[0]);
  return found.find((code) => code !== undefined) ?? "";
}
