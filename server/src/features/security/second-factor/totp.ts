import { authenticatorDigits } from "@waymark/contract/security-second-factor";
import { Secret, TOTP } from "otpauth";

const periodSeconds = 30;
/** Steps that a phone's clock may be early or late. */
const drift = 1;

const totpOf = (secret: string, email = "") =>
  new TOTP({
    issuer: "Waymark",
    label: email,
    secret: Secret.fromBase32(secret),
    algorithm: "SHA1",
    digits: authenticatorDigits,
    period: periodSeconds,
  });

/** A new secret of 160 bits, as base 32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** The address in the QR code for an authenticator app. */
export const authenticatorUri = (secret: string, email: string): string => totpOf(secret, email).toString();

/**
 * The time step that a code belongs to (RFC 6238, 30 s): the present one, the one before or the one after.
 * @param code As typed; blanks between the digits do not matter.
 * @returns null when it belongs to none of them.
 */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const token = code.replace(/\s/g, "");
  if (token.length !== authenticatorDigits || /\D/.test(token)) return null;
  const delta = totpOf(secret).validate({ token, timestamp: now.getTime(), window: drift });
  return delta === null ? null : Math.floor(now.getTime() / 1_000 / periodSeconds) + delta;
}
