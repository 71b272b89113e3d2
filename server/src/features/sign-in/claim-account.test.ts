import { NotificationPreferences } from "@waymark/contract/settings";
import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listOperatorEntries } from "../../audit/operator-log.ts";
import { rowsOf } from "../../db/db.ts";
import { type Deps, inTransaction } from "../../deps.ts";
import { newId } from "../../ids.ts";
import { aBrowser } from "../../testing/a-browser.ts";
import { aPerson, eventsOf, freshEmail, goodPassword } from "../../testing/a-person.ts";
import { codeOf } from "../../testing/code-of.ts";
import { testDatabases } from "../../testing/database.ts";
import { codeMailedTo, linkTokenTo } from "../../testing/mail-to.ts";
import { openTestApp, type TestApp } from "../../testing/test-app.ts";
import { forgetAccount } from "../accounts/account.ts";
import { setSecondFactor } from "../accounts/credentials/complete-sign-in.ts";
import { addIdentity, ownerOfIdentity } from "../accounts/credentials/identities.ts";
import { login } from "../accounts/credentials/login.ts";
import { changePerson } from "../accounts/profile/change-person.ts";
import { forgetSessions } from "../accounts/sessions/end-sessions.ts";
import { findCaller } from "../accounts/sessions/find-caller.ts";
import { openSession } from "../accounts/sessions/open-session.ts";
import { createApplication } from "../applications/create-application.ts";
import { listApplications } from "../applications/list-applications.ts";
import { makeFeed } from "../calendar/change-feed.ts";
import { followCompany } from "../job-sources/boards/followed-companies.ts";
import { packExport } from "../personal-data/pack-export.ts";
import { requestErasure } from "../personal-data/request-erasure.ts";
import { readPersonalData } from "../personal-data/request-export.ts";
import { insertExport, readPersonalTables } from "../personal-data/store.ts";
import { putVerification } from "../phone/store.ts";
import { chooseSlug, readOwnPage } from "../public-profile/own-page.ts";
import { findPage } from "../public-profile/store.ts";
import { createResume, listResumes } from "../resumes/resumes.ts";
import { putEmailChange } from "../security/email-change/email-change-store.ts";
import { listActivity } from "../security/list-activity.ts";
import { insertPasskey } from "../security/passkeys/passkey-store.ts";
import {
  putPendingAuthenticator,
  readAuthenticator,
  replaceBackupCodes,
  turnOnAuthenticator,
} from "../security/second-factor/authenticator-store.ts";
import { invite } from "../teams/invitations.ts";
import { setTeamActive } from "../teams/open-team.ts";
import { insertMember, readOwnTeam } from "../teams/store.ts";
import { accountOfIdentity } from "./account-of-identity.ts";
import { claimAccount } from "./claim-account.ts";
import { startOAuth } from "./provider-sign-in.ts";
import { mailVerification } from "./verify-email.ts";

const newPassword = "a longer walk home";

const words = (text: string) => text.trim().split(/\s+/);

/** Tables whose rows of a stranger must all be deleted by the claim. */
const emptied = words(`
  authenticators backup_codes calendar_feeds email_changes erasures followed_boards mailed_links
  notification_times passkeys phone_verifications provider_trips public_profiles retired_slugs team_members
`);

/** All other tables with rows of a person, which a claim keeps or changes. Decision 0028 gives the reasons. */
const others = words(`
  own_questions question_marks asked_questions mocks mock_answers mock_recordings interview_notes negotiations
  action_plans answers apply_rules application_events application_files application_stages applications audit_entries
  career_choices contact_applications contacts dismissed_follow_ups events follow_up_looks grants grant_looks
  comment_threads comments bulk_lists
  team_goals
  interviews job_alerts letters llm_usage notifications offers own_jobs packages passkey_challenges person_keys reminders
  resume_revisions resumes saved_jobs trial_cards trials unused_notices uploads usage_counters
  billing_accounts data_exports notification_sendings outgoing_messages paid_invoices people
  profile_messages saved_searches sessions sign_in_methods stories subscriptions
`);

