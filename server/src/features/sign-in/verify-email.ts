import { AppError } from "@waymark/contract/errors";
import { linkSent, makeLink, pageLink, takeLink } from "../../codes/mailed-link.ts";
import { countSending } from "../../codes/make-code.ts";
import { type Deps, inTransaction } from "../../deps.ts";
import type { Who } from "../../who.ts";
import { type Account, forgetAccount, markEmailVerified, readAccount } from "../accounts/account.ts";
import { countAttempt, strangersMails } from "../accounts/count-attempt.ts";

const verification = "verify-email";

/** Mails the link that proves an address, in the caller's transaction. */
export async function mailVerification(
  deps: Deps,
  { userId, email, language }: Pick<Account, "userId" | "email" | "language">,
): Promise<void> {
  const token = await makeLink(deps, { purpose: verification, userId, about: email });
  const link = pageLink(deps, `/recover?purpose=${verification}`, token);
  await deps.mail.send(deps.db, {
    userId,
    to: email,
    language,
    key: "verify-email",
    params: { link },
    whenSent: linkSent(token),
  });
}

/**
 * Mails the asker's link again; nothing when their address is verified already.
 * @throws AppError `rate_limited`, `mail_limit`.
 */
export async function sendVerification(deps: Deps, who: Who): Promise<void> {
  await inTransaction(deps, async (tx) => {
    const account = await readAccount(tx, who.userId);
    if (account === null || account.emailVerified) return;
    await tx.mail.requireRoom(tx.db, "verify-email");
    await countSending(tx, account.email);
    if (tx.config.RATE_LIMITS === "enforced") await countAttempt(tx, strangersMails, account.email);
    await mailVerification(tx, account);
  });
}

/**
 * Uses a mailed link up: the address it went to is verified, if it still is the person's.
 * @throws AppError `link_invalid`
 */
export async function verifyEmail(deps: Deps, token: string): Promise<{ email: string }> {
  const { userId, email } = await inTransaction(deps, async (tx) => {
    const link = await takeLink(tx, verification, token);
    const account = link === null ? null : await readAccount(tx, link.userId);
    if (account === null || link?.about !== account.email) throw new AppError("link_invalid");
    await markEmailVerified(tx, account.userId, account.email);
    return account;
  });
  forgetAccount(deps, userId);
  return { email };
}
