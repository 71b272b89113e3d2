import type { AnswerOf } from "@waymark/contract/endpoint";
import { AppError } from "@waymark/contract/errors";
import type {
  KeptMail,
  readVerificationLink as readLinkEndpoint,
  verifyEmail as verifyEndpoint,
} from "@waymark/contract/sign-in";
import {
  linkSent,
  makeLink,
  type OpenedLink,
  pageLink,
  readLink,
  takeLink,
} from "../../codes/mailed-link.ts";
import { requireSending } from "../../codes/make-code.ts";
import { type Deps, inTransaction } from "../../deps.ts";
import { readKeptMail } from "../../ports/outgoing/read-kept-mail.ts";
import type { Who } from "../../who.ts";
import { type Account, forgetAccount, markEmailVerified, readAccount } from "../accounts/account.ts";
import { countAttempt, strangersMails } from "../accounts/count-attempt.ts";
import { recovery } from "../accounts/password.ts";
import { claimAccount } from "./claim-account.ts";

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
    key: verification,
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
    const { email: address, userId } = account;
    await requireSending(tx, { purpose: verification, address, from: userId });
    if (tx.config.RATE_LIMITS === "enforced")
      await countAttempt(tx, strangersMails, `${verification} ${address}`);
    await mailVerification(tx, account);
  });
}

/**
 * The asker's newest mail with such a link. Whether it may be shown at all is for the caller to say.
 * @throws AppError `not_found`.
 */
export async function showVerification(deps: Deps, who: Who): Promise<KeptMail> {
  const mail = who.verified ? null : await readKeptMail(deps, who.userId, verification);
  if (mail === null) throw new AppError("not_found");
  const { subject, text, writtenAt } = mail;
  return { subject, text, writtenAt: writtenAt.toISOString() };
}

/**
 * Whose address a link verifies, and whether the asker is signed in to that account; uses nothing up.
 * @throws AppError `link_invalid`
 */
export async function readVerificationLink(
  deps: Deps,
  who: Who | null,
  token: string,
): Promise<AnswerOf<typeof readLinkEndpoint>> {
  const { userId, email } = await accountOf(deps, await readLink(deps, verification, token));
  return { email, own: userId === who?.userId };
}

/**
 * Uses a mailed link up: the address it went to is verified, if it still is the account's. Whoever is signed in to that
 * account keeps everything. Anybody else has proven by the mail that the address is theirs, and nothing shows that they
 * made the account: they get it without what its maker could come back by, and with a token to set a password.
 * @throws AppError `link_invalid`
 */
export async function verifyEmail(
  deps: Deps,
  who: Who | null,
  token: string,
): Promise<AnswerOf<typeof verifyEndpoint>> {
  const { userId, email, setPassword } = await inTransaction(deps, async (tx) => {
    const { userId, email } = await accountOf(tx, await takeLink(tx, verification, token));
    if (userId === who?.userId) {
      await markEmailVerified(tx, userId, email);
      return { userId, email, setPassword: null };
    }
    const isClaimed = await claimAccount(tx, userId, email);
    return {
      userId,
      email,
      setPassword: isClaimed ? await makeLink(tx, { purpose: recovery, userId }) : null,
    };
  });
  forgetAccount(deps, userId);
  return { email, setPassword };
}

/** @throws AppError `link_invalid` when the account has left the address that the link was mailed to. */
async function accountOf(deps: Deps, link: OpenedLink | null): Promise<Account> {
  const account = link === null ? null : await readAccount(deps, link.userId);
  if (account === null || link?.about !== account.email) throw new AppError("link_invalid");
  return account;
}
