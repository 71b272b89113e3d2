import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { eq } from "drizzle-orm";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { readLink } from "../../codes/mailed-link.ts";
import { registerCodeTasks } from "../../codes/purge-codes.ts";
import { deleteEnded } from "../../codes/store.ts";
import type { OpenDatabase } from "../../db/open.ts";
import type { Deps } from "../../deps.ts";
import { recovery } from "../../features/accounts/credentials/password.ts";
import { unknownDevice } from "../../features/accounts/sessions/device-of.ts";
import { requestRecovery } from "../../features/sign-in/recovery.ts";
import { sendSignInCode, signInWithCode } from "../../features/sign-in/sign-in-code.ts";
import { aPerson } from "../../testing/a-person.ts";
import { codeOf } from "../../testing/code-of.ts";
import { testDatabases } from "../../testing/database.ts";
import { testDeps } from "../../testing/deps.ts";
import { openSmtpSender } from "../mail/smtp.ts";
import { deliverMessage, sweepMessages } from "./deliver-message.ts";
import { type Carrier, deliverTask, NotSent } from "./queue-message.ts";
import { claimMessage, markHandedOver } from "./store.ts";
import { outgoingMessages } from "./tables.ts";

const minute = 60_000;
const hour = 60 * minute;
const task = deliverTask("mail");

/** A local mail server that answers each recipient as the test says and keeps accepted messages. */
async function mailServer(
  answer: () => number,
  optionsOf: (server: () => SMTPServer) => SMTPServerOptions = () => ({}),
) {
  const got: string[] = [];
  const asked: number[] = [];
  const server: SMTPServer = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo(_address, _session, done) {
      const responseCode = answer();
      asked.push(responseCode);
      done(responseCode === 250 ? null : Object.assign(new Error("not now"), { responseCode }));
    },
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        // Quoted-printable breaks long links over lines.
        got.push(Buffer.concat(chunks).toString("utf8").replace(/=\r\n/g, "").replaceAll("=3D", "="));
        done();
      });
    },
    ...optionsOf(() => server),
  });
  server.on("error", () => {});
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  const tls = { hasOffered: async () => false, remember: async () => {} };
  const sender = openSmtpSender({ url: `smtp://127.0.0.1:${port}`, from: "w@waymark.example", tls });
  return { got, asked, sender, close: () => new Promise<void>((done) => server.close(() => done())) };
}

