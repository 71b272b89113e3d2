import { pageLink } from "../../codes/mailed-link.ts";
import { type Deps, inTransaction } from "../../deps.ts";
import { readAccount } from "../accounts/account.ts";
import { isUnusedUnverified, listUnusedUnverified } from "../accounts/erase-account.ts";
import { hasSubscription } from "../billing/has-subscription.ts";
import { erasePeople, makeErasureDue } from "./erase-person.ts";
import { deleteUnusedNotice, insertUnusedNotice, readUnusedNotices, setNoticeMailed } from "./store.ts";

const day = 86_400_000;
/** Days without use until an unverified account is erased, and days of notice before that. */
const unusedDays = 30;
const noticeDays = 7;
const pageSize = 500;

/**
 * Erases accounts whose address was never verified, that have no subscription and that nobody has used for 30 days; a
 * mail to that address says so a week before. Signing in or verifying the address meanwhile keeps the account. Does
 * nothing where mail stays on this machine, because nobody could be told.
 */
export async function purgeUnverified(deps: Deps): Promise<void> {
  if (!deps.mail.leaves) return;
  const now = deps.now().getTime();
  const told = toldAndUnused(deps, new Date(now - unusedDays * day), new Date(now - noticeDays * day));
  // Nobody asked for this erasure, so there is no receipt; the mail a week ago announced it.
  await erasePeople(deps, told, { mailsReceipt: false });
  const unusedSince = new Date(now - (unusedDays - noticeDays) * day);
  for (let after = ""; ; ) {
    const page = await listUnusedUnverified(deps, unusedSince, after, pageSize);
    for (const userId of page) if (!(await hasSubscription(deps, userId))) await tell(deps, userId);
    const last = page.at(-1);
    if (last === undefined || page.length < pageSize) return;
    after = last;
  }
}

async function tell(deps: Deps, userId: string): Promise<void> {
  await inTransaction(deps, async (tx) => {
    const account = await readAccount(tx, userId);
    if (account === null || !(await insertUnusedNotice(tx.db, userId, tx.now()))) return;
    const { email, language } = account;
    const link = pageLink(tx, "/signin", "").replace(/#.*$/, "");
    await tx.mail.send(tx.db, { userId, to: email, language, key: "account-unused", params: { link } });
  });
}

/**
 * People who were notified a week ago and did not return; deletes the notices of those who did. The week starts when
 * the mail has left: one that waits, failed or stayed on this machine tells nobody, and is written again after a month.
 */
async function* toldAndUnused(deps: Deps, unusedSince: Date, toldBefore: Date): AsyncGenerator<string> {
  const lostBefore = new Date(deps.now().getTime() - unusedDays * day);
  for (const { userId, writtenAt, state, settledAt, ...notice } of await readUnusedNotices(deps.db)) {
    const isUnused = await isUnusedUnverified(deps, userId, writtenAt);
    const mailedAt = notice.mailedAt ?? (state === "sent" ? settledAt : null);
    const isLost = mailedAt === null && writtenAt <= lostBefore;
    if (!isUnused || isLost || (await hasSubscription(deps, userId)))
      await deleteUnusedNotice(deps.db, userId);
    else if (mailedAt !== null && mailedAt <= toldBefore) {
      if (!(await isUnusedUnverified(deps, userId, unusedSince))) continue;
      await makeErasureDue(deps, userId);
      yield userId;
    } else if (notice.mailedAt === null && mailedAt !== null)
      await setNoticeMailed(deps.db, userId, mailedAt);
  }
}
