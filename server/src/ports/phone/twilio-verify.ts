import { AppError } from "@waymark/contract/errors";
import { z } from "zod";
import { codeMinutes, requireSending } from "../../codes/make-code.ts";
import { countAttemptOf, openAttempts } from "../../codes/store.ts";
import type { Deps } from "../../deps.ts";
import { NotSent } from "../outgoing/queue-message.ts";
import { countDailySms } from "../sms/daily-cap.ts";
import { given, postTwilio, TwilioRefusal } from "../sms/twilio-call.ts";
import { askedBy } from "./own-codes.ts";
import type { PhoneToProve, PhoneVerifier } from "./port.ts";

export type TwilioVerifyDeps = Pick<Deps, "config" | "database" | "db" | "fetch" | "keys" | "log" | "now">;

const attemptsAtMost = 5;
/** Twilio's codes for a wrong code or an ended verification. */
const ended: ReadonlySet<number> = new Set([20404, 60200, 60202]);
const sixDigits = /^\d{6}$/;

const Verification = z.object({ status: z.string() });

export function openTwilioVerify(deps: TwilioVerifyDeps): PhoneVerifier {
  const service = encodeURIComponent(given(deps.config.TWILIO_VERIFY_SERVICE, "TWILIO_VERIFY_SERVICE"));
  const attemptsKey = ({ userId, browser, to }: PhoneToProve) =>
    deps.keys.lookupHash("verify-attempts", JSON.stringify([userId ?? `browser:${browser ?? ""}`, to]));
  return {
    name: "twilio-verify",
    leaves: true,
    async start(phone, language) {
      const { to } = phone;
      await requireSending(deps, { purpose: "verify-phone", address: to, ...askedBy(phone) });
      await told(deps, async () => {
        await countDailySms(deps);
        const form = { To: to, Channel: "sms", Locale: language };
        const answer = await postTwilio(deps, "verify", `/v2/Services/${service}/Verifications`, form);
        if (!Verification.safeParse(answer).success)
          throw new NotSent("twilio answered something else", false);
      });
      const endsAt = new Date(deps.now().getTime() + codeMinutes * 60_000);
      await openAttempts(deps.db, attemptsKey(phone), endsAt);
    },
    async check(phone, code) {
      // Counted before calling Twilio, which counts too, but by number and not by person: a browser that asked for no
      // code must neither use another one's nor use up its attempts.
      const count = await countAttemptOf(deps.db, attemptsKey(phone), deps.now());
      if (count === null || count > attemptsAtMost || !sixDigits.test(code))
        throw new AppError("code_invalid");
      const path = `/v2/Services/${service}/VerificationCheck`;
      const answer = await told(deps, () =>
        postTwilio(deps, "verify", path, { To: phone.to, Code: code }).catch((error: unknown) => {
          // A verification that no longer exists was used, is too old, or had too many attempts.
          if (error instanceof TwilioRefusal && ended.has(error.twilioCode))
            throw new AppError("code_invalid", undefined, error);
          throw error;
        }),
      );
      const read = Verification.safeParse(answer);
      if (!read.success) throw new AppError("sms_unavailable");
      if (read.data.status !== "approved") throw new AppError("code_invalid");
    },
  };
}

async function told<T>(deps: TwilioVerifyDeps, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError && error.code === "code_invalid") throw error;
    const problem = error instanceof NotSent ? error.message : "unknown";
    deps.log.warn({ problem }, "the phone verification service refused or did not answer");
    const code = (error instanceof NotSent ? error.code : undefined) ?? "sms_unavailable";
    throw new AppError(code, code === "rate_limited" ? { retryAfter: 600 } : undefined, error);
  }
}
