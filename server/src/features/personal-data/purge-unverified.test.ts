import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { rowsOf } from "../../db/db.ts";
import type { Deps } from "../../deps.ts";
import { newId } from "../../ids.ts";
import { aPerson, goodPassword } from "../../testing/a-person.ts";
import { testDatabases } from "../../testing/database.ts";
import { testDeps } from "../../testing/deps.ts";
import { mailTo } from "../../testing/mail-to.ts";
import { login } from "../accounts/credentials/login.ts";
import { signOut } from "../accounts/sessions/end-sessions.ts";
import { purgeSessions } from "../accounts/sessions/purge-sessions.ts";
import { purgeUnverified } from "./purge-unverified.ts";

const day = 86_400_000;

describe.each(testDatabases())("accounts that nobody verified or uses, on $name", ({ open }) => {
  let deps: Deps;
  const began = Date.now();
  const clock = { now: began };
  beforeAll(async () => {
    const base = await testDeps({ database: await open(), now: () => new Date(clock.now) });
    deps = { ...base, mail: { ...base.mail, leaves: true } };
  });
  afterAll(() => deps.database.close());
  beforeEach(() => {
    clock.now = began;
  });
  afterEach(() => deps.db.execute(sql`DELETE FROM users`));

  /** Runs the daily tasks for the following days. */
  async function days(count: number, of: Deps = deps, arrives = true): Promise<void> {
    for (let passed = 0; passed < count; passed++) {
      clock.now += day;
      await purgeSessions(of);
      await purgeUnverified(of);
      // A mail server would have accepted by now what the tests' outbox keeps.
      if (arrives)
        await of.db.execute(sql`UPDATE outgoing_messages SET state = 'sent', updated_at = ${of.now().toISOString()}::timestamptz
          WHERE state <> 'sent'`);
    }
  }
  const isThere = async ({ actor }: { actor: { userId: string } }) =>
    rowsOf(await deps.db.execute(sql`SELECT 1 FROM users WHERE id = ${actor.userId}`)).length > 0;
  const noticesTo = async (email: string) =>
    (await mailTo(deps, email)).filter(({ key }) => key === "account-unused").length;
  const enter = (email: string) => login(deps, { email, password: goodPassword }, "en");

  it("are erased after 30 days, a week after a mail that says so, without a receipt nobody asked for", async () => {
    const person = await aPerson(deps);
    await days(23);
    expect(await noticesTo(person.email)).toBe(0);
    await days(1);
    expect(await noticesTo(person.email)).toBe(1);
    await days(6);
    expect(await isThere(person)).toBe(true);
    await days(1);
    expect(await isThere(person)).toBe(false);
    const mails = rowsOf<{ key: string }>(await deps.db.execute(sql`SELECT key FROM outgoing_messages`));
    expect(mails.map(({ key }) => key)).not.toContain("account-erased");
  });

  it("stay for a month of their own once somebody signs in, and are told again", async () => {
    const person = await aPerson(deps);
    await days(28);
    await enter(person.email);
    // No session is left to record the use.
    await deps.db.execute(sql`DELETE FROM sessions`);
    await days(23);
    expect([await isThere(person), await noticesTo(person.email)]).toEqual([true, 1]);
    await days(1);
    expect([await isThere(person), await noticesTo(person.email)]).toEqual([true, 2]);
    await days(8);
    expect(await isThere(person)).toBe(false);
  });

  it("stay while a session is used, and after signing out count from then", async () => {
    const person = await aPerson(deps);
    await days(22);
    const at = new Date(clock.now);
    await deps.db.execute(sql`UPDATE sessions SET last_used_at = ${at.toISOString()}`);
    await signOut(deps, person.headers);
    await days(22);
    expect([await isThere(person), await noticesTo(person.email)]).toEqual([true, 0]);
  });

  it("stay for good once verified, and when the operator blocked them", async () => {
    const verified = await aPerson(deps);
    const blocked = await aPerson(deps);
    await days(25);
    await deps.db.execute(sql`UPDATE users SET email_verified = true WHERE id = ${verified.actor.userId}`);
    await deps.db.execute(sql`UPDATE users SET blocked_at = now() WHERE id = ${blocked.actor.userId}`);
    await days(30);
    expect([await isThere(verified), await isThere(blocked)]).toEqual([true, true]);
  });

  it.each(["active", "canceled"])("stay with a subscription that is %s", async (status) => {
    const person = await aPerson(deps);
    const { userId } = person.actor;
    await deps.db.execute(sql`INSERT INTO subscriptions (id, user_id, attempt, call_key, plan_type, period, status,
      access, trial_days, created_at, updated_at) VALUES (${newId()}, ${userId}, 'a', ${newId()}, 'monthly',
      'monthly', ${status}, 'none', 0, now(), now())`);
    await days(40);
    expect([await isThere(person), await noticesTo(person.email)]).toEqual([true, 0]);
  });

  it.each(["waiting", "failed", "kept"])("stay while the mail that tells them is %s", async (state) => {
    const person = await aPerson(deps);
    await days(24, deps, false);
    await deps.db.execute(sql`UPDATE outgoing_messages SET state = ${state}`);
    await days(20, deps, false);
    expect([await isThere(person), await noticesTo(person.email)]).toEqual([true, 1]);
    const now = deps.now().toISOString();
    await deps.db.execute(sql`UPDATE outgoing_messages SET state = 'sent', updated_at = ${now}::timestamptz`);
    await days(6);
    expect(await isThere(person)).toBe(true);
    await days(2);
    expect(await isThere(person)).toBe(false);
  });

  it("are told again after a month when the mail never left", async () => {
    const person = await aPerson(deps);
    await days(24, deps, false);
    await deps.db.execute(sql`UPDATE outgoing_messages SET state = 'failed'`);
    await days(31, deps, false);
    expect([await isThere(person), await noticesTo(person.email)]).toEqual([true, 2]);
  });

  it("stay where mail stays on this machine", async () => {
    const person = await aPerson(deps);
    await days(40, { ...deps, mail: { ...deps.mail, leaves: false } });
    expect([await isThere(person), await noticesTo(person.email)]).toEqual([true, 0]);
  });
});
