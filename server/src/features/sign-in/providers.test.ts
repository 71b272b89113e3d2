import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { decodeJwt, SignJWT } from "jose";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createApp } from "../../app.ts";
import { rowsOf } from "../../db/db.ts";
import type { Deps } from "../../deps.ts";
import { newId } from "../../ids.ts";
import type { GuardedFetch } from "../../outbound/guard.ts";
import { openGuardedFetch } from "../../outbound/guarded-fetch.ts";
import { aBrowser, type Browser } from "../../testing/a-browser.ts";
import { freshEmail, goodPassword } from "../../testing/a-person.ts";
import { openTestDatabase } from "../../testing/database.ts";
import { testDeps } from "../../testing/deps.ts";
import { linkTokenTo, mailTo } from "../../testing/mail-to.ts";
import { type StandInProvider, startOpenIdProvider } from "../../testing/openid-provider.ts";

const here = "http://127.0.0.1:9";
const callback = (id: string) => `${here}/api/sign-in/callback/${id}`;
const ids = ["google", "linkedin", "oidc"] as const;
const client = { id: "waymark", secret: "not-a-secret" };

/** Where somebody arrives who was let in: with the instant of it, as an old link warns. */
const arrivedBy = (provider: string) => new RegExp(`^/signin\\?via=${provider}&issued=\\d{13}$`);

