import { Secret, TOTP } from "otpauth";

/** The code of an authenticator app at an instant. */
export const codeAt = (secret: string, at: Date) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });
