import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { pino } from "pino";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { afterEach, describe, expect, it } from "vitest";
import { NotSent } from "../outgoing/leave-message.ts";
import { openOutboxSender } from "./outbox.ts";
import type { MailSender } from "./port.ts";
import { openSmtpSender } from "./smtp.ts";

const message = {
  id: "0190a000-0000-7000-8000-000000000001",
  to: "ada@example.org",
  subject: "Señales, été, Größe — ✓",
  text: "Hello Ada,\n\n.\nFrom here: größer.\n",
};

const servers: SMTPServer[] = [];
/** A mail server on this machine that keeps what it gets. */
async function mailServer(options: SMTPServerOptions = {}) {
  const got: { from: string; to: string[]; raw: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const { mailFrom, rcptTo } = session.envelope;
        got.push({
          from: mailFrom === false ? "" : mailFrom.address,
          to: rcptTo.map((to) => to.address),
          raw: Buffer.concat(chunks).toString("utf8"),
        });
        done();
      });
    },
    ...options,
  });
  server.on("error", () => {});
  servers.push(server);
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  return { got, url: `smtp://127.0.0.1:${port}`, server };
}
afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise<void>((done) => server.close(() => done()));
});

/** Ends a connection in the middle of a conversation. */
function hangUp(session: string): void {
  for (const connection of servers[0]?.connections ?? [])
    if ("id" in connection && connection.id === session) connection.close();
}

const from = "Waymark <waymark@waymark.example>";
const log = pino({ level: "silent" });

describe.each([
  ["outbox", async () => openOutboxSender(log)],
  ["smtp", async () => openSmtpSender((await mailServer()).url, from)],
] satisfies [string, () => Promise<MailSender>][])("the mail sender %s", (name, open) => {
  it("says its name, delivers several messages, and closes", async () => {
    const sender = await open();
    expect(sender.name).toBe(name);
    await Promise.all([1, 2, 3].map((n) => sender.deliver({ ...message, id: String(n) })));
    await sender.close();
  });
});

describe("the outbox", () => {
  it("logs the message's id and nothing of it", async () => {
    const lines: string[] = [];
    await openOutboxSender(pino({}, { write: (line) => lines.push(line) })).deliver(message);
    expect(lines.join("")).toContain(message.id);
    expect(lines.join("")).not.toMatch(/ada@|Señales|Hello/);
  });
});

describe("a mail server", () => {
  const failureOf = async (url: string) => {
    const sender = openSmtpSender(url, from);
    const failure = await sender.deliver(message).then(
      () => "delivered",
      (error: unknown) =>
        error instanceof NotSent ? { reason: error.message, again: error.again } : "unknown",
    );
    await sender.close();
    return failure;
  };

  it("gets the message to the one recipient, with its words whole", async () => {
    const { got, url } = await mailServer();
    await openSmtpSender(url, from).deliver(message);
    expect(got).toHaveLength(1);
    const [mail] = got;
    expect([mail?.from, mail?.to]).toEqual(["waymark@waymark.example", ["ada@example.org"]]);
    const [head = "", body = ""] = (mail?.raw ?? "").split("\r\n\r\n");
    expect(head).toContain(`Message-ID: <${message.id}@waymark.example>`);
    expect(head).toContain("Auto-Submitted: auto-generated");
    expect(head).toMatch(/^Subject: =\?UTF-8\?/m);
    expect(body).toContain("Hello Ada,");
  });

  it.each([
    [451, { reason: "smtp 451", again: true }],
    [550, { reason: "smtp 550", again: false }],
  ])("that answers %i to the recipient", async (responseCode, expected) => {
    const { url } = await mailServer({
      onRcptTo: (_address, _session, done) => done(Object.assign(new Error("no"), { responseCode })),
    });
    expect(await failureOf(url)).toEqual(expected);
  });

  it("is told how its reader unsubscribes with one click, when there is a way", async () => {
    const { got, url } = await mailServer();
    const unsubscribe = "https://waymark.example/api/notifications/unsubscribe?token=a.b-c";
    await openSmtpSender(url, from).deliver({ ...message, unsubscribe });
    await openSmtpSender(url, from).deliver(message);
    const [alert = "", plain = ""] = got.map(({ raw }) => raw.split("\r\n\r\n")[0]?.replace(/\r\n\s+/g, " "));
    expect(alert).toContain(`List-Unsubscribe: <${unsubscribe}>`);
    expect(alert).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
    expect(plain).not.toContain("List-Unsubscribe");
  });

  it("that is not there is tried again", async () => {
    expect(await failureOf("smtp://127.0.0.1:1")).toMatchObject({ again: true });
  });

  it("that refuses the password is tried again, since the operator may mend it", async () => {
    const { url } = await mailServer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(new Error("wrong")),
    });
    expect(await failureOf(url.replace("smtp://", "smtp://ada:wrong@"))).toEqual({
      reason: "smtp 535",
      again: true,
    });
  });

  it("that breaks off before it wants the message is tried again", async () => {
    const { url } = await mailServer({
      onMailFrom: (_address, session) => hangUp(session.id),
    });
    expect(await failureOf(url)).toMatchObject({ again: true });
  });

  it("that breaks off after the whole message may have it, so nobody knows", async () => {
    const { url } = await mailServer({
      onData(stream, session) {
        stream.resume();
        stream.on("end", () => hangUp(session.id));
      },
    });
    expect(await failureOf(url)).toBe("unknown");
  });
});
