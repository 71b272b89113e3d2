import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { Readable } from "node:stream";
import { AppError } from "@waymark/contract/errors";
import MailComposer from "nodemailer/lib/mail-composer";
import { parseConnectionUrl } from "nodemailer/lib/shared";
import SMTPConnection from "nodemailer/lib/smtp-connection";
import { type AddressRules, allowedAddresses, pinnedTo } from "../../outbound/allowed-addresses.ts";
import { type NewMessage, NotSent } from "../outgoing/queue-message.ts";
import type { MailSender } from "./port.ts";

/** Servers that have offered STARTTLS; `server` is `host:port`. */
export interface TlsMemory {
  hasOffered(server: string): Promise<boolean>;
  remember(server: string): Promise<void>;
}

export interface SmtpOptions {
  /** `smtp://user:password@host:port`, `smtps://` for TLS from the first byte; nodemailer's options as its query. */
  readonly url: string;
  readonly from: string;
  readonly tls: TlsMemory;
  /** Milliseconds: until the greeting, for each silence, and for a whole message. */
  readonly timeouts?: { readonly connect: number; readonly silence: number; readonly whole: number };
  readonly lookup?: AddressRules["lookup"];
}

/** The limit of a whole message is below its task's two minutes. */
const usualTimeouts = { connect: 10_000, silence: 30_000, whole: 90_000 };

/**
 * The operator set the host, so it may be private, but no cloud's metadata address; it is resolved once for each
 * message. A server that has once offered STARTTLS is used over TLS only from then on, unless SMTP_URL has
 * `ignoreTLS=true`.
 */
export function openSmtpSender({
  url,
  from,
  tls,
  timeouts = usualTimeouts,
  lookup,
}: SmtpOptions): MailSender {
  const asked = parseConnectionUrl(url);
  const host = (asked.host ?? "localhost").replace(/^\[|\]$/g, "");
  const secure = asked.secure === true;
  const port = asked.port ?? (secure ? 465 : 587);
  const server = `${host}:${port}`;

  async function open(): Promise<SMTPConnection> {
    const requireTLS = asked.requireTLS === true || (!asked.ignoreTLS && (await tls.hasOffered(server)));
    const socket = await connectTo({ host, port, lookup, timeoutMs: timeouts.connect });
    const connection = new SMTPConnection({
      ...asked,
      host,
      port,
      secure,
      requireTLS,
      connection: socket,
      connectionTimeout: timeouts.connect,
      greetingTimeout: timeouts.connect,
      socketTimeout: timeouts.silence,
      logger: false,
    });
    try {
      await answered((done) => connection.connect(done), connection);
    } catch (error) {
      throw requireTLS && isWithoutTls(error) ? new NotSent("tls_downgrade", true) : error;
    }
    if (connection.secure && !secure) await tls.remember(server);
    return connection;
  }

  async function prepared(): Promise<SMTPConnection> {
    let connection: SMTPConnection | undefined;
    try {
      connection = await open();
      const { auth } = asked;
      const current = connection;
      if (auth !== undefined) await answered((done) => current.login(auth, done), current);
      return connection;
    } catch (error) {
      connection?.close();
      throw error instanceof NotSent ? error : new NotSent(reasonOf(error), true);
    }
  }

  async function carry(parcel: NewMessage, handOver: () => Promise<void>): Promise<void> {
    const { raw, envelope } = await compose(parcel, from);
    const connection = await prepared();
    const overdue = setTimeout(() => connection.close(), timeouts.whole);
    let isHandedOver = false;
    const message = lazily(async () => {
      await handOver();
      isHandedOver = true;
      return raw;
    });
    try {
      await answered((done) => connection.send({ ...envelope, size: raw.length }, message, done), connection);
    } catch (error) {
      throw judged(error, isHandedOver);
    } finally {
      clearTimeout(overdue);
      connection.close();
    }
  }

  return { name: "smtp", deliver: carry, close: async () => {} };
}

