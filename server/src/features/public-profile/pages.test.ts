import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aBrowser, type Browser, signedUpBrowser } from "../../testing/a-browser.ts";
import { rawRows } from "../../testing/a-person.ts";
import { drawnPhoto } from "../../testing/a-pool.ts";
import { blockUser } from "../accounts/block-user.ts";
import { listPublicSlugs } from "./show-page.ts";
import { aMember, openAppWithClock, ownPage } from "./testing/a-member.ts";

describe("the profile page over HTTP", () => {
  let opened: Awaited<ReturnType<typeof openAppWithClock>>;
  beforeAll(async () => {
    opened = await openAppWithClock();
  });
  afterAll(() => opened.close());

  const stranger = (url: string) => opened.app.inject({ url });
  const save = (browser: Browser, id: string, privacySettings: object) =>
    browser("PUT", `/api/user/${id}/preferences`, { payload: { privacySettings } });

  it("shows no page before its owner publishes it, nor after they take it down", async () => {
    const { browser, id } = await signedUpBrowser(opened.app, "Una Published");
    await browser("POST", "/api/profile/create", {
      payload: { userId: id, name: "Una Published", email: "una@example.org" },
    });
    await browser("POST", "/api/onboarding/complete", { payload: { userId: id } });
    const { path, published, visibility } = await ownPage(browser);
    expect([visibility, published, (await stranger(path)).statusCode]).toEqual(["public", false, 404]);
    expect(await listPublicSlugs(opened.deps)).not.toContain("una-published");
    const publish = async (published: boolean) => {
      const answer = await browser("PUT", "/api/public-profile/published", { payload: { published } });
      return [answer.json().published, (await stranger(path)).statusCode];
    };
    expect(await publish(true)).toEqual([true, 200]);
    expect(await listPublicSlugs(opened.deps)).toContain("una-published");
    expect(await publish(false)).toEqual([false, 404]);
  });

  it("shows a public profile to everybody, with nothing but the stated fields", async () => {
    const { page, email } = await aMember(opened);
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
    expect(await listPublicSlugs(opened.deps)).toContain(page.slug);
    expect((await stranger("/sitemap.xml")).body).toContain(`${page.path}</loc>`);
  });

  it("follows the privacy settings", async () => {
    const { browser, id, page } = await aMember(opened);
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
  });

  it("shows one for recruiters by its secret link only, and not to search engines", async () => {
    const { browser, id, page } = await aMember(opened);
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
    expect(await rawRows(opened.deps, "public_profiles", id)).not.toContain(renewed.secretPath.slice(3));
  });

  it("answers a private profile like one that is not there", async () => {
    const { browser, id, page } = await aMember(opened);
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
    const { id, page } = await aMember(opened);
    await blockUser(opened.deps, id);
    expect((await stranger(page.path)).statusCode).toBe(404);
    expect(await listPublicSlugs(opened.deps)).not.toContain(page.slug);
  });

  it("does not show a person during their pending erasure", async () => {
    const { browser, email, page } = await aMember(opened);
    const asked = await browser("POST", "/api/personal-data/erasure", { payload: { confirm: email } });
    expect(asked.statusCode).toBe(200);
    for (const path of [page.path, page.secretPath]) expect((await stranger(path)).statusCode).toBe(404);
    expect(await listPublicSlugs(opened.deps)).not.toContain(page.slug);
    expect(await ownPage(browser)).toMatchObject({ published: false });
    await browser("DELETE", "/api/personal-data/erasure");
    expect((await stranger(page.path)).statusCode).toBe(200);
    expect(await ownPage(browser)).toMatchObject({ published: true });
  });

  it("publishes nothing before onboarding is completed", async () => {
    const { browser } = await signedUpBrowser(opened.app, "Early Bird");
    const page = await ownPage(browser);
    expect(page).toMatchObject({ slug: "early-bird", published: false, visibility: "public" });
    expect((await stranger(page.path)).statusCode).toBe(404);
    expect(await listPublicSlugs(opened.deps)).not.toContain("early-bird");
  });

  it("gives each person an address that they can change", async () => {
    const first = await aMember(opened, "Kim Keyes");
    const second = await aMember(opened, "Kim Keyes");
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
    const nameless = await aMember(opened, "李小龙");
    expect(nameless.page.slug).toMatch(/^member-[0-9a-f]{10}$/);
  });

  it("is in the language of its person", async () => {
    const { browser, id, page } = await aMember(opened);
    await browser("PUT", `/api/user/${id}/preferences`, { payload: { localization: { language: "de" } } });
    const answer = await opened.app.inject({ url: page.path, headers: { "accept-language": "fr" } });
    expect(answer.body).toContain('<html lang="de"');
    expect(answer.body).toContain("Nachricht an Nora Vale");
  });

  it("refuses visitors in the owner's endpoints", async () => {
    const browser = aBrowser(opened.app);
    expect((await browser("GET", "/api/public-profile")).json()).toMatchObject({ code: "not_signed_in" });
    expect((await browser("GET", "/api/public-profile/messages")).statusCode).toBe(401);
    expect((await browser("POST", "/api/public-profile/link", { payload: {} })).statusCode).toBe(401);
  });
});
