import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { eventsOf, freshEmail, goodPassword, rawRows } from "../../testing/a-person.ts";
import { testDatabases } from "../../testing/database.ts";
import { outboxOf } from "../../testing/outbox-of.ts";
import { purgeSecurity } from "./purge-security.ts";
import { openSite, type Site, signedUp, signIn, withAuthenticator } from "./testing/a-site.ts";

const better = "nine purple ladders";

describe.each(testDatabases())("password, proof and e-mail over HTTP on $name", ({ open }) => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite(open);
  });
  afterAll(() => site.close());

  /** A person who came by a provider: there is no password. */
  async function withoutPassword() {
    const person = await signedUp(site);
    await site.deps.db.execute(sql`DELETE FROM sign_in_methods WHERE user_id = ${person.id}`);
    return person;
  }
  const mailsTo = async (id: string, to: string) =>
    (await outboxOf(site.deps, id)).filter((mail) => mail.to === to);
  const tokenIn = (text: string | undefined) => /#token=([\w-]+)/.exec(text ?? "")?.[1] ?? "";

  describe("password", () => {
    it("is changed by the present one; other sessions end, this one goes on under a new id", async () => {
      const { browser, email, id } = await signedUp(site);
      const other = await signIn(site, email);
      const before = new Map(browser.jar);
      await browser("POST", "/api/recovery", { email });
      const link = tokenIn((await mailsTo(id, email)).findLast(({ key }) => key === "recover")?.text);
      const answer = await browser("POST", "/api/security/password", {
        currentPassword: goodPassword,
        newPassword: better,
      });
      expect(answer.statusCode).toBe(200);
      expect(browser.jar).not.toEqual(before);
      expect((await browser("GET", `/api/user/${id}`)).statusCode).toBe(200);
      expect((await other.browser("GET", `/api/user/${id}`)).json().code).toBe("session_missing");
      expect((await signIn(site, email)).answer.statusCode).toBe(401);
      expect((await signIn(site, email, better)).answer.statusCode).toBe(200);
      const { notices } = (await browser("GET", "/api/notifications")).json();
      expect(notices[0].kind).toBe("password-changed");
      expect(await eventsOf(site.deps, id)).toContain("user-updated");
      // A link mailed earlier is invalid.
      const stale = await browser("POST", "/api/recovery/password", {
        token: link,
        password: "ten green bottles",
      });
      expect(stale.json().code).toBe("link_invalid");
    });

    it("keeps the second factor shown in the session that changes it", async () => {
      const person = await withAuthenticator(site);
      await person.browser("POST", "/api/security/password", {
        currentPassword: goodPassword,
        newPassword: better,
      });
      expect((await person.browser("GET", `/api/user/${person.id}`)).statusCode).toBe(200);
      expect((await signIn(site, person.email, better)).answer.json().code).toBe("second_factor_required");
    });

    it.each([
      ["a wrong one", { currentPassword: "wrong", newPassword: better }, "password_wrong"],
      ["none", { newPassword: better }, "password_wrong"],
      ["a weak new one", { currentPassword: goodPassword, newPassword: "short" }, "weak_password"],
      ["no new one", { currentPassword: goodPassword }, "invalid_request"],
      [
        "a new one of 201 signs",
        { currentPassword: goodPassword, newPassword: "x".repeat(201) },
        "invalid_request",
      ],
    ])("stays with %s", async (_, payload, code) => {
      const { browser, email } = await signedUp(site);
      const answer = await browser("POST", "/api/security/password", payload);
      expect(answer.json().code).toBe(code);
      if (code === "weak_password") expect(answer.json().details.reasons).toEqual(["too_short"]);
      expect((await signIn(site, email)).answer.statusCode).toBe(200);
    });

    it("is guessed ten times, then not for a while, nor by the proof", async () => {
      const { browser } = await signedUp(site);
      const guess = (n: number) =>
        n % 2 === 0
          ? browser("POST", "/api/security/prove", { by: "password", password: `guess ${n}` })
          : browser("POST", "/api/security/password", { currentPassword: `guess ${n}`, newPassword: better });
      const guesses = await Promise.all(Array.from({ length: 14 }, (_, n) => guess(n)));
      const codes = guesses.map((answer) => answer.json().code);
      expect(codes.filter((code) => code === "password_wrong")).toHaveLength(10);
      expect(codes.filter((code) => code === "rate_limited")).toHaveLength(4);
      const right = await browser("POST", "/api/security/prove", { by: "password", password: goodPassword });
      expect(right.statusCode).toBe(429);
    });

    it("is set for who has none, after a proof by mail, which nobody with one can use", async () => {
      const { browser, email, id } = await withoutPassword();
      expect((await browser("GET", "/api/security")).json().hasPassword).toBe(false);
      site.pass(11 * 60);
      const set = () => browser("POST", "/api/security/password", { newPassword: better });
      expect((await set()).json().code).toBe("proof_required");
      expect((await browser("POST", "/api/security/prove/email-code")).statusCode).toBe(200);
      const code = /\b\d{6}\b/.exec((await mailsTo(id, email)).at(-1)?.text ?? "")?.[0] ?? "";
      const wrong = await browser("POST", "/api/security/prove", { by: "email-code", code: "12345" });
      expect(wrong.json().code).toBe("code_invalid");
      const proven = await browser("POST", "/api/security/prove", { by: "email-code", code });
      expect(Date.parse(proven.json().provenUntil)).toBe(site.deps.now().getTime() + 600_000);
      expect((await set()).statusCode).toBe(200);
      expect((await signIn(site, email, better)).answer.statusCode).toBe(200);
      expect((await browser("POST", "/api/security/prove/email-code")).statusCode).toBe(404);
      const mailed = await browser("POST", "/api/security/prove", { by: "email-code", code });
      expect(mailed.json().code).toBe("code_invalid");
    });
  });

  describe("proof", () => {
    it("holds for ten minutes after signing in, in that session alone", async () => {
      const { browser, email } = await signedUp(site);
      site.pass(9 * 60);
      expect((await browser("POST", "/api/second-factor/authenticator")).statusCode).toBe(200);
      site.pass(61);
      expect((await browser("POST", "/api/second-factor/authenticator")).json().code).toBe("proof_required");
      const fresh = await signIn(site, email);
      expect((await fresh.browser("GET", "/api/security")).json().provenUntil).not.toBeNull();
      expect((await browser("GET", "/api/security")).json().provenUntil).toBeNull();
    });

    it("is given by the second factor too, and each code counts once", async () => {
      const person = await withAuthenticator(site);
      site.pass(11 * 60);
      const prove = (code: string) =>
        person.browser("POST", "/api/security/prove", { by: "authenticator", code });
      const code = person.code();
      expect((await prove(code)).statusCode).toBe(200);
      expect((await prove(code)).json().code).toBe("code_invalid");
      expect((await person.browser("POST", "/api/second-factor/backup-codes")).statusCode).toBe(200);
    });

    it.each([
      ["nothing", {}],
      ["a way that is none", { by: "trust-me" }],
      ["a password that is a number", { by: "password", password: 1 }],
    ])("is not given by %s", async (_, payload) => {
      const { browser } = await signedUp(site);
      expect((await browser("POST", "/api/security/prove", payload)).statusCode).toBe(400);
    });
  });

  describe("e-mail", () => {
    async function changing() {
      const person = await signedUp(site);
      const newEmail = freshEmail();
      const answer = await person.browser("POST", "/api/security/email", { email: newEmail });
      const mails = await outboxOf(site.deps, person.id);
      const linkTo = (address: string) => tokenIn(mails.findLast(({ to }) => to === address)?.text);
      return { ...person, newEmail, answer, links: { old: linkTo(person.email), new: linkTo(newEmail) } };
    }
    const confirm = (token: string) => site.browser()("POST", "/api/security/email/confirm", { token });

    it.each([
      ["old", "new"],
      ["new", "old"],
    ] as const)("changes once both addresses have confirmed, %s first", async (first, second) => {
      const { browser, email, newEmail, id, answer, links } = await changing();
      expect(answer.json()).toMatchObject({ newEmail, confirmedByOld: false, confirmedByNew: false });
      expect(await rawRows(site.deps, "email_changes", id)).not.toContain(newEmail);
      const seen = await site.browser()("POST", "/api/security/email/link", { token: links[first] });
      expect(seen.json()).toEqual({
        side: first,
        oldEmail: first === "old" ? email : "",
        newEmail,
        confirmed: false,
      });
      expect((await confirm(links[first])).json()).toEqual({ changed: false });
      expect((await confirm(links[first])).json()).toEqual({ changed: false });
      const { emailChange } = (await browser("GET", "/api/security")).json();
      expect(emailChange[first === "old" ? "confirmedByOld" : "confirmedByNew"]).toBe(true);
      expect((await confirm(links[second])).json()).toEqual({ changed: true });
      const person = (await browser("GET", `/api/user/${id}`)).json();
      expect(person).toMatchObject({ email: newEmail, emailVerified: true });
      expect((await browser("GET", "/api/security")).json().emailChange).toBeNull();
      expect((await signIn(site, newEmail)).answer.statusCode).toBe(200);
      expect((await signIn(site, email)).answer.statusCode).toBe(401);
      expect((await mailsTo(id, email)).at(-1)?.text).toContain(newEmail);
      expect((await mailsTo(id, newEmail)).at(-1)?.key).toBe("email-change-done");
      expect((await confirm(links[second])).json().code).toBe("link_invalid");
    });

    it("says nothing of an address that is taken, but to its owner", async () => {
      const owner = await signedUp(site);
      const { browser, id } = await signedUp(site);
      const answer = await browser("POST", "/api/security/email", { email: owner.email });
      expect(answer.json()).toMatchObject({ newEmail: owner.email, confirmedByNew: false });
      expect((await mailsTo(id, owner.email)).map(({ key, text }) => [key, tokenIn(text)])).toEqual([
        ["email-change-taken", ""],
      ]);
    });

    it("is off when the address went to another account meanwhile", async () => {
      const { newEmail, links, browser, email, id } = await changing();
      await confirm(links.old);
      const taken = await site.browser()("POST", "/api/register", {
        email: newEmail,
        password: goodPassword,
        fullName: "A",
      });
      expect(taken.statusCode).toBe(200);
      expect((await confirm(links.new)).json().code).toBe("email_taken");
      expect((await browser("GET", `/api/user/${id}`)).json().email).toBe(email);
      expect((await browser("GET", "/api/security")).json().emailChange).toBeNull();
    });

    it("gives one of two who want one address the address", async () => {
      const [one, two] = [await signedUp(site), await signedUp(site)];
      const email = freshEmail();
      const links = [];
      for (const person of [one, two]) {
        await person.browser("POST", "/api/security/email", { email });
        for (const mail of await outboxOf(site.deps, person.id))
          if (mail.key.startsWith("email-change")) links.push(tokenIn(mail.text));
      }
      const answers = await Promise.all(links.map(confirm));
      expect(answers.filter((answer) => answer.json().changed === true)).toHaveLength(1);
    });

    it.each(["old", "new"] as const)(
      "is refused by the %s address, and cancelled by the person",
      async (side) => {
        const { links, browser } = await changing();
        const refused = await site.browser()("POST", "/api/security/email/refuse", { token: links[side] });
        expect(refused.statusCode).toBe(200);
        for (const token of [links.old, links.new])
          expect((await confirm(token)).json().code).toBe("link_invalid");
        expect((await browser("GET", "/api/security")).json().emailChange).toBeNull();
        const again = await changing();
        expect((await again.browser("DELETE", "/api/security/email")).statusCode).toBe(200);
        expect((await confirm(again.links.old)).json().code).toBe("link_invalid");
      },
    );

    it("sends the links that are still open again, and ends after 24 hours", async () => {
      const { links, browser, id, email, newEmail } = await changing();
      await confirm(links.old);
      expect((await browser("POST", "/api/security/email/resend")).json().confirmedByOld).toBe(true);
      const asked = (await mailsTo(id, email)).filter(({ key }) => key === "email-change-old");
      expect(asked).toHaveLength(1);
      const fresh = tokenIn((await mailsTo(id, newEmail)).at(-1)?.text);
      expect((await confirm(links.new)).json().code).toBe("link_invalid");
      site.pass(24 * 3_600);
      expect((await confirm(fresh)).json().code).toBe("link_invalid");
      // Its mails may leave up to two days later.
      site.pass(48 * 3_600);
      await purgeSecurity(site.deps);
      expect(await rawRows(site.deps, "email_changes", id)).toBe("");
      site.pass(-72 * 3_600);
      expect((await browser("POST", "/api/security/email/resend")).statusCode).toBe(404);
    });

    it("needs a recent proof and another address", async () => {
      const { browser, email } = await signedUp(site);
      const same = await browser("POST", "/api/security/email", { email: email.toUpperCase() });
      expect(same.json().code).toBe("email_same");
      expect((await browser("POST", "/api/security/email", { email: "x@" })).statusCode).toBe(400);
      site.pass(11 * 60);
      const late = await browser("POST", "/api/security/email", { email: freshEmail() });
      expect(late.json().code).toBe("proof_required");
    });
  });
});
