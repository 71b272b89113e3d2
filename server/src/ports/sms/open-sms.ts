import type { Deps } from "../../deps.ts";
import { deliverAtOnce, deliverMessage } from "../outgoing/deliver-message.ts";
import { messageParams } from "../outgoing/message-params.ts";
import { outboxCarrier } from "../outgoing/outbox.ts";
import { type Carrier, deliverTask, type MessageDeps, queueMessage } from "../outgoing/queue-message.ts";
import { withDailyCap } from "./daily-cap.ts";
import type { Sms } from "./port.ts";
import { openTwilioCarrier } from "./twilio-messages.ts";

const e164 = /^\+[1-9]\d{6,14}$/;

export type SmsDeps = MessageDeps & Pick<Deps, "fetch">;

/** Twilio Verify only sends codes: other messages need Twilio's messaging with a sender, else they stay here. */
function openCarrier(deps: SmsDeps): Carrier {
  const { SMS_PROVIDER, TWILIO_FROM, TWILIO_MESSAGING_SERVICE } = deps.config;
  const hasSender = TWILIO_FROM !== undefined || TWILIO_MESSAGING_SERVICE !== undefined;
  if (SMS_PROVIDER === "outbox" || !hasSender) return outboxCarrier(deps.log);
  return withDailyCap(deps, openTwilioCarrier(deps));
}

/** Registers its task, so call it before the tasks start. */
export function openSms(deps: SmsDeps, carrier: Carrier = openCarrier(deps)): Sms {
  const task = deliverTask("sms");
  deps.tasks.handle(task, ({ id }) => deliverMessage(deps, task, carrier, id));
  return {
    leaves: carrier.name !== "outbox",
    deliverNow: (id) => deliverAtOnce(deps, task, carrier, id, "sms_unavailable"),
    async send(db, { userId, to, language, key, params, whenSent }) {
      if (!e164.test(to)) throw new Error("A text message goes to a number in E.164.");
      const text = deps.translate(language, `sms.${key}`, messageParams(params));
      const content = { to, subject: "", text };
      return queueMessage(deps, db, task, { channel: "sms", userId, language, key, content, whenSent });
    },
  };
}
