import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createApp } from "../../app.ts";
import type { Config } from "../../config.ts";
import type { Deps } from "../../deps.ts";
import { aBrowser, type Browser } from "../../testing/a-browser.ts";
import { freshEmail, goodPassword, verifyAddress } from "../../testing/a-person.ts";
import { testDeps } from "../../testing/deps.ts";
import { linkTokenTo } from "../../testing/mail-to.ts";

describe("showing the verification mail on screen", () => {
  let deps: Deps;
  let app: FastifyInstance;
  beforeAll(async () => {
    deps = await testDeps({ config: { RATE_LIMITS: "off" } });
    app = await createApp(deps);
  });
  afterAll(async () => {
    await app.close();
    await deps.database.close();
  });

  const here = { headers: { host: "localhost:3000" }, remoteAddress: "127.0.0.1" };
  async function signedUp(on = app) {
    const browser = aBrowser(on);
    const email = freshEmail();
    const payload = { email, password: goodPassword, fullName: "Nora Vale" };
    const { user } = (await browser("POST", "/api/register", { payload })).json();
    return { browser, email, id: String(user.id) };
  }
  /** Whether the message is shown, after the screen has asked whether it may be. */
  async function shownTo(browser: Browser, asked: typeof here) {
    const told = (await browser("GET", "/api/verify-email", asked)).json();
    const answer = await browser("POST", "/api/verify-email/message", { payload: {}, ...asked });
    expect(told.shown).toBe(answer.statusCode === 200);
    return answer.statusCode === 200 ? answer.json().message : answer.json().code;
  }

  it.each([
    ["localhost:3000", "127.0.0.1"],
    ["127.0.0.1:3000", "127.0.0.1"],
    ["[::1]:3000", "::1"],
    ["localhost:3000", "::ffff:127.0.0.1"],
  ])("shows the asker's own newest mail at %s from %s", async (host, remoteAddress) => {
    const { browser, email } = await signedUp();
    await signedUp();
    await browser("POST", "/api/verify-email/send", { payload: {} });
    const message = await shownTo(browser, { headers: { host }, remoteAddress });
    expect(message).toMatchObject({ subject: "Confirm your email address", writtenAt: expect.any(String) });
    expect(message.text).toContain(`#token=${await linkTokenTo(deps, email, "verify-email")}`);
  });

  it.each<[string, Partial<typeof here> & { headers?: Record<string, string> }]>([
    ["from another machine", { remoteAddress: "192.0.2.7" }],
    ["from another machine over IPv6", { remoteAddress: "2001:db8::7" }],
    ["behind a proxy (Forwarded)", { headers: { ...here.headers, forwarded: "for=192.0.2.7" } }],
    ["behind a proxy (X-Forwarded-For)", { headers: { ...here.headers, "x-forwarded-for": "127.0.0.1" } }],
    ["behind a proxy (X-Real-IP)", { headers: { ...here.headers, "x-real-ip": "127.0.0.1" } }],
    ["behind a proxy (Via)", { headers: { ...here.headers, via: "1.1 proxy" } }],
    ["under a public name", { headers: { host: "waymark.example" } }],
    ["under a name that begins like a loopback one", { headers: { host: "localhost.example" } }],
    ["under a name that begins like a loopback address", { headers: { host: "127.0.0.1.example" } }],
  ])("refuses a request %s", async (_what, asked) => {
    const { browser } = await signedUp();
    expect(await shownTo(browser, { ...here, ...asked })).toBe("not_found");
  });

  it.each<[string, Partial<Config>, boolean, boolean]>([
    ["an installation with a public address", { PUBLIC_URL: "http://waymark.example" }, false, false],
    ["an installation with a loopback address", { PUBLIC_URL: "http://localhost:3000" }, false, true],
    ["an installation whose mail leaves", {}, true, false],
  ])("%s", async (_what, config, leaves, shown) => {
    const mail = { ...deps.mail, leaves };
    const other = await createApp({ ...deps, mail, config: { ...deps.config, ...config } });
    const { browser } = await signedUp(other);
    const told = (await browser("GET", "/api/verify-email", here)).json();
    expect(told).toEqual({ leaves, shown });
    const message = await shownTo(browser, here);
    expect(typeof message === "object").toBe(shown);
    await other.close();
  });

  it("trusts no forwarded address, even of a proxy that is trusted elsewhere", async () => {
    const config = { ...deps.config, TRUSTED_PROXIES: "192.0.2.1" };
    const other = await createApp({ ...deps, config });
    const { browser } = await signedUp(other);
    const headers = { ...here.headers, "x-forwarded-for": "127.0.0.1" };
    expect(await shownTo(browser, { headers, remoteAddress: "192.0.2.1" })).toBe("not_found");
    await other.close();
  });

  it("has nothing to show once the address is verified, and nothing to nobody", async () => {
    const { browser, id } = await signedUp();
    await verifyAddress(deps, id);
    const message = await browser("POST", "/api/verify-email/message", { payload: {}, ...here });
    expect(message.json().code).toBe("not_found");
    const nobody = await aBrowser(app)("POST", "/api/verify-email/message", { payload: {}, ...here });
    expect(nobody.json().code).toBe("not_signed_in");
  });
});
