import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { rowsOf } from "../../db/db.ts";
import type { Deps } from "../../deps.ts";
import { openContent } from "../../ports/outgoing/content.ts";
import { outgoingMessages } from "../../ports/outgoing/tables.ts";
import { freshNumber } from "../../ports/phone/contract.ts";
import { aBrowser, type Browser, signedUpBrowser } from "../../testing/a-browser.ts";
import { freshEmail, goodPassword as password } from "../../testing/a-person.ts";
import { codeOf } from "../../testing/code-of.ts";
import { openTestDatabase } from "../../testing/database.ts";
import { linkTokenTo } from "../../testing/mail-to.ts";
import { openTestApp, type TestApp } from "../../testing/test-app.ts";
import { exportAccounts } from "../accounts/export-accounts.ts";
import { eraseNow } from "../personal-data/erase-person.ts";

describe("accounts by phone number alone", () => {
  let deps: Deps;
  let app: FastifyInstance;
  let close: TestApp["close"];
  beforeAll(async () => {
    ({ deps, app, close } = await openTestApp({ database: await openTestDatabase() }));
  });
  afterAll(() => close());
  // All calls come from one address.
  beforeEach(() => deps.database.query("TRUNCATE limit_counters, attempts"));

  async function codeFor(to: string): Promise<string> {
    const rows = await deps.db.select().from(outgoingMessages).orderBy(outgoingMessages.id);
    let code = "";
    for (const { sealed, ...row } of rows) {
      if (sealed === null || row.channel !== "sms") continue;
      const content = await openContent(deps.keys, deps.db, { ...row, sealed });
      if (content.to === to) code = /\b\d{6}\b/.exec(content.text)?.[0] ?? code;
    }
    return code;
  }
  const post = (browser: Browser, url: string, payload: object) => browser("POST", url, { payload });
  const ask = (browser: Browser, phoneNumber: string) => post(browser, "/api/phone-code", { phoneNumber });
  const signUp = async (browser: Browser, phoneNumber: string, over: object = {}) =>
    post(browser, "/api/register", {
      ...{ phoneNumber, password, fullName: "Nora Maria Vale", code: await codeFor(phoneNumber) },
      ...over,
    });
  const signIn = (phone: string, given = password) =>
    post(aBrowser(app), "/api/login", { phone, password: given });
  async function aPhonePerson() {
    const browser = aBrowser(app);
    const number = freshNumber();
    await ask(browser, number);
    const answer = await signUp(browser, number);
    expect(answer.statusCode, answer.body).toBe(200);
    await deps.database.query("TRUNCATE limit_counters, attempts");
    return { browser, number, user: answer.json().user };
  }

  it("sign up with the texted code, without an address, and sign in again with the password", async () => {
    const { browser, number, user } = await aPhonePerson();
    expect(user).toMatchObject({
      ...{ email: "", emailVerified: true, phoneNumber: number, phoneVerified: true },
      ...{ firstName: "Nora", lastName: "Maria Vale" },
    });
    expect((await signIn(number.replace("+49", "+49 "))).json().user.id).toBe(user.id);
    expect((await signIn(number, "wrong horse battery")).json()).toMatchObject({
      code: "invalid_credentials",
    });
    // The account counts as proven, and no mail is queued for it.
    expect((await post(browser, "/api/calendar", {})).json().code).not.toBe("email_unverified");
    const mails = rowsOf<{ n: number }>(
      await deps.db.execute(sql`SELECT count(*)::int AS n FROM outgoing_messages
        WHERE channel = 'mail' AND sealed_for = ${user.id}`),
    );
    expect(mails[0]?.n).toBe(0);
  });

  it("are made by the right code alone, in the browser that asked for it, once", async () => {
    const [browser, number] = [aBrowser(app), freshNumber()];
    expect((await signUp(browser, number, { code: "123456" })).json()).toMatchObject({
      code: "code_invalid",
    });
    await ask(browser, number);
    expect((await signUp(aBrowser(app), number)).json()).toMatchObject({ code: "code_invalid" });
    expect((await signUp(browser, freshNumber(), { code: await codeFor(number) })).json()).toMatchObject({
      code: "code_invalid",
    });
    // A refused password leaves the code as it is; the number itself is one.
    for (const weak of ["short", number, number.slice(3)])
      expect((await signUp(browser, number, { password: weak })).json()).toMatchObject({
        code: "weak_password",
      });
    expect((await signUp(browser, number)).statusCode).toBe(200);
    expect((await signUp(browser, number)).json()).toMatchObject({ code: "code_invalid" });
    expect((await signUp(browser, "12")).json()).toMatchObject({ code: "phone_invalid" });
    const nothing = await post(browser, "/api/register", { password, fullName: "Nora" });
    expect(nothing.json()).toMatchObject({ code: "identity_required" });
  });

  it("are one for each number; a forgotten password is replaced, and other sessions end", async () => {
    const { browser, number, user } = await aPhonePerson();
    const second = aBrowser(app);
    await ask(second, number);
    expect((await signUp(second, number)).json()).toMatchObject({ code: "phone_taken" });
    await ask(second, number);
    const recover = async (phoneNumber: string) =>
      post(second, "/api/recovery/phone", {
        ...{ phoneNumber, code: await codeFor(phoneNumber), password: "another horse battery" },
      });
    expect((await recover(number)).json().user.id).toBe(user.id);
    expect((await browser("GET", `/api/user/${user.id}`)).statusCode).toBe(401);
    expect((await signIn(number)).json()).toMatchObject({ code: "invalid_credentials" });
    expect((await signIn(number, "another horse battery")).statusCode).toBe(200);
    const stranger = freshNumber();
    await ask(second, stranger);
    expect((await recover(stranger)).json()).toMatchObject({ code: "phone_unknown" });
  });

  it("keep their way in when another account proves the same number, and are not recovered through one with mail", async () => {
    const { number, user } = await aPhonePerson();
    const { browser, id } = await signedUpBrowser(app);
    const prove = async (to: string) => {
      await post(browser, "/api/send-phone-verification", { userId: id, phoneNumber: to });
      return post(browser, "/api/verify-phone", { userId: id, code: await codeFor(to) });
    };
    expect((await prove(number)).statusCode).toBe(200);
    expect((await signIn(number)).json().user.id).toBe(user.id);
    const own = freshNumber();
    await prove(own);
    await ask(browser, own);
    const recovered = await post(browser, "/api/recovery/phone", {
      ...{ phoneNumber: own, code: await codeFor(own), password: "another horse battery" },
    });
    expect(recovered.json()).toMatchObject({ code: "phone_unknown" });
  });

  it("keep their number until another is proven, and get an address by its one link", async () => {
    const { browser, number, user } = await aPhonePerson();
    const profile = { firstName: "Nora", lastName: "Vale", location: "", bio: "", title: "", company: "" };
    const rest = { experience: "", skills: [], expectedSalary: "", profileVisibility: "public" };
    const save = (phone: string) =>
      browser("PUT", `/api/user/${user.id}/profile`, { payload: { ...profile, ...rest, phone } });
    expect((await save("")).json()).toMatchObject({ code: "invalid_request" });
    expect((await save(freshNumber())).json()).toMatchObject({ code: "invalid_request" });
    expect((await save(number)).statusCode).toBe(200);
    const email = freshEmail();
    const asked = await post(browser, "/api/security/email", { email });
    expect(asked.json(), asked.body).toMatchObject({ newEmail: email, confirmedByOld: true });
    const token = await linkTokenTo(deps, email, "email-change-new");
    expect((await post(browser, "/api/security/email/confirm", { token })).json()).toEqual({ changed: true });
    const signedIn = await post(aBrowser(app), "/api/login", { email, password });
    expect(signedIn.json().user).toMatchObject({
      id: user.id,
      email,
      emailVerified: true,
      phoneNumber: number,
    });
  });

  it("are one for each number, also when two browsers prove it at once or another account changes to it", async () => {
    const number = freshNumber();
    const browsers = [aBrowser(app), aBrowser(app), aBrowser(app)];
    const codes: string[] = [];
    for (const browser of browsers) {
      await ask(browser, number);
      codes.push(await codeFor(number));
    }
    const countOf = async (table: string) =>
      (await deps.database.query(`SELECT count(*)::int AS n FROM ${table}`)).rows[0];
    const before = [await countOf("users"), await countOf("people"), await countOf("person_keys")];
    const answers = await Promise.all(
      browsers.map((browser, i) => signUp(browser, number, { code: codes[i] })),
    );
    const ends = answers.map((answer) => answer.json().code ?? "made").sort();
    expect(ends).toEqual(["made", "phone_taken", "phone_taken"]);
    // Those who came second leave no account behind.
    const one = (row: unknown) => ({ n: (row as { n: number }).n + 1 });
    expect([await countOf("users"), await countOf("people"), await countOf("person_keys")]).toEqual(
      before.map(one),
    );
    const { browser, user } = await aPhonePerson();
    await post(browser, "/api/send-phone-verification", { userId: user.id, phoneNumber: number });
    const code = await codeFor(number);
    const changed = await post(browser, "/api/verify-phone", { userId: user.id, code });
    expect(changed.json()).toMatchObject({ code: "phone_taken" });
  });

  it("get another number only by who proved lately that the account is theirs, as it recovers the account", async () => {
    const { browser, number, user } = await aPhonePerson();
    await deps.db.execute(
      sql`UPDATE sessions SET created_at = now() - interval '11 minutes' WHERE user_id = ${user.id}`,
    );
    const askFor = async (phoneNumber: string) =>
      (await post(browser, "/api/send-phone-verification", { userId: user.id, phoneNumber })).json();
    const other = freshNumber();
    expect(await askFor(other)).toMatchObject({ code: "proof_required" });
    expect(await askFor(number)).toMatchObject({ sentTo: number });
    const proven = await post(browser, "/api/security/prove", { by: "password", password });
    expect(proven.statusCode, proven.body).toBe(200);
    expect(await askFor(other)).toMatchObject({ sentTo: other });
  });

  it("get a code in a browser of their own when strangers everywhere have used up those of the number", async () => {
    const { browser, number } = await aPhonePerson();
    for (let network = 0; network < 4; network++)
      for (let i = 0; i < 5; i++)
        await codeOf(deps.phone.start({ userId: null, to: number, network: `10.0.${network}.0/24` }, "en"));
    expect((await ask(aBrowser(app), number)).json()).toMatchObject({ code: "rate_limited" });
    expect((await ask(browser, number)).json()).toMatchObject({ sentTo: number });
  });

  it("are erased when their number is typed, and not without", async () => {
    const { browser, number } = await aPhonePerson();
    const erase = (confirm: string) => post(browser, "/api/personal-data/erasure", { confirm });
    for (const wrong of ["", "nora", freshNumber()])
      expect((await erase(wrong)).json()).toMatchObject({ code: "invalid_request" });
    expect((await erase(number.replace("+49", "+49 "))).json()).toMatchObject({
      erasure: { erasedAt: expect.any(String) },
    });
  });

  it("are named by their number in an authenticator", async () => {
    const { browser, number } = await aPhonePerson();
    const { uri } = (await post(browser, "/api/second-factor/authenticator", {})).json();
    expect(decodeURIComponent(uri)).toContain(number);
  });

  it("export what they hold, and erase without a mail to nobody", async () => {
    const { browser, number, user } = await aPhonePerson();
    const draft = { userId: user.id, name: "Nora Vale", email: "", location: "Bonn", summary: "" };
    const made = await post(browser, "/api/profile/create", draft);
    expect(made.statusCode, made.body).toBe(200);
    const { data } = await exportAccounts.read(deps, user.id);
    expect(data).toMatchObject({ account: { email: null }, profile: { phoneNumber: number } });
    await eraseNow(deps, user.id);
    const left = await deps.db.execute(sql`SELECT 1 FROM users WHERE id = ${user.id}`);
    expect(rowsOf(left)).toEqual([]);
  });
});
