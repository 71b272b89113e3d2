import { createTransport } from "nodemailer";
import { NotSent } from "../outgoing/leave-message.ts";
import type { MailSender } from "./port.ts";

/** Mail through any SMTP server: `smtp://user:password@host:port`, `smtps://` for TLS from the first byte. */
export function openSmtpSender(url: string, from: string): MailSender {
  return {
    name: "smtp",
    async deliver({ id, to, subject, text, unsubscribe }) {
      const watch = watchForData();
      const transport = createTransport({
        url,
        connectionTimeout: 10_000,
        greetingTimeout: 10_000,
        socketTimeout: 30_000,
        disableFileAccess: true,
        disableUrlAccess: true,
        transactionLog: true,
        logger: watch.logger,
      });
      try {
        await transport.sendMail({
          from,
          // As an address, not as a header's text: nothing in it can become a second recipient.
          to: { name: "", address: to },
          subject,
          text,
          messageId: `<${id}@${domainOf(from)}>`,
          headers: { "Auto-Submitted": "auto-generated", ...unsubscribeHeaders(unsubscribe) },
        });
      } catch (error) {
        throw judge(error, watch.handedOver());
      } finally {
        transport.close();
      }
    },
    close: async () => {},
  };
}

/** RFC 8058: a mail program may unsubscribe its reader by a POST to this address. */
const unsubscribeHeaders = (address: string | undefined): Record<string, string> =>
  address === undefined
    ? {}
    : { "List-Unsubscribe": `<${address}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };

const domainOf = (from: string) => /@([\w.-]+)/.exec(from)?.[1] ?? "localhost";

/**
 * Whether the message was on its way to the server: a failure's own code is the same for a line that broke before
 * and after it, so the conversation is listened to. Nothing of it is kept.
 */
function watchForData() {
  let handedOver = false;
  const nothing = () => {};
  const debug = (entry: unknown, line?: unknown) => {
    const isAnswer = typeof entry === "object" && entry !== null && "tnx" in entry && entry.tnx === "server";
    // The server's "go ahead" to DATA; what we ask may be sent ahead of its answers.
    if (isAnswer && typeof line === "string" && line.startsWith("354")) handedOver = true;
  };
  return {
    handedOver: () => handedOver,
    logger: {
      debug,
      level: nothing,
      trace: nothing,
      info: nothing,
      warn: nothing,
      error: nothing,
      fatal: nothing,
    },
  };
}

/**
 * Whether the message certainly did not leave: the server said no (4xx means later, 5xx never), or the line broke
 * before the message was on it. Anything else may have arrived.
 */
function judge(error: unknown, handedOver: boolean): unknown {
  if (!(error instanceof Error)) return error;
  const code = "code" in error && typeof error.code === "string" ? error.code : "smtp";
  const answer = "responseCode" in error ? Number(error.responseCode) : 0;
  if (answer >= 400) return new NotSent(`smtp ${answer}`, answer < 500 || code === "EAUTH");
  return handedOver ? error : new NotSent(code, true);
}