describe.each(testDatabases())("claiming an account on $name", ({ open }) => {
  let deps: Deps;
  let app: FastifyInstance;
  let close: TestApp["close"];
  beforeAll(async () => {
    ({ deps, app, close } = await openTestApp({
      database: await open(),
      config: { RATE_LIMITS: "off", PLANS: "open" },
    }));
  });
  afterAll(() => close());

  const post = (browser: ReturnType<typeof aBrowser>, url: string, payload: object = {}) =>
    browser("POST", url, { payload });
  const rows = async <T>(query: ReturnType<typeof sql>) => rowsOf<T>(await deps.db.execute(query));
  const countIn = async (table: string, userId: string) => {
    const found = sql`SELECT count(*)::int AS n FROM ${sql.identifier(table)} WHERE user_id = ${userId}`;
    return (await rows<{ n: number }>(found))[0]?.n;
  };

  /** A stranger who signed up with somebody else's address and prepared every way of coming back. */
  async function aStranger() {
    const person = await aPerson(deps);
    const { email, sessionId, actor } = person;
    const { userId } = actor;
    const { resume } = await createResume(deps, actor, { name: "Night shifts" });
    await createApplication(deps, actor, { job: { title: "Nurse", company: "Harbour" } });
    const now = deps.now();
    const expiresAt = new Date(now.getTime() + 3_600_000);
    const subject = newId();
    await addIdentity(deps, userId, { provider: "google", subject });
    await insertPasskey(deps, {
      ...{ id: newId(), userId, credentialId: newId(), publicKey: "AA", counter: 0, name: "Key" },
      ...{ transports: [], backedUp: false, createdAt: now },
    });
    const { address: feed } = await makeFeed(deps, actor, true);
    const { secretPath } = await readOwnPage(deps, { ...actor, verified: true });
    await followCompany(deps, actor, "https://jobs.lever.co/acorn");
    await changePerson(deps, actor, () => ({ phoneNumber: "+49 151 23456789", phoneVerifiedAt: now }));
    await putVerification(deps, userId, { id: newId(), number: "+4915123456780", expiresAt });
    await putEmailChange(deps, {
      ...{ userId, newEmail: freshEmail(), oldTokenHash: newId(), newTokenHash: newId(), expiresAt },
      confirmedByOldAt: null,
    });
    await startOAuth(deps, { provider: "google", purpose: "link", userId, language: "en" });
    await changePerson(deps, actor, () => ({
      bio: "Write to me at https://evil.example",
      contactEmail: "eve@example.org",
      preferences: { ...NotificationPreferences.parse({}), smsAlerts: true },
    }));
    await chooseSlug(deps, { ...actor, verified: true }, `nora-${newId()}`);
    const [friend, host] = [await aPerson(deps), await aPerson(deps)];
    const [hostTeam, teamId] = [await openTeam(host.actor.userId, "Host"), await openTeam(userId, "Eve")];
    await insertMember(deps.db, teamId, friend.actor.userId, now);
    await insertMember(deps.db, hostTeam, userId, now);
    await invite(deps, actor, teamId, freshEmail());
    await putPackedExport(userId);
    await deps.db.execute(sql`INSERT INTO saved_searches (id, user_id, name, filters, alert, created_at, seen_at,
      told_at) VALUES (${newId()}, ${userId}, 'Nurse', '{}', 'instant', now(), now(), now())`);
    await deps.db.execute(sql`INSERT INTO notification_times VALUES
      (${userId}, true, '22:00', '07:00', 'daily', '08:00', 1, now())`);
    await deps.sms.send(deps.db, {
      ...{ userId, to: "+4915123456789", language: "en", key: "phone-code", params: { code: "123456" } },
    });
    await inTransaction(deps, (tx) => mailVerification(tx, { userId, email, language: "en" }));
    await post(aBrowser(app), "/api/recovery", { email });
    await requestErasure(deps, actor, sessionId, email);
    await putPendingAuthenticator(deps, userId, "A".repeat(32));
    const begun = await readAuthenticator(deps, userId);
    const at = { createdAt: begun?.createdAt ?? now, step: 1, at: now };
    await turnOnAuthenticator(deps.db, userId, at);
    await replaceBackupCodes(deps.db, userId, ["hash"], now);
    await setSecondFactor(deps, userId, true);
    forgetSessions(deps, userId);
    return { ...person, userId, subject, feed, secretPath, resume, teamId, hostTeam, friend, host };
  }

  async function openTeam(userId: string, displayName: string): Promise<string> {
    await inTransaction(deps, (tx) => setTeamActive(tx, { userId, displayName }, true));
    return (await readOwnTeam(deps.db, userId))?.id ?? "";
  }
  async function putPackedExport(userId: string): Promise<void> {
    await insertExport(deps.db, { id: newId(), userId, askedAt: deps.now() });
    await deps.db.execute(sql`UPDATE data_exports SET state = 'ready', expires_at = now() + interval '7 days'
      WHERE user_id = ${userId}`);
  }

  type Stranger = Awaited<ReturnType<typeof aStranger>>;
  const waysToProve: Record<string, (stranger: Stranger) => Promise<void>> = {
    "presses the mailed link": async ({ email }) => {
      const token = await linkTokenTo(deps, email, "verify-email");
      const owner = aBrowser(app);
      const read = await post(owner, "/api/verify-email/read", { token });
      expect(read.json()).toEqual({ email, own: false, endsPlan: false });
      const pressed = await post(owner, "/api/verify-email", { token });
      expect(pressed.json()).toEqual({ email, setPassword: expect.any(String) });
      const { setPassword } = pressed.json();
      const set = await post(owner, "/api/recovery/password", { token: setPassword, password: newPassword });
      expect(set.json().user).toMatchObject({ email, emailVerified: true });
    },
    "recovers the password": async ({ email }) => {
      const token = await linkTokenTo(deps, email, "recover");
      const done = await post(aBrowser(app), "/api/recovery/password", { token, password: newPassword });
      expect(done.statusCode).toBe(200);
    },
    "signs in with a mailed code": async ({ email }) => {
      const owner = aBrowser(app);
      await post(owner, "/api/sign-in/email-code", { email });
      const code = await codeMailedTo(deps, email);
      expect((await post(owner, "/api/sign-in/email-code/use", { email, code })).statusCode).toBe(200);
    },
    "comes by a provider that verified the address": async ({ email, userId }) => {
      const identity = { subject: newId(), email, emailVerified: true, name: "Nora Vale" };
      const vouched = { provider: "google" as const, providerName: "Google", identity };
      const entered = await accountOfIdentity(deps, vouched, { mayEndPlan: false });
      expect(entered).toEqual({ userId, claimWaits: false });
    },
  };

  it.each(Object.keys(waysToProve))("an owner who %s finds no door of the stranger's open", async (way) => {
    const stranger = await aStranger();
    const { userId, email, headers, subject, feed, secretPath, actor, teamId, hostTeam, friend, host } =
      stranger;
    const { slug } = await readOwnPage(deps, actor);
    const before = await Promise.all(emptied.map(async (table) => [table, await countIn(table, userId)]));
    for (const [table, count] of before) expect(count, String(table)).toBeGreaterThan(0);

    await waysToProve[way]?.(stranger);

    const left = await Promise.all(emptied.map(async (table) => [table, await countIn(table, userId)]));
    expect(left).toEqual(emptied.map((table) => [table, 0]));
    const [account] = await rows<object>(sql`SELECT email_verified, second_factor, leaving_at FROM users
      WHERE id = ${userId}`);
    expect(account).toEqual({ email_verified: true, second_factor: false, leaving_at: null });
    const [profile] = await rows<object>(sql`SELECT phone_sealed, phone_hash, phone_verified_at, bio_sealed,
      contact_email_sealed, preferences, privacy_settings FROM people WHERE user_id = ${userId}`);
    const closed = { preferences: {}, privacy_settings: { profileVisibility: "private" } };
    for (const [column, left] of Object.entries(profile ?? {}))
      expect(left, column).toEqual(Reflect.get(closed, column) ?? null);
    expect((await app.inject({ url: `/api/user/${userId}`, headers })).json().code).toBe("session_missing");
    expect(await codeOf(login(deps, { email, password: goodPassword }, "en"))).toBe("invalid_credentials");
    expect(await ownerOfIdentity(deps, { provider: "google", subject })).toBeNull();
    expect((await app.inject({ url: new URL(feed).pathname })).statusCode).toBe(404);
    expect(await findPage(deps, secretPath.split("/").at(-1) ?? "")).toBeNull();
    expect(await findPage(deps, slug)).toBeNull();
    for (const table of ["team_invitations", "team_members"])
      expect(await rows(sql`SELECT 1 FROM ${sql.identifier(table)} WHERE team_id = ${teamId}`)).toEqual([]);
    const members = sql`SELECT user_id AS id FROM team_members WHERE team_id = ${hostTeam}`;
    expect(await rows(members)).toEqual([{ id: host.actor.userId }]);
    expect(await eventsOf(deps, friend.actor.userId)).toContain("team-changed");
    expect((await readPersonalData(deps, actor)).export).toBeNull();
    expect(await rows(sql`SELECT alert FROM saved_searches WHERE user_id = ${userId}`)).toEqual([
      { alert: "off" },
    ]);
    const texts = sql`SELECT state, sealed FROM outgoing_messages WHERE sealed_for = ${userId} AND channel = 'sms'`;
    expect(await rows(texts)).toEqual([{ state: "dropped", sealed: null }]);

    expect((await listResumes(deps, actor)).resumes.map(({ id }) => id)).toEqual([stranger.resume.id]);
    expect((await listApplications(deps, actor, { archived: false })).applications).toHaveLength(1);
  });

  it("is decided for every table with rows of people", async () => {
    const decided = [...emptied, ...others].filter((table) => table !== "outgoing_messages");
    expect(decided.sort()).toEqual((await readPersonalTables(deps.db)).sort());
  });

  it("stands in the person's own log and in the operator's", async () => {
    const { actor, email, headers } = await aPerson(deps);
    await inTransaction(deps, (tx) => claimAccount(tx, actor.userId, email));
    forgetAccount(deps, actor.userId);
    expect(await findCaller(deps, headers)).toBeNull();
    expect(JSON.stringify(await listActivity(deps, actor, { limit: 5 }))).toContain('"account-claimed"');
    const [newest] = (await listOperatorEntries(deps, { limit: 1 })).entries;
    expect(newest).toMatchObject({ action: "claim-account", about: actor.userId, via: "product" });
  });

  it("an export that is being packed during the claim is given up", async () => {
    const { actor, email } = await aPerson(deps);
    const { userId } = actor;
    const id = newId();
    await insertExport(deps.db, { id, userId, askedAt: deps.now() });
    const keep = deps.files.put.bind(deps.files);
    const files = Object.assign(Object.create(deps.files), {
      put: async (...given: Parameters<typeof keep>) => {
        await inTransaction(deps, (tx) => claimAccount(tx, userId, email));
        return keep(...given);
      },
    });
    await packExport({ ...deps, files }, { id, userId }, new AbortController().signal);
    expect((await readPersonalData(deps, actor)).export).toBeNull();
  });

  it("a signed-in person who opens the link keeps everything", async () => {
    const { email, headers, userId, subject } = await aStranger();
    await setSecondFactor(deps, userId, false);
    forgetSessions(deps, userId);
    const token = await linkTokenTo(deps, email, "verify-email");
    const call = (url: string) =>
      app.inject({
        method: "POST",
        url,
        headers: { ...headers, "sec-fetch-site": "same-origin" },
        payload: { token },
      });
    expect((await call("/api/verify-email/read")).json()).toEqual({ email, own: true, endsPlan: false });
    expect((await call("/api/verify-email")).json()).toEqual({ email, setPassword: null });
    expect((await app.inject({ url: `/api/user/${userId}`, headers })).json().emailVerified).toBe(true);
    expect(await countIn("passkeys", userId)).toBe(1);
    expect(await ownerOfIdentity(deps, { provider: "google", subject })).toBe(userId);
    expect(await codeOf(login(deps, { email, password: goodPassword }, "en"))).toBe("done");
  });

  it("neither another account's session nor half a session of this one keeps the stranger's doors", async () => {
    for (const asker of ["somebody else", "half a session"]) {
      const stranger = await aStranger();
      const other = asker === "somebody else" ? await aPerson(deps) : stranger;
      const token = await linkTokenTo(deps, stranger.email, "verify-email");
      const pressed = await app.inject({
        method: "POST",
        url: "/api/verify-email",
        headers: { ...other.headers, "sec-fetch-site": "same-origin" },
        payload: { token },
      });
      expect(pressed.json(), asker).toMatchObject({ setPassword: expect.any(String) });
      expect(await countIn("passkeys", stranger.userId), asker).toBe(0);
    }
  });

  it("a session that only wants renewing is not taken for a stranger's", async () => {
    const { email, headers } = await aPerson(deps);
    await mailAgain(email);
    const token = await linkTokenTo(deps, email, "verify-email");
    const stale = headers.cookie.replace(/waymark\.access=[^;]+;? ?/, "");
    const pressed = await app.inject({
      method: "POST",
      url: "/api/verify-email",
      headers: { cookie: stale, "sec-fetch-site": "same-origin" },
      payload: { token },
    });
    expect([pressed.statusCode, pressed.json().code]).toEqual([401, "access_expired"]);
    expect(await codeOf(login(deps, { email, password: goodPassword }, "en"))).toBe("done");
  });

  it("a stranger whose password was checked just before the claim gets no session after it", async () => {
    const { email, actor } = await aPerson(deps);
    const { passwords } = deps.auth;
    const matches = passwords.matches.bind(passwords);
    passwords.matches = async (hash, password) => {
      const isRight = await matches(hash, password);
      await inTransaction(deps, (tx) => claimAccount(tx, actor.userId, email));
      return isRight;
    };
    const outcome = await codeOf(login(deps, { email, password: goodPassword }, "en")).finally(() => {
      passwords.matches = matches;
    });
    expect(outcome).toBe("invalid_credentials");
    expect(await countIn("sessions", actor.userId)).toBe(0);
  });

  it("a verified account is never claimed: its owner's recovery keeps passkeys and second factor", async () => {
    const { email, userId } = await aStranger();
    await deps.db.execute(sql`UPDATE users SET email_verified = true WHERE id = ${userId}`);
    const token = await linkTokenTo(deps, email, "recover");
    const done = await post(aBrowser(app), "/api/recovery/password", { token, password: newPassword });
    expect(done.json().code).toBe("second_factor_required");
    expect(await inTransaction(deps, (tx) => claimAccount(tx, userId, email))).toBe(false);
    expect(await countIn("passkeys", userId)).toBe(1);
    expect((await openSession(deps, userId)).secondFactorOwed).toBe(true);
  });

  /** Mails the verification link of an account that was created without the route. */
  async function mailAgain(email: string): Promise<void> {
    const [row] = await rows<{ id: string }>(sql`SELECT id FROM users WHERE email = ${email}`);
    await inTransaction(deps, (tx) => mailVerification(tx, { userId: row?.id ?? "", email, language: "en" }));
  }
});
