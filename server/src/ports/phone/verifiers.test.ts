import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { OpenDatabase } from "../../db/open.ts";
import type { Deps } from "../../deps.ts";
import { newId } from "../../ids.ts";
import { openGuardedFetch } from "../../outbound/guarded-fetch.ts";
import { codeOf } from "../../testing/code-of.ts";
import { openTestDatabase, testDatabases } from "../../testing/database.ts";
import { testDeps } from "../../testing/deps.ts";
import { startTwilio, type TwilioStandIn, twilioConfig } from "../../testing/stand-ins/twilio-stand-in.ts";
import { openContent } from "../outgoing/content.ts";
import { outgoingMessages } from "../outgoing/tables.ts";
import { freshNumber, phoneVerifierContract } from "./contract.ts";

const fetch = openGuardedFetch({ allowPrivate: true });
const digits = (text = "") => /\b\d{6}\b/.exec(text)?.[0] ?? "";

/** The text of the latest message to a number in the outbox. */
async function keptText(deps: Deps, to: string): Promise<string> {
  const rows = await deps.db.select().from(outgoingMessages).where(eq(outgoingMessages.channel, "sms"));
  const texts = [];
  for (const { sealed, ...row } of rows.sort((a, b) => (a.id < b.id ? -1 : 1))) {
    if (sealed === null) continue;
    const content = await openContent(deps.keys, deps.db, { ...row, sealed });
    if (content.to === to) texts.push(content.text);
  }
  return texts.at(-1) ?? "";
}

describe.each(testDatabases())("the outbox verifier on $name", ({ open }) => {
  let deps: Deps;
  beforeAll(async () => {
    deps = await testDeps({ database: await open() });
  });
  afterAll(() => deps.database.close());
  phoneVerifierContract(() => ({
    verifier: deps.phone,
    sentCode: async (to) => digits(await keptText(deps, to)),
  }));

  it("says that nothing leaves, in the person's language", async () => {
    expect([deps.phone.name, deps.phone.leaves]).toEqual(["outbox", false]);
    const phone = { userId: newId(), to: freshNumber() };
    await deps.phone.start(phone, "fr");
    expect(await keptText(deps, phone.to)).toContain("Votre code Waymark");
  });
});

