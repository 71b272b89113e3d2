import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Deps } from "../../deps.ts";
import { aPerson, cookieOf, freshEmail, goodPassword as password } from "../../testing/a-person.ts";
import { codeOf } from "../../testing/code-of.ts";
import { openTestDatabase } from "../../testing/database.ts";
import { testDeps } from "../../testing/deps.ts";
import { codeMailedTo, linkTokenTo, mailTo } from "../../testing/mail-to.ts";
import { checkEmail } from "../accounts/credentials/check-email.ts";
import { login } from "../accounts/credentials/login.ts";
import type { Device } from "../accounts/sessions/device-of.ts";
import { sendPhoneVerification } from "../phone/send-phone-verification.ts";
import { sendProfileMessage } from "../public-profile/send-profile-message.ts";
import { useSecondFactor } from "../security/second-factor/use-second-factor.ts";
import { requestRecovery, resetPassword } from "./recovery.ts";
import { sendSignInCode, signInWithCode } from "./sign-in-code.ts";
import { confirmSignUp, signUp } from "./sign-up.ts";

const at = (address: string, cookies?: string): Device => ({ address, browser: "", system: "", cookies });
const home = at("203.0.113.7");
/** Networks of a stranger. */
const network = (i: number) => at(`10.8.${i}.1`);
/** Addresses of one network of a stranger. */
const within = (i: number) => at(`192.0.2.${i}`);
/** Each form is sent once. */
let forms = 0;
/** Tries `n` times from each of `networks`, all at once: answers are held back, so one by one would take long. */
const each = (networks: number, times: number, attempt: (i: number, n: number) => Promise<unknown>) =>
  Promise.all(Array.from({ length: networks * times }, (_, k) => attempt(Math.floor(k / times), k % times)));

