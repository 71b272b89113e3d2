import { createHash, randomBytes } from "node:crypto";
import { RegisterInput } from "@waymark/contract/accounts";
import { AppError } from "@waymark/contract/errors";
import type { Language } from "@waymark/contract/values";
import { z } from "zod";
import { consumeLink, linkSent, makeLink, pageLink, readLink } from "../../codes/mailed-link.ts";
import { type Deps, inTransaction } from "../../deps.ts";
import { findAccount, makeVerifiedAccount } from "../accounts/account.ts";
import { completeSignIn, type SignedInSession } from "../accounts/credentials/complete-sign-in.ts";
import {
  attemptAt,
  countAttempt,
  countAttempts,
  noteLookUp,
  signUpMails,
  signUpsDaily,
} from "../accounts/credentials/count-attempt.ts";
import { hashNewPassword, storePassword } from "../accounts/credentials/password.ts";
import { register } from "../accounts/credentials/register.ts";
import { ensurePerson } from "../accounts/profile/ensure-person.ts";
import { type Device, unknownDevice } from "../accounts/sessions/device-of.ts";
import { silentMs, withMinimumDuration } from "./minimum-duration.ts";
import { mailVerification } from "./verify-email.ts";

const purpose = "sign-up";
/** As long as the window of `signUpMails`, so that an address which gets no more links has one that works. */
const signUpLinkMinutes = signUpMails.windowSeconds / 60;
/** Seconds that a browser is known: the mail may leave two days after the request, and its link lives from then on. */
export const signUpCookieSeconds = 2 * 86_400 + signUpMails.windowSeconds;
/** Names the key that seals pending sign-ups, which have no account yet. */
const nobody = "pending-sign-ups";

type Input = z.output<typeof RegisterInput>;

/** Has the password's hash, never the password, and a hash of the token given to the browser that signed up. */
const Pending = RegisterInput.omit({ password: true }).extend({ hash: z.string(), browserHash: z.string() });

const hashOfToken = (token: string) => createHash("sha256").update(token).digest("base64url");

/** The same answer for everybody, and the token by which the mailed link recognises this browser. */
interface AskedByMail {
  readonly browserToken: string;
}

/**
 * Mails the link that verifies the address. With AUTH_PRIVACY=strict only that link creates the account, so that
 * neither this answer nor a later sign-in reveals whether there was one already.
 * @throws AppError `weak_password`, `email_taken` (never when strict), `rate_limited` after 100 sign-ups from one IP
 * address in a day; when strict, `sign_up_links_sent` by the limits of `signUpMails`, and `mail_limit`; `busy`.
 */
export async function signUp(
  deps: Deps,
  input: Input,
  language: Language,
  device: Device = unknownDevice,
): Promise<SignedInSession | AskedByMail> {
  if (deps.config.RATE_LIMITS === "enforced") {
    await countAttempt(deps, signUpsDaily, device.address);
    await noteLookUp(deps);
  }
  if (deps.config.AUTH_PRIVACY === "strict") return signUpByMail(deps, input, language, device);
  const entered = await register(deps, input, language, device);
  const { id: userId, email } = entered.user;
  await inTransaction(deps, (tx) => mailVerification(tx, { userId, email, language }));
  return entered;
}

async function signUpByMail(
  deps: Deps,
  { password, ...input }: Input,
  language: Language,
  { address }: Device,
): Promise<AskedByMail> {
  const { email } = input;
  const browserToken = randomBytes(32).toString("base64url");
  const hash = await hashNewPassword(deps, password, email, language);
  await deps.mail.requireBelowLimit(deps.db, "sign-up");
  const work = inTransaction(deps, async (tx) => {
    const asked = attemptAt(signUpMails, email, { address, knownDevice: null });
    if (tx.config.RATE_LIMITS === "enforced") await countAttempts(tx, ...asked);
    const account = await findAccount(tx, email);
    const about = JSON.stringify({ ...input, hash, browserHash: hashOfToken(browserToken) } satisfies z.input<
      typeof Pending
    >);
    const token = await makeLink(tx, { purpose, userId: nobody, about, minutes: signUpLinkMinutes });
    const message =
      account === null
        ? { key: "sign-up", language, userId: null, link: pageLink(tx, `/recover?purpose=${purpose}`, token) }
        : { key: "sign-up-taken", ...account, link: pageLink(tx, "/signin", "").replace(/#.*$/, "") };
    const { key, userId, link } = message;
    const whenSent = linkSent(token, signUpLinkMinutes);
    await tx.mail.send(tx.db, {
      key,
      userId,
      to: email,
      language: message.language,
      params: { link },
      whenSent,
    });
  });
  await withMinimumDuration(silentMs, work);
  return { browserToken };
}

/**
 * Creates the account of a pending sign-up and opens its session. The password given at sign-up counts only in the
 * browser that signed up: anybody can sign up with an address and leave the click to its owner.
 * @throws AppError `link_invalid`, `email_taken` when it was created meanwhile; from another browser `password_needed`
 * without a password (the link stays valid), `weak_password`, `busy`.
 */
export async function confirmSignUp(
  deps: Deps,
  { token, password }: { readonly token: string; readonly password?: string | undefined },
  language: Language,
  browser: { readonly token: string | undefined; readonly device: Device },
): Promise<SignedInSession> {
  const { email, browserHash, ...pending } = await readPending(deps, token);
  const isSameBrowser = browser.token !== undefined && hashOfToken(browser.token) === browserHash;
  if (!isSameBrowser && password === undefined) throw new AppError("password_needed");
  // Before the transaction, which must not wait in the hashing queue.
  const hash =
    isSameBrowser || password === undefined
      ? pending.hash
      : await hashNewPassword(deps, password, email, language);
  const userId = await inTransaction(deps, async (tx) => {
    if ((await consumeLink(tx, purpose, token)) === null) throw new AppError("link_invalid");
    const made = await makeVerifiedAccount(tx, { email, name: pending.fullName });
    await storePassword(tx, made, hash);
    return made;
  });
  await ensurePerson(deps, userId, language, pending);
  return completeSignIn(deps, userId, language, browser.device, { method: "sign-up" });
}

async function readPending(deps: Deps, token: string): Promise<z.output<typeof Pending>> {
  const link = await readLink(deps, purpose, token);
  if (link === null) throw new AppError("link_invalid");
  return Pending.parse(JSON.parse(link.about ?? ""));
}
