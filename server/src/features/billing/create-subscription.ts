import { AppError } from "@waymark/contract/errors";

/**
 * Begins a paid subscription. No payment provider is connected yet.
 * @throws AppError `payments_not_ready`, always.
 */
export async function createSubscription(): Promise<{ clientSecret: string }> {
  throw new AppError("payments_not_ready");
}
