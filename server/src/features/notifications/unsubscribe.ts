import { timingSafeEqual } from "node:crypto";
import { AppError } from "@waymark/contract/errors";
import { NotificationTopic } from "@waymark/contract/notifications-kinds";
import type { Language } from "@waymark/contract/values";
import { z } from "zod";
import type { Deps } from "../../deps.ts";
import { localAddress } from "../../local-address.ts";
import { changePerson } from "../accounts/profile/change-person.ts";
import { findPerson } from "../accounts/profile/users.ts";

export interface Unsubscription {
  readonly what: Unsubscribable;
  readonly language: Language;
}

/** @throws AppError `not_found` when the link is forged, or its person is gone. */
async function readLink(deps: Deps, token: string) {
  const link = readUnsubscribeToken(deps, token);
  const person = link === null ? null : await findPerson(deps, link.userId);
  if (link === null || person === null) throw new AppError("not_found");
  return { what: link.what, person };
}

/** Reads a link without using it. */
export async function readUnsubscription(deps: Deps, token: string): Promise<Unsubscription> {
  const { what, person } = await readLink(deps, token);
  return { what, language: person.localization.language };
}

/** Turns the link's scope off. Repeatable. */
export async function unsubscribe(deps: Deps, token: string): Promise<Unsubscription> {
  const { what, person } = await readLink(deps, token);
  const { language, timeZone } = person.localization;
  if (person.preferences[what]) {
    const actor = {
      userId: person.id,
      verified: person.emailVerified,
      teams: [],
      locale: language,
      timeZone,
    };
    await changePerson(deps, actor, (_tx, { preferences }) => ({
      preferences: { ...preferences, [what]: false },
    }));
  }
  return { what, language };
}

/** The scope of an unsubscribe link: one topic, or all alert mail. */
export const Unsubscribable = z.union([NotificationTopic, z.literal("emailAlerts")]);
export type Unsubscribable = z.infer<typeof Unsubscribable>;

type LinkDeps = Pick<Deps, "config" | "keys">;

export const unsubscribePath = "/api/notifications/unsubscribe";

/** Signatures with every pepper so far, because old mail must keep working; the newest one comes first and signs. */
const signaturesOf = ({ keys }: LinkDeps, userId: string, what: Unsubscribable) =>
  keys.lookupHashes("unsubscribe", `${userId}/${what}`);

export const addressOf = ({ config }: Pick<Deps, "config">, path: string) =>
  `${(config.PUBLIC_URL ?? localAddress(config)).replace(/\/$/, "")}${path}`;

/** The signed link in a mail; it stays valid as long as the account, because old mail is read too. */
export function unsubscribeLink(deps: LinkDeps, userId: string, what: Unsubscribable): string {
  const [signature] = signaturesOf(deps, userId, what);
  const token = [userId, what, signature].join(".");
  return addressOf(deps, `${unsubscribePath}?token=${token}`);
}

function readUnsubscribeToken(
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
