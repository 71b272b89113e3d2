import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createApp } from "../../app.ts";
import type { Deps } from "../../deps.ts";
import { aBrowser, type Browser } from "../../testing/a-browser.ts";
import { eventsOf, freshEmail, goodPassword } from "../../testing/a-person.ts";
import { testDatabases } from "../../testing/database.ts";
import { codeMailedTo, linkTokenTo, mailTo } from "../../testing/mail-to.ts";
import { openTestApp, type TestApp } from "../../testing/test-app.ts";

const newPassword = "a longer walk home";

describe.each(testDatabases())("ways in on $name", ({ open }) => {
  let deps: Deps;
  let app: FastifyInstance;
  let close: TestApp["close"];
  let now = new Date();
  const pass = (minutes: number) => {
    now = new Date(now.getTime() + minutes * 60_000);
  };
  beforeAll(async () => {
    ({ deps, app, close } = await openTestApp({
      database: await open(),
      config: { RATE_LIMITS: "off" },
      now: () => now,
    }));
  });
  afterAll(() => close());

  const post = (browser: Browser, url: string, payload: object = {}) => browser("POST", url, { payload });
  const register = async (email = freshEmail()) => {
    const browser = aBrowser(app);
    const input = { email, password: goodPassword, fullName: "Nora Vale" };
    const { user } = (await post(browser, "/api/register", input)).json();
    return { browser, email, id: String(user.id) };
  };
  const verified = async () => {
    const person = await register();
    const token = await linkTokenTo(deps, person.email, "verify-email");
    await post(person.browser, "/api/verify-email", { token });
    return person;
  };
  const isIn = async (browser: Browser, id: string) =>
    (await browser("GET", `/api/user/${id}`)).statusCode === 200;
  const login = (email: string, password: string) => post(aBrowser(app), "/api/login", { email, password });
  const recoveryToken = async (email: string) => {
    expect((await post(aBrowser(app), "/api/recovery", { email })).json()).toEqual({ ok: true });
    return linkTokenTo(deps, email, "recover");
  };
  const bytes = (answer: { body: string }) => answer.body.replace(/"requestId":"[^"]+"/, "");

  describe("recovery", () => {
    it("sets a new password once, ends every other session and tells the person", async () => {
      const { browser: old, email, id } = await verified();
      const token = await recoveryToken(email);
      const page = aBrowser(app);
      expect((await post(page, "/api/recovery/read", { token })).json()).toEqual({ email, endsPlan: false });
      expect(await isIn(old, id)).toBe(true);

      const weak = await post(page, "/api/recovery/password", { token, password: "password" });
      expect([weak.statusCode, weak.json().code]).toEqual([422, "weak_password"]);
      expect(weak.json().details.why).toMatch(/\w+ \w+/);
      const done = await post(page, "/api/recovery/password", { token, password: newPassword });
      expect(done.json()).toMatchObject({ user: { id } });
      expect(await isIn(page, id)).toBe(true);
      expect(await isIn(old, id)).toBe(false);
      expect((await login(email, goodPassword)).statusCode).toBe(401);
      expect((await login(email, newPassword)).statusCode).toBe(200);
      expect(await eventsOf(deps, id)).toContain("password-recovery");
      expect((await mailTo(deps, email)).map(({ key }) => key)).toContain("account-notice");

      for (const url of ["/api/recovery/read", "/api/recovery/password"]) {
        const again = await post(page, url, { token, password: newPassword });
        expect([again.statusCode, again.json().code]).toEqual([422, "link_invalid"]);
      }
    });

    it("lets one of many at once through, and makes older links worthless", async () => {
      const { email } = await verified();
      const older = await recoveryToken(email);
      pass(1);
      const token = await recoveryToken(email);
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, i) =>
          post(aBrowser(app), "/api/recovery/password", { token, password: `${newPassword} ${i}` }),
        ),
      );
      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
      const late = await post(aBrowser(app), "/api/recovery/password", {
        token: older,
        password: newPassword,
      });
      expect(late.json().code).toBe("link_invalid");
    });

    it("refuses a link older than an hour, and one of another kind", async () => {
      const { email, browser } = await register();
      const token = await recoveryToken(email);
      const other = await linkTokenTo(deps, email, "verify-email");
      const refused = await post(browser, "/api/recovery/password", { token: other, password: newPassword });
      expect(refused.json().code).toBe("link_invalid");
      pass(60);
      expect((await post(browser, "/api/recovery/read", { token })).json().code).toBe("link_invalid");
    });

    it("answers alike, after the same time, whether there is an account or not", async () => {
      const { email } = await register();
      const timed = async (address: string) => {
        const began = performance.now();
        const answer = await post(aBrowser(app), "/api/recovery", { email: address });
        return { bytes: bytes(answer), status: answer.statusCode, ms: performance.now() - began };
      };
      const known = await timed(email);
      const unknown = await timed(freshEmail());
      expect([known.status, known.bytes]).toEqual([unknown.status, unknown.bytes]);
      for (const { ms } of [known, unknown]) expect(ms).toBeGreaterThanOrEqual(249);
    });

    it("does not pass the second factor by", async () => {
      const { email, id } = await verified();
      const token = await recoveryToken(email);
      await deps.db.execute(sql`UPDATE users SET second_factor = true WHERE id = ${id}`);
      const page = aBrowser(app);
      const done = await post(page, "/api/recovery/password", { token, password: newPassword });
      expect([done.statusCode, done.json().code]).toEqual([401, "second_factor_required"]);
      expect((await page("GET", `/api/user/${id}`)).json().code).toBe("second_factor_required");
    });

    it("opens no blocked account", async () => {
      const { email, id } = await verified();
      const token = await recoveryToken(email);
      await deps.db.execute(sql`UPDATE users SET blocked_at = now() WHERE id = ${id}`);
      const done = await post(aBrowser(app), "/api/recovery/password", { token, password: newPassword });
      expect(done.json().code).toBe("account_blocked");
    });
  });

  describe("a code by mail", () => {
    const ask = (email: string, browser = aBrowser(app)) =>
      post(browser, "/api/sign-in/email-code", { email });
    const use = (email: string, code: string, browser = aBrowser(app)) =>
      post(browser, "/api/sign-in/email-code/use", { email, code });

    it("signs in once, in any case of the address", async () => {
      const { email, id } = await verified();
      const browser = aBrowser(app);
      expect((await ask(email.toUpperCase(), browser)).json()).toEqual({ ok: true });
      const code = await codeMailedTo(deps, email);
      const done = await use(` ${email}`, code, browser);
      expect(done.json()).toMatchObject({ user: { id } });
      expect(await isIn(browser, id)).toBe(true);
      expect((await use(email, code, browser)).json().code).toBe("code_invalid");
      expect((await login(email, goodPassword)).statusCode).toBe(200);
    });

    it("lets one of 200 parallel uses in", async () => {
      const { email } = await verified();
      const browser = aBrowser(app);
      await ask(email, browser);
      const code = await codeMailedTo(deps, email);
      const answers = await Promise.all(Array.from({ length: 200 }, () => use(email, code, browser)));
      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
      expect(answers.filter((answer) => answer.json().code === "code_invalid")).toHaveLength(199);
    });

    it("mails nothing where there is no account, and says the same", async () => {
      const { email } = await verified();
      const nobody = freshEmail();
      expect(bytes(await ask(nobody))).toBe(bytes(await ask(email)));
      expect(await mailTo(deps, nobody)).toEqual([]);
      expect(bytes(await use(nobody, "123456"))).toBe(bytes(await use(freshEmail(), "123456")));
    });

    it("gives an account that nobody had proven to the address's owner alone", async () => {
      const { browser: squatter, email, id } = await register();
      const owner = aBrowser(app);
      await ask(email, owner);
      expect((await mailTo(deps, email))[0]?.key).toBe("sign-in-code-first");
      const done = await use(email, await codeMailedTo(deps, email), owner);
      expect(done.json().user).toMatchObject({ id, emailVerified: true });
      expect(await isIn(squatter, id)).toBe(false);
      expect((await login(email, goodPassword)).statusCode).toBe(401);
      expect(await isIn(owner, id)).toBe(true);
    });

    it("still owes the second factor", async () => {
      const { email, id } = await verified();
      await deps.db.execute(sql`UPDATE users SET second_factor = true WHERE id = ${id}`);
      const browser = aBrowser(app);
      await ask(email, browser);
      const done = await use(email, await codeMailedTo(deps, email), browser);
      expect([done.statusCode, done.json().code]).toEqual([401, "second_factor_required"]);
    });

    it.each([["12345"], ["1234567"], ["12a456"], [""], ["١٢٣٤٥٦"]])("refuses %j unasked", async (code) => {
      expect((await use(freshEmail(), code)).statusCode).toBe(400);
    });
  });

  describe("verifying the address", () => {
    it("is done by the link in the account's own session, once, and is told to the person's tabs", async () => {
      const { browser, email, id } = await register();
      const read = async () => (await browser("GET", `/api/user/${id}`)).json().emailVerified;
      expect(await read()).toBe(false);
      const token = await linkTokenTo(deps, email, "verify-email");
      expect((await post(browser, "/api/verify-email", { token })).json()).toEqual({
        email,
        setPassword: null,
      });
      expect(await read()).toBe(true);
      expect(await eventsOf(deps, id)).toContain("user-updated");
      const again = await post(browser, "/api/verify-email", { token });
      expect([again.statusCode, again.json().code]).toEqual([422, "link_invalid"]);
    });

    it("can be asked for again, until it is done", async () => {
      const { browser, email } = await register();
      const sent = async () => (await mailTo(deps, email)).filter(({ key }) => key === "verify-email").length;
      pass(1);
      expect((await post(browser, "/api/verify-email/send")).json()).toEqual({ ok: true });
      expect(await sent()).toBe(2);
      const token = await linkTokenTo(deps, email, "verify-email");
      await post(browser, "/api/verify-email", { token });
      await post(browser, "/api/verify-email/send");
      expect(await sent()).toBe(2);
      expect((await post(aBrowser(app), "/api/verify-email/send")).json().code).toBe("not_signed_in");
    });

    it("does not verify an address that the account has left", async () => {
      const { browser, email, id } = await register();
      const token = await linkTokenTo(deps, email, "verify-email");
      await deps.db.execute(sql`UPDATE users SET email = ${freshEmail()} WHERE id = ${id}`);
      expect((await post(browser, "/api/verify-email", { token })).json().code).toBe("link_invalid");
    });
  });

  it("sends at most five mails of a kind within an hour to an address that one network names", async () => {
    const limited = await createApp({ ...deps, config: { ...deps.config, RATE_LIMITS: "enforced" } });
    const email = freshEmail();
    const statuses: number[] = [];
    for (const url of ["/api/recovery", "/api/sign-in/email-code"])
      for (let i = 0; i < 6; i++) statuses.push((await post(aBrowser(limited), url, { email })).statusCode);
    const five = [200, 200, 200, 200, 200, 429];
    expect(statuses).toEqual([...five, ...five]);
    await limited.close();
  });

  it("takes a hundred sign-ups a day from one network, of taken addresses too", async () => {
    const limited = await createApp({ ...deps, config: { ...deps.config, RATE_LIMITS: "enforced" } });
    const { email } = await register();
    const input = { email, password: goodPassword, fullName: "Nora Vale" };
    const code = async () => (await post(aBrowser(limited), "/api/register", input)).json().code;
    expect(await code()).toBe("email_taken");
    const key = deps.keys.lookupHash("attempt-sign-up-day", "127.0.0.1");
    await deps.db.execute(sql`UPDATE attempts SET count = 99 WHERE key = ${key}`);
    expect([await code(), await code()]).toEqual(["email_taken", "rate_limited"]);
    await limited.close();
  });

  it.each([
    ["POST", "/api/recovery", { email: "no address" }],
    ["POST", "/api/recovery/read", { token: "" }],
    ["POST", "/api/recovery/password", { token: "x".repeat(101), password: newPassword }],
    ["POST", "/api/recovery/password", { token: "x", password: "" }],
    ["POST", "/api/verify-email", {}],
    ["POST", "/api/sign-in/providers/nobody", { purpose: "sign-in" }],
    ["POST", "/api/sign-in/providers/google", { purpose: "else" }],
  ] as const)("%s %s %j does not fit", async (method, url, payload) => {
    expect((await aBrowser(app)(method, url, { payload })).json().code).toBe("invalid_request");
  });

  describe("with AUTH_PRIVACY=strict", () => {
    let strict: FastifyInstance;
    beforeAll(async () => {
      strict = await createApp({ ...deps, config: { ...deps.config, AUTH_PRIVACY: "strict" } });
    });
    afterAll(() => strict.close());
    const signUp = (email: string, browser = aBrowser(strict)) =>
      post(browser, "/api/register", { email, password: newPassword, fullName: "Nora Vale" });

    it("answers a sign-up alike whether the address is taken, and the mail says which", async () => {
      const { email } = await verified();
      const fresh = freshEmail();
      const [taken, free] = [await signUp(email), await signUp(fresh)];
      expect([taken.statusCode, bytes(taken)]).toEqual([200, bytes(free)]);
      const cookiesOf = (answer: typeof taken) => answer.cookies.map(({ value, ...cookie }) => cookie);
      expect(cookiesOf(taken)).toEqual(cookiesOf(free));
      expect(free.cookies).toMatchObject([{ name: "waymark.sign-up", httpOnly: true, sameSite: "Strict" }]);
      expect(free.json()).toEqual({ confirmByMail: true });
      expect((await mailTo(deps, email))[0]?.key).toBe("sign-up-taken");
      expect((await mailTo(deps, fresh))[0]?.key).toBe("sign-up");
      const tried = await Promise.all([login(email, newPassword), login(fresh, newPassword)]);
      expect(tried.map(bytes)).toEqual([bytes(tried[0]), bytes(tried[0])]);
    });

    it("makes the account by the mailed link, once", async () => {
      const email = freshEmail();
      const browser = aBrowser(strict);
      await signUp(email, browser);
      const token = await linkTokenTo(deps, email, "sign-up");
      const made = await post(browser, "/api/register/confirm", { token });
      expect(made.json().user).toMatchObject({ email, emailVerified: true, displayName: "Nora Vale" });
      expect(await isIn(browser, made.json().user.id)).toBe(true);
      expect((await login(email, newPassword)).statusCode).toBe(200);
      const again = await post(aBrowser(strict), "/api/register/confirm", { token });
      expect(again.json().code).toBe("link_invalid");
    });

    it("gives a stranger who signs up with somebody's address no password of the account its owner makes", async () => {
      const email = freshEmail();
      const stranger = aBrowser(strict);
      await signUp(email, stranger);
      const token = await linkTokenTo(deps, email, "sign-up");
      const owner = aBrowser(strict);
      // The owner's own sign-up for another address proves nothing about this one.
      await signUp(freshEmail(), owner);
      const asked = await post(owner, "/api/register/confirm", { token });
      expect([asked.statusCode, asked.json().code]).toEqual([422, "password_needed"]);
      const weak = await post(owner, "/api/register/confirm", { token, password: "password" });
      expect(weak.json().code).toBe("weak_password");
      const password = "five quiet lanterns";
      const made = await post(owner, "/api/register/confirm", { token, password });
      expect(made.json().user).toMatchObject({ email, emailVerified: true });
      expect((await login(email, newPassword)).statusCode).toBe(401);
      expect((await login(email, password)).statusCode).toBe(200);
    });
  });
});
