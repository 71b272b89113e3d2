import { AppError } from "@waymark/contract/errors";
import { z } from "zod";
import { codeMinutes, countSending } from "../../codes/make-code.ts";
import { countSend, dropCount } from "../../codes/store.ts";
import type { Deps } from "../../deps.ts";
import { NotSent } from "../outgoing/leave-message.ts";
import { countDailySms } from "../sms/daily-cap.ts";
import { given, postTwilio, TwilioRefusal } from "../sms/twilio-call.ts";
import type { PhoneToProve, PhoneVerifier } from "./port.ts";

export type TwilioVerifyDeps = Pick<Deps, "config" | "database" | "db" | "fetch" | "keys" | "log" | "now">;

const attemptsAtMost = 5;
const sixDigits = /^\d{6}$/;

const Check = z.object({ status: z.string() });

/** Codes that Twilio Verify makes, sends and checks: they never come near this machine. */
export function openTwilioVerify(deps: TwilioVerifyDeps): PhoneVerifier {
  const service = encodeURIComponent(given(deps.config.TWILIO_VERIFY_SERVICE, "TWILIO_VERIFY_SERVICE"));
  const attemptsKey = ({ userId, to }: PhoneToProve) =>
    deps.keys.lookupHash("verify-attempts", JSON.stringify([userId, to]));
  return {
    name: "twilio-verify",
    leaves: true,
    async start(phone, language) {
      const { to } = phone;
      await countSending(deps, to);
      await told(deps, async () => {
        await countDailySms(deps);
        const form = { To: to, Channel: "sms", Locale: language };
        await postTwilio(deps, "verify", `/v2/Services/${service}/Verifications`, form);
      });
      await dropCount(deps.db, attemptsKey(phone));
    },
    async check(phone, code) {
      // Counted before Twilio is asked, which counts too, but for the number and not for the person.
      const { count } = await countSend(deps.db, attemptsKey(phone), deps.now(), codeMinutes * 60_000);
      if (count > attemptsAtMost || !sixDigits.test(code)) throw new AppError("code_invalid");
      const answer = await told(deps, () =>
        postTwilio(deps, "verify", `/v2/Services/${service}/VerificationCheck`, {
          To: phone.to,
          Code: code,
        }),
      );
      if (Check.safeParse(answer).data?.status !== "approved") throw new AppError("code_invalid");
    },
  };
}

/** Says in our words what Twilio refused. A verification that is not there any more was used, or is too old. */
async function told<T>(deps: TwilioVerifyDeps, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const ended = error instanceof TwilioRefusal && (error.twilioCode === 60202 || error.status === 404);
    if (ended) throw new AppError("code_invalid", undefined, error);
    const problem = error instanceof NotSent ? error.message : "unknown";
    deps.log.warn({ problem }, "the phone verification service refused or did not answer");
    const code = (error instanceof NotSent ? error.code : undefined) ?? "sms_unavailable";
    throw new AppError(code, code === "rate_limited" ? { retryAfter: 600 } : undefined, error);
  }
}
