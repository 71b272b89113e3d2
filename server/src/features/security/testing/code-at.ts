import { Secret, TOTP } from "otpauth";

/** What an authenticator app shows at an instant. */
export const codeAt = (secret: string, at: Date) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });
