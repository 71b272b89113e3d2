import { createHmac } from "node:crypto";
import { sql } from "drizzle-orm";
import { generateKeyPair, SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Caches } from "../../../caches.ts";
import { rowsOf } from "../../../db/db.ts";
import type { Deps } from "../../../deps.ts";
import { newId } from "../../../ids.ts";
import {
  aPerson,
  cookieOf,
  eventsOf,
  freshEmail,
  goodPassword as password,
} from "../../../testing/a-person.ts";
import { codeOf } from "../../../testing/code-of.ts";
import { testDatabases } from "../../../testing/database.ts";
import { testDeps } from "../../../testing/deps.ts";
import { dropCachedSessions, openAuth } from "../credentials/auth.ts";
import { login } from "../credentials/login.ts";
import { register } from "../credentials/register.ts";
import { unknownDevice } from "./device-of.ts";
import { signOut } from "./end-sessions.ts";
import { findCaller, proveSession } from "./find-caller.ts";
import { openSession } from "./open-session.ts";
import { purgeSessions } from "./purge-sessions.ts";
import { readSession } from "./read-session.ts";
import { refreshSession } from "./refresh-session.ts";

describe.each(testDatabases())("sessions on $name", ({ open }) => {
  let deps: Deps;
  beforeAll(async () => {
    deps = await testDeps({ database: await open() });
  });
  afterAll(() => deps.database.close());

  const cookiesOf = (headers: { cookie: string }) =>
    headers.cookie.split("; ").map((pair) => pair.slice(pair.indexOf("=") + 1));

  it("knows who asks by the signed access credential alone", async () => {
    const { headers, user } = await aPerson(deps);
    const [refresh = "", access = ""] = cookiesOf(headers);
    for (const cookie of [
      undefined,
      "",
      "a=b",
      "waymark.access=",
      `waymark.session_token=${refresh}`,
      `waymark.access=${access.slice(0, -6)}abcdef`,
      `waymark.access=${access.split(".").slice(0, 2).join(".")}.`,
      `xwaymark.access=${access}`,
      `waymark.access=${refresh}`,
    ]) {
      expect(await findCaller(deps, { cookie }), String(cookie)).toBeNull();
    }
    const proven = await findCaller(deps, { cookie: `a=b; waymark.access=${access}; c=d` });
    expect(proven?.actor.userId).toBe(user.id);
    expect((await findCaller(deps, { authorization: `Bearer ${access}` }))?.actor.userId).toBe(user.id);
    expect(await proveSession(deps, { ...headers, authorization: "Bearer x.y.z" })).toBe("invalid_jwt");
    // A proxy's own password is not ours.
    expect(await findCaller(deps, { ...headers, authorization: "Basic eDp5" })).not.toBeNull();
  });

  it("says why nobody is known", async () => {
    const { headers } = await aPerson(deps);
    const [refresh = "", access = ""] = cookiesOf(headers);
    const later: Deps = { ...deps, now: () => new Date(Date.now() + 901_000) };
    expect(await proveSession(deps, {})).toBe("not_signed_in");
    const mine = { cookie: `waymark.access=${access}` };
    const known = await proveSession(deps, mine);
    if (typeof known === "string") throw new Error(known);
    // Work queued in a browser for one person is not sent as another.
    expect(await proveSession(deps, { ...mine, "x-waymark-person": known.actor.userId })).toEqual(known);
    expect(await proveSession(deps, { ...mine, "x-waymark-person": newId() })).toBe("not_signed_in");
    expect(await proveSession(deps, { cookie: `waymark.session_token=${refresh}` })).toBe("access_expired");
    expect(await proveSession(later, { cookie: `waymark.access=${access}` })).toBe("access_expired");
    expect(await proveSession(later, { authorization: `Bearer ${access}` })).toBe("access_expired");
    await signOut(deps, headers);
    expect(await proveSession(deps, headers)).toBe("session_missing");
    expect(await codeOf(refreshSession(deps, headers))).toBe("session_missing");
  });

  it("takes no token but its own: other keys, other algorithms, none", async () => {
    const { headers, user } = await aPerson(deps);
    const access = cookiesOf(headers)[1] ?? "";
    const [, payload = ""] = access.split(".");
    const header = (given: object) => Buffer.from(JSON.stringify(given)).toString("base64url");
    const { kid } = JSON.parse(Buffer.from(access.split(".")[0] ?? "", "base64url").toString());
    const { privateKey } = await generateKeyPair("ES256");
    const forged = (alg: string, key: Parameters<SignJWT["sign"]>[0]) =>
      new SignJWT({ sub: user.id, sid: "x", exp: 4_000_000_000 }).setProtectedHeader({ alg, kid }).sign(key);
    const keys = await deps.auth.signingKeys.all(deps);
    const publicText = new TextEncoder().encode(JSON.stringify(keys[0]?.jwk));
    for (const token of [
      `${header({ alg: "none", kid })}.${payload}.`,
      `${header({ alg: "none" })}.${payload}.`,
      await forged("ES256", privateKey),
      await forged("HS256", publicText),
      `${header({ alg: "ES256", kid: "another" })}.${payload}.${access.split(".")[2]}`,
      "a.b.c",
      "....",
      "é",
    ])
      expect(await proveSession(deps, { authorization: `Bearer ${token}` }), token).toMatch(
        /invalid_jwt|not_signed_in|access_expired/,
      );
  });

  it("ends the session on sign-out, here and in another process", async () => {
    const { headers, user, email } = await aPerson(deps);
    const other: Deps = { ...deps, auth: openAuth(deps), caches: new Caches() };
    const second = await login(deps, { email, password }, "en");
    const { setCookies } = await signOut(deps, headers);
    expect(setCookies).toEqual([
      "waymark.session_token=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax",
      "waymark.access=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax",
    ]);
    expect(await findCaller(deps, headers)).toBeNull();
    expect(await findCaller(other, headers)).toBeNull();
    expect(await readSession(deps, headers)).toEqual({ session: null });
    expect((await findCaller(deps, { cookie: cookieOf(second.setCookies) }))?.actor.userId).toBe(user.id);
    expect(await eventsOf(deps, user.id)).toEqual(["signed-in", "signed-in", "signed-out"]);
    expect((await signOut(deps, {})).setCookies).toHaveLength(setCookies.length);
  });

  it("signs out with an expired access credential, too", async () => {
    const { headers } = await aPerson(deps);
    const [refresh = ""] = cookiesOf(headers);
    const cookie = `waymark.session_token=${refresh}`;
    await signOut(deps, { cookie });
    expect(await codeOf(refreshSession(deps, { cookie }))).toBe("session_missing");
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
      expect(await findCaller(deps, { cookie: cookieOf(setCookies) })).toBeNull();
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

  it("renews the access credential and the session's end, 180 days at most", async () => {
    const { headers, user } = await aPerson(deps);
    const renewed = await refreshSession(deps, headers);
    const cookie = cookieOf(renewed.setCookies);
    expect(cookie).toMatch(/^waymark\.session_token=[^;]+; waymark\.access=[^;]+$/);
    expect(cookiesOf({ cookie })[0]).not.toBe(cookiesOf(headers)[0]);
    expect(renewed.session).toMatchObject({
      accessToken: cookiesOf({ cookie })[1],
      secondFactorOwed: false,
      user: { id: user.id, identities: [{ provider: "credential" }], factors: [] },
    });
    expect(JSON.stringify(renewed.session)).not.toMatch(/argon2|password/);
    expect((await findCaller(deps, { cookie }))?.actor.userId).toBe(user.id);
    await deps.db.execute(
      sql`UPDATE sessions SET created_at = now() - interval '179 days' WHERE user_id = ${user.id}`,
    );
    const { session } = await refreshSession(deps, { cookie });
    const left = Date.parse(session.endsAt) - Date.now();
    expect(left).toBeGreaterThan(0.9 * 86_400_000);
    expect(left).toBeLessThan(1.1 * 86_400_000);
    expect(await eventsOf(deps, user.id)).toEqual(["signed-in", "token-refreshed", "token-refreshed"]);
  });

  it("renews nothing for a refresh credential that was tampered with", async () => {
    const { headers } = await aPerson(deps);
    const [refresh = "", access = ""] = cookiesOf(headers);
    const [token = "", , signature = ""] = refresh.split(".");
    const ofBefore = createHmac("sha256", deps.keys.secretFor("session")).update(token).digest("base64");
    for (const value of [
      "",
      token,
      `${token}.`,
      `${refresh.slice(0, -6)}abcdef`,
      `${token}.2.${signature}`,
      `${token}.1`,
      `${token}.1.`,
      `${token}.${ofBefore}`,
      encodeURIComponent(`${token}.${ofBefore}`),
      access,
      "%E0%A4%A",
    ])
      expect(await codeOf(refreshSession(deps, { cookie: `waymark.session_token=${value}` })), value).toBe(
        "session_missing",
      );
  });

  it("shows no more than id and address of somebody who owes the second factor", async () => {
    const { headers, user, email } = await aPerson(deps);
    await deps.db.execute(sql`UPDATE users SET second_factor = true WHERE id = ${user.id}`);
    dropCachedSessions(deps, () => true);
    const entered = await login(deps, { email, password }, "en");
    expect(entered).toMatchObject({ secondFactorOwed: true, user: { id: user.id, email, firstName: "" } });
    const { session } = await refreshSession(deps, headers);
    expect(session).toMatchObject({ secondFactorOwed: true, user: { displayName: "", identities: [] } });
    const shown = await openSession(deps, user.id, unknownDevice, { secondFactorShown: true });
    expect(shown.secondFactorOwed).toBe(false);
    expect((await findCaller(deps, { cookie: cookieOf(shown.setCookies) }))?.owesSecondFactor).toBe(false);
  });

  it("replaces a session by one with a new id", async () => {
    const { headers, user } = await aPerson(deps);
    const old = await findCaller(deps, headers);
    const fresh = await openSession(deps, user.id, unknownDevice, { replaces: old?.sessionId ?? "" });
    expect(fresh.sessionId).not.toBe(old?.sessionId);
    expect(await findCaller(deps, headers)).toBeNull();
    expect(await findCaller(deps, { cookie: cookieOf(fresh.setCookies) })).not.toBeNull();
  });
});
