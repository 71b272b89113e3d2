import { AppError } from "@waymark/contract/errors";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rowsOf } from "../../db/db.ts";
import type { Deps } from "../../deps.ts";
import { testDatabases } from "../../testing/database.ts";
import { testDeps } from "../../testing/deps.ts";
import { authOf } from "./auth.ts";
import { changePerson } from "./change-person.ts";
import { checkEmail } from "./check-email.ts";
import { getUser } from "./get-user.ts";
import { getUserProfile } from "./get-user-profile.ts";
import { login } from "./login.ts";
import { readSession } from "./read-session.ts";
import { register } from "./register.ts";
import { signOut } from "./sign-out.ts";
import { whoAsks } from "./who-asks.ts";

const password = "correct horse battery";
let serial = 0;
const freshEmail = () => `person${++serial}@example.org`;
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error: unknown) => (error instanceof AppError ? error.code : error),
  );
const cookieOf = (setCookies: string[]) => setCookies.map((line) => line.split(";")[0]).join("; ");

describe.each(testDatabases())("accounts on $name", ({ open }) => {
  let deps: Deps;
  beforeAll(async () => {
    deps = await testDeps({ database: await open() });
  });
  afterAll(() => deps.database.close());

  const aPerson = async (over: { email?: string; fullName?: string } = {}) => {
    const email = over.email ?? freshEmail();
    const { user, setCookies } = await register(
      deps,
      { email, password, fullName: over.fullName ?? "Nora Maria Vale" },
      "de",
    );
    const headers = { cookie: cookieOf(setCookies) };
    const asked = await whoAsks(deps, headers);
    if (asked === null) throw new Error("nobody asks");
    return { email, user, setCookies, headers, who: asked.who };
  };
  const eventsOf = async (userId: string) =>
    rowsOf<{ kind: string }>(
      await deps.db.execute(sql`SELECT kind FROM events WHERE user_id = ${userId} ORDER BY id`),
    ).map((row) => row.kind);

  it("registers: names split, language kept, session open, cookie closed to scripts", async () => {
    const { user, setCookies, who } = await aPerson();
    expect(user).toMatchObject({
      firstName: "Nora",
      lastName: "Maria Vale",
      displayName: "Nora Maria Vale",
      emailVerified: false,
      onboardingCompleted: false,
      profileVisibility: "public",
      version: 1,
    });
    expect(who).toEqual({ userId: user.id, teams: [], locale: "de", timeZone: "UTC" });
    expect(setCookies).toHaveLength(1);
    expect(setCookies[0]).toMatch(
      /^waymark\.session_token=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(await eventsOf(user.id)).toEqual(["signed-in"]);
  });

  it("keeps given first and last names", async () => {
    const { user } = await register(
      deps,
      { email: freshEmail(), password, fullName: "Nora Vale", firstName: "Norá", lastName: "" },
      "en",
    );
    expect(user).toMatchObject({ firstName: "Norá", lastName: "", displayName: "Nora Vale" });
  });

  it("sends a cookie for https only from an https address", async () => {
    const config = { ...deps.config, PUBLIC_URL: "https://jobs.example.org" };
    const secure: Deps = { ...deps, config, database: { ...deps.database } };
    const { setCookies } = await register(secure, { email: freshEmail(), password, fullName: "A B" }, "en");
    expect(setCookies[0]).toMatch(/^__Secure-waymark\.session_token=.*; Secure/);
  });

  it.each([
    ["short", "k7#mQ2", ["too_short"]],
    ["common", "Password123", ["common"]],
    ["the address", "person-of-note7", ["contains_email"]],
  ])("refuses a weak password: %s", async (_what, weak, reasons) => {
    const input = { email: "person-of-note@example.org", password: weak, fullName: "A B" };
    const error = await register(deps, input, "en").catch((e: unknown) => e);
    expect(error).toMatchObject({ code: "weak_password", details: { reasons } });
    expect(await deps.say("en", "errors.weak_password", (error as AppError).details)).toMatch(
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
    const { user } = await aPerson();
    const rows = rowsOf<{ password: string }>(
      await deps.db.execute(sql`SELECT password FROM sign_in_methods WHERE user_id = ${user.id}`),
    );
    expect(rows[0]?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it("mends an account whose profile row was never written", async () => {
    const { email, user } = await aPerson({ fullName: "Ada May Stone" });
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

  it("signs in, in any case of the address, with a new session each time", async () => {
    const { email, user, headers } = await aPerson();
    const first = await login(deps, { email: ` ${email.toUpperCase()}`.trim(), password }, "en");
    expect(first.user.id).toBe(user.id);
    expect(cookieOf(first.setCookies)).not.toBe(headers.cookie);
  });

  it("takes a password typed in another normal form", async () => {
    const email = freshEmail();
    await register(deps, { email, password: "pässwörter sind lang".normalize("NFC"), fullName: "A" }, "en");
    const composed = "pässwörter sind lang".normalize("NFD");
    expect(await codeOf(login(deps, { email, password: composed }, "en"))).toBe("done");
  });

  it.each([
    ["no address", { password }, "identity_required"],
    ["a blank address", { email: "", password }, "identity_required"],
    ["no password", { email: "a@b.co" }, "identity_required"],
    ["nothing", {}, "identity_required"],
    ["an unknown address", { email: "nobody@example.org", password }, "invalid_credentials"],
    ["no address at all", { email: "nobody", password }, "invalid_credentials"],
    ["SQL", { email: "' OR 1=1 --", password: "' OR 1=1 --" }, "invalid_credentials"],
    ["a zero byte", { email: "nobody@example.org", password: "a\0b" }, "invalid_credentials"],
  ])("refuses to sign in with %s", async (_what, input, code) => {
    expect(await codeOf(login(deps, input, "en"))).toBe(code);
  });

  it("answers an unknown address and a wrong password alike", async () => {
    const { email } = await aPerson();
    const wrong = await login(deps, { email, password: "wrong horse battery" }, "en").catch(
      (e: unknown) => e,
    );
    const unknown = await login(deps, { email: freshEmail(), password }, "en").catch((e: unknown) => e);
    expect({ ...(wrong as object), stack: "" }).toEqual({ ...(unknown as object), stack: "" });
  });

  it("lets ten of many parallel guesses through, then nobody until the window ends", async () => {
    const { email } = await aPerson();
    let now = new Date("2026-01-01T00:00:00Z");
    const clocked: Deps = { ...deps, now: () => now };
    const guesses = await Promise.all(
      Array.from({ length: 30 }, (_, i) =>
        codeOf(login(clocked, { email, password: `guess number ${i}` }, "en")),
      ),
    );
    expect(guesses.filter((code) => code === "invalid_credentials")).toHaveLength(10);
    expect(guesses.filter((code) => code === "rate_limited")).toHaveLength(20);
    const error = await login(clocked, { email, password }, "en").catch((e: unknown) => e);
    expect(error).toMatchObject({ code: "rate_limited", details: { retryAfter: 900 } });
    now = new Date("2026-01-01T00:15:00Z");
    expect(await codeOf(login(clocked, { email, password }, "en"))).toBe("done");
    expect(await codeOf(login(clocked, { email, password: "another guess" }, "en"))).toBe(
      "invalid_credentials",
    );
  });

  it("limits guesses on addresses without an account just so", async () => {
    const email = freshEmail();
    const guess = () => codeOf(login(deps, { email, password: "some long guess" }, "en"));
    for (let i = 0; i < 10; i++) expect(await guess()).toBe("invalid_credentials");
    expect(await guess()).toBe("rate_limited");
  });

  it("tells whether an address has an account, unless it is told not to", async () => {
    const { email } = await aPerson();
    const strict: Deps = { ...deps, config: { ...deps.config, AUTH_PRIVACY: "strict" } };
    expect(await checkEmail(deps, email)).toEqual({ exists: true });
    expect(await checkEmail(deps, freshEmail())).toEqual({ exists: false });
    expect(await checkEmail(strict, email)).toEqual({ exists: false });
  });

  it("knows who asks by the signed cookie alone", async () => {
    const { headers, user } = await aPerson();
    const [name, value = ""] = headers.cookie.split("=", 2);
    const token = decodeURIComponent(value).split(".")[0] ?? "";
    const stored = rowsOf<{ token: string }>(
      await deps.db.execute(sql`SELECT token FROM sessions WHERE user_id = ${user.id}`),
    );
    expect(stored[0]?.token).toBe(token);
    for (const cookie of [
      undefined,
      "",
      "a=b",
      `${name}=`,
      `${name}=${token}`,
      `${name}=${token}.${"A".repeat(43)}%3D`,
      `${name}=${value.slice(0, -6)}abc%3D`,
      `x${headers.cookie}`,
    ]) {
      expect(await whoAsks(deps, { cookie }), String(cookie)).toBeNull();
    }
    expect((await whoAsks(deps, { cookie: `a=b; ${headers.cookie}; c=d` }))?.who.userId).toBe(user.id);
  });

  it("ends the session on sign-out, here and in another process", async () => {
    const { headers, user, email } = await aPerson();
    const other: Deps = { ...deps, database: { ...deps.database } };
    const second = await login(deps, { email, password }, "en");
    const { setCookies } = await signOut(deps, headers);
    expect(setCookies.join()).toMatch(/waymark\.session_token=; Max-Age=0; Path=\/; HttpOnly/);
    expect(await whoAsks(deps, headers)).toBeNull();
    expect(await whoAsks(other, headers)).toBeNull();
    expect(await readSession(deps, headers)).toEqual({ session: null });
    expect((await whoAsks(deps, { cookie: cookieOf(second.setCookies) }))?.who.userId).toBe(user.id);
    expect(await eventsOf(user.id)).toEqual(["signed-in", "signed-in", "signed-out"]);
    expect((await signOut(deps, {})).setCookies).toHaveLength(setCookies.length);
  });

  it("forgets a session that is 180 days old, and one that idled for 30", async () => {
    for (const set of [
      sql`created_at = now() - interval '181 days'`,
      sql`expires_at = now() - interval '1 second'`,
    ]) {
      const { setCookies, user } = await register(
        deps,
        { email: freshEmail(), password, fullName: "A B" },
        "en",
      );
      await deps.db.execute(sql`UPDATE sessions SET ${set} WHERE user_id = ${user.id}`);
      expect(await whoAsks(deps, { cookie: cookieOf(setCookies) })).toBeNull();
    }
  });

  it("prolongs a session once a day, with its cookie", async () => {
    const { setCookies, user } = await register(
      deps,
      { email: freshEmail(), password, fullName: "A B" },
      "en",
    );
    const headers = { cookie: cookieOf(setCookies) };
    await deps.db.execute(
      sql`UPDATE sessions SET expires_at = now() + interval '28 days' WHERE user_id = ${user.id}`,
    );
    const first = await whoAsks(deps, headers);
    expect(first?.setCookies?.[0]).toContain("waymark.session_token=");
    expect((await whoAsks(deps, headers))?.setCookies).toBeUndefined();
    expect(Number(first?.expiresAt)).toBeGreaterThan(Date.now() + 29 * 86_400_000);
  });

  it("answers everybody's own account and nobody else's", async () => {
    const { who, user } = await aPerson();
    const { user: other } = await aPerson();
    const own = await getUser(deps, who, who.userId);
    expect(own).toMatchObject({ ...user, preferences: { emailAlerts: true, smsAlerts: false } });
    expect(own.localization.language).toBe("de");
    for (const id of [other.id, "", "profile", "0190a000-0000-7000-8000-000000000000", "' OR 1=1", "%00"]) {
      const error = await getUser(deps, who, id).catch((e: unknown) => e);
      expect(error).toMatchObject({ code: "not_found", details: undefined });
    }
  });

  it("reads what the search begins with", async () => {
    const { who } = await aPerson();
    expect(await getUserProfile(deps, who)).toEqual({
      desiredJobTitle: "",
      experienceLevel: "",
      skills: [],
      industry: "",
    });
    await changePerson(deps, who, (_tx, person) => ({
      title: "Nurse",
      desiredRoles: ["Head nurse", "Nurse"],
      skills: ["Triage"],
      jobPreferences: { ...person.jobPreferences, industries: ["Health"] },
    }));
    expect(await getUserProfile(deps, who)).toMatchObject({
      desiredJobTitle: "Head nurse",
      industry: "Health",
    });
  });

  it.each([
    ["SQL", "'; DROP TABLE people; --"],
    ["emoji", "👩🏽‍⚕️🧑‍🚀 ﷽ 🏴󠁧󠁢󠁥󠁮󠁧󠁿"],
    ["right to left", "مرحبا \u202eabc\u202c עברית"],
    ["10,000 characters", "ñ".repeat(10_000)],
    ["lines and tabs", "a\n\tb\r\nc"],
  ])("stores %s exactly, sealed where it must be", async (_what, text) => {
    const { who } = await aPerson();
    const bio = `bio ${text}`;
    await changePerson(deps, who, () => ({ bio, title: text, phoneNumber: "+49 151 234", skills: [text] }));
    expect(await getUser(deps, who, who.userId)).toMatchObject({
      bio,
      title: text,
      skills: [text],
      version: 2,
    });
    const raw = rowsOf<{ row: string }>(
      await deps.db.execute(sql`SELECT people::text AS row FROM people WHERE user_id = ${who.userId}`),
    )[0]?.row;
    expect(raw).not.toContain("bio ");
    expect(raw).not.toContain("151 234");
    expect(raw).not.toContain("+49151234");
  });

  it("refuses a stale version with the row as it stands, and keeps both", async () => {
    const { who } = await aPerson();
    await changePerson(deps, who, () => ({ title: "first" }), 1);
    const error = await changePerson(deps, who, () => ({ title: "second" }), 1).catch((e: unknown) => e);
    expect(error).toMatchObject({ code: "conflict", details: { current: { title: "first", version: 2 } } });
    expect((await changePerson(deps, who, () => ({ title: "third" }))).version).toBe(3);
    expect(await eventsOf(who.userId)).toEqual(["signed-in", "user-updated", "user-updated"]);
  });

  it("loses no change of many at once", async () => {
    const { who } = await aPerson();
    await Promise.all(
      Array.from({ length: 8 }, (_, i) =>
        changePerson(deps, who, (_tx, person) => ({ skills: [...person.skills, `skill ${i}`] })),
      ),
    );
    const { skills, version } = await getUser(deps, who, who.userId);
    expect([...skills].sort()).toEqual(Array.from({ length: 8 }, (_, i) => `skill ${i}`));
    expect(version).toBe(9);
  });

  it("has the library's risky doors shut", async () => {
    const { options } = (await import("./auth.ts")).openAuth(deps);
    expect(options).toMatchObject({
      account: { accountLinking: { enabled: false } },
      user: { changeEmail: { enabled: false }, deleteUser: { enabled: false } },
      session: { cookieCache: { enabled: false } },
      telemetry: { enabled: false },
      rateLimit: { enabled: false },
    });
    expect(authOf(deps)).toBe(authOf({ ...deps }));
  });
});
