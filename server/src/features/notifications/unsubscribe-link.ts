import { timingSafeEqual } from "node:crypto";
import { NotificationTopic } from "@waymark/contract/notifications-kinds";
import { z } from "zod";
import type { Deps } from "../../deps.ts";
import { localAddress } from "../../local-address.ts";

/** The scope of an unsubscribe link: one topic, or all alert mail. */
export const Unsubscribable = z.union([NotificationTopic, z.literal("emailAlerts")]);
export type Unsubscribable = z.infer<typeof Unsubscribable>;

type LinkDeps = Pick<Deps, "config" | "keys">;

export const unsubscribePath = "/api/notifications/unsubscribe";

/** Signatures with every pepper so far, because old mail must keep working; the newest one comes first and signs. */
const signaturesOf = ({ keys }: LinkDeps, userId: string, what: Unsubscribable) =>
  keys.lookupHashes("unsubscribe", `${userId}/${what}`);

/** A full address of the product. */
export const addressOf = ({ config }: Pick<Deps, "config">, path: string) =>
  `${(config.PUBLIC_URL ?? localAddress(config)).replace(/\/$/, "")}${path}`;

/** The signed link in a mail; it stays valid as long as the account, because old mail is read too. */
export function unsubscribeLink(deps: LinkDeps, userId: string, what: Unsubscribable): string {
  const [signature] = signaturesOf(deps, userId, what);
  const token = [userId, what, signature].join(".");
  return addressOf(deps, `${unsubscribePath}?token=${token}`);
}

/** The content of a link's token; null when it is forged. */
export function readUnsubscribeToken(
  deps: LinkDeps,
  token: string,
): { userId: string; what: Unsubscribable } | null {
  const [userId = "", named, signature, ...rest] = token.split(".");
  const what = Unsubscribable.safeParse(named);
  if (!what.success || rest.length > 0) return null;
  const isOurs = signaturesOf(deps, userId, what.data).some((ours) => isSame(signature, ours));
  return isOurs ? { userId, what: what.data } : null;
}

function isSame(given: string | undefined, ours: string): boolean {
  const [a, b] = [Buffer.from(given ?? ""), Buffer.from(ours)];
  return a.length === b.length && timingSafeEqual(a, b);
}
