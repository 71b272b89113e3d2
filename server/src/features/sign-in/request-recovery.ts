import { linkSent, makeLink, pageLink } from "../../codes/mailed-link.ts";
import { countSending } from "../../codes/make-code.ts";
import { type Deps, inTransaction } from "../../deps.ts";
import { findAccount } from "../accounts/account.ts";
import { recovery } from "../accounts/password.ts";
import { inNoLessThan, silentMs } from "./in-no-less-than.ts";

/**
 * Mails a link that sets a new password. The answer and its time are the same when there is no such account.
 * @throws AppError `rate_limited`, `mail_limit`.
 */
export async function requestRecovery(deps: Deps, email: string): Promise<void> {
  await deps.mail.requireRoom(deps.db, "recover");
  const work = inTransaction(deps, async (tx) => {
    await countSending(tx, email);
    const account = await findAccount(tx, email);
    if (account === null) return;
    const { userId, language } = account;
    const token = await makeLink(tx, { purpose: recovery, userId });
    const params = { link: pageLink(tx, "/recover", token) };
    const whenSent = linkSent(token);
    await tx.mail.send(tx.db, { userId, to: email, language, key: "recover", params, whenSent });
  });
  await inNoLessThan(silentMs, work);
}
