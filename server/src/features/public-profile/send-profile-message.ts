import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { ContactForm } from "@waymark/contract/public-profile";
import { type Deps, inTransaction } from "../../deps.ts";
import { newId } from "../../ids.ts";
import {
  type AccountRule,
  type AttemptRule,
  attemptAt,
  countAttempt,
  countAttempts,
} from "../accounts/credentials/count-attempt.ts";
import { notify } from "../notifications/notify.ts";
import { insertMessage } from "./store.ts";

const hour = 60 * 60;
/** The notification only names the sender; the text is with the messages. */
const longestFrom = 100;
const bySender: AttemptRule = { kind: "profile-message-from", atMost: 5, windowSeconds: hour };
/** A low limit per sender and a far higher one in all, so that one sender cannot block a person's mailbox. */
const toOnePerson: AccountRule = {
  kind: "profile-message-to",
  atMost: 5,
  atMostFromNetwork: 15,
  atMostInAll: 100,
  windowSeconds: 24 * hour,
};

/**
 * Never reveals the person's address; sending the same form twice gives one message.
 * @param sender The key by which calls are counted.
 * @throws AppError `rate_limited` when this sender wrote too often, or this person got too many messages.
 */
export async function sendProfileMessage(
  deps: Deps,
  userId: string,
  { sender, token, content }: { sender: string; token: string; content: ContactForm },
): Promise<void> {
  await countAttempt(deps, bySender, sender);
  await countAttempts(deps, ...attemptAt(toOnePerson, userId, { address: sender, knownDevice: null }));
  await inTransaction(deps, async (tx) => {
    const id = newId();
    const formHash = tx.keys.lookupHash("profile-form", token);
    const isNew = await insertMessage(tx, userId, { id, formHash, content });
    if (!isNew) return;
    const from = content.company === "" ? content.name : `${content.name} (${content.company})`;
    await notify(tx, {
      userId,
      kind: "recruiter-message",
      params: { from: [...from].slice(0, longestFrom).join("") },
      key: `profile-message:${id}`,
      link: "/settings?tab=privacy",
    });
  });
}

/** A person takes longer than this to write a message; in milliseconds. */
const soonestMs = 3_000;
const latestMs = 24 * 60 * 60 * 1_000;

const signature = (deps: Deps, address: string, body: string) =>
  createHmac("sha256", deps.keys.secretFor("profile-form")).update(`${address}\0${body}`).digest("base64url");

/** Contains the time at which the form was created, to recognise robots that send it at once. */
export function formToken(deps: Deps, address: string): string {
  const body = `${deps.now().getTime().toString(36)}.${randomBytes(9).toString("base64url")}`;
  return `${body}.${signature(deps, address, body)}`;
}

/** `soon`: sent faster than a person types. `stale`: expired, forged, or another page's. */
export function checkFormToken(deps: Deps, address: string, token: string): "fit" | "soon" | "stale" {
  const at = token.lastIndexOf(".");
  const body = token.slice(0, Math.max(0, at));
  const given = Buffer.from(token.slice(at + 1));
  const right = Buffer.from(signature(deps, address, body));
  if (given.length !== right.length || !timingSafeEqual(given, right)) return "stale";
  const age = deps.now().getTime() - Number.parseInt(body, 36);
  if (!(age <= latestMs)) return "stale";
  return age < soonestMs ? "soon" : "fit";
}
