import { makeLink, pageLink } from "../../codes/mailed-link.ts";
import { countSending } from "../../codes/make-code.ts";
import { type Deps, inTransaction } from "../../deps.ts";
import { findAccount } from "../accounts/account.ts";
import { recovery } from "../accounts/password.ts";
import { inNoLessThan, silentMs } from "./in-no-less-than.ts";

/**
 * Mails a link that sets a new password. The answer and its time are the same when there is no such account.
 * @throws AppError `rate_limited`
 */
export async function requestRecovery(deps: Deps, email: string): Promise<void> {
  const work = inTransaction(deps, async (tx) => {
    await countSending(tx, email);
    const account = await findAccount(tx, email);
    if (account === null) return;
    const { userId, language } = account;
    const link = pageLink(tx, "/recover", await makeLink(tx, { purpose: recovery, userId }));
    await tx.mail.send(tx.db, { userId, to: email, language, key: "recover", params: { link } });
  });
  await inNoLessThan(silentMs, work);
}
