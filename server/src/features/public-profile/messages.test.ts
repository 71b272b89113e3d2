import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rawRows } from "../../testing/a-person.ts";
import { purgeProfileMessages } from "./purge-messages.ts";
import { aMember, openAppWithClock } from "./testing/a-member.ts";

describe("messages through the profile page's form", () => {
  let opened: Awaited<ReturnType<typeof openAppWithClock>>;
  beforeAll(async () => {
    opened = await openAppWithClock();
  });
  afterAll(() => opened.close());

  const stranger = (url: string) => opened.app.inject({ url });
  /** The token of a page's form. */
  const tokenOf = async (path: string) =>
    /name="token" value="([^"]+)"/.exec((await stranger(path)).body)?.[1] ?? "";
  const send = (path: string, fields: Record<string, string>, ip = "192.0.2.7") =>
    opened.app.inject({
      method: "POST",
      url: `${path}/contact`,
      remoteAddress: ip,
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        origin: "http://localhost:80",
        host: "localhost:80",
      },
      payload: new URLSearchParams(fields).toString(),
    });
  const letter = {
    name: "Rita Recruiter",
    email: "rita@hospital.example",
    company: "Hospital",
    message: "Would you like to talk?\nWe are hiring.",
  };

  it("delivers a message once without revealing any address", async () => {
    const { browser, id, page, email } = await aMember(opened);
    const token = await tokenOf(page.path);
    opened.later(10);
    const sent = await send(page.path, {
      ...letter,
      message: "Would you like to talk?\r\nWe are hiring.",
      token,
    });
    expect([sent.statusCode, sent.headers.location]).toEqual([303, `${page.path}?sent=1`]);
    expect((await send(page.path, { ...letter, token })).statusCode).toBe(303);
    expect((await stranger(`${page.path}?sent=1`)).body).toContain("Your message was delivered to Nora Vale");
    const { messages } = (await browser("GET", "/api/public-profile/messages")).json();
    expect(messages).toMatchObject([letter]);
    const { notices } = (await browser("GET", "/api/notifications")).json();
    expect(notices).toMatchObject([
      {
        kind: "recruiter-message",
        params: { from: "Rita Recruiter (Hospital)" },
        link: "/settings?tab=privacy",
      },
    ]);
    expect(await rawRows(opened.deps, "profile_messages", id)).not.toMatch(/rita|Hospital|talk/);
    expect(JSON.stringify(sent.headers) + sent.body).not.toContain(email);

    const { browser: other } = await aMember(opened, "Ola Other");
    expect((await browser("DELETE", "/api/public-profile/messages/%00")).statusCode).toBe(404);
    const address = `/api/public-profile/messages/${messages[0].id}`;
    expect((await other("DELETE", address)).statusCode).toBe(404);
    expect((await browser("DELETE", address)).statusCode).toBe(200);
    expect((await browser("DELETE", address)).statusCode).toBe(404);
    expect((await browser("GET", "/api/public-profile/messages")).json()).toEqual({ messages: [] });
  });

  it("is not delivered where the owner allows no contact", async () => {
    const { browser, id, page } = await aMember(opened);
    const token = await tokenOf(page.path);
    opened.later(10);
    await browser("PUT", `/api/user/${id}/preferences`, {
      payload: { privacySettings: { allowRecruiterContact: false } },
    });
    const refused = await send(page.path, { ...letter, token });
    expect([refused.statusCode, refused.headers.location]).toEqual([303, page.path]);
    expect((await browser("GET", "/api/public-profile/messages")).json()).toEqual({ messages: [] });
  });

  it("refuses invalid input with reasons, and keeps the input", async () => {
    const { browser, page } = await aMember(opened);
    const token = await tokenOf(page.path);
    opened.later(10);
    const typed = { name: "", email: "no address", company: "A\u0007B", message: '"><script>x</script>' };
    const refused = await send(page.path, { ...typed, token });
    expect(refused.statusCode).toBe(400);
    for (const said of ["This is required.", "This is not an email address.", "not allowed here"])
      expect(refused.body).toContain(said);
    expect(refused.body).toContain("&quot;&gt;&lt;script&gt;x");
    expect(refused.body).not.toContain("<script>x");
    expect(refused.body).toContain(`value="${token}"`);
    const long = await send(page.path, { ...letter, message: "x".repeat(5_001), token });
    expect(long.body).toContain("This text is too long.");
    expect((await browser("GET", "/api/public-profile/messages")).json()).toEqual({ messages: [] });
    expect((await send(page.path, { ...letter, token })).statusCode).toBe(303);
  });

  it("refuses robots", async () => {
    const { browser, page } = await aMember(opened);
    const other = await aMember(opened, "Ola Other");
    const token = await tokenOf(page.path);
    expect((await send(page.path, { ...letter, token })).body).toContain("That was very quick.");
    opened.later(10);
    for (const bad of ["", "x", `${token}x`, token.replace(/^./, "0"), await tokenOf(other.page.path)])
      expect((await send(page.path, { ...letter, token: bad })).statusCode, bad).toBe(400);
    const trapped = await send(page.path, { ...letter, token, website: "https://spam.example" });
    expect([trapped.statusCode, trapped.body.includes("only robots")]).toEqual([400, true]);
    expect((await browser("GET", "/api/public-profile/messages")).json()).toEqual({ messages: [] });
    opened.later(86_400);
    expect((await send(page.path, { ...letter, token })).body).toContain("This form had expired.");
    const foreign = await opened.app.inject({
      method: "POST",
      url: `${page.path}/contact`,
      headers: { "content-type": "application/x-www-form-urlencoded", origin: "https://evil.example" },
      payload: "name=x",
    });
    expect(foreign.statusCode).toBe(403);
  });

  it("lets one sender write five times an hour", async () => {
    const { browser, page } = await aMember(opened);
    const outcomes: number[] = [];
    for (let i = 0; i < 6; i++) {
      const token = await tokenOf(page.path);
      opened.later(5);
      outcomes.push((await send(page.path, { ...letter, token }, "198.51.100.9")).statusCode);
    }
    expect(outcomes).toEqual([303, 303, 303, 303, 303, 429]);
    expect((await browser("GET", "/api/public-profile/messages")).json().messages).toHaveLength(5);
  });

  it("keeps messages for a year", async () => {
    const { id, page } = await aMember(opened);
    const token = await tokenOf(page.path);
    opened.later(10);
    await send(page.path, { ...letter, token });
    opened.later(364 * 86_400);
    await purgeProfileMessages(opened.deps);
    expect(await rawRows(opened.deps, "profile_messages", id)).not.toBe("");
    opened.later(2 * 86_400);
    await purgeProfileMessages(opened.deps);
    expect(await rawRows(opened.deps, "profile_messages", id)).toBe("");
  });
});
