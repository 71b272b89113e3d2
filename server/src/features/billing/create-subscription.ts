import type { Checkout } from "@waymark/contract/billing";
import { AppError } from "@waymark/contract/errors";

/**
 * Begins a paid subscription. No payment provider is connected yet.
 * @throws AppError `payments_not_ready`, always.
 */
export async function createSubscription(): Promise<Checkout> {
  throw new AppError("payments_not_ready");
}
