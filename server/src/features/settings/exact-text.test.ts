import { forEachKey, profileTexts } from "@waymark/contract/accounts";
import fc from "fast-check";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signedUpBrowser } from "../../testing/a-browser.ts";
import { openTestDatabase } from "../../testing/database.ts";
import { openTestApp, type TestApp } from "../../testing/test-app.ts";

const form = {
  ...forEachKey(profileTexts, ""),
  firstName: "Nora",
  lastName: "Vale",
  phone: "",
  skills: [] as string[],
  profileVisibility: "public",
};
const names = ["firstName", "lastName"];
const texts = [...names, ...Object.keys(profileTexts)];

/** Texts that people paste, maliciously or not. */
const awkward = [
  "'; DROP TABLE people; --",
  "\u202eright to left\u202c שלום مرحبا",
  "👩🏽‍⚕️ e\u0301 é \ufb01 ﷽ \u2028 \u200b",
  "  blanks around  ",
  "<script>alert(1)</script>",
  "\\u0000 %00 #{x} {{name}}",
  "a\u0000b",
  "bell\u0007",
  "two\nlines",
  "\ud800 half a letter",
  "x".repeat(10_000),
  "😀".repeat(5_000),
  "\u0085next line",
  "",
  " ",
];
const anyText = fc.oneof(
  fc.constantFrom(...awkward),
  fc.string({ unit: "grapheme", maxLength: 400 }),
  fc.string({ unit: "binary", maxLength: 120 }),
);

describe("texts of Settings over HTTP", () => {
  let app: FastifyInstance;
  let close: TestApp["close"];
  let me: Awaited<ReturnType<typeof signedUpBrowser>>;
  beforeAll(async () => {
    ({ app, close } = await openTestApp({
      database: await openTestDatabase(),
      config: { RATE_LIMITS: "off" },
    }));
    me = await signedUpBrowser(app);
  });
  afterAll(() => close());
  const read = async () => (await me.browser("GET", `/api/user/${me.id}`)).json();

  /** Expects that a text is stored exactly as sent, or that the field is refused with a reason and nothing changes. */
  async function expectExact(
    path: string,
    payload: object,
    field: string,
    stored: (user: Stored) => unknown,
  ) {
    const before = await read();
    const answer = await me.browser("PUT", `/api/user/${me.id}/${path}`, {
      headers: { "content-type": "application/json" },
      payload: JSON.stringify(payload),
    });
    const after = await read();
    if (answer.statusCode === 200) {
      const sent = stored({ ...form, ...payload });
      expect(stored(after)).toEqual(sent);
      return;
    }
    expect(answer.statusCode).toBe(400);
    const [problem] = answer.json().details.fields;
    expect(problem.field.startsWith(field)).toBe(true);
    expect(problem.reason).not.toBe("");
    expect(after).toEqual(before);
  }
  type Stored = Record<string, unknown> & { jobPreferences?: Record<string, unknown> };

  it("are stored exactly or refused with a reason, one by one", async () => {
    for (const field of texts)
      for (const value of awkward)
        await expectExact("profile", { ...form, [field]: value }, field, (user) => user[field]);
  });

  it("are stored exactly or refused with a reason, for any text", async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...texts), anyText, (field, value) =>
        expectExact("profile", { ...form, [field]: value }, field, (user) => user[field]),
      ),
      { numRuns: 60 },
    );
  });

  it("in lists are never dropped, trimmed or reordered", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyText, { maxLength: 6 }), (skills) =>
        expectExact("profile", { ...form, skills }, "skills", (user) => user.skills),
      ),
      { numRuns: 40 },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(anyText, { maxLength: 4 }), anyText, (industries, minSalary) =>
        expectExact(
          "preferences",
          { jobPreferences: { industries, minSalary } },
          "jobPreferences",
          ({ jobPreferences }) => [jobPreferences?.industries, jobPreferences?.minSalary],
        ),
      ),
      { numRuns: 40 },
    );
  });

  it.each([
    ["profile", { ...form, skills: ["Triage", "Triage"] }, "skills", "Something is listed twice here."],
    ["profile", { ...form, title: "x".repeat(10_000) }, "title", "At most 300 characters."],
    ["profile", { ...form, firstName: "" }, "firstName", "This is required."],
    [
      "profile",
      { ...form, profileVisibility: "friends" },
      "profileVisibility",
      "This must be one of: public",
    ],
    [
      "preferences",
      { jobPreferences: { minSalary: "much" } },
      "jobPreferences.minSalary",
      "not allowed here",
    ],
    ["preferences", { localization: { timeZone: "Mars/Base" } }, "localization.timeZone", "one of: UTC"],
    ["preferences", { preferences: { smsAlerts: "yes" } }, "preferences.smsAlerts", "expected form"],
  ])("%s with %j names the field and the reason", async (path, payload, field, reason) => {
    const answer = await me.browser("PUT", `/api/user/${me.id}/${path}`, { payload });
    expect(answer.statusCode).toBe(400);
    const [problem] = answer.json().details.fields;
    expect(problem).toMatchObject({ field, reason: expect.stringContaining(reason) });
  });

  it("have reasons in the person's language", async () => {
    for (const [language, reason] of [
      ["de", "Höchstens 300 Zeichen."],
      ["en", "At most 300 characters."],
    ]) {
      await me.browser("PUT", `/api/user/${me.id}/preferences`, { payload: { localization: { language } } });
      const answer = await me.browser("PUT", `/api/user/${me.id}/profile`, {
        headers: { "accept-language": "es" },
        payload: { ...form, title: "x".repeat(301) },
      });
      expect(answer.json().details.fields).toEqual([{ field: "title", reason }]);
    }
  });

  it("refuses the second of two tabs with the current state", async () => {
    const { version } = await read();
    const put = (title: string) =>
      me.browser("PUT", `/api/user/${me.id}/profile`, { payload: { ...form, title, version } });
    expect((await put("First")).json()).toMatchObject({ title: "First", version: version + 1 });
    const second = await put("Second");
    expect(second.statusCode).toBe(409);
    expect(second.json()).toMatchObject({
      code: "conflict",
      details: { current: { title: "First", version: version + 1, jobPreferences: {} } },
    });
    expect((await read()).title).toBe("First");
  });
});
