import { authenticatorDigits } from "@waymark/contract/security-second-factor";
import { Secret, TOTP } from "otpauth";

const periodSeconds = 30;
const drift = 1;

const totpOf = (secret: string, label = "") =>
  new TOTP({
    issuer: "Waymark",
    label,
    secret: Secret.fromBase32(secret),
    algorithm: "SHA1",
    digits: authenticatorDigits,
    period: periodSeconds,
  });

export const newSecret = (): string => new Secret({ size: 20 }).base32;

export const authenticatorUri = (secret: string, label: string): string => totpOf(secret, label).toString();

/**
 * RFC 6238 with steps of 30 s; the step before and the one after count too. Null when the code belongs to none of
 * them.
 * @param code As typed; blanks between the digits do not matter.
 */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const token = code.replace(/\s/g, "");
  if (token.length !== authenticatorDigits || /\D/.test(token)) return null;
  const delta = totpOf(secret).validate({ token, timestamp: now.getTime(), window: drift });
  return delta === null ? null : Math.floor(now.getTime() / 1_000 / periodSeconds) + delta;
}
