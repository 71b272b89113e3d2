import Stripe from "stripe";

/** Seconds a signed message may be older or newer than this machine's clock. */
const toleranceSeconds = 300;

/** A message that does not come from the provider, or is too old to be believed. */
export class WebhookRefused extends Error {
  readonly reason: "refused" | "stale";
  constructor(reason: "refused" | "stale") {
    super(reason);
    this.reason = reason;
  }
}

/** The `stripe-signature` header for a body, as Stripe's own library writes it. */
export const signatureOf = (secret: string, payload: string, at: Date): string =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: Math.floor(at.getTime() / 1_000) });

/**
 * Checks a body's signature header by Stripe's own library, which also reads the several signatures of a time when
 * secrets are exchanged. The library refuses old messages only; those from the future are refused here.
 * @throws WebhookRefused `refused` for a wrong or missing one, `stale` for a right one of another time.
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
      // Its errors differ by how a header is broken; all of them mean that it is not signed.
      return false;
    }
  };
  // A tolerance of 0 lets every age pass: it tells a message that is only old from one that is not signed.
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
