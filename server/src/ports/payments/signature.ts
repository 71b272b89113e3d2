import { createHmac, timingSafeEqual } from "node:crypto";

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

const mac = (secret: string, seconds: string, body: Uint8Array) =>
  createHmac("sha256", secret).update(`${seconds}.`).update(body).digest();

/** Stripe's header for a body: `t=<seconds>,v1=<HMAC-SHA256 of "t.body">`. */
export function signatureOf(secret: string, body: string, at: Date): string {
  const seconds = String(Math.floor(at.getTime() / 1_000));
  return `t=${seconds},v1=${mac(secret, seconds, Buffer.from(body, "utf8")).toString("hex")}`;
}

/**
 * Checks a body's signature header; while a secret is being exchanged it carries several `v1`.
 * @throws WebhookRefused `refused` for a wrong or missing one, `stale` for a right one of another time.
 */
export function checkSignature(
  secret: string,
  body: Uint8Array,
  header: string | undefined,
  now: Date,
): void {
  const parts = (header ?? "").slice(0, 2_000).split(",");
  const of = (name: string) =>
    parts.filter((part) => part.startsWith(`${name}=`)).map((part) => part.slice(name.length + 1));
  const seconds = of("t").at(0);
  if (seconds === undefined || !/^\d{1,12}$/.test(seconds)) throw new WebhookRefused("refused");
  const wanted = mac(secret, seconds, body);
  const isRight = (given: string) => {
    const bytes = Buffer.from(given, "hex");
    return bytes.length === wanted.length && timingSafeEqual(bytes, wanted);
  };
  if (!of("v1").some(isRight)) throw new WebhookRefused("refused");
  if (Math.abs(now.getTime() / 1_000 - Number(seconds)) > toleranceSeconds) throw new WebhookRefused("stale");
}
