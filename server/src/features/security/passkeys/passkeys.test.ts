import { failuresAnHour } from "@waymark/contract/audit";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rawRows } from "../../../testing/a-person.ts";
import { SoftwarePasskey, type Tampering } from "../../../testing/stand-ins/software-passkey.ts";
import { purgeSecurity } from "../purge-security.ts";
import { challengeMs } from "../second-factor/challenge.ts";
import type { LocalBrowser } from "../testing/a-local-browser.ts";
import { openSite, type Site, signedUp, signIn, withAuthenticator } from "../testing/a-site.ts";

/** Creates a passkey in a signed-in browser. */
async function register(
  browser: LocalBrowser,
  passkey: SoftwarePasskey,
  tampering?: Tampering,
  name = "Key",
) {
  const options = (await browser("POST", "/api/passkeys/options")).json();
  return browser("POST", "/api/passkeys", { name, created: passkey.create(options, tampering) });
}

/** Signs in with a passkey in a browser without a session. */
async function enter(browser: LocalBrowser, passkey: SoftwarePasskey, tampering?: Tampering) {
  const options = (await browser("POST", "/api/passkeys/sign-in/options")).json();
  return browser("POST", "/api/passkeys/sign-in", { assertion: passkey.get(options, tampering) });
}

describe("passkeys over HTTP", () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site.close());

  async function withPasskey() {
    const person = await signedUp(site);
    const passkey = new SoftwarePasskey();
    const made = await register(person.browser, passkey, undefined, "Nora’s phone");
    expect(made.statusCode).toBe(200);
    return { ...person, passkey, passkeyId: String(made.json().id) };
  }

  it("is made, kept without its name in clear, used without an address, renamed and removed", async () => {
    const { browser, passkey, passkeyId, id } = await withPasskey();
    expect(await rawRows(site.deps, "passkeys", id)).not.toContain("Nora");
    const other = site.browser();
    const entered = await enter(other, passkey);
    expect(entered.json().user.id).toBe(id);
    expect((await other("GET", `/api/user/${id}`)).statusCode).toBe(200);
    const [shown] = (await browser("GET", "/api/security")).json().passkeys;
    expect(shown).toMatchObject({ name: "Nora’s phone", lastUsedAt: expect.any(String), backedUp: false });
    const { session } = (await other("GET", "/api/session")).json();
    expect(session.user.factors).toEqual([{ kind: "passkey", createdAt: shown.createdAt }]);

    const renamed = await browser("PUT", `/api/passkeys/${passkeyId}`, { name: "Old phone" });
    expect(renamed.statusCode).toBe(200);
    expect((await browser("GET", "/api/security")).json().passkeys[0].name).toBe("Old phone");
    expect((await browser("DELETE", `/api/passkeys/${passkeyId}`)).statusCode).toBe(200);
    expect((await enter(site.browser(), passkey)).json().code).toBe("passkey_refused");
    const kinds = (await browser("GET", "/api/notifications"))
      .json()
      .notices.map((n: { kind: string }) => n.kind);
    expect(kinds).toEqual(expect.arrayContaining(["passkey-added", "passkey-removed"]));
  });

  it("counts for both factors", async () => {
    const person = await withAuthenticator(site);
    const passkey = new SoftwarePasskey();
    await register(person.browser, passkey);
    const browser = site.browser();
    expect((await enter(browser, passkey)).statusCode).toBe(200);
    expect((await browser("GET", `/api/user/${person.id}`)).statusCode).toBe(200);

    const owing = (await signIn(site, person.email)).browser;
    expect((await owing("GET", "/api/second-factor")).json()).toEqual({ owed: true, passkey: true });
    const options = (await owing("POST", "/api/second-factor/passkey/options")).json();
    expect(options.allowCredentials).toHaveLength(1);
    const assertion = passkey.get(options);
    expect((await owing("POST", "/api/second-factor/passkey", { assertion })).statusCode).toBe(200);
    expect((await owing("GET", `/api/user/${person.id}`)).statusCode).toBe(200);
  });

  it.each<[string, Tampering]>([
    ["another site's origin", { origin: "https://evil.example" }],
    ["another site's id", { rpId: "evil.example" }],
    ["a challenge of its own", { challenge: "AAAA" }],
    ["its person not verified", { userVerified: false }],
    ["another person's handle", { userHandle: Buffer.from("somebody").toString("base64url") }],
    ["a counter that did not grow", { counter: 1 }],
    ["the answer of a registration", { type: "webauthn.create" }],
    ["a broken signature", { badSignature: true }],
  ])("is refused with %s", async (_, tampering) => {
    const { passkey } = await withPasskey();
    expect((await enter(site.browser(), passkey)).statusCode).toBe(200);
    const refused = await enter(site.browser(), passkey, tampering);
    expect([refused.statusCode, refused.json().code]).toEqual([422, "passkey_refused"]);
    expect(refused.cookies.some(({ name }) => name.includes("session"))).toBe(false);
  });

  it.each<[string, Tampering]>([
    ["another site's origin", { origin: "https://evil.example" }],
    ["another site's id", { rpId: "evil.example" }],
    ["its person not verified", { userVerified: false }],
    ["a challenge of its own", { challenge: "AAAA" }],
  ])("is not made with %s", async (_, tampering) => {
    const { browser } = await signedUp(site);
    expect((await register(browser, new SoftwarePasskey(), tampering)).json().code).toBe("passkey_refused");
    expect((await browser("GET", "/api/security")).json().passkeys).toEqual([]);
  });

  it("answers a challenge once, in the browser that asked, for what it was asked, in time", async () => {
    const { passkey, browser: own } = await withPasskey();
    const browser = site.browser();
    const ask = async (from: LocalBrowser) => (await from("POST", "/api/passkeys/sign-in/options")).json();
    const use = async (at: LocalBrowser, options: never) =>
      (await at("POST", "/api/passkeys/sign-in", { assertion: passkey.get(options) })).json().code ?? "done";

    const options = (await ask(browser)) as never;
    const stolen = site.browser();
    expect(await use(stolen, options)).toBe("passkey_refused");
    expect(await use(browser, options)).toBe("done");
    expect(await use(browser, options)).toBe("passkey_refused");

    const forProof = (await own("POST", "/api/security/prove/passkey")).json() as never;
    expect(await use(own, forProof)).toBe("passkey_refused");

    const late = (await ask(browser)) as never;
    site.pass(challengeMs / 1_000);
    expect(await use(browser, late)).toBe("passkey_refused");
    await purgeSecurity(site.deps);
  });

  it("stands in its owner's log when an answer of it is refused", async () => {
    const { passkey, browser } = await withPasskey();
    for (let i = 0; i < 12; i++) {
      const stranger = site.browser();
      const options = (await stranger("POST", "/api/passkeys/sign-in/options")).json();
      const assertion = passkey.get(options, { badSignature: true });
      const { code } = (await stranger("POST", "/api/passkeys/sign-in", { assertion })).json();
      expect(code).toBe("passkey_refused");
    }
    const { entries } = (await browser("GET", "/api/security/activity")).json();
    const refused = entries.filter(({ action }: { action: string }) => action === "passkey-refused");
    expect(refused).toHaveLength(failuresAnHour);
  });

  it("lets one of many parallel answers to one challenge through", async () => {
    const { passkey } = await withPasskey();
    const browser = site.browser();
    const options = (await browser("POST", "/api/passkeys/sign-in/options")).json();
    const assertion = passkey.get(options);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => browser("POST", "/api/passkeys/sign-in", { assertion })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  it("is nobody else's: not to rename, remove, prove or show with, nor to register twice", async () => {
    const mine = await withPasskey();
    const other = await withPasskey();
    const rename = await other.browser("PUT", `/api/passkeys/${mine.passkeyId}`, { name: "x" });
    const none = await other.browser("PUT", "/api/passkeys/no-such-id", { name: "x" });
    const remove = await other.browser("DELETE", `/api/passkeys/${mine.passkeyId}`);
    for (const answer of [rename, none, remove])
      expect([answer.statusCode, answer.json().code, answer.json().error]).toEqual([
        404,
        "not_found",
        none.json().error,
      ]);
    const options = (await other.browser("POST", "/api/security/prove/passkey")).json();
    const assertion = { ...mine.passkey.get(options) };
    const proof = await other.browser("POST", "/api/security/prove", { by: "passkey", assertion });
    expect(proof.json().code).toBe("passkey_refused");
    expect((await register(other.browser, mine.passkey)).json().code).toBe("passkey_refused");
  });

  it("needs a recent proof to be made or removed, and proves it itself", async () => {
    const { browser, passkey, passkeyId } = await withPasskey();
    site.pass(11 * 60);
    expect((await browser("POST", "/api/passkeys/options")).json().code).toBe("proof_required");
    expect((await browser("DELETE", `/api/passkeys/${passkeyId}`)).json().code).toBe("proof_required");
    expect((await browser("GET", "/api/security")).json().provenUntil).toBeNull();
    const options = (await browser("POST", "/api/security/prove/passkey")).json();
    const proof = { by: "passkey", assertion: passkey.get(options) };
    expect((await browser("POST", "/api/security/prove", proof)).statusCode).toBe(200);
    expect((await browser("DELETE", `/api/passkeys/${passkeyId}`)).statusCode).toBe(200);
  });

  it.each([
    ["no name", { name: " " }, "name"],
    ["a name of 61 signs", { name: "x".repeat(61) }, "name"],
    ["no passkey", { created: {} }, "created.id"],
    ["an id that is no base64url", { created: { id: "<script>" } }, "created.id"],
  ])("refuses %s", async (_, wrong, field) => {
    const { browser } = await signedUp(site);
    const options = (await browser("POST", "/api/passkeys/options")).json();
    const created = new SoftwarePasskey().create(options);
    const answer = await browser("POST", "/api/passkeys", { name: "Key", created, ...wrong });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().details.fields.map((f: { field: string }) => f.field)).toContain(field);
  });
});