describe("signing in with a provider", () => {
  let stand: StandInProvider;
  let deps: Deps;
  let app: FastifyInstance;
  /** Changes what the provider's token endpoint answers. */
  let tamper: ((claims: Record<string, unknown>) => Record<string, unknown>) | null = null;
  let strangersKey = false;

  const outside = openGuardedFetch({ allowPrivate: true });
  const fetch: GuardedFetch = async (url, options) => {
    const answer = await outside(url, options);
    if (tamper === null || !url.endsWith("/token")) return answer;
    const tokens = JSON.parse(answer.text);
    const { generateKeyPair } = await import("jose");
    const key = strangersKey ? (await generateKeyPair("RS256")).privateKey : stand.privateKey;
    tokens.id_token = await new SignJWT(tamper(decodeJwt(tokens.id_token)))
      .setProtectedHeader({ alg: "RS256", kid: "stand-in" })
      .sign(key);
    return { ...answer, text: JSON.stringify(tokens) };
  };

  beforeAll(async () => {
    stand = await startOpenIdProvider({ redirectUris: ids.map(callback), claimsInToken: true });
    deps = await testDeps({
      database: await openTestDatabase(),
      fetch,
      config: {
        RATE_LIMITS: "off",
        PUBLIC_URL: here,
        ALLOW_PRIVATE_OUTBOUND: true,
        GOOGLE_ISSUER: stand.issuer,
        GOOGLE_CLIENT_ID: client.id,
        GOOGLE_CLIENT_SECRET: client.secret,
        LINKEDIN_ISSUER: stand.issuer,
        LINKEDIN_CLIENT_ID: client.id,
        LINKEDIN_CLIENT_SECRET: client.secret,
        OIDC_ISSUER: stand.issuer,
        OIDC_CLIENT_ID: client.id,
        OIDC_CLIENT_SECRET: client.secret,
        OIDC_NAME: "Werk-Login",
      },
    });
    app = await createApp(deps);
    await app.ready();
  });
  afterAll(async () => {
    await app.close();
    await deps.database.close();
    await stand.close();
  });
  beforeEach(() => {
    tamper = null;
    strangersKey = false;
    stand.willing = true;
    stand.person = { sub: newId(), email: freshEmail(), email_verified: true, name: "Nora Vale" };
  });

  const start = (browser: Browser, provider = "google", purpose = "sign-in") =>
    browser("POST", `/api/sign-in/providers/${provider}`, {
      payload: { purpose },
      headers: { "accept-language": "de" },
    });
  /** Sets out and comes back to the door, without going through it. */
  const toTheDoor = async (browser: Browser, provider = "google", purpose = "sign-in") => {
    const { url } = (await start(browser, provider, purpose)).json();
    const back = await stand.visit(url);
    expect(back.href).toMatch(new RegExp(`^${callback(provider)}\\?`));
    return `${back.pathname}${back.search}`;
  };
  const arrive = async (browser: Browser, provider = "google", purpose = "sign-in") => {
    const answer = await browser("GET", await toTheDoor(browser, provider, purpose));
    expect([answer.statusCode, answer.headers["cache-control"]]).toEqual([303, "no-store"]);
    return String(answer.headers.location);
  };
  const session = async (browser: Browser) => (await browser("GET", "/api/session")).json().session;
  const registered = async (email: string, { verified = true } = {}) => {
    const browser = aBrowser(app);
    const payload = { email, password: goodPassword, fullName: "Nora Vale" };
    const { user } = (await browser("POST", "/api/register", { payload })).json();
    if (verified) {
      const token = await linkTokenTo(deps, email, "verify-email");
      expect((await browser("POST", "/api/verify-email", { payload: { token } })).statusCode).toBe(200);
    }
    return { browser, id: String(user.id) };
  };
  const identitiesOf = async (browser: Browser) => (await browser("GET", "/api/identities")).json();

  it("says which providers there are, and what Google lacks", async () => {
    const { providers } = (await aBrowser(app)("GET", "/api/sign-in/providers")).json();
    expect(providers.map((p: { name: string }) => p.name)).toEqual(["Google", "LinkedIn", "Werk-Login"]);
    const bare = await testDeps({ database: deps.database, config: { RATE_LIMITS: "off" } });
    const other = await createApp(bare);
    const lacking = (await aBrowser(other)("GET", "/api/sign-in/providers")).json();
    expect(lacking.providers).toEqual([
      { id: "google", name: "Google", ready: false, missing: ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"] },
    ]);
    expect((await start(aBrowser(other))).json()).toMatchObject({ code: "provider_missing" });
    await other.close();
  });

  it.each(ids)("makes an account of a stranger by %s, once, and knows them again", async (provider) => {
    const browser = aBrowser(app);
    expect(await arrive(browser, provider)).toMatch(arrivedBy(provider));
    const { user } = await session(browser);
    expect(user).toMatchObject({
      email: stand.person.email,
      emailVerified: true,
      displayName: "Nora Vale",
      firstName: "Nora",
      onboardingCompleted: false,
    });
    const { localization } = (await browser("GET", `/api/user/${user.id}`)).json();
    expect(localization.language).toBe("de");
    expect(await identitiesOf(browser)).toMatchObject({ hasPassword: false, identities: [{ provider }] });
    // Another address at the provider makes nobody another person here.
    stand.person = { ...stand.person, email: freshEmail() };
    const again = aBrowser(app);
    await arrive(again, provider);
    expect((await session(again)).user.id).toBe(user.id);
  });

  it("asks for PKCE and a nonce, but for LinkedIn, which takes neither", async () => {
    const asked = async (provider: string) =>
      new URL((await start(aBrowser(app), provider)).json().url).searchParams;
    const google = await asked("google");
    expect(Object.fromEntries(google)).toMatchObject({
      response_type: "code",
      redirect_uri: callback("google"),
      scope: "openid profile email",
      code_challenge_method: "S256",
    });
    expect(google.get("nonce")).toMatch(/^[\w-]{43}$/);
    expect(google.get("state")).toMatch(/^[\w-]{43}$/);
    const linkedin = await asked("linkedin");
    expect([linkedin.get("nonce"), linkedin.get("code_challenge")]).toEqual([null, null]);
    expect(linkedin.get("state")).toMatch(/^[\w-]{43}$/);
  });

  it("asks the provider for the address when the token does not carry it", async () => {
    const shy = await startOpenIdProvider({ redirectUris: [callback("oidc")] });
    const config = { ...deps.config, OIDC_ISSUER: shy.issuer };
    const other = await createApp({ ...deps, config });
    shy.person = { ...stand.person };
    const browser = aBrowser(other);
    const back = await shy.visit((await start(browser, "oidc")).json().url);
    const answer = await browser("GET", `${back.pathname}${back.search}`);
    expect(answer.headers.location).toMatch(arrivedBy("oidc"));
    expect((await session(browser)).user.email).toBe(stand.person.email);
    await other.close();
    await shy.close();
  });

  it("links to the account of the address when both sides have verified it, and tells its person", async () => {
    const email = String(stand.person.email);
    const { id, browser: first } = await registered(email);
    const browser = aBrowser(app);
    expect(await arrive(browser)).toMatch(arrivedBy("google"));
    expect((await session(browser)).user.id).toBe(id);
    expect(await identitiesOf(first)).toMatchObject({
      hasPassword: true,
      identities: [{ provider: "google", name: "Google" }],
    });
    expect((await mailTo(deps, email)).some(({ text }) => text.includes("Google"))).toBe(true);
  });

  it.each([
    ["no address", () => ({ email: undefined }), true, "no_email"],
    [
      "an address that the provider has not verified",
      () => ({ email_verified: false }),
      true,
      "provider_unverified",
    ],
    ["an account whose address is not verified", () => ({}), false, "account_unverified"],
  ])("does not link with %s", async (_what, change, verified, failed) => {
    const { browser: owner } = await registered(String(stand.person.email), { verified });
    stand.person = { ...stand.person, ...change() };
    const browser = aBrowser(app);
    expect(await arrive(browser)).toBe(`/signin?failed=${failed}&via=google`);
    expect(await session(browser)).toBeNull();
    expect(await identitiesOf(owner)).toMatchObject({ identities: [] });
  });

  it.each<[string, (claims: Record<string, unknown>) => Record<string, unknown>]>([
    ["another issuer", (claims) => ({ ...claims, iss: "https://accounts.google.com" })],
    ["another audience", (claims) => ({ ...claims, aud: "somebody-else" })],
    ["another nonce", (claims) => ({ ...claims, nonce: "another" })],
    ["no nonce", ({ nonce, ...claims }) => claims],
    ["an end that has passed", (claims) => ({ ...claims, exp: 1_000_000 })],
    ["no subject", ({ sub, ...claims }) => claims],
  ])("refuses a token with %s", async (_what, change) => {
    tamper = change;
    const browser = aBrowser(app);
    expect(await arrive(browser)).toBe("/signin?failed=refused&via=google");
    expect(await session(browser)).toBeNull();
  });

  it("refuses a token that somebody else has signed", async () => {
    tamper = (claims) => claims;
    strangersKey = true;
    expect(await arrive(aBrowser(app))).toBe("/signin?failed=refused&via=google");
  });

  it("refuses a provider that is not who it should be, and one that does not answer", async () => {
    for (const [GOOGLE_ISSUER, name] of [
      [stand.issuer.replace("127.0.0.1", "localhost"), "another name"],
      ["http://127.0.0.1:1", "nobody there"],
    ] as const) {
      const other = await createApp({ ...deps, config: { ...deps.config, GOOGLE_ISSUER } });
      const answer = await start(aBrowser(other));
      expect([name, answer.statusCode, answer.json().code]).toEqual([name, 502, "provider_unavailable"]);
      await other.close();
    }
  });

  it("refuses a code, a way back or a state a second time, from another browser, or without its state", async () => {
    const browser = aBrowser(app);
    const door = await toTheDoor(browser);
    const stale = "/signin?failed=stale&via=google";
    // Somebody else's way back, as in an attempt to sign a person in to the attacker's account.
    const foreign = await aBrowser(app)("GET", door);
    expect(foreign.headers.location).toBe(stale);
    const victim = aBrowser(app);
    await start(victim);
    const swapped = await victim("GET", door);
    expect(swapped.headers.location).toBe("/signin?failed=refused&via=google");
    expect(await session(victim)).toBeNull();

    const cookie = browser.jar.get("waymark.trip");
    expect((await browser("GET", door)).headers.location).toMatch(arrivedBy("google"));
    expect((await browser("GET", door)).headers.location).toBe(stale);
    if (cookie !== undefined) browser.jar.set("waymark.trip", cookie);
    expect((await browser("GET", door)).headers.location).toBe(stale);

    const other = aBrowser(app);
    const reused = new URL(here + (await toTheDoor(other)));
    reused.searchParams.set("code", String(new URL(here + door).searchParams.get("code")));
    expect((await other("GET", reused.pathname + reused.search)).headers.location).toBe(
      "/signin?failed=refused&via=google",
    );
    for (const without of ["state", "code"]) {
      const lacking = aBrowser(app);
      const url = new URL(here + (await toTheDoor(lacking)));
      url.searchParams.delete(without);
      const answer = await lacking("GET", url.pathname + url.search);
      expect([without, answer.headers.location]).toEqual([without, "/signin?failed=refused&via=google"]);
    }
  });

  it("refuses a way back that took another provider's door, or longer than ten minutes", async () => {
    const browser = aBrowser(app);
    const door = (await toTheDoor(browser)).replace("/google?", "/oidc?");
    expect((await browser("GET", door)).headers.location).toBe("/signin?failed=stale&via=oidc");
    const slow = aBrowser(app);
    const late = await toTheDoor(slow);
    await deps.db.execute(sql`UPDATE provider_trips SET expires_at = now() - interval '1 minute'`);
    expect((await slow("GET", late)).headers.location).toBe("/signin?failed=stale&via=google");
    const nowhere = await aBrowser(app)("GET", "/api/sign-in/callback/nowhere?code=1&state=2");
    expect(nowhere.headers.location).toBe("/signin?failed=stale");
  });

  it("lets a person say no", async () => {
    stand.willing = false;
    expect(await arrive(aBrowser(app))).toBe("/signin?failed=cancelled&via=google");
  });

  it("does not pass the second factor by, nor a block", async () => {
    const email = String(stand.person.email);
    const { id } = await registered(email);
    await deps.db.execute(sql`UPDATE users SET second_factor = true WHERE id = ${id}`);
    const browser = aBrowser(app);
    expect(await arrive(browser)).toMatch(arrivedBy("google"));
    expect(await session(browser)).toMatchObject({ secondFactorOwed: true, user: { displayName: "" } });
    expect((await browser("GET", `/api/user/${id}`)).json().code).toBe("second_factor_required");
    await deps.db.execute(sql`UPDATE users SET blocked_at = now() WHERE id = ${id}`);
    expect(await arrive(aBrowser(app))).toBe("/signin?failed=blocked&via=google");
  });

  it("makes one account of many first sign-ins at once", async () => {
    const browsers = Array.from({ length: 6 }, () => aBrowser(app));
    const doors = await Promise.all(browsers.map((browser) => toTheDoor(browser)));
    const answers = await Promise.all(browsers.map((browser, i) => browser("GET", String(doors[i]))));
    for (const { headers } of answers) expect(headers.location).toMatch(arrivedBy("google"));
    const people = await Promise.all(browsers.map(async (browser) => (await session(browser)).user.id));
    expect(new Set(people).size).toBe(1);
  });

  it("keeps no token and no secret", async () => {
    const browser = aBrowser(app);
    const { url } = (await start(browser)).json();
    const trips = JSON.stringify(rowsOf(await deps.db.execute(sql`SELECT * FROM provider_trips`)));
    for (const secret of ["state", "nonce"])
      expect(trips).not.toContain(new URL(url).searchParams.get(secret));
    expect(trips).not.toContain(browser.jar.get("waymark.trip")?.value);
    await arrive(browser);
    const rows = await deps.db.execute(
      sql`SELECT access_token, refresh_token, id_token FROM sign_in_methods WHERE provider_id = 'google'`,
    );
    for (const row of rowsOf<Record<string, unknown>>(rows))
      expect(Object.values(row)).toEqual([null, null, null]);
  });

  describe("from settings", () => {
    it("links, lists and unlinks, and never takes the last way in", async () => {
      const { browser, id } = await registered(freshEmail());
      expect(await arrive(browser, "google", "link")).toBe("/settings?tab=account&linked=google");
      const { identities } = await identitiesOf(browser);
      expect(identities).toMatchObject([{ provider: "google", name: "Google" }]);
      expect((await session(browser)).user).toMatchObject({
        id,
        identities: [{ provider: "credential" }, { provider: "google" }],
      });
      const gone = await browser("DELETE", `/api/identities/${identities[0].id}`);
      expect(gone.json()).toEqual({ ok: true });
      expect((await identitiesOf(browser)).identities).toEqual([]);

      const stranger = aBrowser(app);
      stand.person = { ...stand.person, sub: newId(), email: freshEmail() };
      await arrive(stranger);
      const [only] = (await identitiesOf(stranger)).identities;
      const refused = await stranger("DELETE", `/api/identities/${only.id}`);
      expect([refused.statusCode, refused.json().code]).toEqual([409, "last_way_in"]);
      const foreign = await browser("DELETE", `/api/identities/${only.id}`);
      const absent = await browser("DELETE", `/api/identities/${newId()}`);
      const bytes = (answer: typeof foreign) => answer.body.replace(/"requestId":"[^"]+"/, "");
      expect([foreign.statusCode, bytes(foreign)]).toEqual([404, bytes(absent)]);
    });

    it("refuses an identity of somebody else, and one whose address is not verified", async () => {
      await arrive(aBrowser(app));
      const { browser } = await registered(freshEmail());
      const to = (failed: string) => `/settings?tab=account&failed=${failed}&via=google`;
      expect(await arrive(browser, "google", "link")).toBe(to("linked_elsewhere"));
      stand.person = { ...stand.person, sub: newId(), email_verified: false };
      expect(await arrive(browser, "google", "link")).toBe(to("provider_unverified"));
      expect((await identitiesOf(browser)).identities).toEqual([]);
    });

    it("links nothing when somebody else has signed in meanwhile, or nobody is", async () => {
      const { browser } = await registered(freshEmail());
      const door = await toTheDoor(browser, "google", "link");
      await browser("POST", "/api/session/sign-out", { payload: {} });
      expect((await browser("GET", door)).headers.location).toBe(
        "/settings?tab=account&failed=stale&via=google",
      );
    });

    it("asks for a signed-in person with a verified address and a recent proof", async () => {
      const code = async (browser: Browser) => (await start(browser, "google", "link")).json().code;
      expect(await code(aBrowser(app))).toBe("not_signed_in");
      const { browser: unverified } = await registered(freshEmail(), { verified: false });
      expect(await code(unverified)).toBe("email_unverified");
      const { browser, id } = await registered(freshEmail());
      await deps.db.execute(
        sql`UPDATE sessions SET created_at = created_at - interval '11 minutes' WHERE user_id = ${id}`,
      );
      expect(await code(browser)).toBe("proof_required");
      const [method] = rowsOf<{ id: string }>(
        await deps.db.execute(sql`SELECT id FROM sign_in_methods WHERE user_id = ${id}`),
      );
      const unlink = await browser("DELETE", `/api/identities/${method?.id}`);
      expect(unlink.json().code).toBe("proof_required");
    });
  });
});
