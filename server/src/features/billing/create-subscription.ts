import type { Checkout, createSubscription as endpoint, PaidPlanId, Period } from "@waymark/contract/billing";
import type { BodyOf } from "@waymark/contract/endpoint";
import { AppError } from "@waymark/contract/errors";
import { plans, priceOf } from "@waymark/domain/billing/plans";
import { isTerminal, isUnpaid, type RemoteSubscription } from "@waymark/domain/billing/subscription";
import type { Deps } from "../../deps.ts";
import { paymentsState } from "../../ports/payments/open-payments.ts";
import { wasAnswered } from "../../ports/payments/stripe-client.ts";
import type { Who } from "../../who.ts";
import { getUser } from "../accounts/get-user.ts";
import { applyRemote } from "./apply-remote.ts";
import { beginAttempt } from "./begin-attempt.ts";
import { customerIdOf } from "./current-provider.ts";
import { checkPaymentsReady } from "./payments-ready.ts";
import { refreshSubscription } from "./refresh-subscription.ts";
import { drawTicket, readAccount, type SubscriptionRow, updateAccount, updateRow } from "./store.ts";

interface Found {
  readonly clientSecret: string;
  readonly remote: RemoteSubscription;
}

/**
 * Begins a paid subscription, or goes on with the open one. What is to be asked of the provider is written down first,
 * with the key of the call, so that a try that broke off anywhere is gone on with by the next one, and nothing is made
 * twice. It opens nothing until a card is there.
 * @throws AppError `payments_not_ready`, `payments_unavailable`, `already_subscribed`, `idempotency_mismatch`.
 */
export async function createSubscription(
  deps: Deps,
  who: Who,
  { planType, period, attempt }: BodyOf<typeof endpoint>,
): Promise<Checkout> {
  checkPaymentsReady(deps, who);
  const { row, replaced } = await beginAttempt(deps, who, { planType, period, attempt });
  for (const old of replaced) await giveUp(deps, old);
  const { clientSecret, remote } =
    row.providerId === null ? await create(deps, who, row) : await goOn(deps, row);
  return checkoutOf(deps, { planType, period }, clientSecret, remote);
}

function checkoutOf(
  deps: Deps,
  terms: { planType: PaidPlanId; period: Period },
  clientSecret: string,
  { trialEnd, status }: RemoteSubscription,
): Checkout {
  const inTrial = status === "trialing";
  const { planType, period } = terms;
  return {
    clientSecret,
    provider: paymentsState(deps.config).provider,
    publishableKey: deps.payments.publishableKey,
    planType,
    period,
    trialEndsAt: inTrial ? (trialEnd?.toISOString() ?? null) : null,
    dueToday: inTrial ? 0 : priceOf(planType, period),
    amount: priceOf(planType, period),
    currency: plans[planType].currency,
  };
}

/** Ends an open attempt at another plan, of which nothing was paid. */
async function giveUp(deps: Deps, row: SubscriptionRow): Promise<void> {
  if (row.providerId === null) {
    await updateRow(deps.db, row.id, { status: "abandoned" });
    return;
  }
  await deps.payments.cancel(row.providerId, "now");
  await refreshSubscription(deps, row.id);
}

/** Asks the provider for the subscription of a row that has none yet. */
async function create(deps: Deps, who: Who, row: SubscriptionRow): Promise<Found> {
  const customerId = await customerOf(deps, who);
  const { id, planType, period, trialDays, callKey } = row;
  const ticket = await drawTicket(deps.db, id);
  try {
    const begun = await deps.payments.createSubscription({
      customerId,
      rowId: id,
      planType,
      period,
      trialDays,
      key: callKey,
    });
    await applyRemote(deps, id, begun.subscription, ticket);
    return { clientSecret: begun.clientSecret, remote: begun.subscription };
  } catch (error) {
    // A clear no is remembered under its key; the next try needs another one. Of silence nobody knows: same key.
    if (wasAnswered(error)) await updateRow(deps.db, id, { callKey: `${callKey}+` });
    throw error;
  }
}

/** Goes on with what the provider has already begun. */
async function goOn(deps: Deps, row: SubscriptionRow): Promise<Found> {
  const providerId = row.providerId ?? "";
  const remote = await deps.payments.retrieve(providerId);
  const clientSecret = isUnpaid(remote) ? await deps.payments.clientSecretOf(providerId) : null;
  if (clientSecret !== null) return { clientSecret, remote };
  await refreshSubscription(deps, row.id);
  if (!isTerminal(remote.status)) throw new AppError("already_subscribed");
  // It ended while it lay open: its row is closed now, and the next try begins anew.
  throw new AppError("payments_unavailable", { retryAfter: 1 });
}

async function customerOf(deps: Deps, who: Who): Promise<string> {
  const known = customerIdOf(deps, await readAccount(deps.db, who.userId));
  if (known !== null) return known;
  const { email } = await getUser(deps, who, who.userId);
  const made = await deps.payments.createCustomer({ userId: who.userId, email, key: `cust:${who.userId}` });
  await updateAccount(deps.db, who.userId, { customerId: made });
  return made;
}