describe("somebody far away who knows an address", () => {
  let deps: Deps;
  beforeAll(async () => {
    deps = await testDeps({ database: await openTestDatabase() });
  });
  afterAll(() => deps.database.close());

  /** A person with a verified address. */
  async function anOwner() {
    const person = await aPerson(deps);
    await deps.db.execute(sql`UPDATE users SET email_verified = true WHERE id = ${person.actor.userId}`);
    return person;
  }
  const enter = (email: string, device: Device, given = password) =>
    login(deps, { email, password: given }, "en", device);
  /** A browser in which the owner has signed in. */
  const ownDevice = async (email: string, address: string) =>
    at(address, cookieOf((await enter(email, home)).setCookies));
  /** Wrong passwords from ten networks, until the limit for all is reached. */
  async function guessFromEverywhere(email: string) {
    for (let i = 0; i < 11; i++)
      await each(1, 10, (_, n) => codeOf(enter(email, network(i), `guess ${i} ${n}`)));
    expect(await codeOf(enter(email, network(99), "one more guess"))).toBe("password_paused");
  }

  it("asks for five links, and the owner still gets theirs", async () => {
    const { email } = await anOwner();
    expect(await each(1, 5, () => codeOf(requestRecovery(deps, email, network(1))))).not.toContain(
      "rate_limited",
    );
    expect(await codeOf(requestRecovery(deps, email, network(1)))).toBe("rate_limited");
    const before = (await mailTo(deps, email)).length;
    await requestRecovery(deps, email, home);
    expect(await mailTo(deps, email)).toHaveLength(before + 1);
  });

  it("asks for five codes to sign in, and recovery is not used up by it", async () => {
    const { email } = await anOwner();
    await each(1, 6, () => codeOf(sendSignInCode(deps, email, home)));
    expect(await codeOf(sendSignInCode(deps, email, home))).toBe("rate_limited");
    expect(await codeOf(requestRecovery(deps, email, home))).toBe("done");
    expect(await linkTokenTo(deps, email, "recover")).not.toBe("");
  });

  it("asks for links from ten networks: the owner has one that works, and the mailbox is not flooded", async () => {
    const { email } = await anOwner();
    await each(10, 5, (i) => codeOf(requestRecovery(deps, email, network(i))));
    expect((await mailTo(deps, email)).filter(({ key }) => key === "recover")).toHaveLength(20);
    expect(await codeOf(requestRecovery(deps, email, home))).toBe("done");
    const token = await linkTokenTo(deps, email, "recover");
    const entered = await resetPassword(deps, { token, password: "a longer walk home" }, "en", home);
    expect(entered.user.email).toBe(email);
  });

  it("asks for codes from ten networks: a browser in which the owner signed in before gets one all the same", async () => {
    const { email } = await anOwner();
    const own = await ownDevice(email, "198.51.100.4");
    await each(10, 2, (i) => codeOf(sendSignInCode(deps, email, network(i))));
    expect(await codeOf(sendSignInCode(deps, email, home))).toBe("codes_paused");
    const cookie = cookieOf([await sendSignInCode(deps, email, own)]);
    const code = await codeMailedTo(deps, email);
    const browser = at(own.address, `${own.cookies}; ${cookie}`);
    expect((await signInWithCode(deps, { email, code }, "en", browser)).user.email).toBe(email);
  });

  it("asks for links and codes from many addresses of one network: the owner still gets both elsewhere", async () => {
    const { email } = await anOwner();
    await each(5, 5, (i) => codeOf(requestRecovery(deps, email, within(i))));
    await each(5, 5, (i) => codeOf(sendSignInCode(deps, email, within(i))));
    const links = async () => (await mailTo(deps, email)).filter(({ key }) => key === "recover").length;
    expect(await links()).toBe(10);
    await requestRecovery(deps, email, home);
    expect(await links()).toBe(11);
    expect(await codeOf(sendSignInCode(deps, email, home))).toBe("done");
  });

  it("guesses from every address of one network: passwords, look-ups and codes of the app still work elsewhere", async () => {
    const { email, actor } = await anOwner();
    const code = { by: "authenticator", code: "000000" } as const;
    for (let i = 0; i < 11; i++)
      await each(1, 10, (_, n) => codeOf(enter(email, within(i), `guess ${i} ${n}`)));
    expect(await codeOf(enter(email, within(99), "one more guess"))).toBe("password_paused");
    expect(await codeOf(enter(email, home))).toBe("done");
    await each(4, 5, (i) =>
      codeOf(useSecondFactor(deps, { actor, sessionId: null, device: within(i) }, code)),
    );
    expect(await codeOf(useSecondFactor(deps, { actor, sessionId: null, device: home }, code))).toBe(
      "second_factor_off",
    );
  });

  it("fills the mailbox of a profile from every address of one network: others still write", async () => {
    const { actor } = await anOwner();
    const content = { name: "Eve", company: "", email: "eve@example.org", message: "Hello" };
    const write = (address: string) =>
      codeOf(
        sendProfileMessage(deps, actor.userId, { sender: address, token: `${address} ${++forms}`, content }),
      );
    const stranger: unknown[] = [];
    for (let i = 1; i <= 4; i++) for (let n = 0; n < 5; n++) stranger.push(await write(`192.0.2.${i}`));
    expect(stranger.filter((code) => code === "done")).toHaveLength(15);
    expect(stranger.at(-1)).toBe("rate_limited");
    expect(await write(home.address)).toBe("done");
  });

  it("guesses the owner's code five times, and asks for another: it still works, and only where it was asked for", async () => {
    const { email } = await anOwner();
    const owner = at(home.address, cookieOf([await sendSignInCode(deps, email, home)]));
    const code = await codeMailedTo(deps, email);
    const stranger = at("10.8.1.1", cookieOf([await sendSignInCode(deps, email, network(1))]));
    const wrong = code === "000000" ? "000001" : "000000";
    for (let i = 0; i < 6; i++) await codeOf(signInWithCode(deps, { email, code: wrong }, "en", stranger));
    for (const thief of [stranger, network(1), at("10.8.1.1", "waymark.code=guess")])
      expect(await codeOf(signInWithCode(deps, { email, code }, "en", thief))).toBe("code_invalid");
    expect((await signInWithCode(deps, { email, code }, "en", owner)).user.email).toBe(email);
  });

  it("tries a hundred wrong passwords from ten networks: the owner comes in where they were before", async () => {
    const { email } = await anOwner();
    const own = await ownDevice(email, "198.51.100.4");
    await guessFromEverywhere(email);
    expect(await codeOf(enter(email, own))).toBe("done");
    // It does not replace the password, and is limited too.
    for (let i = 0; i < 10; i++)
      expect(await codeOf(enter(email, own, `guess ${i}`))).toBe("invalid_credentials");
    expect(await codeOf(enter(email, own))).toBe("rate_limited");
    // On a new machine a mailed link or code lets them in.
    await requestRecovery(deps, email, home);
    const token = await linkTokenTo(deps, email, "recover");
    const { setCookies } = await resetPassword(deps, { token, password: "a longer walk home" }, "en", home);
    const now = at(home.address, cookieOf(setCookies));
    expect(await codeOf(enter(email, now, "a longer walk home"))).toBe("done");
  });

  it("forges the cookie of a known device, or brings one of another account: it counts for nothing", async () => {
    const [{ email }, other] = [await anOwner(), await anOwner()];
    const own = await ownDevice(email, "198.51.100.4");
    const others = await ownDevice(other.email, "198.51.100.5");
    const unproven = await aPerson(deps);
    expect(cookieOf(unproven.setCookies)).not.toContain("waymark.device");
    await guessFromEverywhere(email);
    const token = /waymark\.device=([^;]+)/.exec(own.cookies ?? "")?.[1] ?? "";
    const [head, body] = token.split(".");
    const forged = [`${head}.${body}.`, `${token.slice(0, -4)}AAAA`, "x", ""].map(
      (value) => `waymark.device=${value}`,
    );
    for (const cookies of [...forged, others.cookies])
      expect(await codeOf(enter(email, at("10.8.77.1", cookies)))).toBe("password_paused");
    expect(await codeOf(enter(email, own))).toBe("done");
  });

  it("looks an address up five times: its owner is still told to sign in", async () => {
    const { email } = await anOwner();
    for (let i = 0; i < 5; i++) expect(await checkEmail(deps, email, network(1))).toEqual({ exists: true });
    expect(await codeOf(checkEmail(deps, email, network(1)))).toBe("rate_limited");
    expect(await checkEmail(deps, email, home)).toEqual({ exists: true });
  });

  it("knows the password and uses the codes of the app up: the owner's own device has five of its own", async () => {
    const { email, actor } = await anOwner();
    const own = await ownDevice(email, "198.51.100.4");
    const code = { by: "authenticator", code: "000000" } as const;
    const show = (device: Device) => codeOf(useSecondFactor(deps, { actor, sessionId: null, device }, code));
    for (let i = 0; i < 3; i++)
      for (let n = 0; n < 5; n++) expect(await show(network(i))).toBe("second_factor_off");
    expect(await show(network(0))).toBe("rate_limited");
    expect(await show(network(50))).toBe("rate_limited");
    for (let n = 0; n < 5; n++) expect(await show(own)).toBe("second_factor_off");
    expect(await show(own)).toBe("rate_limited");
  });

  it("has one of the owner's devices: its ten guesses close no other one, and count for all of them together", async () => {
    const { email, actor } = await anOwner();
    const stolen = await ownDevice(email, "198.51.100.4");
    const kept = await ownDevice(email, "198.51.100.5");
    for (let i = 0; i < 10; i++) await codeOf(enter(email, stolen, `guess ${i}`));
    expect(await codeOf(enter(email, stolen))).toBe("rate_limited");
    // The same browser in another network is the same device.
    expect(await codeOf(enter(email, at("10.8.1.1", stolen.cookies)))).toBe("rate_limited");
    expect(await codeOf(enter(email, kept))).toBe("done");
    expect(await codeOf(enter(email, network(1)))).toBe("done");

    // 15 codes of the app for all known devices: three use them up, and strangers' networks still have theirs.
    const devices = [
      stolen,
      kept,
      await ownDevice(email, "198.51.100.6"),
      await ownDevice(email, "198.51.100.7"),
    ];
    const code = { by: "authenticator", code: "000000" } as const;
    const show = (device: Device) => codeOf(useSecondFactor(deps, { actor, sessionId: null, device }, code));
    for (const device of devices.slice(0, 3)) await each(1, 5, () => show(device));
    expect(await show(devices[3] ?? home)).toBe("rate_limited");
    expect(await show(network(1))).toBe("second_factor_off");
  });

  it("has guessed nine times on an owner's device: its right password begins the count anew", async () => {
    const { email } = await anOwner();
    const own = await ownDevice(email, "198.51.100.4");
    const wrong = async (times: number) => {
      const answers = await each(1, times, (_, n) => codeOf(enter(email, own, `guess ${n}`)));
      expect(new Set(answers)).toEqual(new Set(["invalid_credentials"]));
    };
    await wrong(9);
    expect(await codeOf(enter(email, own))).toBe("done");
    await wrong(10);
    expect(await codeOf(enter(email, own))).toBe("rate_limited");
  });

  it("has many accounts in one network, and does not use up the text messages of one number", async () => {
    const phoneNumber = "+4915112349876";
    const send = async (ip: string) => {
      const { actor } = await aPerson(deps);
      return codeOf(sendPhoneVerification(deps, actor, { userId: actor.userId, phoneNumber }, ip, null));
    };
    const sent = await Promise.all(Array.from({ length: 12 }, (_, i) => send(`192.0.7.${i}`)));
    expect(sent.filter((answer) => answer === "done")).toHaveLength(5);
    expect(await send("198.51.100.52")).toBe("done");
  });

  it("has a network full of addresses, and does not use up everybody's text messages", async () => {
    const send = async (i: number, ip: string) => {
      const { actor } = await aPerson(deps, { email: freshEmail() });
      const phoneNumber = `+4915112345${String(100 + i)}`;
      return codeOf(sendPhoneVerification(deps, actor, { userId: actor.userId, phoneNumber }, ip, null));
    };
    for (let i = 0; i < 50; i++) expect(await send(i, `192.0.2.${i}`)).toBe("done");
    expect(await send(50, "192.0.2.50")).toBe("rate_limited");
    expect(await send(51, "198.51.100.50")).toBe("done");
  });
});

