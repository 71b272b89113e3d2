import {
  isTerminal,
  type RemoteSubscription,
  subscriptionAccess,
} from "@waymark/domain/billing/subscription";
import { type Deps, inTransaction } from "../../../deps.ts";
import { getUser } from "../../accounts/profile/users.ts";
import { setTeamActive } from "../../teams/open-team.ts";
import { billingNow } from "../billing-now.ts";
import { mayOpen } from "../current-provider.ts";
import { isOpen } from "../find-level.ts";
import { notifyOfSubscription } from "../notices.ts";
import {
  type BillingAccount,
  insertPaid,
  insertTrialCard,
  isTrialCardOfOther,
  lockAccount,
  lockRow,
  readOpenOf,
  readRow,
  requestRefund,
  type SubscriptionRow,
  updateAccount,
  writeRemote,
} from "../store.ts";

/** The provider does not know these decisions; they stay when it has ended. */
const decided = new Set(["trial_used", "duplicate", "refunded", "disputed", "claimed"]);
/** These never give access. */
const refused = new Set(["trial_used", "duplicate", "claimed"]);

/**
 * Under the lock of the person and the row, unless a later answer was written before.
 * @returns `mustEnd` for a second trial of a person or card, a second subscription, or a refunded or disputed one.
 * The payment for a second one is marked for a refund in the same transaction, before it is ended.
 */
export async function applyRemote(
  deps: Deps,
  rowId: string,
  remote: RemoteSubscription,
  ticket: number,
): Promise<{ mustEnd: boolean }> {
  const before = await readRow(deps.db, rowId);
  if (before === null) return { mustEnd: false };
  const { userId } = before;
  return inTransaction(deps, async (tx) => {
    const now = await billingNow(tx);
    const account = await lockAccount(tx.db, userId, tx.now());
    const row = await lockRow(tx.db, rowId);
    if (row === null || ticket <= row.seenTicket) return { mustEnd: false };
    const derived = subscriptionAccess(remote, now);
    const opens = derived.access !== "none" && row.openedAt === null;
    const kept = row.problem !== null && decided.has(row.problem) ? row.problem : null;
    const isRefused = kept !== null && refused.has(kept);
    const objection = !opens ? null : isRefused ? kept : await objectionTo(tx, row, account, remote);
    const problem = objection ?? kept ?? derived.problem;
    const isAnothers = problem === "claimed";
    const shown =
      objection === null && !isAnothers
        ? { ...derived, problem }
        : { access: "none" as const, graceUntil: null, problem };
    const openedAt = row.openedAt ?? (opens && objection === null ? now : null);
    // The card of a claimed account's former holder is not shown to its owner.
    const seen = isAnothers ? { ...remote, card: null } : remote;
    await writeRemote(tx.db, rowId, seen, shown, { ticket, now: tx.now(), openedAt });
    if (objection === null && problem !== "trial_used") await noteTrial(tx, account, remote, now);
    const newlyPaid = remote.lastPaid !== null && (await notePaid(tx, account, remote.lastPaid));
    if (problem === "duplicate" && remote.lastPaid !== null)
      await requestRefund(tx.db, userId, [remote.lastPaid.invoiceId]);
    await settleTeam(tx, userId, now);
    const begins = opens && objection === null;
    const isPaidBack = problem === "refunded";
    await notifyOfSubscription(tx, { row, remote, access: shown.access, begins, newlyPaid, isPaidBack, now });
    await tx.events.publish(tx.db, userId, "plan-changed", {});
    return { mustEnd: (objection ?? kept) !== null && !isTerminal(remote.status) };
  });
}

/** Returns the problem of a subscription that must not give access for the first time. */
async function objectionTo(
  tx: Deps,
  row: SubscriptionRow,
  account: BillingAccount,
  remote: RemoteSubscription,
): Promise<"trial_used" | "duplicate" | null> {
  const open = await readOpenOf(tx.db, [row.userId]);
  if (open.some((other) => other.id !== row.id && mayOpen(tx, other))) return "duplicate";
  if (remote.status !== "trialing" || remote.card === null) return null;
  if (account.trialUsedAt !== null) return "trial_used";
  const hashes = tx.keys.lookupHashes("card", remote.card.fingerprint);
  return (await isTrialCardOfOther(tx.db, hashes, row.userId)) ? "trial_used" : null;
}

/** The seven days are used once a card was given for them, even if that is learned after they have ended. */
async function noteTrial(
  tx: Deps,
  { userId, trialUsedAt }: BillingAccount,
  { card, trialEnd }: RemoteSubscription,
  now: Date,
): Promise<void> {
  if (card === null || trialEnd === null || trialUsedAt !== null) return;
  await updateAccount(tx.db, userId, { trialUsedAt: now });
  await insertTrialCard(tx.db, tx.keys.lookupHash("card", card.fingerprint), userId, now);
}

async function notePaid(
  tx: Deps,
  account: BillingAccount,
  paid: { invoiceId: string; amount: number; paidAt: Date },
): Promise<boolean> {
  const isNew = await insertPaid(tx.db, account.userId, [paid]);
  if (account.firstPaidAt === null || paid.paidAt < account.firstPaidAt)
    await updateAccount(tx.db, account.userId, { firstPaidAt: paid.paidAt });
  return isNew;
}

/** The person's team is active while a Team subscription of theirs gives access. */
async function settleTeam(tx: Deps, userId: string, now: Date): Promise<void> {
  const rows = await readOpenOf(tx.db, [userId]);
  const active = rows.some((row) => row.planType === "team" && isOpen(row, now) && mayOpen(tx, row));
  const asOwner = { userId, verified: false, teams: [], locale: "en" as const, timeZone: "UTC" };
  const { displayName } = await getUser(tx, asOwner, userId);
  await setTeamActive(tx, { userId, displayName }, active);
}
