import type { AnswerOf } from "@waymark/contract/endpoint";
import { AppError } from "@waymark/contract/errors";
import type * as contract from "@waymark/contract/sign-in";
import type { LocalMail } from "@waymark/contract/sign-in";
import type { Actor } from "../../actor.ts";
import {
  consumeLink,
  linkSent,
  makeLink,
  type OpenedLink,
  pageLink,
  readLink,
} from "../../codes/mailed-link.ts";
import { requireSending } from "../../codes/make-code.ts";
import { type Deps, inTransaction } from "../../deps.ts";
import { readLocalMail } from "../../ports/outgoing/read-local-mail.ts";
import { type Account, forgetAccount, markEmailVerified, readAccount } from "../accounts/account.ts";
import { type AttemptRule, countAttempt } from "../accounts/credentials/count-attempt.ts";
import { recovery } from "../accounts/credentials/password.ts";
import { claimAccount, claimEndsPlan } from "./claim-account.ts";

const verification = "verify-email";

/** Only sessions of the account can ask for these mails. Recovery and codes have their own limits. */
const verificationMails: AttemptRule = {
  kind: "verification-mails",
  atMost: 10,
  windowSeconds: 24 * 60 * 60,
};

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

/** Does nothing when the address is verified already. */
export async function sendVerification(deps: Deps, actor: Actor): Promise<void> {
  await inTransaction(deps, async (tx) => {
    const account = await readAccount(tx, actor.userId);
    if (account === null || account.emailVerified) return;
    await tx.mail.requireBelowLimit(tx.db, "verify-email");
    const { email: address, userId } = account;
    await requireSending(tx, { purpose: verification, address, from: userId });
    if (tx.config.RATE_LIMITS === "enforced") await countAttempt(tx, verificationMails, address);
    await mailVerification(tx, account);
  });
}

/** The calling code decides whether the mail may be shown. */
export async function showVerification(deps: Deps, actor: Actor): Promise<LocalMail> {
  const mail = actor.verified ? null : await readLocalMail(deps, actor.userId, verification);
  if (mail === null) throw new AppError("not_found");
  const { subject, text, writtenAt } = mail;
  return { subject, text, writtenAt: writtenAt.toISOString() };
}

/**
 * Tells whether the caller is signed in to that account, and whether verifying would end a paid plan. The link is not
 * used up.
 */
export async function readVerificationLink(
  deps: Deps,
  actor: Actor | null,
  token: string,
): Promise<AnswerOf<typeof contract.readVerificationLink>> {
  const account = await accountOf(deps, await readLink(deps, verification, token));
  const own = account.userId === actor?.userId;
  return { email: account.email, own, endsPlan: !own && (await claimEndsPlan(deps, account)) };
}

/**
 * Uses the link up. A caller who is signed in to the account keeps everything. Anybody else has proven that the address
 * is theirs, but not that they created the account: they get it without anything by which its creator could come back,
 * and with a token to set a password.
 */
export async function verifyEmail(
  deps: Deps,
  actor: Actor | null,
  token: string,
): Promise<AnswerOf<typeof contract.verifyEmail>> {
  const { userId, email, setPassword } = await inTransaction(deps, async (tx) => {
    const { userId, email } = await accountOf(tx, await consumeLink(tx, verification, token));
    if (userId === actor?.userId) {
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

/** @throws AppError `link_invalid` when the account no longer has the link's address. */
async function accountOf(deps: Deps, link: OpenedLink | null): Promise<Account> {
  const account = link === null ? null : await readAccount(deps, link.userId);
  if (account === null || link?.about !== account.email) throw new AppError("link_invalid");
  return account;
}
