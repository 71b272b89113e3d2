import { sql } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rowsOf } from "../../../db/db.ts";
import { type Deps, inTransaction } from "../../../deps.ts";
import { aPerson, cookieOf, freshEmail, goodPassword as password } from "../../../testing/a-person.ts";
import { codeOf } from "../../../testing/code-of.ts";
import { testDatabases } from "../../../testing/database.ts";
import { testDeps } from "../../../testing/deps.ts";
import { blockUser, unblockUser } from "../block-user.ts";
import { findCaller } from "../sessions/find-caller.ts";
import { updatePerson } from "../store.ts";
import { checkEmail } from "./check-email.ts";
import { login } from "./login.ts";
import { register } from "./register.ts";

const aNetwork = (i: number) => ({ address: `10.9.0.${i}`, browser: "", system: "" });

describe.each(testDatabases())("sign-in on $name", ({ open }) => {
  let deps: Deps;
  beforeAll(async () => {
    deps = await testDeps({ database: await open() });
  });
  afterAll(() => deps.database.close());

  it("signs in, in any case of the address, with a new session each time", async () => {
    const { email, user, headers } = await aPerson(deps);
    const first = await login(deps, { email: ` ${email.toUpperCase()}`.trim(), password }, "en");
    expect(first.user.id).toBe(user.id);
    expect(cookieOf(first.setCookies)).not.toBe(headers.cookie);
  });

  describe("by phone number", () => {
    const number = "+12025550143";
    const prove = (userId: string, at: Date | null) =>
      inTransaction(deps, async (tx) => {
        await updatePerson(tx, userId, { phoneNumber: number });
        await updatePerson(tx, userId, { phoneVerifiedAt: at });
      });

    it("needs a number that was proven, however it is written", async () => {
      const { user } = await aPerson(deps);
      const enter = (phone: string, given = password) => login(deps, { phone, password: given }, "en");
      await prove(user.id, null);
      expect(await codeOf(enter(number))).toBe("invalid_credentials");
      await prove(user.id, new Date("2026-01-01T00:00:00Z"));
      for (const written of [number, "+1 (202) 555-0143", "001 202 555 0143"])
        expect((await enter(written)).user.id).toBe(user.id);
      expect(await codeOf(enter(number, "another horse battery"))).toBe("invalid_credentials");
      for (const written of ["2025550143", "+1", "nobody", "a\0b", "+12025550199"])
        expect(await codeOf(enter(written))).toBe("invalid_credentials");
    });

    it("is that of the account that proved it last", async () => {
      const [before, after] = [await aPerson(deps), await aPerson(deps)];
      await prove(before.user.id, new Date("2026-02-01T00:00:00Z"));
      await prove(after.user.id, new Date("2026-03-01T00:00:00Z"));
      expect((await login(deps, { phone: number, password }, "en")).user.id).toBe(after.user.id);
    });

    it("counts guesses together with those by the email address", async () => {
      const { user, email } = await aPerson(deps);
      await prove(user.id, new Date("2026-04-01T00:00:00Z"));
      for (let i = 0; i < 5; i++) {
        await codeOf(login(deps, { phone: number, password: `guess ${i}` }, "en"));
        await codeOf(login(deps, { email, password: `guess ${i}` }, "en"));
      }
      expect(await codeOf(login(deps, { phone: number, password }, "en"))).toBe("rate_limited");
      expect(await codeOf(login(deps, { email, password }, "en"))).toBe("rate_limited");
    });
  });

  it("takes a password typed in another normal form", async () => {
    const email = freshEmail();
    await register(deps, { email, password: "pässwörter sind lang".normalize("NFC"), fullName: "A" }, "en");
    const composed = "pässwörter sind lang".normalize("NFD");
    expect(await codeOf(login(deps, { email, password: composed }, "en"))).toBe("done");
  });

  it.each([
    ["no address", { password }, "identity_required"],
    ["a blank address", { email: "", password }, "identity_required"],
    ["no password", { email: "a@b.co" }, "identity_required"],
    ["nothing", {}, "identity_required"],
    ["an unknown address", { email: "nobody@example.org", password }, "invalid_credentials"],
    ["no address at all", { email: "nobody", password }, "invalid_credentials"],
    ["SQL", { email: "' OR 1=1 --", password: "' OR 1=1 --" }, "invalid_credentials"],
    ["a zero byte", { email: "nobody@example.org", password: "a\0b" }, "invalid_credentials"],
  ])("refuses to sign in with %s", async (_what, input, code) => {
    expect(await codeOf(login(deps, input, "en"))).toBe(code);
  });

  it("answers an unknown address and a wrong password alike", async () => {
    const { email } = await aPerson(deps);
    const wrong = await login(deps, { email, password: "wrong horse battery" }, "en").catch(
      (e: unknown) => e,
    );
    const unknown = await login(deps, { email: freshEmail(), password }, "en").catch((e: unknown) => e);
    expect({ ...(wrong as object), stack: "" }).toEqual({ ...(unknown as object), stack: "" });
  });

  it("lets ten of many parallel guesses through, then nobody until the window ends", async () => {
    const { email } = await aPerson(deps);
    let now = new Date("2026-01-01T00:00:00Z");
    const clocked: Deps = { ...deps, now: () => now };
    const guesses = await Promise.all(
      Array.from({ length: 30 }, (_, i) =>
        codeOf(login(clocked, { email, password: `guess number ${i}` }, "en")),
      ),
    );
    expect(guesses.filter((code) => code === "invalid_credentials")).toHaveLength(10);
    expect(guesses.filter((code) => code === "rate_limited")).toHaveLength(20);
    const error = await login(clocked, { email, password }, "en").catch((e: unknown) => e);
    expect(error).toMatchObject({ code: "rate_limited", details: { retryAfter: 900 } });
    now = new Date("2026-01-01T00:15:00Z");
    expect(await codeOf(login(clocked, { email, password }, "en"))).toBe("done");
    expect(await codeOf(login(clocked, { email, password: "another guess" }, "en"))).toBe(
      "invalid_credentials",
    );
  });

  it("lets the owner in from elsewhere while somebody guesses, up to a far higher ceiling", async () => {
    const { email } = await aPerson(deps);
    const from = (address: string) => ({ address, browser: "", system: "" });
    const guess = (i: number, address: string) =>
      codeOf(login(deps, { email, password: `guess number ${i}` }, "en", from(address)));
    for (let i = 0; i < 12; i++) await guess(i, "10.0.0.1");
    expect(await codeOf(login(deps, { email, password }, "en", from("10.0.0.1")))).toBe("rate_limited");
    expect(await codeOf(login(deps, { email, password }, "en", from("10.0.0.2")))).toBe("done");
    const ceiling = deps.keys.lookupHash("attempt-sign-in-account", email);
    const set = sql`UPDATE attempts SET count = 100 WHERE key = ${ceiling} AND count = 10 RETURNING key`;
    expect(rowsOf(await deps.db.execute(set))).toHaveLength(1);
    expect(await codeOf(login(deps, { email, password }, "en", from("10.0.0.3")))).toBe("password_paused");
  });

  it("says that an account is blocked only to who knows its password", async () => {
    const { email, user, headers } = await aPerson(deps);
    expect(await blockUser(deps, user.id)).toBe(1);
    expect(await findCaller(deps, headers)).toBeNull();
    expect(await codeOf(login(deps, { email, password }, "en"))).toBe("account_blocked");
    expect(await codeOf(login(deps, { email, password: "some long guess" }, "en"))).toBe(
      "invalid_credentials",
    );
    await unblockUser(deps, user.id);
    expect(await codeOf(login(deps, { email, password }, "en"))).toBe("done");
    expect(await codeOf(blockUser(deps, "nobody"))).toBe("not_found");
  });

  it("looks an address up five times an hour for one network, and whatever address a hundred times a day", async () => {
    const email = freshEmail();
    for (let i = 0; i < 5; i++) expect(await codeOf(checkEmail(deps, email, aNetwork(6)))).toBe("done");
    expect(await codeOf(checkEmail(deps, email, aNetwork(6)))).toBe("rate_limited");
    expect(await codeOf(checkEmail(deps, email, aNetwork(5)))).toBe("done");
    const busy = aNetwork(7);
    const codes = await Promise.all(
      Array.from({ length: 105 }, () => codeOf(checkEmail(deps, freshEmail(), busy))),
    );
    expect(codes.filter((code) => code === "rate_limited")).toHaveLength(5);
  });

  it("warns the operator of every thousandth look-up within the hour, whoever asks", async () => {
    const warnings: object[] = [];
    const log = pino({ level: "warn" }, { write: (line: string) => warnings.push(JSON.parse(line)) });
    await deps.database.query("TRUNCATE attempts");
    await codeOf(checkEmail({ ...deps, log }, freshEmail(), aNetwork(8)));
    const key = deps.keys.lookupHash("attempt-look-ups", "look-ups");
    await deps.db.execute(sql`UPDATE attempts SET count = 998 WHERE key = ${key}`);
    for (const i of [9, 10, 11]) await codeOf(checkEmail({ ...deps, log }, freshEmail(), aNetwork(i)));
    expect(warnings).toMatchObject([{ lookUps: 1_000 }]);
  });

  it("takes as long for a refusal as for an answer", async () => {
    const email = freshEmail();
    for (let i = 0; i < 7; i++) {
      const from = performance.now();
      await codeOf(checkEmail(deps, i % 2 ? email : freshEmail(), aNetwork(i)));
      expect(performance.now() - from).toBeGreaterThan(149);
    }
  });

  it("limits guesses on addresses without an account just so", async () => {
    const email = freshEmail();
    const guess = () => codeOf(login(deps, { email, password: "some long guess" }, "en"));
    for (let i = 0; i < 10; i++) expect(await guess()).toBe("invalid_credentials");
    expect(await guess()).toBe("rate_limited");
  });

  it("tells whether an address has an account, unless it is told not to", async () => {
    const { email } = await aPerson(deps);
    const strict: Deps = { ...deps, config: { ...deps.config, AUTH_PRIVACY: "strict" } };
    expect(await checkEmail(deps, email)).toEqual({ exists: true });
    expect(await checkEmail(deps, freshEmail())).toEqual({ exists: false });
    expect(await checkEmail(strict, email)).toEqual({ exists: false });
  });
});
