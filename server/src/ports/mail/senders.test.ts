import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { pino } from "pino";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { afterEach, describe, expect, it } from "vitest";
import { NotSent } from "../outgoing/queue-message.ts";
import { openOutboxSender } from "./outbox.ts";
import type { MailSender } from "./port.ts";
import { openSmtpSender, type SmtpOptions } from "./smtp.ts";

const message = {
  key: "welcome",
  id: "0190a000-0000-7000-8000-000000000001",
  to: "ada@example.org",
  subject: "Señales, été, Größe — ✓",
  text: "Hello Ada,\n\n.\nFrom here: größer.\n",
};

const servers: SMTPServer[] = [];
/** A local mail server that keeps its messages. */
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

/** Closes a connection in the middle of the conversation. */
function hangUp(session: string): void {
  for (const connection of servers[0]?.connections ?? [])
    if ("id" in connection && connection.id === session) connection.close();
}

const from = "Waymark <waymark@waymark.example>";
const log = pino({ level: "silent" });

/** Remembers in memory which servers offered encryption. */
function tlsMemory(...known: string[]) {
  const servers = new Set(known);
  const hasOffered = async (server: string) => servers.has(server);
  const remember = async (server: string) => {
    servers.add(server);
  };
  return { servers, hasOffered, remember };
}
const senderTo = (url: string, over: Partial<SmtpOptions> = {}) =>
  openSmtpSender({ url, from, tls: tlsMemory(), ...over });
const handOver = async () => {};

/** Rejects a step with a code. */
function refuse(responseCode: number) {
  return (_about: unknown, ...rest: unknown[]) => {
    const done = rest.at(-1);
    if (typeof done === "function") done(Object.assign(new Error("no"), { responseCode }));
  };
}
const refuseData =
  (responseCode: number): NonNullable<SMTPServerOptions["onData"]> =>
  (stream, _session, done) => {
    stream.resume();
    stream.on("end", () => done(Object.assign(new Error("no"), { responseCode })));
  };

describe.each([
  ["outbox", async () => openOutboxSender(log)],
  ["smtp", async () => senderTo((await mailServer()).url)],
] satisfies [string, () => Promise<MailSender>][])("the mail sender %s", (name, open) => {
  it("says its name, delivers several messages, and closes", async () => {
    const sender = await open();
    expect(sender.name).toBe(name);
    await Promise.all([1, 2, 3].map((n) => sender.deliver({ ...message, id: String(n) }, handOver)));
    await sender.close();
  });
});

describe("the outbox", () => {
  it("logs the message's id and nothing of it", async () => {
    const lines: string[] = [];
    await openOutboxSender(pino({}, { write: (line) => lines.push(line) })).deliver(message, handOver);
    expect(lines.join("")).toContain(message.id);
    expect(lines.join("")).not.toMatch(/ada@|Señales|Hello/);
  });
});

