import type { UserDetail } from "@waymark/contract/accounts";
import type { Notice } from "@waymark/contract/notifications";
import { planSendings } from "@waymark/domain/notifications/plan-sendings";
import { type Deps, inTransaction } from "../../deps.ts";
import { findPerson } from "../accounts/find-person.ts";
import { leaveNotices } from "./leave-notices.ts";
import { readerOf } from "./reader-of.ts";
import { dropSendings, postponeSending, type SendingRow, takeDue } from "./store.ts";

/**
 * Sends a person what was to wait until now: one mail for everything that leaves by mail, since it comes together,
 * and text messages. Taking and leaving is one transaction, so of several processes one sends.
 * What was read or deleted in the meantime, or is not wanted any more, does not leave; what has become quiet hours
 * waits on.
 */
export async function sendDue(deps: Deps, userId: string): Promise<void> {
  await inTransaction(deps, async (tx) => {
    const now = tx.now();
    const person = await findPerson(tx, userId);
    const due = person === null ? [] : await takeDue(tx, userId, now);
    if (person === null || due.length === 0) return;
    const decided = await decide(tx, person, due, now);
    await dropSendings(tx.db, userId, decided.dropped);
    for (const { id, at } of decided.later) await postponeSending(tx.db, userId, id, at);
    await leaveNotices(tx, person, "mail", decided.mail);
    await leaveNotices(tx, person, "sms", decided.sms);
  });
}

type Due = readonly { sending: SendingRow; notice: Notice; isWanted: boolean }[];

/** What becomes of each, by what the person wants now. */
async function decide(deps: Deps, person: UserDetail, due: Due, now: Date) {
  const reader = await readerOf(deps, person);
  // The digest's hour has come: what waited for it does not wait for the next one.
  const withoutDigest = { ...reader, times: { ...reader.times, digest: "off" as const } };
  // The hour of the digest was chosen; quiet hours around it are not meant against it.
  const awake = { ...withoutDigest, times: { ...withoutDigest.times, quiet: false } };
  const decided = {
    mail: [] as Notice[],
    sms: [] as Notice[],
    dropped: [] as string[],
    later: [] as { id: string; at: Date }[],
  };
  for (const { sending, notice, isWanted } of due) {
    const plan = planSendings(
      notice.kind,
      sending.digest ? awake : withoutDigest,
      now,
      sending.useBy ?? undefined,
    );
    const planned = plan?.find(({ channel }) => channel === sending.channel);
    const tooLate = sending.useBy !== null && sending.useBy <= now;
    if (planned === undefined || !isWanted || tooLate) decided.dropped.push(sending.id);
    else if (planned.at > now) decided.later.push({ id: sending.id, at: planned.at });
    else decided[sending.channel].push(notice);
  }
  return decided;
}