async function compose({ id, to, subject, text, unsubscribe, fromName, replyTo }: NewMessage, from: string) {
  const address = /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from;
  const node = new MailComposer({
    from: fromName === undefined ? from : { name: fromName, address },
    ...(replyTo === undefined ? {} : { replyTo: { name: "", address: replyTo } }),
    // As an address object, not as header text, so that it cannot add a second recipient.
    to: { name: "", address: to },
    subject,
    text,
    messageId: `<${id}@${domainOf(from)}>`,
    headers: { "Auto-Submitted": "auto-generated", ...unsubscribeHeaders(unsubscribe) },
    disableFileAccess: true,
    disableUrlAccess: true,
  }).compile();
  return { raw: await node.build(), envelope: node.getEnvelope() };
}

/** RFC 8058: a mail program may unsubscribe its reader with a POST to this address. */
const unsubscribeHeaders = (address: string | undefined): Record<string, string> =>
  address === undefined
    ? {}
    : { "List-Unsubscribe": `<${address}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };

const domainOf = (from: string) => /@([\w.-]+)/.exec(from)?.[1] ?? "localhost";

/** Makes its content at the first read, which is after the server has accepted DATA. */
function lazily(make: () => Promise<Buffer>): Readable {
  let isAsked = false;
  const stream = new Readable({
    read() {
      if (isAsked) return;
      isAsked = true;
      make().then(
        (content) => {
          stream.push(content);
          stream.push(null);
        },
        (error: unknown) => stream.destroy(error instanceof Error ? error : new Error("not handed over")),
      );
    },
  });
  return stream;
}

async function connectTo(to: {
  host: string;
  port: number;
  lookup: AddressRules["lookup"];
  timeoutMs: number;
}): Promise<Socket> {
  const limit = AbortSignal.timeout(to.timeoutMs);
  const addresses = await Promise.race([
    allowedAddresses(to.host, { allowPrivate: true, lookup: to.lookup }),
    once(limit, "abort").then(() => {
      throw new AppError("source_unavailable", { reason: "name" });
    }),
  ]);
  const socket = connect({
    host: to.host,
    port: to.port,
    lookup: pinnedTo(addresses),
    autoSelectFamily: true,
  });
  try {
    await once(socket, "connect", { signal: limit });
  } catch (error) {
    socket.destroy();
    throw error;
  }
  return socket;
}

/** Settles as well when the connection breaks or closes. */
function answered(step: (done: (error?: Error | null) => void) => void, connection: SMTPConnection) {
  return new Promise<void>((resolve, reject) => {
    const closed = () => reject(new Error("closed"));
    const settled = (act: () => void) => {
      connection.off("error", reject);
      connection.off("end", closed);
      // A late error of a finished connection must not end the process.
      connection.on("error", () => {});
      act();
    };
    connection.once("error", reject);
    connection.once("end", closed);
    step((error) => settled(() => (error ? reject(error) : resolve())));
  });
}

const answerOf = (error: unknown): number =>
  error instanceof Error && "responseCode" in error ? Number(error.responseCode) || 0 : 0;

/** The server refused STARTTLS or does not know EHLO. */
const isWithoutTls = (error: unknown): boolean =>
  error instanceof Error &&
  "command" in error &&
  ((error.command === "STARTTLS" && answerOf(error) > 0) || error.command === "EHLO");

function reasonOf(error: unknown): string {
  const answer = answerOf(error);
  if (answer > 0) return `smtp ${answer}`;
  if (error instanceof AppError) return `${error.code} ${error.details?.reason}`;
  if (!(error instanceof Error)) return "smtp";
  if (error.name === "AbortError" || error.name === "TimeoutError") return "ETIMEDOUT";
  // The client's own code hides the system's (ECONNRESET), which says more.
  if ("originalCode" in error && typeof error.originalCode === "string") return error.originalCode;
  return "code" in error && typeof error.code === "string" ? error.code : "smtp";
}

/**
 * The message certainly did not leave when the server refused it (4xx for later, 5xx for ever), or the connection
 * broke before it was sent. In any other case it may have arrived.
 */
function judged(error: unknown, isHandedOver: boolean): unknown {
  const answer = answerOf(error);
  if (answer >= 400) return new NotSent(`smtp ${answer}`, answer < 500);
  if (isHandedOver) return error;
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  // The client rejected it before any request: an address or a size that this server cannot take.
  const isUnfit = code === "EENVELOPE" || code === "EMESSAGE";
  return new NotSent(reasonOf(error), !isUnfit);
}
