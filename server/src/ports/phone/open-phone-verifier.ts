import { type OwnCodesDeps, openOwnCodes } from "./own-codes.ts";
import type { PhoneVerifier } from "./port.ts";
import { openTwilioVerify, type TwilioVerifyDeps } from "./twilio-verify.ts";

export function openPhoneVerifier(deps: OwnCodesDeps & TwilioVerifyDeps): PhoneVerifier {
  return deps.config.SMS_PROVIDER === "twilio-verify" ? openTwilioVerify(deps) : openOwnCodes(deps);
}