describe("somebody who signs up with another's address where sign-up is by mail", () => {
  const start = Date.now();
  let now = start;
  let deps: Deps;
  beforeAll(async () => {
    const config = { AUTH_PRIVACY: "strict" } as const;
    deps = await testDeps({ database: await openTestDatabase(), now: () => new Date(now), config });
  });
  afterAll(() => deps.database.close());

  const ask = (email: string, device: Device) =>
    codeOf(signUp(deps, { email, password, fullName: "Nora Vale" }, "en", device));

  it("uses up no more than four of the address's mails of a day from one network", async () => {
    const email = freshEmail();
    const answers: unknown[] = [];
    for (let i = 0; i < 12; i++) {
      answers.push(await ask(email, network(1)));
      now += 15 * 60_000;
    }
    expect(answers.filter((answer) => answer === "done")).toHaveLength(4);
    expect(answers.filter((answer) => answer === "sign_up_links_sent")).toHaveLength(8);
    expect(await ask(email, home)).toBe("done");
    expect(await mailTo(deps, email)).toHaveLength(5);
  });

  it("asks from three addresses of one network: the owner elsewhere still gets a link", async () => {
    const email = freshEmail();
    await each(5, 4, (i) => ask(email, within(i)));
    expect(await mailTo(deps, email)).toHaveLength(8);
    expect(await ask(email, home)).toBe("done");
    expect(await mailTo(deps, email)).toHaveLength(9);
  });

  it("asks from networks everywhere: the mailbox is not flooded, and holds a link that works all day", async () => {
    now = start;
    const email = freshEmail();
    await each(10, 4, (i) => ask(email, network(i)));
    expect(await mailTo(deps, email)).toHaveLength(20);
    now = start + 23 * 3_600_000;
    expect(await ask(email, home)).toBe("sign_up_links_sent");
    const token = await linkTokenTo(deps, email, "sign-up");
    const browser = { token: undefined, device: home };
    expect(await codeOf(confirmSignUp(deps, { token }, "en", browser))).toBe("password_needed");
    const entered = await confirmSignUp(deps, { token, password: "a walk of my own" }, "en", browser);
    expect(entered.user).toMatchObject({ email, emailVerified: true });
    const stranger = login(deps, { email, password }, "en", network(1));
    expect(await codeOf(stranger)).toBe("invalid_credentials");
  });
});
