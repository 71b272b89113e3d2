import { sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { createApp } from "../../app.ts";
import { Caches } from "../../caches.ts";
import { rowsOf } from "../../db/db.ts";
import { aBrowser } from "../../testing/a-browser.ts";
import { freshEmail, goodPassword } from "../../testing/a-person.ts";
import { testDeps } from "../../testing/deps.ts";
import { mailTo } from "../../testing/mail-to.ts";
import {
  arrivedBy,
  callback,
  here,
  providerIdsHere as ids,
  openProviderProduct,
} from "../../testing/provider-product.ts";
import { startOpenIdProvider } from "../../testing/stand-ins/openid-provider.ts";

const product = await openProviderProduct();
const { stand, deps, app, tampering, start, toTheDoor, arrive, session, registered, identitiesOf } = product;
beforeEach(() => product.begin());
afterAll(() => product.close());

describe("signing in with a provider", () => {
  it("says which providers there are, and what Google lacks", async () => {
    const { providers, mailLeaves } = (await aBrowser(app)("GET", "/api/sign-in/providers")).json();
    expect(mailLeaves, "nothing is configured that mail could leave by").toBe(false);
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
    // A changed address at the provider makes nobody a different person here.
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
    const other = await createApp({ ...deps, config, caches: new Caches() });
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

  it.each<[string, (person: typeof stand.person) => typeof stand.person, string]>([
    ["no address", ({ email, ...person }) => person, "no_email"],
    [
      "an address that the provider has not verified",
      (person) => ({ ...person, email_verified: false }),
      "provider_unverified",
    ],
  ])("does not link with %s", async (_what, change, failed) => {
    const { browser: owner } = await registered(String(stand.person.email));
    stand.person = change(stand.person);
    const browser = aBrowser(app);
    expect(await arrive(browser)).toBe(`/signin?failed=${failed}&via=google`);
    expect(await session(browser)).toBeNull();
    expect(await identitiesOf(owner)).toMatchObject({ identities: [] });
  });

  it("gives an account that a stranger made with the address to who proves it by a provider", async () => {
    const email = String(stand.person.email);
    const { browser: stranger, id } = await registered(email, { verified: false });
    const owner = aBrowser(app);
    expect(await arrive(owner)).toMatch(arrivedBy("google"));
    expect((await session(owner)).user).toMatchObject({ id, email, emailVerified: true });
    expect(await identitiesOf(owner)).toMatchObject({
      hasPassword: false,
      identities: [{ provider: "google" }],
    });
    expect((await stranger("GET", `/api/user/${id}`)).json().code).toBe("session_missing");
    const login = await stranger("POST", "/api/login", { payload: { email, password: goodPassword } });
    expect(login.json().code).toBe("invalid_credentials");
  });

  it("claims nothing by a provider that has not verified the address", async () => {
    const { browser: stranger, id } = await registered(String(stand.person.email), { verified: false });
    stand.person = { ...stand.person, email_verified: false };
    expect(await arrive(aBrowser(app))).toBe("/signin?failed=provider_unverified&via=google");
    expect((await stranger("GET", `/api/user/${id}`)).json().emailVerified).toBe(false);
  });

  it.each<[string, (claims: Record<string, unknown>) => Record<string, unknown>]>([
    ["another issuer", (claims) => ({ ...claims, iss: "https://accounts.google.com" })],
    ["another audience", (claims) => ({ ...claims, aud: "somebody-else" })],
    ["another nonce", (claims) => ({ ...claims, nonce: "another" })],
    ["no nonce", ({ nonce, ...claims }) => claims],
    ["an end that has passed", (claims) => ({ ...claims, exp: 1_000_000 })],
    ["no subject", ({ sub, ...claims }) => claims],
  ])("refuses a token with %s", async (_what, change) => {
    tampering.change = change;
    const browser = aBrowser(app);
    expect(await arrive(browser)).toBe("/signin?failed=refused&via=google");
    expect(await session(browser)).toBeNull();
  });

  it("refuses a token that somebody else has signed", async () => {
    tampering.change = (claims) => claims;
    tampering.strangersKey = true;
    expect(await arrive(aBrowser(app))).toBe("/signin?failed=refused&via=google");
  });

  it("refuses a provider that is not who it should be, and one that does not answer", async () => {
    for (const [GOOGLE_ISSUER, name] of [
      [stand.issuer.replace("127.0.0.1", "localhost"), "another name"],
      ["http://127.0.0.1:1", "nobody there"],
    ] as const) {
      const config = { ...deps.config, GOOGLE_ISSUER };
      const other = await createApp({ ...deps, config, caches: new Caches() });
      const answer = await start(aBrowser(other));
      expect([name, answer.statusCode, answer.json().code]).toEqual([name, 502, "provider_unavailable"]);
      await other.close();
    }
  });

  it("refuses a code, a way back or a state a second time, from another browser, or without its state", async () => {
    const browser = aBrowser(app);
    const door = await toTheDoor(browser);
    const stale = "/signin?failed=stale&via=google";
    // Another person's return address, as in an attempt to sign a person in to the attacker's account.
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
    const rows = rowsOf<Record<string, unknown>>(
      await deps.db.execute(sql`SELECT * FROM sign_in_methods WHERE provider_id = 'google'`),
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows)
      expect(
        Object.keys(row)
          .filter((column) => row[column] !== null)
          .sort(),
      ).toEqual(
        // `account_id` is the provider's own id of the person.
        ["account_id", "created_at", "id", "provider_id", "updated_at", "user_id"],
      );
  });
});
