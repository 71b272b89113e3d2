import { Email } from "@waymark/contract/values";
import { deliverMessage, deliverTask, leaveMessage, type MessageDeps } from "../outgoing/leave-message.ts";
import { asLines, messageParams, oneLine } from "../outgoing/message-params.ts";
import { openOutboxSender } from "./outbox.ts";
import type { Mail, MailSender } from "./port.ts";
import { openSmtpSender } from "./smtp.ts";

/** Each line behind a sign, so that nothing in it passes for ours. */
const quoted = (text = "") =>
  text === ""
    ? ""
    : `\n\n${text
        .split(/\r\n|[\r\n\u2028\u2029]/)
        .map((line) => `> ${line}`)
        .join("\n")}`;

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
    async send(db, { userId, to, language, key, params, subjectKey, lines = [], unsubscribe, quote }) {
      const text = deps.say(language, `mail.${key}.text`, {
        ...messageParams(params),
        lines: asLines(lines),
      });
      const content = {
        to: Email.parse(to),
        // Headers hold no person's words: a subject has no parameters.
        subject: oneLine(deps.say(language, subjectKey ?? `mail.${key}.subject`)),
        text: text + quoted(quote),
        ...(unsubscribe === undefined ? {} : { unsubscribe }),
      };
      await leaveMessage(deps, db, task, { channel: "mail", userId, language, key, content });
    },
  };
}