describe.each(testDatabases())("mail that is not taken on $name", ({ open }) => {
  let database: OpenDatabase;
  let deps: Deps;
  let now: Date;
  const closers: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  afterEach(async () => {
    for (const close of closers.splice(0)) await close();
    await database.query("TRUNCATE outgoing_messages, pgboss.job, code_sends");
  });

  async function product() {
    now = new Date();
    deps = await testDeps({ database, now: () => now });
    return deps;
  }
  async function aServer(...asked: Parameters<typeof mailServer>) {
    const server = await mailServer(...asked);
    closers.push(server.close);
    return server;
  }
  const rows = () => deps.db.select().from(outgoingMessages);
  async function theRow() {
    const [row, ...others] = await rows();
    if (row === undefined || others.length > 0) throw new Error("not one message");
    return row;
  }
  const deliver = async (carrier: Carrier) => deliverMessage(deps, task, carrier, (await theRow()).id);
  /** Tries the one message at each of its times, until it waits no longer. @returns the ages in minutes. */
  async function untilSettled(carrier: Carrier): Promise<number[]> {
    const ages: number[] = [];
    for (;;) {
      await deliver(carrier);
      const { state, nextTryAt, createdAt } = await theRow();
      if (state !== "waiting" || nextTryAt === null) return ages;
      now = nextTryAt;
      ages.push((now.getTime() - createdAt.getTime()) / minute);
    }
  }
  const mailSomebody = () =>
    deps.mail.send(deps.db, {
      userId: null,
      to: "ada@example.org",
      language: "en",
      key: "account-erased",
      params: {},
    });
  /** Runs the tasks until a condition holds; the test's own time limit ends it. */
  async function runTasksUntil(holds: () => Promise<boolean>) {
    registerCodeTasks(deps);
    await deps.tasks.start();
    while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 20));
    await deps.tasks.stop(5_000);
  }

  it("by a greylisting server for three hours holds a recovery link that works for its hour", async () => {
    await product();
    const { email, actor } = await aPerson(deps);
    await deps.db.delete(outgoingMessages);
    await requestRecovery(deps, email);
    const asked = now.getTime();
    const server = await aServer(() => (now.getTime() - asked < 3 * hour ? 451 : 250));
    expect(await untilSettled(server.sender)).toEqual([1, 5, 15, 30, 60, 120, 180]);
    expect(await theRow()).toMatchObject({ state: "sent", sealed: null, problem: null, attempts: 8 });
    expect(server.got).toHaveLength(1);
    const token = /#token=([\w-]{43})/.exec(server.got[0] ?? "")?.[1] ?? "";
    const left = now;
    await deleteEnded(deps.db, now);
    await runTasksUntil(async () => (await readLink(deps, recovery, token)) !== null);
    now = new Date(left.getTime() + 59 * minute);
    expect(await readLink(deps, recovery, token)).toMatchObject({ userId: actor.userId });
    now = new Date(left.getTime() + 61 * minute);
    expect(await readLink(deps, recovery, token)).toBeNull();
  });

  it("for two hours holds a sign-in code that works for its ten minutes", async () => {
    await product();
    const { email } = await aPerson(deps);
    await deps.db.delete(outgoingMessages);
    const [cookies] = (await sendSignInCode(deps, email)).split(";");
    const browser = { ...unknownDevice, cookies };
    const asked = now.getTime();
    const server = await aServer(() => (now.getTime() - asked < 2 * hour ? 450 : 250));
    await untilSettled(server.sender);
    const code = /^(\d{6})\r?$/m.exec(server.got[0] ?? "")?.[1] ?? "";
    const left = now;
    const expiry = async () =>
      (await database.query("SELECT expires_at FROM codes WHERE expires_at > $1", [now.toISOString()])).rows;
    await runTasksUntil(async () => (await expiry()).length === 1);
    now = new Date(left.getTime() + 9 * minute);
    expect(await codeOf(signInWithCode(deps, { email, code }, "en", browser))).toBe("done");
    expect(await codeOf(signInWithCode(deps, { email, code }, "en", browser))).toBe("code_invalid");
  });

  it("says the same to who asks, whether there is an account or not, when the day's mails are used up", async () => {
    const ports = await product();
    const { email } = await aPerson(ports);
    const used = { ...ports.config, MAIL_DAILY_CAP: 5, SMTP_URL: "smtp://127.0.0.1:1" };
    deps = await testDeps({ database, now: () => now, config: used });
    await database.query("INSERT INTO code_sends (key, count, ends_at) VALUES ($1, 5, $2)", [
      deps.keys.lookupHash("mail-day", "all"),
      new Date(now.getTime() + hour).toISOString(),
    ]);
    await deps.db.delete(outgoingMessages);
    for (const address of [email, "nobody@example.org"]) {
      const failed = requestRecovery(deps, address);
      await expect(failed).rejects.toMatchObject({ code: "mail_limit", details: { retryAfter: 3_600 } });
      expect(await codeOf(sendSignInCode(deps, address))).toBe("mail_limit");
    }
    expect(await rows()).toEqual([]);
  });

  it("for good is not sent again, and its content is wiped", async () => {
    await product();
    await mailSomebody();
    const server = await aServer(() => 550);
    expect(await untilSettled(server.sender)).toEqual([]);
    expect(await theRow()).toMatchObject({ state: "failed", problem: "smtp 550", sealed: null, attempts: 1 });
    expect(server.asked).toEqual([550]);
  });

  it("by nobody is given up after two days", async () => {
    await product();
    await mailSomebody();
    const ages = await untilSettled(
      openSmtpSender({
        url: "smtp://127.0.0.1:1",
        from: "w@waymark.example",
        tls: { hasOffered: async () => false, remember: async () => {} },
      }),
    );
    expect(ages.at(-1)).toBe(48 * 60);
    expect(await theRow()).toMatchObject({ state: "failed", problem: "ECONNREFUSED", sealed: null });
  });

  it("because nobody was there for three days does not leave any more", async () => {
    await product();
    await mailSomebody();
    now = new Date(now.getTime() + 72 * hour);
    const server = await aServer(() => 250);
    await deliver(server.sender);
    expect(await theRow()).toMatchObject({ state: "failed", problem: "too old" });
    expect(server.got).toEqual([]);
  });

  it("when a server drops in the middle of the message is never sent twice", async () => {
    await product();
    await mailSomebody();
    const server = await aServer(
      () => 250,
      (running) => ({
        onData(stream, session) {
          stream.once("data", () => {
            for (const connection of running().connections)
              if ("id" in connection && connection.id === session.id) connection.close();
          });
        },
      }),
    );
    await deliver(server.sender);
    expect(await theRow()).toMatchObject({ state: "failed", problem: "unknown", sealed: null });
    now = new Date(now.getTime() + hour);
    await sweepMessages(deps);
    await deliver(server.sender);
    expect(server.asked).toEqual([250]);
  });

  describe("because the process died", () => {
    const claimed = async () => {
      await product();
      await mailSomebody();
      const claim = await claimMessage(deps.db, (await theRow()).id, now);
      if (claim === undefined) throw new Error("not claimed");
      return claim;
    };

    it("before the message was handed over goes again", async () => {
      await claimed();
      const server = await aServer(() => 250);
      await sweepMessages(deps);
      expect(await theRow()).toMatchObject({ state: "sending" });
      now = new Date(now.getTime() + 6 * minute);
      await sweepMessages(deps);
      expect(await theRow()).toMatchObject({ state: "waiting", problem: "interrupted", nextTryAt: now });
      await deliver(server.sender);
      expect(await theRow()).toMatchObject({ state: "sent" });
      expect(server.got).toHaveLength(1);
    });

    it("after it was handed over may have arrived, and does not go again", async () => {
      await markHandedOver(deps.db, await claimed(), now);
      const server = await aServer(() => 250);
      now = new Date(now.getTime() + 6 * minute);
      await sweepMessages(deps);
      expect(await theRow()).toMatchObject({ state: "failed", problem: "unknown", sealed: null });
      await deliver(server.sender);
      expect(server.asked).toEqual([]);
    });

    it("only seemingly: who was slow finds the message given to somebody else and sends nothing", async () => {
      const slow = await claimed();
      now = new Date(now.getTime() + 6 * minute);
      await sweepMessages(deps);
      const server = await aServer(() => 250);
      await deliver(server.sender);
      expect(await markHandedOver(deps.db, slow, now)).toBe(false);
      expect(await theRow()).toMatchObject({ state: "sent", attempts: 2 });
    });
  });

  it("and whose task was lost gets another one", async () => {
    await product();
    await mailSomebody();
    await database.query("TRUNCATE pgboss.job");
    now = new Date(now.getTime() + 11 * minute);
    await sweepMessages(deps);
    await sweepMessages(deps);
    const { rows: jobs } = await database.query("SELECT data FROM pgboss.job WHERE name = 'deliver-mail'");
    expect(jobs).toEqual([{ data: { id: (await theRow()).id } }]);
  });

  it("has its next try written with its failure", async () => {
    await product();
    await mailSomebody();
    await database.query("TRUNCATE pgboss.job");
    await deliver({ name: "smtp", deliver: () => Promise.reject(new NotSent("later", true)) });
    const { rows: jobs } = await database.query(
      "SELECT start_after FROM pgboss.job WHERE name = 'deliver-mail' AND data->>'id' = $1",
      [(await theRow()).id],
    );
    expect(jobs).toEqual([{ start_after: new Date(now.getTime() + minute) }]);
    expect(await deps.db.$count(outgoingMessages, eq(outgoingMessages.problem, "later"))).toBe(1);
  });
});
