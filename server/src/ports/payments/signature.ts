import Stripe from "stripe";
import { WebhookRefused } from "./port.ts";

/** Allowed difference in seconds between a message's time and this machine's clock. */
const toleranceSeconds = 300;

export const signatureOf = (secret: string, payload: string, at: Date): string =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: Math.floor(at.getTime() / 1_000) });

/**
 * Stripe's library also accepts several signatures while secrets are rotated. It refuses old messages only; those from
 * the future are refused here.
 * @throws WebhookRefused `refused` for a wrong or missing one, `stale` for a valid one of another time.
 */
export function checkSignature(
  secret: string,
  body: Uint8Array,
  header: string | undefined,
  now: Date,
): void {
  const given = header ?? "";
  const verify = (tolerance: number) => {
    try {
      const { signature } = Stripe.webhooks;
      return signature?.verifyHeader(body, given, secret, tolerance, undefined, now.getTime()) === true;
    } catch {
      // The library has different errors for broken headers; each means that there is no valid signature.
      return false;
    }
  };
  // A tolerance of 0 accepts every age, and so distinguishes an old message from an unsigned one.
  if (!verify(toleranceSeconds)) throw new WebhookRefused(verify(0) ? "stale" : "refused");
  // The library reads the last `t` of the header.
  const signedAt = Number(
    given
      .split(",")
      .findLast((part) => part.startsWith("t="))
      ?.slice(2),
  );
  if (signedAt - now.getTime() / 1_000 > toleranceSeconds) throw new WebhookRefused("stale");
}
