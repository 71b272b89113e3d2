import { deliverMessage, deliverTask, leaveMessage, type MessageDeps } from "../outgoing/leave-message.ts";
import { messageParams } from "../outgoing/message-params.ts";
import { outboxCarrier } from "../outgoing/outbox.ts";
import type { Sms } from "./port.ts";

const e164 = /^\+[1-9]\d{6,14}$/;

/** Text messages through the database; announces its task, so call it before the tasks start. */
export function openSms(deps: MessageDeps): Sms {
  const task = deliverTask("sms");
  const carrier = outboxCarrier(deps.log);
  deps.tasks.handle(task, ({ id }) => deliverMessage(deps, task, carrier, id));
  return {
    leaves: false,
    async send(db, { userId, to, language, key, params }) {
      if (!e164.test(to)) throw new Error("A text message goes to a number in E.164.");
      const text = deps.say(language, `sms.${key}`, messageParams(params));
      const content = { to, subject: "", text };
      await leaveMessage(deps, db, task, { channel: "sms", userId, language, key, content });
    },
  };
}