describe("verifiers through Twilio", () => {
  let database: OpenDatabase;
  let twilio: TwilioStandIn;
  const product = (over: Partial<Deps["config"]> = {}, given: Partial<Deps> = {}) =>
    testDeps({
      database,
      fetch,
      ...given,
      config: { ...twilioConfig, TWILIO_BASE: twilio.url, SMS_PROVIDER: "twilio", ...over },
    });
  beforeAll(async () => {
    database = await openTestDatabase();
    twilio = await startTwilio();
  });
  beforeEach(async () => {
    twilio.mood = "well";
    await database.query("TRUNCATE code_sends");
  });
  afterAll(async () => {
    await twilio.close();
    await database.close();
  });
  const start = async (deps: Deps) => codeOf(deps.phone.start({ userId: newId(), to: freshNumber() }, "en"));

  describe("messaging", () => {
    let deps: Deps;
    beforeAll(async () => {
      deps = await product();
    });
    phoneVerifierContract(() => ({
      verifier: deps.phone,
      sentCode: async (to) => digits(twilio.messages.findLast((message) => message.to === to)?.body),
    }));

    it("is sent from the configured number or service, and nothing of it is kept", async () => {
      const to = freshNumber();
      await deps.phone.start({ userId: newId(), to }, "de");
      expect(twilio.messages.at(-1)).toMatchObject({
        to,
        from: twilioConfig.TWILIO_FROM,
        body: expect.stringMatching(/^Ihr Waymark-Code ist \d{6}\./),
      });
      const service = `MG${"0c".repeat(16)}`;
      await (await product({ TWILIO_MESSAGING_SERVICE: service })).phone.start(
        { userId: newId(), to: freshNumber() },
        "en",
      );
      expect(twilio.messages.at(-1)?.from).toBe(service);
      expect(await keptText(deps, to)).toBe("");
      const { rows } = await database.query("SELECT DISTINCT state FROM outgoing_messages");
      expect(rows).toEqual([{ state: "sent" }]);
    });

    it.each([
      [{ status: 400, code: 21211 }, "phone_unreachable"],
      [{ status: 400, code: 21614 }, "phone_unreachable"],
      [{ status: 403, code: 21408 }, "phone_country"],
      [{ status: 400, code: 21610 }, "phone_stopped"],
      [{ status: 401, code: 20003 }, "sms_unavailable"],
      [{ status: 429, code: 20429 }, "sms_unavailable"],
      [{ status: 500, code: 20500 }, "sms_unavailable"],
      [{ status: 503, code: 0 }, "sms_unavailable"],
      ["garbage", "sms_unavailable"],
    ] as const)("%j is told as %s, and not sent again", async (mood, code) => {
      twilio.mood = mood;
      expect(await start(deps)).toBe(code);
      const { rows } = await database.query(
        "SELECT state, sealed FROM outgoing_messages ORDER BY created_at DESC, id DESC LIMIT 1",
      );
      expect(rows).toEqual([{ state: "failed", sealed: null }]);
    });

    it("is given up when the day's number is reached", async () => {
      const capped = await product({ SMS_DAILY_CAP: 2 });
      expect([await start(capped), await start(capped), await start(capped)]).toEqual([
        "done",
        "done",
        "sms_cap",
      ]);
      const tomorrow = await product(
        { SMS_DAILY_CAP: 2 },
        { now: () => new Date(Date.now() + 25 * 3_600_000) },
      );
      expect(await start(tomorrow)).toBe("done");
    });
  });

  describe("Verify", () => {
    let deps: Deps;
    beforeAll(async () => {
      deps = await product({ SMS_PROVIDER: "twilio-verify" });
    });
    phoneVerifierContract(() => ({
      verifier: deps.phone,
      sentCode: async (to) => twilio.verifications.get(to)?.code ?? "",
    }));

    it("asks for the person's language, and no code ever comes near the database", async () => {
      const to = freshNumber();
      const before = twilio.messages.length;
      await deps.phone.start({ userId: newId(), to }, "es");
      expect(twilio.verifications.get(to)?.locale).toBe("es");
      expect(twilio.messages).toHaveLength(before);
    });

    it.each([
      [{ status: 429, code: 60203 }, "rate_limited", "rate_limited"],
      [{ status: 429, code: 60202 }, "sms_unavailable", "code_invalid"],
      [{ status: 404, code: 20404 }, "sms_unavailable", "code_invalid"],
      [{ status: 400, code: 60200 }, "phone_unreachable", "code_invalid"],
      [{ status: 403, code: 60205 }, "phone_unreachable", "phone_unreachable"],
      [{ status: 403, code: 60410 }, "phone_country", "phone_country"],
      [{ status: 401, code: 20003 }, "sms_unavailable", "sms_unavailable"],
      [{ status: 503, code: 0 }, "sms_unavailable", "sms_unavailable"],
      ["garbage", "sms_unavailable", "sms_unavailable"],
    ] as const)("%j is told as %s at the start, %s at the check", async (mood, atStart, atCheck) => {
      const phone = { userId: newId(), to: freshNumber() };
      await deps.phone.start(phone, "en");
      twilio.mood = mood;
      expect(await start(deps)).toBe(atStart);
      expect(await codeOf(deps.phone.check(phone, "123456"))).toBe(atCheck);
    });

    it("counts against the day's number", async () => {
      const capped = await product({ SMS_PROVIDER: "twilio-verify", SMS_DAILY_CAP: 1 });
      expect([await start(capped), await start(capped)]).toEqual(["done", "sms_cap"]);
    });
  });

  it.each(["twilio", "twilio-verify"] as const)(
    "%s that never answers ends in time",
    async (SMS_PROVIDER) => {
      twilio.mood = "hang";
      const impatient: Deps["fetch"] = (url, options) => fetch(url, { ...options, timeoutMs: 150 });
      const deps = await product({ SMS_PROVIDER }, { fetch: impatient });
      expect(await start(deps)).toBe("sms_unavailable");
    },
  );
});
