import { timingSafeEqual } from "node:crypto";
import { NotificationTopic } from "@waymark/contract/notification-kinds";
import { z } from "zod";
import type { Deps } from "../../deps.ts";
import { localAddress } from "../../local-address.ts";

/** What a link in a mail turns off: one topic, or alert mail as a whole. */
export const Unsubscribable = z.union([NotificationTopic, z.literal("emailAlerts")]);
export type Unsubscribable = z.infer<typeof Unsubscribable>;

type LinkDeps = Pick<Deps, "config" | "keys">;

export const unsubscribePath = "/api/notifications/unsubscribe";

/** By every pepper there was, as old mail is read too; the newest first, which signs. */
const signaturesOf = ({ keys }: LinkDeps, userId: string, what: Unsubscribable) =>
  keys.lookupHashes("unsubscribe", `${userId}/${what}`);

/** An address of the product as people reach it. */
export const addressOf = ({ config }: Pick<Deps, "config">, path: string) =>
  `${(config.PUBLIC_URL ?? localAddress(config)).replace(/\/$/, "")}${path}`;

/** The signed link under a mail; it works as long as the account, since old mail is read too. */
export function unsubscribeLink(deps: LinkDeps, userId: string, what: Unsubscribable): string {
  const [signature] = signaturesOf(deps, userId, what);
  const token = [userId, what, signature].join(".");
  return addressOf(deps, `${unsubscribePath}?token=${token}`);
}

/** What a link's token stands for; null when we did not make it. */
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
