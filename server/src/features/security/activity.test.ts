import { type AuditEntry, failuresAnHour } from "@waymark/contract/audit";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { purgeAudit } from "../../audit/purge-audit.ts";
import type { Deps } from "../../deps.ts";
import { aPerson, cookieOf, goodPassword as password, rawRows } from "../../testing/a-person.ts";
import { codeOf } from "../../testing/code-of.ts";
import { testDatabases } from "../../testing/database.ts";
import { openTestApp, type TestApp } from "../../testing/test-app.ts";
import { blockUser, unblockUser } from "../accounts/block-user.ts";
import { login } from "../accounts/credentials/login.ts";
import { signOut } from "../accounts/sessions/end-sessions.ts";
import { findCaller } from "../accounts/sessions/find-caller.ts";
import { makeFeed, revokeFeed } from "../calendar/change-feed.ts";
import { eraseNow } from "../personal-data/erase-person.ts";
import { renewSecretLink } from "../public-profile/own-page.ts";
import { sendSignInCode, signInWithCode } from "../sign-in/sign-in-code.ts";
import { changePassword } from "./change-password.ts";
import { exportSecurity } from "./export-security.ts";

const phone = { address: "203.0.113.9", browser: "Safari", system: "iPhone" };
const newPassword = "another long sentence";

describe.each(testDatabases())("the log of an account on $name", ({ open }) => {
  let deps: Deps;
  let app: FastifyInstance;
  let close: TestApp["close"];
  let now = Date.now();
  beforeAll(async () => {
    ({ deps, app, close } = await openTestApp({
      database: await open(),
      config: { RATE_LIMITS: "off" },
      now: () => new Date(now),
    }));
  });
  afterAll(() => close());

  type Page = { entries: AuditEntry[]; hasMore: boolean };
  const read = async (headers: { cookie: string }, query = ""): Promise<Page> =>
    (await app.inject({ url: `/api/security/activity${query}`, headers })).json();
  const actions = async (headers: { cookie: string }) =>
    (await read(headers)).entries.map(({ action }) => action).reverse();

  it("tells of sign-ins, links, changes and what the operator did, with the device and no address", async () => {
    const { headers, actor, email, user } = await aPerson(deps);
    const entered = await login(deps, { email, password }, "en", phone);
    const onPhone = { cookie: cookieOf(entered.setCookies) };
    const asked = await findCaller(deps, onPhone);
    if (asked === null) throw new Error("not signed in");
    await makeFeed(deps, asked.actor, false);
    await revokeFeed(deps, asked.actor);
    await revokeFeed(deps, asked.actor);
    await renewSecretLink(deps, actor);
    await signOut(deps, onPhone);
    const asker = { actor, sessionId: (await findCaller(deps, headers))?.sessionId ?? null, device: phone };
    const setCookies = await changePassword(deps, asker, { currentPassword: password, newPassword });
    await blockUser(deps, user.id);
    await unblockUser(deps, user.id);
    expect(await findCaller(deps, { cookie: cookieOf(setCookies) })).toBeNull();
    const again = await login(deps, { email, password: newPassword }, "en", phone);
    const { entries, hasMore } = await read({ cookie: cookieOf(again.setCookies) });
    const shown = entries
      .map(({ action, detail, by, browser }) => [action, detail, by, browser].join(" ").trim())
      .reverse();
    expect(shown).toEqual([
      "signed-in sign-up person",
      "signed-in password person Safari",
      "calendar-link-made  person Safari",
      "calendar-link-revoked  person Safari",
      "profile-link-made  person",
      "signed-out  person Safari",
      "password-changed  person",
      "account-blocked  operator",
      "account-unblocked  operator",
      "signed-in password person Safari",
    ]);
    expect(hasMore).toBe(false);
    const stored = await rawRows(deps, "audit_entries", user.id);
    for (const personal of [email, phone.address, "Nora", password]) expect(stored).not.toContain(personal);
  });

  it("tells of wrong passwords, ten an hour however many somebody tries from afar", async () => {
    const { headers, email } = await aPerson(deps);
    for (let i = 0; i < 13; i++) {
      const device = { ...phone, address: `198.51.100.${i}` };
      await codeOf(login(deps, { email, password: "a wrong guess" }, "en", device));
    }
    const failed = (await actions(headers)).filter((action) => action === "sign-in-failed");
    expect(failed).toHaveLength(10);
    now += 3_601_000;
    await codeOf(login(deps, { email, password: "a wrong guess" }, "en", phone));
    const { session } = (
      await app.inject({
        method: "POST",
        url: "/api/session/refresh",
        payload: {},
        headers: { ...headers, "sec-fetch-site": "same-origin" },
      })
    ).json();
    const bearer = { cookie: "", authorization: `Bearer ${session.accessToken}` };
    const later = (await read(bearer)).entries.filter(({ action }) => action === "sign-in-failed");
    expect(later).toHaveLength(11);
  });

  it("is read page by page, and by nobody else", async () => {
    const { headers, actor } = await aPerson(deps);
    const stranger = await aPerson(deps);
    for (let i = 0; i < 7; i++) await makeFeed(deps, actor, false);
    const seen: string[] = [];
    for (let before = ""; ; ) {
      const page = await read(headers, `?limit=3${before === "" ? "" : `&before=${before}`}`);
      seen.push(...page.entries.map(({ id }) => id));
      before = page.entries.at(-1)?.id ?? "";
      if (!page.hasMore) break;
    }
    expect(seen).toEqual([...new Set(seen)].sort().reverse());
    expect(seen).toHaveLength(8);
    const theirs = await read(stranger.headers, `?before=${seen[0]}`);
    expect(theirs.entries.some(({ id }) => seen.includes(id))).toBe(false);
    expect((await app.inject({ url: "/api/security/activity" })).statusCode).toBe(401);
    expect((await app.inject({ url: "/api/security/activity?limit=101", headers })).statusCode).toBe(400);
  });

  it("is in the export, goes after a year, and goes with its person", async () => {
    const kept = await aPerson(deps);
    const old = await aPerson(deps);
    await deps.database.query("UPDATE audit_entries SET at = at - interval '366 days' WHERE user_id = $1", [
      old.user.id,
    ]);
    await purgeAudit(deps);
    expect(await rawRows(deps, "audit_entries", old.user.id)).toBe("");
    const { data } = await exportSecurity.read(deps, kept.user.id);
    expect(data).toMatchObject({ activity: [{ action: "signed-in", detail: "sign-up", by: "person" }] });
    await eraseNow(deps, kept.user.id);
    expect(await rawRows(deps, "audit_entries", kept.user.id)).toBe("");
  });

  it("tells of wrong codes out of a mail, ten an hour, whoever guesses them", async () => {
    const { headers, email } = await aPerson(deps, { verified: true });
    for (let sent = 0; sent < 3; sent++) {
      const cookies = cookieOf([await sendSignInCode(deps, email, phone)]);
      for (let i = 0; i < 5; i++)
        expect(
          await codeOf(signInWithCode(deps, { email, code: "000000" }, "en", { ...phone, cookies })),
        ).toBe("code_invalid");
    }
    const { entries } = await read(headers);
    const wrong = entries.filter(({ action }) => action === "email-code-failed");
    expect(wrong).toHaveLength(failuresAnHour);
    expect(wrong[0]).toMatchObject({ browser: "Safari", system: "iPhone" });
  });
});
