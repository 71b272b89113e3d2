import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rowsOf } from "../../db/db.ts";
import type { Deps } from "../../deps.ts";
import { aPerson, cookieOf, eventsOf, freshEmail, goodPassword as password } from "../../testing/a-person.ts";
import { testDatabases } from "../../testing/database.ts";
import { testDeps } from "../../testing/deps.ts";
import { authOf, openAuth } from "./auth.ts";
import { login } from "./login.ts";
import { purgeSessions } from "./purge-sessions.ts";
import { readSession } from "./read-session.ts";
import { register } from "./register.ts";
import { signOut } from "./sign-out.ts";
import { whoAsks } from "./who-asks.ts";

describe.each(testDatabases())("sessions on $name", ({ open }) => {
  let deps: Deps;
  beforeAll(async () => {
    deps = await testDeps({ database: await open() });
  });
  afterAll(() => deps.database.close());

  it("knows who asks by the signed cookie alone", async () => {
    const { headers, user } = await aPerson(deps);
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
    const { headers, user, email } = await aPerson(deps);
    const other: Deps = { ...deps, database: { ...deps.database } };
    const second = await login(deps, { email, password }, "en");
    const { setCookies } = await signOut(deps, headers);
    expect(setCookies.join()).toMatch(/waymark\.session_token=; Max-Age=0; Path=\/; HttpOnly/);
    expect(await whoAsks(deps, headers)).toBeNull();
    expect(await whoAsks(other, headers)).toBeNull();
    expect(await readSession(deps, headers)).toEqual({ session: null });
    expect((await whoAsks(deps, { cookie: cookieOf(second.setCookies) }))?.who.userId).toBe(user.id);
    expect(await eventsOf(deps, user.id)).toEqual(["signed-in", "signed-in", "signed-out"]);
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

  it("purges what has ended, and only that", async () => {
    const kept = await aPerson(deps);
    const ended = await aPerson(deps);
    await deps.db.execute(
      sql`UPDATE sessions SET expires_at = now() - interval '1 second' WHERE user_id = ${ended.user.id}`,
    );
    await login(deps, { email: kept.email, password: "a wrong guess" }, "en").catch(() => {});
    const counted = async () =>
      rowsOf(
        await deps.db.execute(sql`
          SELECT (SELECT count(*)::int FROM sessions WHERE user_id IN (${kept.user.id}, ${ended.user.id})) AS sessions,
            (SELECT count(*)::int FROM attempts) > 0 AS attempts`),
      );
    await purgeSessions(deps);
    expect(await counted()).toEqual([{ sessions: 1, attempts: true }]);
    await purgeSessions({ ...deps, now: () => new Date(Date.now() + 3_600_000) });
    expect(await counted()).toEqual([{ sessions: 1, attempts: false }]);
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

  it("has the library's risky doors shut", async () => {
    const { options } = openAuth(deps);
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
