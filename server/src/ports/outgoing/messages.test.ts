import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { OpenDatabase } from "../../db/open.ts";
import { type Deps, inTransaction } from "../../deps.ts";
import { testDatabases } from "../../testing/database.ts";
import { deferred } from "../../testing/deferred.ts";
import { testDeps } from "../../testing/deps.ts";
import { openMail } from "../mail/open-mail.ts";
import type { MailSender } from "../mail/port.ts";
import { openContent } from "./content.ts";
import { purgeMessages } from "./purge-messages.ts";
import { outgoingMessages } from "./tables.ts";

const toAda = {
  userId: "ada",
  to: "ada@example.org",
  language: "fr",
  key: "welcome",
  params: { name: "Ada\r\nBcc: eve@example.org", link: "https://waymark.example/" },
} as const;

/** A fake sender with the given results, in order. */
function handMade(...answers: "ok"[]) {
  const delivered: { to: string; subject: string; text: string }[] = [];
  const all = deferred();
  const sender: MailSender = {
    name: "smtp",
    deliver: async (message, handOver) => {
      await handOver();
      if (delivered.push(message) === answers.length) all.resolve();
    },
    close: async () => {},
  };
  return { sender, delivered, all: all.promise };
}

describe.each(testDatabases())("outgoing messages on $name", ({ open }) => {
  let database: OpenDatabase;
  const opened: Deps[] = [];
  const product = async (given: Partial<Deps> = {}) => {
    const deps = await testDeps({ database, ...given });
    opened.push(deps);
    return deps;
  };
  const rows = (deps: Deps) => deps.db.select().from(outgoingMessages);

  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  afterEach(async () => {
    for (const deps of opened.splice(0)) await deps.tasks.stop(5_000);
    await database.query("TRUNCATE outgoing_messages, person_keys, pgboss.job");
  });

  it("stay in the outbox, sealed, in the person's language, and say so", async () => {
    const deps = await product();
    await deps.mail.send(deps.db, toAda);
    await deps.sms.send(deps.db, {
      ...toAda,
      to: "+33612345678",
      key: "verify-phone",
      params: { code: "123456" },
    });
    expect([deps.mail.leaves, deps.sms.leaves]).toEqual([false, false]);
    const [mail, sms] = await rows(deps);
    const read = (row: typeof mail) =>
      openContent(deps.keys, deps.db, { id: row?.id ?? "", sealedFor: "ada", sealed: row?.sealed ?? "" });
    expect(await read(mail)).toMatchObject({ to: "ada@example.org", subject: "Bienvenue sur Waymark" });
    expect((await read(sms)).text).toContain("123456");
    expect(JSON.stringify([mail, sms])).not.toMatch(/ada@|3361|123456|Bienvenue/);
  });

  it("are gone with a rolled-back transaction", async () => {
    const deps = await product();
    const undone = inTransaction(deps, async (within) => {
      await within.mail.send(within.db, toAda);
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    expect(await rows(deps)).toEqual([]);
    expect((await deps.database.query("SELECT 1 FROM pgboss.job")).rows).toEqual([]);
  });

  it("are refused when the address is none", async () => {
    const deps = await product();
    for (const to of ["ada", "a@b.example, c@d.example", "a@b.example\r\nBcc: c@d.example"])
      await expect(deps.mail.send(deps.db, { ...toAda, to })).rejects.toThrow();
    await expect(deps.sms.send(deps.db, { ...toAda, key: "verify-phone" })).rejects.toThrow("E.164");
    expect(await rows(deps)).toEqual([]);
  });

  it("leave once, whole processes side by side, and their content is wiped", async () => {
    const carried = handMade("ok", "ok", "ok");
    const processes = [];
    for (let index = 0; index < 2; index++) {
      const deps = await testDepsWithoutMail();
      processes.push({ deps, mail: openMail(deps, carried.sender) });
      await deps.tasks.start();
    }
    for (const userId of ["ada", "grace", null]) {
      const { deps, mail } = processes[0] ?? raise();
      await mail.send(deps.db, { ...toAda, userId });
    }
    await carried.all;
    for (const { deps } of processes) await deps.tasks.stop(5_000);
    const after = await rows(processes[0]?.deps ?? raise());
    expect(after.map(({ state, sealed }) => [state, sealed])).toEqual(Array(3).fill(["sent", null]));
    expect(carried.delivered).toHaveLength(3);
    // A name that looks like an address is left out.
    expect(carried.delivered[0]?.text).toMatch(/^Bonjour,\n/);
    expect(carried.delivered[0]?.text).not.toContain("eve@");
    expect(carried.delivered[0]?.subject).toBe("Bienvenue sur Waymark");
  });

  it("to an erased person are not sent", async () => {
    const deps = await testDepsWithoutMail();
    const carried = handMade("ok");
    const mail = openMail(deps, carried.sender);
    await mail.send(deps.db, toAda);
    await deps.keys.destroy(deps.db, "ada");
    await deps.tasks.start();
    await until(deps, "ada", "failed");
    expect(carried.delivered).toEqual([]);
  });

  it("are forgotten: what was kept after a week, the rest after thirty days", async () => {
    const deps = await product();
    for (const userId of ["ada", "grace"]) await deps.mail.send(deps.db, { ...toAda, userId });
    await deps.db
      .update(outgoingMessages)
      .set({ state: "kept" })
      .where(eq(outgoingMessages.sealedFor, "ada"));
    const left = async (days: number) => {
      await purgeMessages({ db: deps.db, now: () => new Date(Date.now() + days * 86_400_000) });
      return (await rows(deps)).map((row) => row.sealedFor).sort();
    };
    expect(await left(6)).toEqual(["ada", "grace"]);
    expect(await left(8)).toEqual(["grace"]);
    expect(await left(31)).toEqual([]);
  });

  /** A process whose mail sender the test opens itself. */
  function testDepsWithoutMail() {
    return product({ mail: { leaves: true, send: async () => {}, requireBelowLimit: async () => {} } });
  }
});

function raise(): never {
  throw new Error("not there");
}

/** Reads the database until a person's message is in a state; the test's own time limit ends it. */
async function until(deps: Deps, sealedFor: string, state: string): Promise<void> {
  for (;;) {
    const [row] = await deps.db
      .select()
      .from(outgoingMessages)
      .where(eq(outgoingMessages.sealedFor, sealedFor));
    if (row?.state === state) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
