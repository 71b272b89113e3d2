import type { ContactForm } from "@waymark/contract/public-profile";
import { type Deps, inTransaction } from "../../deps.ts";
import { newId } from "../../ids.ts";
import {
  type AccountRule,
  type AttemptRule,
  attemptAt,
  countAttempt,
  countAttempts,
} from "../accounts/count-attempt.ts";
import { notify } from "../notifications/notify.ts";
import { insertMessage } from "./store.ts";

const hour = 60 * 60;
/** A notice only says who wrote; what they wrote stands with the messages. */
const longestFrom = 100;
const bySender: AttemptRule = { kind: "profile-message-from", atMost: 5, windowSeconds: hour };
/** From one sender to one person, and a far larger number from everybody: nobody closes another's mailbox alone. */
const toOnePerson: AccountRule = {
  kind: "profile-message-to",
  atMost: 5,
  atMostInAll: 100,
  windowSeconds: 24 * hour,
};

/**
 * Hands a stranger's message to the person of a page. The person's address is never told; the same form sent twice
 * is one message.
 * @param sender Whose calls are counted together.
 * @throws AppError `rate_limited` when this sender wrote too often, or this person was written to too often.
 */
export async function leaveProfileMessage(
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
