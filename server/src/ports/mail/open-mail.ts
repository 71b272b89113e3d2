import { Email } from "@waymark/contract/values";
import { isPlainName } from "@waymark/domain/vocabulary/plain-name";
import { deliverMessage } from "../outgoing/deliver-message.ts";
import { asLines, messageParams, oneLine } from "../outgoing/message-params.ts";
import { deliverTask, type MessageDeps, queueMessage } from "../outgoing/queue-message.ts";
import { requireDailyMail, withDailyCap, withRefusals } from "./limits.ts";
import { openOutboxSender } from "./outbox.ts";
import type { BrandOfTeam, Mail, MailBrand, MailMessage, MailSender } from "./port.ts";
import { openSmtpSender } from "./smtp.ts";
import { hasOfferedTls, rememberTls } from "./store.ts";

/** Prefixes each line, so that nothing in it looks like our own text. */
const quoted = (text = "") =>
  text === ""
    ? ""
    : `\n\n${text
        .split(/\r\n|[\r\n\u2028\u2029]/)
        .map((line) => `> ${line}`)
        .join("\n")}`;

function openMailSender({ config, db, log, now }: MessageDeps): MailSender {
  const { SMTP_URL, MAIL_FROM } = config;
  if (SMTP_URL === undefined) return openOutboxSender(log);
  const tls = {
    hasOffered: (server: string) => hasOfferedTls(db, server),
    remember: (server: string) => rememberTls(db, server, now()),
  };
  return openSmtpSender({ url: SMTP_URL, from: MAIL_FROM, tls });
}

/** A name that looks like a link or an address is left out, because it may be a stranger's message. */
function greeting({ translate }: Pick<MessageDeps, "translate">, { language, params }: MailMessage): string {
  const { name = "" } = params;
  return isPlainName(name)
    ? translate(language, "mail.greeting", { name })
    : translate(language, "mail.greetingUnnamed");
}

/** Mail that goes to people who may know neither the product nor the team: its sender stays the operator's. */
const toStrangers: ReadonlySet<string> = new Set(["team-invitation", "team-invitation-unnamed"]);

/** The signature of a mail, the lines below it, and its headers. */
function signatureOf(
  { config, translate }: Pick<MessageDeps, "config" | "translate">,
  { key, language }: Pick<MailMessage, "key" | "language">,
  brand: MailBrand | null,
) {
  // A name that reads as a link or an advertisement would be in every mail program's list.
  if (brand === null || !isPlainName(brand.name)) return { sender: "Waymark", foot: "", headers: {} };
  const { name, imprint, replyTo, namesProduct } = brand;
  const isToStranger = toStrangers.has(key);
  const foot = [
    isToStranger ? "" : asLines(imprint.split(/\r\n|[\r\n]/)),
    namesProduct ? translate(language, "mail.sentWith") : "",
  ].filter(Boolean);
  const operator = /^\s*"?([^"<]*?)"?\s*</.exec(config.MAIL_FROM)?.[1] ?? "";
  const fromName = namesProduct && operator !== "" ? `${name} · ${operator}` : name;
  return {
    sender: name,
    foot: foot.map((part) => `${part}\n\n`).join(""),
    headers: {
      ...(isToStranger ? {} : { fromName: oneLine(fromName) }),
      ...(replyTo === null ? {} : { replyTo }),
    },
  };
}

/** Registers its task, so call it before the tasks start. @param brandOf Finds how a team signs its mail. */
export function openMail(
  deps: MessageDeps,
  sender: MailSender = openMailSender(deps),
  brandOf: BrandOfTeam = async () => null,
): Mail {
  const task = deliverTask("mail");
  const leaves = sender.name !== "outbox";
  const carrier = withRefusals(deps, leaves ? withDailyCap(deps, sender) : sender);
  deps.tasks.handle(task, ({ id }) => deliverMessage(deps, task, carrier, id));
  return {
    leaves,
    requireBelowLimit: async (db, key) => {
      if (leaves) await requireDailyMail({ ...deps, db }, key);
    },
    async send(db, message) {
      const {
        userId,
        to,
        language,
        key,
        params,
        subjectKey,
        lines = [],
        unsubscribe,
        quote,
        teamId,
        invitedBy,
      } = message;
      // An account by phone alone has no address; its inbox has every notice.
      if (to === "") return;
      const brand = teamId === undefined ? null : await brandOf({ ...deps, db }, teamId);
      const { sender: signer, foot, headers } = signatureOf(deps, message, brand);
      const text = deps.translate(language, `mail.${key}.text`, {
        ...messageParams(params),
        greeting: greeting(deps, message),
        lines: asLines(lines),
        sender: signer,
        foot,
      });
      const content = {
        to: Email.parse(to),
        // Headers contain nothing that a person typed, so a subject has no parameters.
        subject: oneLine(deps.translate(language, subjectKey ?? `mail.${key}.subject`)),
        text: text + quoted(quote),
        ...(unsubscribe === undefined ? {} : { unsubscribe }),
        ...headers,
        ...(invitedBy === undefined ? {} : { invitedBy }),
      };
      const { whenSent } = message;
      await queueMessage(deps, db, task, { channel: "mail", userId, language, key, content, whenSent });
    },
  };
}