describe("a mail server", () => {
  it("gets the name of a team beside our own address, and one address for answers, whatever they contain", async () => {
    const { got, url } = await mailServer();
    const fromName = 'Hafen "Büro" <evil@example.org>, second@example.org';
    await senderTo(url).deliver({ ...message, fromName, replyTo: "office@example.org" }, handOver);
    const [{ from: envelope, to, raw } = { from: "", to: [], raw: "" }] = got;
    expect([envelope, to]).toEqual(["waymark@waymark.example", ["ada@example.org"]]);
    const head = raw.slice(0, raw.indexOf("\r\n\r\n")).replace(/\r\n[ \t]/g, " ");
    expect(head).toMatch(/^From: .*<waymark@waymark\.example>$/m);
    expect(head).not.toMatch(/^From: .*>,/m);
    expect(head.match(/^Reply-To: .*$/gm)).toEqual(["Reply-To: office@example.org"]);
  });

  const failureOf = async (url: string, over: Partial<SmtpOptions> = {}) => {
    const sender = senderTo(url, over);
    const failure = await sender.deliver(message, handOver).then(
      () => "delivered",
      (error: unknown) =>
        error instanceof NotSent ? { reason: error.message, again: error.again } : "unknown",
    );
    await sender.close();
    return failure;
  };

  it("gets the message to the one recipient, with its words whole", async () => {
    const { got, url } = await mailServer();
    await senderTo(url).deliver(message, handOver);
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
    await senderTo(url).deliver({ ...message, unsubscribe }, handOver);
    await senderTo(url).deliver(message, handOver);
    const [alert = "", plain = ""] = got.map(({ raw }) => raw.split("\r\n\r\n")[0]?.replace(/\r\n\s+/g, " "));
    expect(alert).toContain(`List-Unsubscribe: <${unsubscribe}>`);
    expect(alert).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
    expect(plain).not.toContain("List-Unsubscribe");
  });

  it("that cannot be reached is tried again", async () => {
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

  it("that closes the connection before the message is tried again", async () => {
    const { url } = await mailServer({
      onMailFrom: (_address, session) => hangUp(session.id),
    });
    expect(await failureOf(url)).toMatchObject({ again: true });
  });

  it.each([
    ["greets", { onConnect: refuse(554) }],
    ["is told who writes", { onMailFrom: refuse(421) }],
    ["takes the message", { onData: refuseData(451) }],
  ])("that refuses for now when it %s is tried again", async (_what, options) => {
    const { url } = await mailServer(options);
    expect(await failureOf(url)).toMatchObject({ again: true });
  });

  it("that refuses the message for good is not tried again", async () => {
    const { url } = await mailServer({ onData: refuseData(554) });
    expect(await failureOf(url)).toEqual({ reason: "smtp 554", again: false });
  });

  it("that refuses a message of this size is not tried again", async () => {
    const { url } = await mailServer({ size: 100 });
    expect(await failureOf(url)).toMatchObject({ again: false });
  });

  it.each([
    ["never greets", { onConnect: () => {} }],
    ["is silent about the recipient", { onRcptTo: () => {} }],
  ])("that %s is left in time and tried again", async (_what, options) => {
    const { url } = await mailServer(options);
    const timeouts = { connect: 100, silence: 100, whole: 300 };
    expect(await failureOf(url, { timeouts })).toMatchObject({ again: true });
  });

  it("that answers in drips is given up at the total time limit", async () => {
    const server = createServer((socket) => {
      const drip = setInterval(() => socket.write("220-still here\r\n"), 10);
      socket.on("close", () => clearInterval(drip)).on("error", () => {});
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    const timeouts = { connect: 150, silence: 10_000, whole: 300 };
    expect(await failureOf(`smtp://127.0.0.1:${port}`, { timeouts })).toMatchObject({ again: true });
    server.close();
  });

  it("that hangs after the message may have accepted it, so the outcome is unknown", async () => {
    const { url } = await mailServer({ onData: (stream) => void stream.resume() });
    const timeouts = { connect: 5_000, silence: 200, whole: 2_000 };
    expect(await failureOf(url, { timeouts })).toBe("unknown");
  });

  it("is given nothing before the message is marked as handed over, nor when that fails", async () => {
    const steps: string[] = [];
    const { got, url } = await mailServer({
      onRcptTo: (_address, _session, done) => {
        steps.push("recipient");
        done();
      },
    });
    await senderTo(url).deliver(message, async () => void steps.push("marked"));
    expect(steps).toEqual(["recipient", "marked"]);
    const lost = new Error("the claim is lost");
    const failed = senderTo(url).deliver(message, () => Promise.reject(lost));
    await expect(failed).rejects.toMatchObject({ again: true });
    expect(got).toHaveLength(1);
  });

  it("that closes the connection after the message may have accepted it, so the outcome is unknown", async () => {
    const { url } = await mailServer({
      onData(stream, session) {
        stream.resume();
        stream.on("end", () => hangUp(session.id));
      },
    });
    expect(await failureOf(url)).toBe("unknown");
  });
});

describe("encryption between us and the mail server", () => {
  const trusting = "?tls.rejectUnauthorized=false";
  const offering = async () => {
    const { got, url } = await mailServer({ disabledCommands: [] });
    return { got, url: `${url}${trusting}`, server: new URL(url).host };
  };
  const plain = async () => {
    const { got, url } = await mailServer();
    return { got, url, server: new URL(url).host };
  };

  it("is used where it is offered, and that is remembered", async () => {
    const { got, url, server } = await offering();
    const tls = tlsMemory();
    await senderTo(url, { tls }).deliver(message, handOver);
    expect(got).toHaveLength(1);
    expect([...tls.servers]).toEqual([server]);
  });

  it("cannot be taken away by somebody on the line: nothing is said to a server that used to offer it", async () => {
    const { got, url, server } = await plain();
    const tls = tlsMemory(server);
    const failed = senderTo(url, { tls }).deliver(message, handOver);
    await expect(failed).rejects.toMatchObject({ message: "tls_downgrade", again: true });
    expect(got).toEqual([]);
  });

  it("is not asked of a server that never offered it, nor where the operator says so", async () => {
    const { got, url, server } = await plain();
    const tls = tlsMemory();
    await senderTo(url, { tls }).deliver(message, handOver);
    expect([...tls.servers]).toEqual([]);
    const asked = senderTo(`${url}?ignoreTLS=true`, { tls: tlsMemory(server) });
    await asked.deliver(message, handOver);
    expect(got).toHaveLength(2);
  });

  it("with a certificate that nobody vouches for carries no mail", async () => {
    const { got, server } = await offering();
    const failed = senderTo(`smtp://${server}`).deliver(message, handOver);
    await expect(failed).rejects.toMatchObject({ again: true });
    expect(got).toEqual([]);
  });
});

describe("the address of the mail server", () => {
  it.each(["169.254.169.254", "[fd00:ec2::254]", "[::ffff:169.254.169.254]"])(
    "is never a cloud's metadata service: %s",
    async (host) => {
      const failed = senderTo(`smtp://${host}:25`).deliver(message, handOver);
      await expect(failed).rejects.toMatchObject({ message: "outbound_refused address", again: true });
    },
  );

  it("is resolved once for a message, and a name that leads to the metadata service is refused", async () => {
    const { got, url } = await mailServer();
    const asked: string[] = [];
    const lookup = (address: string) => async (name: string) => {
      asked.push(name);
      return [{ address, family: 4 }];
    };
    const named = url.replace("127.0.0.1", "mail.example");
    await senderTo(named, { lookup: lookup("127.0.0.1") }).deliver(message, handOver);
    expect([asked, got.length]).toEqual([["mail.example"], 1]);
    const failed = senderTo(named, { lookup: lookup("169.254.169.254") }).deliver(message, handOver);
    await expect(failed).rejects.toMatchObject({ message: "outbound_refused address" });
  });
});
