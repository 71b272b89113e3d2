import type { Checkout, createSubscription as endpoint } from "@waymark/contract/billing";
import type { BodyOf } from "@waymark/contract/endpoint";
import { AppError } from "@waymark/contract/errors";
import { plans, priceOf } from "@waymark/domain/billing/plans";
import type { Actor } from "../../../actor.ts";
import type { Deps } from "../../../deps.ts";
import { paymentsState } from "../../../ports/payments/open-payments.ts";
import { wasAnswered } from "../../../ports/payments/port.ts";
import { getUser } from "../../accounts/profile/users.ts";
import { billingNow } from "../billing-now.ts";
import { customerIdOf } from "../current-provider.ts";
import { checkPaymentsReady } from "../payments-overview.ts";
import { refreshSubscription } from "../refresh-subscription.ts";
import { readAccount, type SubscriptionRow, updateAccount, updateRow } from "../store.ts";
import { beginAttempt } from "./begin-attempt.ts";
import { giveUpAttempt, settleRow } from "./finish-attempt.ts";

const day = 86_400_000;

/**
 * Starts or continues the card set-up. Nothing is billed and no subscription is created before the card is confirmed.
 * Each call to the provider is stored beforehand with its key, so that an interrupted attempt can continue.
 */
export async function createSubscription(
  deps: Deps,
  actor: Actor,
  { planType, period, attempt }: BodyOf<typeof endpoint>,
): Promise<Checkout> {
  checkPaymentsReady(deps, actor);
  const { row, replaced } = await beginAttempt(deps, actor, { planType, period, attempt });
  for (const old of replaced) {
    if (!(await giveUpAttempt(deps, old))) throw new AppError("already_subscribed");
  }
  const { providerId } = row;
  if (providerId !== null) return checkoutOf(deps, row, await secretOfPayment(deps, row.id, providerId));
  return checkoutOf(deps, row, await secretOfSetup(deps, actor, row));
}

/** A failed first payment has no free days: it is charged when it is confirmed. */
async function checkoutOf(deps: Deps, row: SubscriptionRow, clientSecret: string): Promise<Checkout> {
  const { planType, period, trialDays } = row;
  const trialEnd = (await billingNow(deps)).getTime() + trialDays * day;
  const inTrial = trialDays > 0;
  return {
    clientSecret,
    provider: paymentsState(deps.config).provider,
    publishableKey: deps.payments.publishableKey,
    planType,
    period,
    trialEndsAt: inTrial ? new Date(trialEnd).toISOString() : null,
    dueToday: inTrial ? 0 : priceOf(planType, period),
    amount: priceOf(planType, period),
    currency: plans[planType].currency,
  };
}

async function secretOfSetup(deps: Deps, actor: Actor, row: SubscriptionRow): Promise<string> {
  if (row.setupId === null) return newSetup(deps, actor, row);
  const { status, clientSecret } = await deps.payments.readSetup(row.setupId);
  if (status === "waiting") return clientSecret;
  if (status === "succeeded") {
    const made = await settleRow(deps, row.id);
    if (made === null || made.providerId === null) throw new AppError("payments_unavailable");
    return secretOfPayment(deps, made.id, made.providerId);
  }
  // The set-up was cancelled at the provider: its row is closed now, and the next attempt starts anew.
  await updateRow(deps.db, row.id, { status: "abandoned" });
  throw new AppError("payments_unavailable", { retryAfter: 1 });
}

async function newSetup(deps: Deps, actor: Actor, { id, callKey }: SubscriptionRow): Promise<string> {
  const customerId = await customerOf(deps, actor);
  try {
    const setup = await deps.payments.createSetup({ customerId, rowId: id, key: `${callKey}:setup` });
    await updateRow(deps.db, id, { setupId: setup.id });
    return setup.clientSecret;
  } catch (error) {
    // The provider remembers a clear refusal under its key, so the next attempt needs a new one. Without an answer the
    // result is unknown: keep the key.
    if (wasAnswered(error)) await updateRow(deps.db, id, { callKey: `${callKey}+` });
    throw error;
  }
}

async function secretOfPayment(deps: Deps, rowId: string, providerId: string): Promise<string> {
  const row = await refreshSubscription(deps, rowId);
  const clientSecret = row?.status === "incomplete" ? await deps.payments.clientSecretOf(providerId) : null;
  if (clientSecret !== null) return clientSecret;
  if (row !== null && row.endedAt === null) throw new AppError("already_subscribed");
  // The subscription ended while it was open: its row is closed now, and the next attempt starts anew.
  throw new AppError("payments_unavailable", { retryAfter: 1 });
}

async function customerOf(deps: Deps, actor: Actor): Promise<string> {
  const account = await readAccount(deps.db, actor.userId);
  const known = customerIdOf(deps, account);
  if (known !== null) return known;
  const { email } = await getUser(deps, actor, actor.userId);
  // The owner who claims an account is a different customer from its former holder, and has a new row.
  const key = `cust:${actor.userId}:${account?.createdAt.getTime() ?? 0}`;
  const made = await deps.payments.createCustomer({ userId: actor.userId, email, key });
  await updateAccount(deps.db, actor.userId, { customerId: made });
  return made;
}
