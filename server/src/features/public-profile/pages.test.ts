import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Deps } from "../../deps.ts";
import { aBrowser, type Browser, signedUpBrowser } from "../../testing/a-browser.ts";
import { rawRows, verifyAddress } from "../../testing/a-person.ts";
import { drawnPhoto, readAs } from "../../testing/a-pool.ts";
import { openTestDatabase } from "../../testing/database.ts";
import { openTestApp, type TestApp } from "../../testing/test-app.ts";
import { blockUser } from "../accounts/block-user.ts";
import { purgeProfileMessages } from "./purge-messages.ts";
import { listPublicSlugs } from "./show-page.ts";

const png = `data:image/png;base64,${Buffer.from("89504e470d0a1a0a0000000d49484452", "hex").toString("base64")}`;

describe("the profile page over HTTP", () => {
  let deps: Deps;
  let app: FastifyInstance;
  let close: TestApp["close"];
  let clock = new Date();
  beforeAll(async () => {
    const database = await openTestDatabase();
    ({ deps, app, close } = await openTestApp({
      database,
      now: () => clock,
      config: { RATE_LIMITS: "off" },
      pool: readAs({}),
    }));
  });
  afterAll(() => close());

  const later = (seconds: number) => {
    clock = new Date(clock.getTime() + seconds * 1_000);
  };
  const stranger = (url: string) => app.inject({ url });
  const ownPage = async (browser: Browser) => (await browser("GET", "/api/public-profile")).json();
  const save = (browser: Browser, id: string, privacySettings: object) =>
    browser("PUT", `/api/user/${id}/preferences`, { payload: { privacySettings } });

  /** A person with a full profile and completed onboarding. */
  async function aMember(fullName = "Nora Vale") {
    const { browser, id, email } = await signedUpBrowser(app, fullName);
    await verifyAddress(deps, id);
    await browser("POST", "/api/profile/create", {
      payload: {
        userId: id,
        name: fullName,
        email: "nora.private@example.org",
        location: "Bern",
        summary: "Ten years in <b>emergency</b> care.",
        profilePicture: png,
        phoneNumber: "+41 79 123 45 67",
        desiredRoles: ["Head nurse"],
        experience: "7 years",
        skills: ["Triage", "ACLS"],
        publishPage: true,
      },
    });
    const done = await browser("POST", "/api/onboarding/complete", { payload: { userId: id, plan: "free" } });
    expect(done.statusCode).toBe(200);
    await browser("PUT", `/api/user/${id}/profile`, {
      payload: {
        firstName: "Nora",
        lastName: "Vale",
        phone: "+41 79 123 45 67",
        location: "Bern",
        bio: "Ten years in <b>emergency</b> care.",
        title: "Nurse",
        company: "Inselspital",
        experience: "7 years",
        skills: ["Triage", "ACLS"],
        expectedSalary: "90'000 CHF",
        profileVisibility: "public",
      },
    });
    return { browser, id, email, page: await ownPage(browser) };
  }

  /** The token of a page's form. */
  const tokenOf = async (path: string) =>
    /name="token" value="([^"]+)"/.exec((await stranger(path)).body)?.[1] ?? "";
  const send = (path: string, fields: Record<string, string>, ip = "192.0.2.7") =>
    app.inject({
      method: "POST",
      url: `${path}/contact`,
      remoteAddress: ip,
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        origin: "http://localhost:80",
        host: "localhost:80",
      },
      payload: new URLSearchParams(fields).toString(),
    });
  const letter = {
    name: "Rita Recruiter",
    email: "rita@hospital.example",
    company: "Hospital",
    message: "Would you like to talk?\nWe are hiring.",
  };
  it("shows no page before its owner publishes it, nor after they take it down", async () => {
    const { browser, id } = await signedUpBrowser(app, "Una Published");
    await browser("POST", "/api/profile/create", {
      payload: { userId: id, name: "Una Published", email: "una@example.org" },
    });
    await browser("POST", "/api/onboarding/complete", { payload: { userId: id } });
    const { path, published, visibility } = await ownPage(browser);
    expect([visibility, published, (await stranger(path)).statusCode]).toEqual(["public", false, 404]);
    expect(await listPublicSlugs(deps)).not.toContain("una-published");
    const publish = async (published: boolean) => {
      const answer = await browser("PUT", "/api/public-profile/published", { payload: { published } });
      return [answer.json().published, (await stranger(path)).statusCode];
    };
    expect(await publish(true)).toEqual([true, 200]);
    expect(await listPublicSlugs(deps)).toContain("una-published");
    expect(await publish(false)).toEqual([false, 404]);
  });

  it("shows a public profile to everybody, with nothing but the stated fields", async () => {
    const { page, email } = await aMember();
    expect(page).toMatchObject({ published: true, visibility: "public", path: `/p/${page.slug}` });
    const answer = await stranger(page.path);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["x-robots-tag"]).toBeUndefined();
    expect(answer.headers["content-security-policy"]).not.toContain("unsafe-inline");
    for (const shown of ["Nora Vale", "Nurse", "Inselspital", "Bern", "7 years", "Triage", "Head nurse"])
      expect(answer.body).toContain(shown);
    expect(answer.body).toContain("&lt;b&gt;emergency&lt;/b&gt;");
    for (const hidden of [email, "nora.private", "79 123", "90&#39;000", "<b>"])
      expect(answer.body).not.toContain(hidden);
    expect(answer.body).toMatch(
      /<title>Nora Vale, Nurse · Waymark<\/title><meta name="description" content="Nurse/,
    );
    expect(answer.body).not.toMatch(/<script(?![^>]*src=)|style=/);
    const photo = await stranger(`${page.path}/photo`);
    expect(photo.headers["content-type"]).toBe("image/jpeg");
    expect(photo.rawPayload).toEqual(Buffer.from(drawnPhoto));
    expect(await listPublicSlugs(deps)).toContain(page.slug);
    expect((await stranger("/sitemap.xml")).body).toContain(`${page.path}</loc>`);
  });

  it("follows the privacy settings", async () => {
    const { browser, id, page } = await aMember();
    expect((await stranger(page.path)).body).toContain("Active this week");
    await save(browser, id, {
      showSalaryExpectations: true,
      allowRecruiterContact: false,
      showActivityStatus: false,
    });
    const { body } = await stranger(page.path);
    expect(body).toContain("90&#39;000 CHF");
    expect(body).not.toContain("Active this");
    expect(body).not.toContain("<form");
    const refused = await send(page.path, { ...letter, token: "none" });
    expect([refused.statusCode, refused.headers.location]).toEqual([303, page.path]);
  });

  it("shows one for recruiters by its secret link only, and not to search engines", async () => {
    const { browser, id, page } = await aMember();
    expect((await stranger(page.secretPath)).headers.location).toBe(page.path);
    await save(browser, id, { profileVisibility: "recruiters" });
    expect((await stranger(page.path)).statusCode).toBe(404);
    expect((await stranger(`${page.path}/photo`)).statusCode).toBe(404);
    const answer = await stranger(page.secretPath);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      "x-robots-tag": "noindex, nofollow",
      "referrer-policy": "same-origin",
      "cache-control": "no-store",
    });
    expect(answer.body).toContain('<meta name="robots" content="noindex, nofollow">');
    expect(answer.body).not.toContain(page.slug);
    expect((await stranger("/sitemap.xml")).body).not.toContain(`${page.path}</loc>`);

    const renewed = (await browser("POST", "/api/public-profile/link", { payload: {} })).json();
    expect((await stranger(page.secretPath)).statusCode).toBe(404);
    expect((await stranger(renewed.secretPath)).statusCode).toBe(200);
    expect(await rawRows(deps, "public_profiles", id)).not.toContain(renewed.secretPath.slice(3));
  });

  it("answers a private profile like one that is not there", async () => {
    const { browser, id, page } = await aMember();
    await save(browser, id, { profileVisibility: "private" });
    const shape = (answer: Awaited<ReturnType<typeof stranger>>) => {
      const {
        "x-request-id": _id,
        "content-security-policy": _csp,
        date: _date,
        ...headers
      } = answer.headers;
      return [answer.statusCode, headers, answer.body.replace(/content="[0-9a-f]{20,}"/, "")];
    };
    const absent = shape(await stranger("/p/nobody-was-ever-here"));
    expect(absent[0]).toBe(404);
    for (const path of [page.path, page.secretPath]) expect(shape(await stranger(path))).toEqual(absent);
    const odd = ["/p/", `/p/${"a".repeat(300)}`, "/p/%00", "/p/..%2f..", "/p/constructor"];
    for (const path of odd) expect((await stranger(path)).statusCode, path).toBe(404);
  });

  it("does not show a blocked person", async () => {
    const { id, page } = await aMember();
    await blockUser(deps, id);
    expect((await stranger(page.path)).statusCode).toBe(404);
    expect(await listPublicSlugs(deps)).not.toContain(page.slug);
  });

  it("does not show a person during their pending erasure", async () => {
    const { browser, email, page } = await aMember();
    const asked = await browser("POST", "/api/personal-data/erasure", { payload: { confirm: email } });
    expect(asked.statusCode).toBe(200);
    for (const path of [page.path, page.secretPath]) expect((await stranger(path)).statusCode).toBe(404);
    expect(await listPublicSlugs(deps)).not.toContain(page.slug);
    expect(await ownPage(browser)).toMatchObject({ published: false });
    await browser("DELETE", "/api/personal-data/erasure");
    expect((await stranger(page.path)).statusCode).toBe(200);
    expect(await ownPage(browser)).toMatchObject({ published: true });
  });

  it("publishes nothing before onboarding is completed", async () => {
    const { browser } = await signedUpBrowser(app, "Early Bird");
    const page = await ownPage(browser);
    expect(page).toMatchObject({ slug: "early-bird", published: false, visibility: "public" });
    expect((await stranger(page.path)).statusCode).toBe(404);
    expect(await listPublicSlugs(deps)).not.toContain("early-bird");
  });

  it("gives each person an address that they can change", async () => {
    const first = await aMember("Kim Keyes");
    const second = await aMember("Kim Keyes");
    expect([first.page.slug, second.page.slug]).toEqual(["kim-keyes", "kim-keyes-2"]);
    const choose = (browser: Browser, slug: string) =>
      browser("PUT", "/api/public-profile/slug", { payload: { slug } });
    expect((await choose(second.browser, "kim-keyes")).json()).toMatchObject({ code: "slug_taken" });
    expect((await choose(second.browser, "settings")).json()).toMatchObject({ code: "slug_reserved" });
    for (const slug of [
      "ab",
      "Kim",
      "kim keyes",
      "-kim",
      "kim--keyes",
      "kim/keyes",
      "é".repeat(5),
      "a".repeat(41),
    ])
      expect((await choose(second.browser, slug)).json(), slug).toMatchObject({
        code: "invalid_request",
        details: { fields: [{ field: "slug" }] },
      });
    expect((await choose(first.browser, "keyes")).json()).toMatchObject({ slug: "keyes", path: "/p/keyes" });
    expect((await stranger("/p/kim-keyes")).statusCode).toBe(404);
    // A former address stays reserved for its person.
    expect((await choose(second.browser, "kim-keyes")).json()).toMatchObject({ code: "slug_taken" });
    expect((await choose(first.browser, "kim-keyes")).statusCode).toBe(200);
    const nameless = await aMember("李小龙");
    expect(nameless.page.slug).toMatch(/^member-[0-9a-f]{10}$/);
  });

  it("delivers a message once without revealing any address", async () => {
    const { browser, id, page, email } = await aMember();
    const token = await tokenOf(page.path);
    later(10);
    const sent = await send(page.path, {
      ...letter,
      message: "Would you like to talk?\r\nWe are hiring.",
      token,
    });
    expect([sent.statusCode, sent.headers.location]).toEqual([303, `${page.path}?sent=1`]);
    expect((await send(page.path, { ...letter, token })).statusCode).toBe(303);
    expect((await stranger(`${page.path}?sent=1`)).body).toContain("Your message was delivered to Nora Vale");
    const { messages } = (await browser("GET", "/api/public-profile/messages")).json();
    expect(messages).toMatchObject([letter]);
    const { notices } = (await browser("GET", "/api/notifications")).json();
    expect(notices).toMatchObject([
      {
        kind: "recruiter-message",
        params: { from: "Rita Recruiter (Hospital)" },
        link: "/settings?tab=privacy",
      },
    ]);
    expect(await rawRows(deps, "profile_messages", id)).not.toMatch(/rita|Hospital|talk/);
    expect(JSON.stringify(sent.headers) + sent.body).not.toContain(email);

    const { browser: other } = await aMember("Ola Other");
    expect((await browser("DELETE", "/api/public-profile/messages/%00")).statusCode).toBe(404);
    const address = `/api/public-profile/messages/${messages[0].id}`;
    expect((await other("DELETE", address)).statusCode).toBe(404);
    expect((await browser("DELETE", address)).statusCode).toBe(200);
    expect((await browser("DELETE", address)).statusCode).toBe(404);
    expect((await browser("GET", "/api/public-profile/messages")).json()).toEqual({ messages: [] });
  });

  it("refuses invalid input with reasons, and keeps the input", async () => {
    const { browser, page } = await aMember();
    const token = await tokenOf(page.path);
    later(10);
    const typed = { name: "", email: "no address", company: "A\u0007B", message: '"><script>x</script>' };
    const refused = await send(page.path, { ...typed, token });
    expect(refused.statusCode).toBe(400);
    for (const said of ["This is required.", "This is not an email address.", "not allowed here"])
      expect(refused.body).toContain(said);
    expect(refused.body).toContain("&quot;&gt;&lt;script&gt;x");
    expect(refused.body).not.toContain("<script>x");
    expect(refused.body).toContain(`value="${token}"`);
    const long = await send(page.path, { ...letter, message: "x".repeat(5_001), token });
    expect(long.body).toContain("This text is too long.");
    expect((await browser("GET", "/api/public-profile/messages")).json()).toEqual({ messages: [] });
    expect((await send(page.path, { ...letter, token })).statusCode).toBe(303);
  });

  it("refuses robots", async () => {
    const { browser, page } = await aMember();
    const other = await aMember("Ola Other");
    const token = await tokenOf(page.path);
    expect((await send(page.path, { ...letter, token })).body).toContain("That was very quick.");
    later(10);
    for (const bad of ["", "x", `${token}x`, token.replace(/^./, "0"), await tokenOf(other.page.path)])
      expect((await send(page.path, { ...letter, token: bad })).statusCode, bad).toBe(400);
    const trapped = await send(page.path, { ...letter, token, website: "https://spam.example" });
    expect([trapped.statusCode, trapped.body.includes("only robots")]).toEqual([400, true]);
    expect((await browser("GET", "/api/public-profile/messages")).json()).toEqual({ messages: [] });
    later(86_400);
    expect((await send(page.path, { ...letter, token })).body).toContain("This form had expired.");
    const foreign = await app.inject({
      method: "POST",
      url: `${page.path}/contact`,
      headers: { "content-type": "application/x-www-form-urlencoded", origin: "https://evil.example" },
      payload: "name=x",
    });
    expect(foreign.statusCode).toBe(403);
  });

  it("lets one sender write five times an hour", async () => {
    const { browser, page } = await aMember();
    const outcomes: number[] = [];
    for (let i = 0; i < 6; i++) {
      const token = await tokenOf(page.path);
      later(5);
      outcomes.push((await send(page.path, { ...letter, token }, "198.51.100.9")).statusCode);
    }
    expect(outcomes).toEqual([303, 303, 303, 303, 303, 429]);
    expect((await browser("GET", "/api/public-profile/messages")).json().messages).toHaveLength(5);
  });

  it("is in the language of its person", async () => {
    const { browser, id, page } = await aMember();
    await browser("PUT", `/api/user/${id}/preferences`, { payload: { localization: { language: "de" } } });
    const answer = await app.inject({ url: page.path, headers: { "accept-language": "fr" } });
    expect(answer.body).toContain('<html lang="de"');
    expect(answer.body).toContain("Nachricht an Nora Vale");
  });

  it("refuses visitors in the owner's endpoints", async () => {
    const browser = aBrowser(app);
    expect((await browser("GET", "/api/public-profile")).json()).toMatchObject({ code: "not_signed_in" });
    expect((await browser("GET", "/api/public-profile/messages")).statusCode).toBe(401);
    expect((await browser("POST", "/api/public-profile/link", { payload: {} })).statusCode).toBe(401);
  });

  it("keeps messages for a year", async () => {
    const { id, page } = await aMember();
    const token = await tokenOf(page.path);
    later(10);
    await send(page.path, { ...letter, token });
    later(364 * 86_400);
    await purgeProfileMessages(deps);
    expect(await rawRows(deps, "profile_messages", id)).not.toBe("");
    later(2 * 86_400);
    await purgeProfileMessages(deps);
    expect(await rawRows(deps, "profile_messages", id)).toBe("");
  });
});
