import { AppError } from "@waymark/contract/errors";
import type { ProviderId } from "@waymark/contract/sign-in";
import { recordAudit } from "../../audit/record-audit.ts";
import { type Deps, inTransaction } from "../../deps.ts";
import type { Identity } from "../../ports/openid/proof.ts";
import { findAccount, forgetAccount, makeVerifiedAccount } from "../accounts/account.ts";
import { addIdentity, ownerOfIdentity } from "../accounts/credentials/identities.ts";
import { notify } from "../notifications/notify.ts";
import { claimAccount, claimEndsPlan } from "./claim-account.ts";
import { SignInRefused } from "./sign-in-refused.ts";

export interface VerifiedIdentity {
  readonly provider: ProviderId;
  readonly providerName: string;
  readonly identity: Identity;
}

/**
 * @property claimWaits A claim would end the unverified account's paid plan: nothing has changed, the person is asked.
 */
export interface AccountOfIdentity {
  readonly userId: string;
  readonly claimWaits: boolean;
}

/**
 * The linked account; else the one with the identity's address, if the provider has verified that address; else a new
 * one. Linking claims an account whose address is unverified.
 * @param options.mayEndPlan The person knows that the claim ends a paid plan.
 * @throws SignInRefused `no_email`, `provider_unverified`.
 */
export async function accountOfIdentity(
  deps: Deps,
  vouched: VerifiedIdentity,
  options: { readonly mayEndPlan: boolean },
): Promise<AccountOfIdentity> {
  try {
    return await findOrMake(deps, vouched, options);
  } catch (error) {
    // Of several parallel first sign-ins one created the account; the others find it now.
    const late = error instanceof AppError && ["email_taken", "identity_taken"].includes(error.code);
    if (!late) throw error;
    return findOrMake(deps, vouched, options);
  }
}

async function findOrMake(
  deps: Deps,
  { provider, providerName, identity }: VerifiedIdentity,
  { mayEndPlan }: { readonly mayEndPlan: boolean },
): Promise<AccountOfIdentity> {
  const proven = { provider, subject: identity.subject };
  const owner = await ownerOfIdentity(deps, proven);
  if (owner !== null) return { userId: owner, claimWaits: false };
  const { email, emailVerified, name } = identity;
  if (email === null) throw new SignInRefused("no_email");
  if (!emailVerified) throw new SignInRefused("provider_unverified");
  const account = await findAccount(deps, email);
  if (account !== null && !mayEndPlan && (await claimEndsPlan(deps, account)))
    return { userId: account.userId, claimWaits: true };
  const userId = await inTransaction(deps, async (tx) => {
    const userId = account?.userId ?? (await makeVerifiedAccount(tx, { email, name }));
    if (account !== null && !account.emailVerified) await claimAccount(tx, userId, account.email);
    const isNew = await addIdentity(tx, userId, proven);
    if (isNew && account !== null) {
      await notify(tx, { userId, kind: "identity-linked", params: { provider: providerName } });
      await recordAudit(tx, { userId, action: "identity-linked", detail: provider });
    }
    return userId;
  });
  forgetAccount(deps, userId);
  return { userId, claimWaits: false };
}
