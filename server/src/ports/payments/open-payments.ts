import type { PaymentsState } from "@waymark/contract/billing";
import type { Config } from "../../config.ts";
import type { Deps } from "../../deps.ts";
import type { Payments } from "./port.ts";
import { openTestPayments, type TestDeps } from "./test-payments.ts";

export async function openPayments(deps: TestDeps & Pick<Deps, "fetch">): Promise<Payments> {
  if (deps.config.STRIPE_SECRET_KEY === undefined) return openTestPayments(deps);
  // Only then is the memory of Stripe's library needed.
  const { openStripePayments } = await import("./stripe.ts");
  return openStripePayments(deps);
}

export function paymentsState(config: Config): PaymentsState {
  const testMode = config.STRIPE_SECRET_KEY === undefined;
  const reason =
    config.PLANS === "open"
      ? "plans_open"
      : testMode && config.publicAddress
        ? "test_on_public_address"
        : null;
  return { provider: testMode ? "test" : "stripe", ready: reason === null, reason, testMode };
}
