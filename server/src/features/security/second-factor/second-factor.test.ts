import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rowsOf } from "../../../db/db.ts";
import { eventsOf, rawRows } from "../../../testing/a-person.ts";
import { testDatabases } from "../../../testing/database.ts";
import { outboxOf } from "../../../testing/outbox-of.ts";
import { openSite, type Site, show, signedUp, signIn, withAuthenticator } from "../testing/a-site.ts";
import { codeAt } from "../testing/code-at.ts";
import { dropSecondFactor } from "./second-factor.ts";

const codesOf = (answers: { statusCode: number; json(): { code?: string } }[]) =>
  answers.map((answer) => (answer.statusCode === 200 ? "done" : answer.json().code));
const other = (code: string) => (code === "000000" ? "000001" : "000000");

describe.each(testDatabases())("the second factor over HTTP on $name", ({ open }) => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite(open);
  });
  afterAll(() => site.close());

  it("is turned on by a right code only, and shows its codes once", async () => {
    const { browser, id, email } = await signedUp(site);
    const before = new Map(browser.jar);
    const begun = (await browser("POST", "/api/second-factor/authenticator")).json();
    expect(begun.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(begun.uri).toContain(encodeURIComponent(email));
    expect(begun.uri).toContain(`secret=${begun.secret}`);
    // Another tab gets the same secret, so that neither becomes invalid.
    expect((await browser("POST", "/api/second-factor/authenticator")).json()).toEqual(begun);
    const wrong = await browser("POST", "/api/second-factor/turn-on", { code: "12 34 56" });
    expect([wrong.statusCode, wrong.json().code]).toEqual([422, "code_invalid"]);
    expect((await browser("GET", "/api/security")).json().authenticatorSince).toBeNull();
    expect(await rawRows(site.deps, "authenticators", id)).not.toContain(begun.secret);

    const { code, backupCodes, ...person } = await withAuthenticator(site);
    expect(new Set(backupCodes).size).toBe(10);
    expect(backupCodes.every((backup) => /^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/.test(backup))).toBe(
      true,
    );
    const stored = await rawRows(site.deps, "backup_codes", person.id);
    for (const backup of backupCodes) expect(stored).not.toContain(backup.replace("-", ""));
    const shown = (await person.browser("GET", "/api/security")).json();
    expect(shown).toMatchObject({ backupCodesLeft: 10, authenticatorSince: expect.any(String) });
    const again = await person.browser("POST", "/api/second-factor/authenticator");
    expect(again.json().code).toBe("second_factor_on");
    const twice = await person.browser("POST", "/api/second-factor/turn-on", { code: code() });
    expect(twice.json().code).toBe("second_factor_on");
    expect((await outboxOf(site.deps, person.id)).map((mail) => mail.key)).toContain("account-notice");
    expect(before).toEqual(browser.jar);
  });

  it("gives the session that turns it on a new id, and all other ones owe it", async () => {
    const person = await signedUp(site);
    const elsewhere = await signIn(site, person.email);
    const old = site.browser();
    for (const [name, value] of person.browser.jar) old.jar.set(name, value);
    const { secret } = (await person.browser("POST", "/api/second-factor/authenticator")).json();
    const code = codeAt(secret, site.deps.now());
    expect((await person.browser("POST", "/api/second-factor/turn-on", { code })).statusCode).toBe(200);
    expect((await person.browser("GET", `/api/user/${person.id}`)).statusCode).toBe(200);
    expect((await old("GET", `/api/user/${person.id}`)).json().code).toBe("session_missing");
    const refused = await elsewhere.browser("GET", `/api/user/${person.id}`);
    expect(refused.json().code).toBe("second_factor_required");
    // The code that turned it on is used up.
    const replayed = await show(elsewhere.browser, "authenticator", code);
    expect(replayed.json().code).toBe("code_invalid");
  });

  it("opens nothing but the second factor's calls until it is shown, then everything under a new id", async () => {
    const person = await withAuthenticator(site);
    const { browser, answer } = await signIn(site, person.email);
    expect([answer.statusCode, answer.json().code]).toEqual([401, "second_factor_required"]);
    expect(answer.body).not.toContain("Nora");
    expect((await browser("GET", "/api/second-factor")).json()).toEqual({ owed: true, passkey: false });
    for (const [method, url] of [
      ["GET", `/api/user/${person.id}`],
      ["GET", "/api/security"],
      ["GET", "/api/events"],
      ["POST", "/api/second-factor/authenticator"],
      ["POST", "/api/second-factor/backup-codes"],
      ["DELETE", "/api/security/email"],
    ] as const)
      expect((await browser(method, url)).json().code, url).toBe("second_factor_required");
    const owing = new Map(browser.jar);
    const shown = await show(browser, "authenticator", person.code());
    expect(shown.json().user.firstName).toBe("Nora");
    expect((await browser("GET", `/api/user/${person.id}`)).statusCode).toBe(200);
    expect((await browser("GET", "/api/second-factor")).json().owed).toBe(false);
    expect(await eventsOf(site.deps, person.id)).toContain("multi-factor-verified");
    const before = site.browser();
    for (const [name, value] of owing) before.jar.set(name, value);
    expect((await before("GET", `/api/user/${person.id}`)).json().code).toBe("session_missing");
    expect((await before("POST", "/api/session/refresh")).statusCode).toBe(401);
  });

  // GHSA-xg6x-h9c9-2m83: a cached session must not count while the factor is owed.
  it("is passed by neither a refresh, a bearer token, a cookie of old nor the session read", async () => {
    const person = await withAuthenticator(site);
    const { browser } = await signIn(site, person.email);
    const refreshed = await browser("POST", "/api/session/refresh");
    expect(refreshed.json().session).toMatchObject({ secondFactorOwed: true });
    expect(refreshed.body).not.toContain("Nora");
    const { session } = (await browser("GET", "/api/session")).json();
    expect(JSON.stringify(session)).not.toContain("Nora");
    const bearer = { headers: { authorization: `Bearer ${session.accessToken}` } };
    const asked = await site.browser()("GET", `/api/user/${person.id}`, undefined, bearer);
    expect(asked.json().code).toBe("second_factor_required");
    const stream = await site.browser()("GET", "/api/events", undefined, bearer);
    expect(stream.json().code).toBe("second_factor_required");
  });

  it("is passed neither by a recovery nor by a code by mail", async () => {
    const person = await withAuthenticator(site);
    const browser = site.browser();
    await browser("POST", "/api/recovery", { email: person.email });
    const link = (await outboxOf(site.deps, person.id)).findLast((mail) => mail.key === "recover");
    const token = /#token=([\w-]+)/.exec(link?.text ?? "")?.[1];
    const recovered = await browser("POST", "/api/recovery/password", {
      token,
      password: "nine purple ladders",
    });
    expect(recovered.body).not.toContain("Nora");
    expect((await browser("GET", `/api/user/${person.id}`)).json().code).toBe("second_factor_required");

    const mailed = site.browser();
    await mailed("POST", "/api/sign-in/email-code", { email: person.email });
    const mail = (await outboxOf(site.deps, person.id)).findLast(({ text }) => /\b\d{6}\b/.test(text));
    const code = /\b\d{6}\b/.exec(mail?.text ?? "")?.[0];
    const used = await mailed("POST", "/api/sign-in/email-code/use", { email: person.email, code });
    expect(used.body).not.toContain("Nora");
    expect((await mailed("GET", `/api/user/${person.id}`)).json().code).toBe("second_factor_required");
  });

  it("lets one of 200 parallel uses of a right code through", async () => {
    const person = await withAuthenticator(site);
    const { browser } = await signIn(site, person.email);
    const code = person.code();
    const jar = [...browser.jar];
    const uses = await Promise.all(
      Array.from({ length: 200 }, () => {
        const tab = site.browser();
        for (const [name, value] of jar) tab.jar.set(name, value);
        return show(tab, "authenticator", code);
      }),
    );
    expect(codesOf(uses).filter((result) => result === "done")).toHaveLength(1);
  });

  it("counts five wrong codes before it compares, then pauses, with a backup code still a way", async () => {
    const person = await withAuthenticator(site);
    const { browser } = await signIn(site, person.email);
    const wrong = other(person.code());
    const tries = await Promise.all(Array.from({ length: 8 }, () => show(browser, "authenticator", wrong)));
    expect(codesOf(tries).sort()).toEqual([
      ...Array(5).fill("code_invalid"),
      ...Array(3).fill("rate_limited"),
    ]);
    const right = await show(browser, "authenticator", person.code());
    expect(right.statusCode).toBe(429);
    expect(Number(right.headers["retry-after"])).toBeGreaterThan(0);
    const [backup = ""] = person.backupCodes;
    expect((await show(browser, "backup-code", backup)).statusCode).toBe(200);
    site.pass(15 * 60);
    const later = await signIn(site, person.email);
    expect((await show(later.browser, "authenticator", person.code())).statusCode).toBe(200);
  });

  it.each([
    ["one step early", -30],
    ["one step late", 30],
  ])("takes a clock that is %s, and no more", async (_, seconds) => {
    const person = await withAuthenticator(site);
    const { browser } = await signIn(site, person.email);
    site.pass(seconds > 0 ? 120 : 0);
    const code = person.code();
    site.pass(seconds);
    const { browser: another } = await signIn(site, person.email);
    site.pass(seconds * 2);
    expect((await show(browser, "authenticator", code)).json().code).toBe("code_invalid");
    site.pass(-seconds * 2);
    expect((await show(another, "authenticator", code)).statusCode).toBe(200);
    site.pass(120);
  });

  it("takes each backup code once, as people type it, and tells the person", async () => {
    const person = await withAuthenticator(site);
    const [first = "", second = ""] = person.backupCodes;
    const { browser } = await signIn(site, person.email);
    const typed = ` ${first.toLowerCase().replace("-", " ")} `;
    expect((await show(browser, "backup-code", typed)).statusCode).toBe(200);
    const next = await signIn(site, person.email);
    expect((await show(next.browser, "backup-code", first)).json().code).toBe("code_invalid");
    const foreign = await withAuthenticator(site);
    const stranger = await signIn(site, foreign.email);
    expect((await show(stranger.browser, "backup-code", second)).json().code).toBe("code_invalid");
    const jar = [...next.browser.jar];
    const uses = await Promise.all(
      Array.from({ length: 20 }, () => {
        const tab = site.browser();
        for (const [name, value] of jar) tab.jar.set(name, value);
        return show(tab, "backup-code", second);
      }),
    );
    expect(codesOf(uses).filter((result) => result === "done")).toHaveLength(1);
    const left = (await person.browser("GET", "/api/security")).json().backupCodesLeft;
    expect(left).toBe(8);
    const notices = (await person.browser("GET", "/api/notifications")).json().notices;
    expect(notices.map((notice: { kind: string }) => notice.kind)).toContain("backup-code-used");
  });

  it("makes new backup codes, and the old ones are worthless", async () => {
    const person = await withAuthenticator(site);
    const renewed = (await person.browser("POST", "/api/second-factor/backup-codes")).json().backupCodes;
    expect(renewed).toHaveLength(10);
    const { browser } = await signIn(site, person.email);
    const [old = ""] = person.backupCodes;
    expect((await show(browser, "backup-code", old)).json().code).toBe("code_invalid");
    expect((await show(browser, "backup-code", renewed[3])).statusCode).toBe(200);
  });

  it("is turned off by a recent proof and a code, and not by one of them", async () => {
    const person = await withAuthenticator(site);
    const off = (code: string) =>
      person.browser("POST", "/api/second-factor/turn-off", { by: "authenticator", code });
    expect((await off(other(person.code()))).json().code).toBe("code_invalid");
    site.pass(11 * 60);
    expect((await off(person.code())).json().code).toBe("proof_required");
    expect((await person.browser("POST", "/api/second-factor/backup-codes")).json().code).toBe(
      "proof_required",
    );
    const proven = await person.browser("POST", "/api/security/prove", {
      by: "password",
      password: "correct horse battery",
    });
    expect(proven.statusCode).toBe(200);
    expect((await off(person.code())).statusCode).toBe(200);
    const { answer } = await signIn(site, person.email);
    expect(answer.statusCode).toBe(200);
    expect(await rawRows(site.deps, "backup_codes", person.id)).toBe("");
    expect((await off(person.code())).json().code).toBe("second_factor_off");
    // A session that had shown it before does not count once it is turned on again.
    const flags = await site.deps.db.execute(
      sql`SELECT second_factor_at FROM sessions WHERE user_id = ${person.id} AND second_factor_at IS NOT NULL`,
    );
    expect(rowsOf(flags)).toEqual([]);
  });

  it.each([
    ["no body", undefined, 400],
    ["a code that is a list", { by: "authenticator", code: ["1"] }, 400],
    ["a kind that is none", { by: "trust-me", code: "123456" }, 400],
    ["a code of 1,000 signs", { by: "authenticator", code: "1".repeat(1_000) }, 400],
    ["a zero byte", { by: "backup-code", code: "a\0b" }, 422],
    ["SQL", { by: "backup-code", code: "' OR 1=1 --" }, 422],
    ["digits of another script", { by: "authenticator", code: "١٢٣٤٥٦" }, 422],
  ])("refuses %s", async (_, payload, status) => {
    const person = await withAuthenticator(site);
    const { browser } = await signIn(site, person.email);
    const answer = await browser("POST", "/api/second-factor/show", payload);
    expect(answer.statusCode).toBe(status);
  });

  it("is taken away by the operator for who has lost all of it", async () => {
    const person = await withAuthenticator(site);
    expect(await dropSecondFactor(site.deps, person.id)).toBe(1);
    expect((await person.browser("GET", `/api/user/${person.id}`)).statusCode).toBe(401);
    const { browser, answer } = await signIn(site, person.email);
    expect(answer.statusCode).toBe(200);
    const { notices } = (await browser("GET", "/api/notifications")).json();
    expect(notices[0].kind).toBe("second-factor-off");
    expect(await dropSecondFactor(site.deps, person.id)).toBe(1);
  });

  it("is nothing for nobody, and nothing for who has none", async () => {
    expect((await show(site.browser(), "authenticator", "123456")).json().code).toBe("not_signed_in");
    expect((await site.browser()("GET", "/api/second-factor")).json()).toEqual({
      owed: false,
      passkey: false,
    });
    const { browser } = await signedUp(site);
    expect((await show(browser, "authenticator", "123456")).json().code).toBe("second_factor_off");
    expect((await browser("POST", "/api/second-factor/backup-codes")).json().code).toBe("second_factor_off");
    const turnOn = await browser("POST", "/api/second-factor/turn-on", { code: "123456" });
    expect(turnOn.json().code).toBe("second_factor_off");
  });
});
