import type { AppError } from "@waymark/contract/errors";
import type { Language } from "@waymark/contract/values";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Caches } from "../../../caches.ts";
import { rowsOf } from "../../../db/db.ts";
import type { Deps } from "../../../deps.ts";
import { aPerson, eventsOf, freshEmail, goodPassword as password } from "../../../testing/a-person.ts";
import { codeOf } from "../../../testing/code-of.ts";
import { everyTestDatabase } from "../../../testing/database.ts";
import { testDeps } from "../../../testing/deps.ts";
import { findPerson } from "../profile/users.ts";
import { openAuth } from "./auth.ts";
import { login } from "./login.ts";
import { register } from "./register.ts";

describe.each(everyTestDatabase())("register on $name", ({ open }) => {
  let deps: Deps;
  beforeAll(async () => {
    deps = await testDeps({ database: await open() });
  });
  afterAll(() => deps.database.close());

  it("registers: names split, language kept, session open, cookie closed to scripts", async () => {
    const { user, setCookies, actor } = await aPerson(deps);
    expect(user).toMatchObject({
      firstName: "Nora",
      lastName: "Maria Vale",
      displayName: "Nora Maria Vale",
      emailVerified: false,
      onboardingCompleted: false,
      profileVisibility: "public",
      version: 1,
    });
    expect(actor).toEqual({
      userId: user.id,
      verified: false,
      teams: [],
      locale: "de",
      timeZone: "UTC",
      device: { browser: "", system: "" },
    });
    expect(setCookies).toEqual([
      expect.stringMatching(
        /^waymark\.session_token=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
      ),
      expect.stringMatching(/^waymark\.access=[^;]+; Max-Age=(900|8\d\d); Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
    expect(await eventsOf(deps, user.id)).toEqual(["signed-in"]);
  });

  it("keeps given first and last names", async () => {
    const { user } = await register(
      deps,
      { email: freshEmail(), password, fullName: "Nora Vale", firstName: "Norá", lastName: "" },
      "en",
    );
    expect(user).toMatchObject({ firstName: "Norá", lastName: "", displayName: "Nora Vale" });
  });

  it("starts with the dates of the language and the browser's zone, and with ours where none is told", async () => {
    const localizationOf = async (language: Language, timeZone?: "Europe/Berlin") => {
      const { user } = await register(
        deps,
        { email: freshEmail(), password, fullName: "Nora Vale", timeZone },
        language,
      );
      return (await findPerson(deps, user.id))?.localization;
    };
    expect(await localizationOf("fr", "Europe/Berlin")).toEqual({
      language: "fr",
      timeZone: "Europe/Berlin",
      dateFormat: "DD/MM/YYYY",
    });
    expect(await localizationOf("en")).toEqual({ language: "en", timeZone: "UTC", dateFormat: "YYYY-MM-DD" });
  });

  it("sends a cookie for https only from an https address", async () => {
    const config = { ...deps.config, PUBLIC_URL: "https://jobs.example.org" };
    const secure: Deps = { ...deps, config, auth: openAuth({ ...deps, config }), caches: new Caches() };
    const { setCookies } = await register(secure, { email: freshEmail(), password, fullName: "A B" }, "en");
    expect(setCookies[0]).toMatch(/^__Host-waymark\.session_token=.*; Secure$/);
    expect(setCookies[1]).toMatch(/^__Host-waymark\.access=.*; Secure$/);
  });

  it.each([
    ["short", "k7#mQ2", ["too_short"]],
    ["common", "Password123", ["common"]],
    ["the address", "person-of-note7", ["contains_email"]],
  ])("refuses a weak password: %s", async (_what, weak, reasons) => {
    const input = { email: "person-of-note@example.org", password: weak, fullName: "A B" };
    const error = await register(deps, input, "en").catch((e: unknown) => e);
    expect(error).toMatchObject({ code: "weak_password", details: { reasons } });
    expect(await deps.translate("en", "errors.weak_password", (error as AppError).details)).toMatch(
      /too weak: \w+/,
    );
  });

  it("makes one account of many sign-ups with one address", async () => {
    const email = freshEmail();
    const codes = await Promise.all(
      Array.from({ length: 6 }, () => codeOf(register(deps, { email, password, fullName: "A B" }, "en"))),
    );
    expect(codes.filter((code) => code === "done")).toHaveLength(1);
    expect(codes.filter((code) => code === "email_taken")).toHaveLength(5);
    const rows = await deps.db.execute(sql`
      SELECT (SELECT count(*)::int FROM users WHERE email = ${email}) AS users,
        (SELECT count(*)::int FROM sign_in_methods m JOIN users u ON u.id = m.user_id WHERE u.email = ${email}) AS methods`);
    expect(rowsOf(rows)).toEqual([{ users: 1, methods: 1 }]);
  });

  it("stores passwords as argon2id only", async () => {
    const { user } = await aPerson(deps);
    const rows = rowsOf<{ password: string }>(
      await deps.db.execute(sql`SELECT password FROM sign_in_methods WHERE user_id = ${user.id}`),
    );
    expect(rows[0]?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it("mends an account whose profile row was never written", async () => {
    const { email, user } = await aPerson(deps, { fullName: "Ada May Stone" });
    await deps.db.execute(sql`DELETE FROM people WHERE user_id = ${user.id}`);
    const { user: mended } = await login(deps, { email, password }, "fr");
    expect(mended).toMatchObject({ id: user.id, firstName: "Ada", lastName: "May Stone" });
  });

  it("leaves nothing behind when a sign-up dies half-way", async () => {
    const email = freshEmail();
    const broken = await testDeps({ database: deps.database });
    await deps.db.execute(sql`ALTER TABLE sign_in_methods RENAME TO away`);
    try {
      await expect(register(broken, { email, password, fullName: "A B" }, "en")).rejects.toThrow();
    } finally {
      await deps.db.execute(sql`ALTER TABLE away RENAME TO sign_in_methods`);
    }
    expect(await codeOf(register(deps, { email, password, fullName: "A B" }, "en"))).toBe("done");
  });
});
