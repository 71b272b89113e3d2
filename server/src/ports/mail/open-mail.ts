import { Email } from "@waymark/contract/values";
import { deliverMessage, deliverTask, leaveMessage, type MessageDeps } from "../outgoing/leave-message.ts";
import { asLines, messageParams, oneLine } from "../outgoing/message-params.ts";
import { openOutboxSender } from "./outbox.ts";
import type { Mail, MailSender } from "./port.ts";
import { openSmtpSender } from "./smtp.ts";

/** The sender that the configuration asks for. */
function openMailSender(deps: Pick<MessageDeps, "config" | "log">): MailSender {
  const { SMTP_URL, MAIL_FROM } = deps.config;
  return SMTP_URL === undefined ? openOutboxSender(deps.log) : openSmtpSender(SMTP_URL, MAIL_FROM);
}

/** Mail through the database; announces its task, so call it before the tasks start. */
export function openMail(deps: MessageDeps, sender: MailSender = openMailSender(deps)): Mail {
  const task = deliverTask("mail");
  deps.tasks.handle(task, ({ id }) => deliverMessage(deps, task, sender, id));
  return {
    leaves: sender.name !== "outbox",
    async send(db, { userId, to, language, key, params, subjectKey, lines = [], unsubscribe }) {
      const content = {
        to: Email.parse(to),
        // Headers hold no person's words: a subject has no parameters.
        subject: oneLine(deps.say(language, subjectKey ?? `mail.${key}.subject`)),
        text: deps.say(language, `mail.${key}.text`, { ...messageParams(params), lines: asLines(lines) }),
        ...(unsubscribe === undefined ? {} : { unsubscribe }),
      };
      await leaveMessage(deps, db, task, { channel: "mail", userId, language, key, content });
    },
  };
}
