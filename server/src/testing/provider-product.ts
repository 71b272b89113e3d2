import { decodeJwt, generateKeyPair, SignJWT } from "jose";
import { expect } from "vitest";
import { newId } from "../ids.ts";
import type { GuardedFetch } from "../outbound/guard.ts";
import { openGuardedFetch } from "../outbound/guarded-fetch.ts";
import { aBrowser, type Browser } from "./a-browser.ts";
import { freshEmail, goodPassword } from "./a-person.ts";
import { openTestDatabase } from "./database.ts";
import { linkTokenTo } from "./mail-to.ts";
import { startOpenIdProvider } from "./stand-ins/openid-provider.ts";
import { openTestApp } from "./test-app.ts";

type Claims = Record<string, unknown>;

/** The product's own address. */
export const here = "http://127.0.0.1:9";
export const callback = (id: string) => `${here}/api/sign-in/callback/${id}`;
export const providerIdsHere = ["google", "linkedin", "oidc"] as const;
const client = { id: "waymark", secret: "not-a-secret" };

/** The address after a successful sign-in; it has the time, so that an old link warns. */
export const arrivedBy = (provider: string) => new RegExp(`^/signin\\?via=${provider}&issued=\\d{13}$`);

/** The product as a client of one real provider under three names, with the steps of a person at both. */
export async function openProviderProduct() {
  const stand = await startOpenIdProvider({
    redirectUris: providerIdsHere.map(callback),
    claimsInToken: true,
  });
  /** Changes the claims of the provider's tokens, or signs them with a stranger's key. */
  const tampering: { change: ((claims: Claims) => Claims) | null; strangersKey: boolean } = {
    change: null,
    strangersKey: false,
  };
  const outside = openGuardedFetch({ allowPrivate: true });
  const fetch: GuardedFetch = async (url, options) => {
    const answer = await outside(url, options);
    if (tampering.change === null || !url.endsWith("/token")) return answer;
    const tokens = JSON.parse(answer.text);
    const key = tampering.strangersKey ? (await generateKeyPair("RS256")).privateKey : stand.privateKey;
    tokens.id_token = await new SignJWT(tampering.change(decodeJwt(tokens.id_token)))
      .setProtectedHeader({ alg: "RS256", kid: "stand-in" })
      .sign(key);
    return { ...answer, text: JSON.stringify(tokens) };
  };
  const { deps, app, close } = await openTestApp({
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

  const start = (browser: Browser, provider = "google", purpose = "sign-in") =>
    browser("POST", `/api/sign-in/providers/${provider}`, {
      payload: { purpose },
      headers: { "accept-language": "de" },
    });
  /** Signs in at the provider up to its redirect, without following it to the product. */
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
  return {
    stand,
    deps,
    app,
    tampering,
    start,
    toTheDoor,
    arrive,
    /** Resets the provider to honest answers with a new person. */
    begin() {
      tampering.change = null;
      tampering.strangersKey = false;
      stand.willing = true;
      stand.person = { sub: newId(), email: freshEmail(), email_verified: true, name: "Nora Vale" };
    },
    session: async (browser: Browser) => (await browser("GET", "/api/session")).json().session,
    identitiesOf: async (browser: Browser) => (await browser("GET", "/api/identities")).json(),
    async registered(email: string, { verified = true } = {}) {
      const browser = aBrowser(app);
      const payload = { email, password: goodPassword, fullName: "Nora Vale" };
      const { user } = (await browser("POST", "/api/register", { payload })).json();
      if (verified) {
        const token = await linkTokenTo(deps, email, "verify-email");
        expect((await browser("POST", "/api/verify-email", { payload: { token } })).statusCode).toBe(200);
      }
      return { browser, id: String(user.id) };
    },
    async close() {
      await close();
      await stand.close();
    },
  };
}
