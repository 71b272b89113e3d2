import { z } from "zod";
import type { Carrier } from "../outgoing/queue-message.ts";
import { given, postTwilio, type TwilioDeps } from "./twilio-call.ts";

const Taken = z.object({ sid: z.string() });

export function openTwilioCarrier(deps: TwilioDeps): Carrier & { readonly name: "twilio" } {
  const { TWILIO_ACCOUNT_SID, TWILIO_FROM, TWILIO_MESSAGING_SERVICE } = deps.config;
  const account = given(TWILIO_ACCOUNT_SID, "TWILIO_ACCOUNT_SID");
  const sender: Record<string, string> =
    TWILIO_MESSAGING_SERVICE === undefined
      ? { From: given(TWILIO_FROM, "TWILIO_FROM") }
      : { MessagingServiceSid: TWILIO_MESSAGING_SERVICE };
  return {
    name: "twilio",
    deliver: async ({ to, text }, handOver) => {
      const path = `/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`;
      await handOver();
      const answer = await postTwilio(deps, "api", path, { To: to, Body: text, ...sender });
      // It may have been accepted, so it is not sent again.
      if (!Taken.safeParse(answer).success) throw new Error("Twilio answered something else.");
    },
  };
}
