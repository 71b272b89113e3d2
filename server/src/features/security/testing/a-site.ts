import type { Config } from "../../../config.ts";
import { freshEmail, goodPassword, verifyAddress } from "../../../testing/a-person.ts";
import { openTestDatabase } from "../../../testing/database.ts";
import { openTestApp } from "../../../testing/test-app.ts";
import { aLocalBrowser, type LocalBrowser } from "./a-local-browser.ts";
import { codeAt } from "./code-at.ts";

/** The whole product on its own database, with a clock that the test moves. */
export async function openSite(open = openTestDatabase, config: Partial<Config> = {}) {
  let now = Date.now();
  const product = await openTestApp({
    database: await open(),
    config: { RATE_LIMITS: "off", ...config },
    now: () => new Date(now),
  });
  return {
    ...product,
    pass: (seconds: number) => {
      now += seconds * 1_000;
    },
    browser: () => aLocalBrowser(product.app),
  };
}
export type Site = Awaited<ReturnType<typeof openSite>>;

/** The browser of a person who has just signed up and confirmed their address. */
export async function signedUp(site: Site, { verified = true } = {}) {
  const browser = site.browser();
  const email = freshEmail();
  const given = { email, password: goodPassword, fullName: "Nora Vale" };
  const answer = await browser("POST", "/api/register", given);
  const id = String(answer.json().user.id);
  if (verified) await verifyAddress(site.deps, id);
  return { browser, email, id };
}

/** The same person on another device; `answer` is the answer of signing in. */
export async function signIn(site: Site, email: string, password = goodPassword) {
  const browser = site.browser();
  return { browser, answer: await browser("POST", "/api/login", { email, password }) };
}

/** A person with an authenticator app and backup codes, on the device that turned it on. */
export async function withAuthenticator(site: Site) {
  const person = await signedUp(site);
  const { secret } = (await person.browser("POST", "/api/second-factor/authenticator")).json();
  const code = () => codeAt(secret, site.deps.now());
  const on = await person.browser("POST", "/api/second-factor/turn-on", { code: code() });
  // The next code is a different one.
  site.pass(30);
  return { ...person, secret, code, backupCodes: on.json().backupCodes as string[] };
}

/** Shows a second factor in a browser whose session owes it. */
export const show = (browser: LocalBrowser, by: "authenticator" | "backup-code", code: string) =>
  browser("POST", "/api/second-factor/show", { by, code });
