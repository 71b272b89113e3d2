import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Caches } from "../../../caches.ts";
import { rowsOf } from "../../../db/db.ts";
import type { Deps } from "../../../deps.ts";
import { aPerson, cookieOf, eventsOf } from "../../../testing/a-person.ts";
import { codeOf } from "../../../testing/code-of.ts";
import { testDatabases } from "../../../testing/database.ts";
import { testDeps } from "../../../testing/deps.ts";
import { mailTo } from "../../../testing/mail-to.ts";
import { notifyOfCopiedSession } from "../../security/notify-of-sessions.ts";
import { openAuth } from "../credentials/auth.ts";
import { noFactors } from "./describe-session.ts";
import { signOut } from "./end-sessions.ts";
import { findCaller } from "./find-caller.ts";
import { openSession } from "./open-session.ts";
import { refreshSession } from "./refresh-session.ts";

const overlap = 31_000;

describe.each(testDatabases())("refresh credentials on $name", ({ open }) => {
  let deps: Deps;
  let now = Date.now();
  beforeAll(async () => {
    deps = await testDeps({ database: await open(), now: () => new Date(now) });
  });
  afterAll(() => deps.database.close());

  const parts = { readFactors: noFactors, tellOfCopy: notifyOfCopiedSession };
  const renew = async (headers: { cookie: string }, by: Deps = deps) => ({
    cookie: cookieOf((await refreshSession(by, headers, parts)).setCookies),
  });
  const refreshOf = ({ cookie }: { cookie: string }) => /waymark\.session_token=([^;]+)/.exec(cookie)?.[1];
  const codeOfRenewal = (headers: { cookie: string }) => codeOf(renew(headers));
  const lives = async (headers: { cookie: string }) => {
    // Another process with empty caches.
    const other: Deps = { ...deps, auth: openAuth(deps), caches: new Caches() };
    return (await findCaller(other, headers)) !== null;
  };

  it("a thief who copied the cookies is out once the owner has renewed, and the owner is told", async () => {
    const { headers: stolen, email, user } = await aPerson(deps);
    const fresh = await renew(stolen);
    await findCaller(deps, fresh);
    now += overlap;
    expect(await codeOfRenewal(stolen)).toBe("session_missing");
    // Nobody knows which of the two was the thief, so both are signed out.
    expect([await lives(fresh), await codeOfRenewal(fresh)]).toEqual([false, "session_missing"]);
    expect(await findCaller(deps, fresh)).toBeNull();
    const [mail] = await mailTo(deps, email);
    expect(mail?.subject).toContain("Gerät zur Sicherheit abgemeldet");
    expect(await eventsOf(deps, user.id)).toEqual([
      "signed-in",
      "token-refreshed",
      "signed-out",
      "notices-changed",
    ]);
    await codeOfRenewal(stolen);
    expect(await mailTo(deps, email)).toHaveLength(1);
  });

  it("a thief who renews first is out once the owner comes", async () => {
    const { headers: owner } = await aPerson(deps);
    const thief = await renew(owner);
    expect(await lives(thief)).toBe(true);
    now += overlap;
    expect(await codeOfRenewal(owner)).toBe("session_missing");
    expect(await lives(thief)).toBe(false);
  });

  it("a copied credential ends its own session alone", async () => {
    const { headers, user } = await aPerson(deps);
    const phone = { cookie: cookieOf((await openSession(deps, user.id)).setCookies) };
    await findCaller(deps, await renew(headers));
    now += overlap;
    await codeOfRenewal(headers);
    expect(await lives(phone)).toBe(true);
  });

  it("tabs that renew at once all get the same credential, and all stay signed in", async () => {
    const { headers, email } = await aPerson(deps);
    now += 800_000;
    const other: Deps = { ...deps, auth: openAuth(deps), caches: new Caches() };
    const renewed = await Promise.all(
      Array.from({ length: 6 }, (_, i) => renew(headers, i % 2 === 0 ? deps : other)),
    );
    expect(new Set(renewed.map(refreshOf)).size).toBe(1);
    for (const tab of renewed) expect(await lives(tab)).toBe(true);
    now += 5_000;
    // A tab that sent its call before the others had their answer.
    expect(refreshOf(await renew(headers))).toBe(refreshOf(renewed[0] ?? { cookie: "" }));
    expect(await mailTo(deps, email)).toEqual([]);
  });

  it("an answer that was lost signs nobody out, a day later either", async () => {
    const { headers } = await aPerson(deps);
    const lost = await renew(headers);
    now += 86_400_000;
    const again = await renew(headers);
    expect(refreshOf(again)).toBe(refreshOf(lost));
    expect(await lives(again)).toBe(true);
  });

  it("the contents of a database dump open no session", async () => {
    const { headers, user } = await aPerson(deps);
    const dump = rowsOf<Record<string, unknown>>(
      await deps.db.execute(sql`SELECT * FROM sessions WHERE user_id = ${user.id}`),
    );
    const stored = Object.values(dump[0] ?? {}).map(String);
    expect(stored).not.toContain(refreshOf(headers));
    for (const value of stored)
      for (const tried of [value, `${value}.1`, `${value}.1.`, `${value}.1.${value}`])
        expect(await codeOfRenewal({ cookie: `waymark.session_token=${tried}` })).toBe("session_missing");
  });

  it("signing out ends the session, whichever credential of it the browser still has", async () => {
    const { headers } = await aPerson(deps);
    const fresh = await renew(headers);
    await signOut(deps, { cookie: `waymark.session_token=${refreshOf(headers)}` });
    expect([await lives(fresh), await codeOfRenewal(fresh)]).toEqual([false, "session_missing"]);
  });
});
