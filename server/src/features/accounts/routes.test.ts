import type { FastifyInstance, InjectOptions } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Deps } from "../../deps.ts";
import { newId } from "../../ids.ts";
import { freshEmail, goodPassword as password } from "../../testing/a-person.ts";
import { drawnPhoto, readAs } from "../../testing/a-pool.ts";
import { openTestDatabase } from "../../testing/database.ts";
import { openTestApp, type TestApp } from "../../testing/test-app.ts";

const pdf = Buffer.from("%PDF-1.7 a resume");
const png = Buffer.from("89504e470d0a1a0a0000000d49484452", "hex");

describe("the walk's calls over HTTP", () => {
  let deps: Deps;
  let app: FastifyInstance;
  let close: TestApp["close"];
  beforeAll(async () => {
    ({ deps, app, close } = await openTestApp({
      database: await openTestDatabase(),
      config: { RATE_LIMITS: "off" },
      pool: readAs({ name: "Nora Vale", skills: ["Triage"] }),
    }));
  });
  afterAll(() => close());

  /** A browser: keeps its cookies and sends its origin. */
  function aBrowser() {
    const jar = new Map<string, string>();
    return async (method: "GET" | "POST" | "PUT", url: string, given: Partial<InjectOptions> = {}) => {
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
      const answer = await app.inject({
        method,
        url,
        ...given,
        headers: { "sec-fetch-site": "same-origin", ...(cookie ? { cookie } : {}), ...given.headers },
      });
      for (const { name, value, maxAge } of answer.cookies) {
        if (maxAge === 0) jar.delete(name);
        else jar.set(name, encodeURIComponent(value));
      }
      return answer;
    };
  }
  async function signedUp() {
    const browser = aBrowser();
    const email = freshEmail();
    const answer = await browser("POST", "/api/register", {
      payload: { email, password, fullName: "Nora Vale", firstName: "Nora", lastName: "Vale" },
    });
    expect(answer.statusCode).toBe(200);
    return { browser, email, id: String(answer.json().user.id) };
  }

  it("walks from the first address to the end of onboarding", async () => {
    const { browser, email, id } = await signedUp();
    expect((await browser("POST", "/api/check-email", { payload: { email } })).json()).toEqual({
      exists: true,
    });
    const { session } = (await browser("GET", "/api/session")).json();
    expect(session.user.id).toBe(id);
    expect(Date.parse(session.endsAt)).toBeGreaterThan(Date.now() + 29 * 86_400_000);
    expect((await browser("GET", `/api/user/${id}`)).json()).toMatchObject({ onboardingCompleted: false });

    const parsed = await browser("POST", "/api/resume/parse", {
      payload: { resumeContent: pdf.toString("base64"), fileType: "application/pdf", provider: "any" },
    });
    expect(parsed.json()).toMatchObject({ profileForm: { fullName: "Nora Vale", skills: "Triage" } });
    const created = await browser("POST", "/api/profile/create", {
      payload: {
        userId: id,
        name: "Nora Vale",
        email,
        location: "Bern",
        summary: "Nurse",
        profilePicture: `data:image/png;base64,${png.toString("base64")}`,
        uploadId: parsed.json().uploadId,
      },
    });
    const { user } = created.json();
    expect(user).toMatchObject({ location: "Bern", skills: ["Triage"] });
    const done = await browser("POST", "/api/onboarding/complete", { payload: { userId: id, plan: "free" } });
    expect(done.json().user.onboardingCompleted).toBe(true);

    const photo = await browser("GET", user.profileImageUrl);
    expect(photo.rawPayload).toEqual(drawnPhoto);
    expect(photo.headers).toMatchObject({
      "content-type": "image/jpeg",
      "content-disposition": expect.stringMatching(/^attachment;/),
      "content-security-policy": "sandbox; default-src 'none'",
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
    });
    const { resumes } = (await browser("GET", "/api/resumes")).json();
    expect(resumes).toMatchObject([{ name: "resume", fileName: "resume.pdf", isDefault: true }]);
    const way = await browser("GET", resumes[0].fileUrl);
    expect(way.statusCode).toBe(302);
    expect((await browser("GET", String(way.headers.location))).rawPayload).toEqual(pdf);
    const files = (await browser("GET", `/api/resumes/files/${id}`)).json();
    expect(files).toMatchObject({ success: true, files: [{ fileName: "resume.pdf", size: pdf.length }] });
    expect((await browser("GET", "/api/user/profile")).json()).toMatchObject({ skills: ["Triage"] });
  });

  it("takes a resume as a form with the file's own name", async () => {
    const { browser, id } = await signedUp();
    const form = new FormData();
    form.set("userId", id);
    form.set("resume", new Blob([pdf], { type: "application/pdf" }), 'Läbenslauf; "x".pdf');
    const request = new Request("http://a.b", { method: "POST", body: form });
    const answer = await browser("POST", "/api/resume/parse", {
      payload: Buffer.from(await request.arrayBuffer()),
      headers: { "content-type": request.headers.get("content-type") ?? "" },
    });
    expect(answer.json()).toMatchObject({ uploadId: expect.any(String) });
    const { uploadId } = answer.json();
    const payload = { userId: id, name: "Nora", email: "n@example.org", uploadId };
    expect((await browser("POST", "/api/profile/create", { payload })).statusCode).toBe(200);
    const [resume] = (await browser("GET", "/api/resumes")).json().resumes;
    const way = await browser("GET", resume.fileUrl);
    const { headers } = await browser("GET", String(way.headers.location));
    expect(headers["content-disposition"]).toMatch(
      /^attachment; filename="[\w.-]+"; filename\*=UTF-8''L%C3%A4benslauf/,
    );
  });

  it("saves settings with versions", async () => {
    const { browser, id, email } = await signedUp();
    const payload = {
      firstName: "Nora",
      lastName: "Vale",
      email,
      phone: "",
      location: "",
      bio: "x".repeat(10_000),
      title: "",
      company: "",
      experience: "",
      skills: [],
      expectedSalary: "",
      profileVisibility: "private",
      version: 1,
    };
    const saved = await browser("PUT", `/api/user/${id}/profile`, { payload });
    expect(saved.json()).toMatchObject({ id, bio: payload.bio, profileVisibility: "private", version: 2 });
    const stale = await browser("PUT", `/api/user/${id}/profile`, { payload });
    expect(stale.statusCode).toBe(409);
    expect(stale.json()).toMatchObject({ code: "conflict", details: { current: { id, version: 2 } } });
    const preferences = {
      preferences: {},
      jobPreferences: { remoteWork: "any" },
      localization: { language: "fr" },
    };
    const done = await browser("PUT", `/api/user/${id}/preferences`, { payload: preferences });
    expect(done.json()).toEqual({ ok: true, version: 3 });
    expect((await browser("GET", "/api/user/0")).json().error).toBe(deps.translate("fr", "errors.not_found"));
  });

  it("signs in and out", async () => {
    const { browser, email, id } = await signedUp();
    expect((await browser("POST", "/api/session/sign-out", { payload: {} })).json()).toEqual({ ok: true });
    expect((await browser("GET", `/api/user/${id}`)).statusCode).toBe(401);
    expect((await browser("GET", "/api/session")).json()).toEqual({ session: null });
    const back = await browser("POST", "/api/login", { payload: { email, password } });
    expect(back.json().user.id).toBe(id);
    expect((await browser("GET", `/api/user/${id}`)).statusCode).toBe(200);
  });

  it.each([
    ["/api/login", {}, 400, "identity_required"],
    ["/api/login", { phone: "", password: "x" }, 400, "identity_required"],
    ["/api/register", { fullName: "Nora Vale", password: "correct horse battery" }, 400, "identity_required"],
    ["/api/register", { fullName: "Nora Vale", email: "n@example.org" }, 400, "identity_required"],
    ["/api/login", { email: "nobody@example.org", password }, 401, "invalid_credentials"],
    ["/api/login", { email: 7 }, 400, "invalid_request"],
    ["/api/register", { email: "a@b.co", password: "password", fullName: "A" }, 422, "weak_password"],
    ["/api/register", { email: "a@b.co", password, fullName: " " }, 400, "invalid_request"],
    ["/api/register", { email: "a@b.co", password, fullName: "a\u0000b" }, 400, "invalid_request"],
    ["/api/register", { email: "a@b.co", password, fullName: "a\ud800b" }, 400, "invalid_request"],
    ["/api/register", { email: "not an address", password, fullName: "A" }, 400, "invalid_request"],
    ["/api/create-subscription", { planType: "monthly" }, 401, "not_signed_in"],
  ])("%s %j answers %i %s", async (url, payload, status, code) => {
    const answer = await aBrowser()("POST", url, { payload });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ code, error: expect.stringMatching(/\w+ \w+/) });
  });

  it("words a missing address exactly, and a taken one as a conflict", async () => {
    const { browser, email } = await signedUp();
    const { error } = (await browser("POST", "/api/login", { payload: { password } })).json();
    expect(error).toBe("You must provide either an email or phone number and a password");
    const again = await browser("POST", "/api/register", { payload: { email, password, fullName: "A" } });
    expect([again.statusCode, again.json().code]).toEqual([409, "email_taken"]);
  });

  it("answers the same bytes for an unknown address and a wrong password", async () => {
    const { browser, email } = await signedUp();
    const bytes = async (given: object) =>
      (await browser("POST", "/api/login", { payload: given })).body.replace(/"requestId":"[^"]+"/, "");
    expect(await bytes({ email, password: "wrong horse battery" })).toBe(
      await bytes({ email: freshEmail(), password }),
    );
  });

  it("answers 404 alike for what is another's and what is not there", async () => {
    const { browser } = await signedUp();
    const { browser: other, id: otherId } = await signedUp();
    const body = { payload: { userId: otherId, name: "N", email: "n@example.org" } };
    const absent = { payload: { userId: newId(), name: "N", email: "n@example.org" } };
    const profile = (await other("GET", `/api/user/${otherId}`)).json();
    const form = { payload: { ...profile, phone: "", email: undefined } };
    const calls = [
      ["GET", (id: string) => `/api/user/${id}`, {}],
      ["GET", (id: string) => `/api/user/${id}/photo`, {}],
      ["PUT", (id: string) => `/api/user/${id}/profile`, form],
      ["PUT", (id: string) => `/api/user/${id}/preferences`, { payload: {} }],
      ["GET", (id: string) => `/api/resumes/files/${id}`, {}],
      ["GET", (id: string) => `/api/resumes/${id}/file`, {}],
    ] as const;
    const bytes = async (answer: ReturnType<typeof browser>) => {
      const { statusCode, body: text } = await answer;
      expect(statusCode).toBe(404);
      return text.replace(/"requestId":"[^"]+"/, "");
    };
    for (const [method, url, given] of calls) {
      const theirs = await bytes(browser(method, url(otherId), given));
      expect(await bytes(browser(method, url(newId()), given))).toBe(theirs);
      expect(await bytes(browser(method, url("' OR 1=1 --"), given))).toBe(theirs);
    }
    for (const path of ["/api/profile/create", "/api/onboarding/complete"]) {
      expect(await bytes(browser("POST", path, body))).toBe(await bytes(browser("POST", path, absent)));
    }
  });
});
