import type { AnswerOf } from "@waymark/contract/endpoint";
import { AppError } from "@waymark/contract/errors";
import { ProviderId, type readProviderClaim } from "@waymark/contract/sign-in";
import type { Language } from "@waymark/contract/values";
import { z } from "zod";
import { consumeLink, makeLink, readLink } from "../../codes/mailed-link.ts";
import { type Deps, inTransaction } from "../../deps.ts";
import { readyProvider } from "../../ports/openid/providers.ts";
import { forgetAccount, readAccount } from "../accounts/account.ts";
import { completeSignIn, type SignedInSession } from "../accounts/credentials/complete-sign-in.ts";
import type { Device } from "../accounts/sessions/device-of.ts";
import { accountOfIdentity, type VerifiedIdentity } from "./account-of-identity.ts";
import { claimEndsPlan } from "./claim-account.ts";

/**
 * A sign-in by a provider that would claim an account with a paid plan waits for the person's answer. It is stored
 * like a mailed link (a hash, sealed, used once), but its token is only in the cookie of the returning browser.
 */
const purpose = "claim-by-provider";

export const claimMinutes = 10;

const Confirmed = z.object({
  provider: ProviderId,
  subject: z.string(),
  email: z.string(),
  name: z.string(),
});

/** Returns the secret for the browser's cookie. */
export function keepClaimWaiting(
  deps: Deps,
  userId: string,
  { provider, identity: { subject, email, name } }: VerifiedIdentity,
): Promise<string> {
  const about = JSON.stringify({ provider, subject, email, name });
  return makeLink(deps, { purpose, userId, about, minutes: claimMinutes });
}

/** Null when this browser has none that still waits. */
export async function readWaitingClaim(
  deps: Deps,
  token: string | undefined,
): Promise<AnswerOf<typeof readProviderClaim>["waiting"]> {
  const link = token === undefined ? null : await readLink(deps, purpose, token);
  const account = link === null ? null : await readAccount(deps, link.userId);
  const vouched = vouchedBy(deps, link?.about ?? null);
  if (account === null || vouched === null) return null;
  const { providerName } = vouched;
  return { email: account.email, providerName, endsPlan: await claimEndsPlan(deps, account) };
}

/**
 * Claims the account, which ends its plan, and opens a session. @throws AppError `link_invalid`, `account_blocked`.
 */
export async function confirmWaitingClaim(
  deps: Deps,
  token: string | undefined,
  language: Language,
  device: Device,
): Promise<SignedInSession> {
  const { userId, provider } = await inTransaction(deps, async (tx) => {
    const link = token === undefined ? null : await consumeLink(tx, purpose, token);
    const vouched = vouchedBy(tx, link?.about ?? null);
    if (vouched === null) throw new AppError("link_invalid");
    const { userId } = await accountOfIdentity(tx, vouched, { mayEndPlan: true });
    return { userId, provider: vouched.provider };
  });
  forgetAccount(deps, userId);
  return completeSignIn(deps, userId, language, device, { method: provider });
}

export async function leaveWaitingClaim(deps: Deps, token: string | undefined): Promise<void> {
  if (token !== undefined) await consumeLink(deps, purpose, token);
}

/** Null when nothing waits, or the provider was taken out of the settings meanwhile. */
function vouchedBy(deps: Deps, about: string | null): VerifiedIdentity | null {
  if (about === null) return null;
  const { provider, ...identity } = Confirmed.parse(JSON.parse(about));
  const ready = readyProvider(deps.config, provider);
  if (ready === null) return null;
  return { provider, providerName: ready.name, identity: { ...identity, emailVerified: true } };
}
