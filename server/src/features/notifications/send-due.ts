import type { UserDetail } from "@waymark/contract/accounts";
import type { Notice } from "@waymark/contract/notifications";
import { planSendings } from "@waymark/domain/notifications/plan-sendings";
import { type Deps, inTransaction } from "../../deps.ts";
import { findPerson } from "../accounts/profile/users.ts";
import { leaveNotices } from "./leave-notices.ts";
import { readerOf } from "./reader-of.ts";
import { dropSendings, postponeSending, type SendingRow, takeDue } from "./store.ts";

/**
 * One mail for all due notices, and text messages. Claiming and writing is one transaction, so only one of several
 * processes sends. Drops a notice that was read, deleted, or is no longer wanted; new quiet hours postpone it.
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

async function decide(deps: Deps, person: UserDetail, due: Due, now: Date) {
  const reader = await readerOf(deps, person);
  // It is the digest's hour: what waited for it does not wait for the next one.
  const withoutDigest = { ...reader, times: { ...reader.times, digest: "off" as const } };
  // The person chose the digest's hour, so quiet hours do not apply to it.
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
