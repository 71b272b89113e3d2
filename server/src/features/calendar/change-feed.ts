import { randomBytes } from "node:crypto";
import { type CalendarFeed, calendarPath } from "@waymark/contract/calendar";
import { AppError } from "@waymark/contract/errors";
import type { Actor } from "../../actor.ts";
import { recordAudit } from "../../audit/record-audit.ts";
import { type Deps, inTransaction } from "../../deps.ts";
import { localAddress } from "../../local-address.ts";
import { readFeed, removeFeed, updateFeed, writeFeed } from "./store.ts";

/** Useless in a stolen dump. The first one, of the newest key, is stored. */
export const hashesOf = ({ keys }: Pick<Deps, "keys">, token: string): string[] =>
  keys.lookupHashes("calendar-feed", token);

export const homeOf = ({ config }: Pick<Deps, "config">): string =>
  (config.PUBLIC_URL ?? localAddress(config)).replace(/\/$/, "");

/** The address is not shown again; the previous feed stops working. */
export async function makeFeed(
  deps: Deps,
  { userId, device }: Actor,
  withNotes: boolean,
): Promise<{ feed: CalendarFeed; address: string }> {
  const token = randomBytes(24).toString("base64url");
  const [tokenHash = ""] = hashesOf(deps, token);
  await inTransaction(deps, async (tx) => {
    await writeFeed(tx.db, { userId, tokenHash, withNotes, createdAt: tx.now() });
    await recordAudit(tx, { userId, action: "calendar-link-made", device });
  });
  return { feed: await requireFeed(deps, userId), address: `${homeOf(deps)}${calendarPath(token)}` };
}

/** @throws AppError `not_found` when there is none. */
export async function changeFeed(
  deps: Deps,
  { userId }: Actor,
  withNotes: boolean,
): Promise<{ feed: CalendarFeed }> {
  await updateFeed(deps.db, userId, { withNotes });
  return { feed: await requireFeed(deps, userId) };
}

async function requireFeed(deps: Deps, userId: string): Promise<CalendarFeed> {
  const feed = await readFeed(deps.db, userId);
  if (feed === null) throw new AppError("not_found");
  return feed;
}

export const revokeFeed = (deps: Deps, { userId, device }: Actor): Promise<void> =>
  inTransaction(deps, async (tx) => {
    if (await removeFeed(tx.db, userId))
      await recordAudit(tx, { userId, action: "calendar-link-revoked", device });
  });
