import { sql } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rowsOf } from "../../../db/db.ts";
import type { Deps } from "../../../deps.ts";
import { openDocumentParsers } from "../../../document-parsers/open-parsers.ts";
import { aPerson } from "../../../testing/a-person.ts";
import { childProgram } from "../../../testing/child-program.ts";
import { openTestDatabase } from "../../../testing/database.ts";
import { codeMailedTo, mailTo } from "../../../testing/mail-to.ts";
import { aTeam } from "../../../testing/people/a-team.ts";
import { aPicture, dataUrlOf } from "../../../testing/pictures.ts";
import { openTestApp, type TestApp } from "../../../testing/test-app.ts";
import { giveGrant } from "../../grants/grants.ts";
import { sendDue } from "../../notifications/send-due.ts";
import { reportBrandOf } from "./brand.ts";

type Person = Awaited<ReturnType<typeof aPerson>>;

describe("the brand of a team", () => {
  let deps: Deps;
  let call: TestApp["call"];
  let close: TestApp["close"];
  beforeAll(async () => {
    const pool = openDocumentParsers({
      size: 1,
      queue: 50,
      timeoutMs: 60_000,
      memoryMb: 768,
      ...childProgram("document-parsers/child.ts"),
    });
    const config = { RATE_LIMITS: "off", PLANS: "open" } as const;
    ({ deps, call, close } = await openTestApp({ database: await openTestDatabase(), config, pool }));
  });
  afterAll(async () => {
    await close();
    await deps.pool.close();
  });

  const look = { name: "Kiel Careers", color: "#8a1f5c", imprint: "Quay 1, Kiel\nkiel@example.org" };

  async function aRoom() {
    const team = await aTeam(deps, 1);
    const [member] = team.people as [Person];
    const ask = (person: Person, method: "GET" | "PUT" | "POST" | "DELETE", path = "", body?: object) =>
      call(person, method, `/api/teams/${team.id}/brand${path}`, body);
    const save = (over: object = {}) => ask(team.owner, "PUT", "", { ...look, version: 0, ...over });
    const saveMark = (bytes: Uint8Array, type?: string) =>
      ask(team.owner, "PUT", "/mark", { picture: dataUrlOf(bytes, type) });
    return { team, member, ask, save, saveMark };
  }

  it("is changed by the owner, seen by members, and by nobody else", async () => {
    const { team, member, ask, save } = await aRoom();
    expect((await ask(member, "GET")).json()).toEqual({ brand: null, settings: null });
    expect((await save()).statusCode).toBe(200);
    const shown = { ...look, mark: null, namesProduct: true };
    expect((await ask(member, "GET")).json()).toEqual({ brand: shown, settings: null });
    expect((await ask(team.owner, "GET")).json().settings).toEqual({ ...look, replyTo: null, version: 1 });
    const stranger = await aPerson(deps, { verified: true });
    expect((await ask(stranger, "GET")).statusCode).toBe(404);
    for (const other of [member, stranger]) {
      expect((await ask(other, "PUT", "", { ...look, version: 1 })).statusCode).toBe(404);
      expect(
        (await ask(other, "PUT", "/mark", { picture: dataUrlOf(await aPicture("png")) })).statusCode,
      ).toBe(404);
      expect((await ask(other, "DELETE", "/mark")).statusCode).toBe(404);
      expect((await ask(other, "POST", "/reply-address", { email: "a@example.org" })).statusCode).toBe(404);
      const proof = { email: "a@example.org", code: "000000" };
      expect((await ask(other, "POST", "/reply-address/proof", proof)).statusCode).toBe(404);
      expect((await ask(other, "DELETE", "/reply-address")).statusCode).toBe(404);
    }
    // The second of two tabs is told instead of overwriting the first.
    expect((await save()).json().code).toBe("conflict");
    expect((await save({ version: 1, name: "www.evil.example" })).json().code).toBe("name_not_plain");
    expect((await save({ version: 1, color: "red; background: url(x)" })).statusCode).toBe(400);
    const rows = await deps.db.execute(sql`SELECT row(b.*)::text AS row FROM team_brands b`);
    expect(JSON.stringify(rowsOf(rows))).not.toContain("Kiel");
    await team.setActive(false);
    expect((await ask(member, "GET")).json().brand).toBe(null);
    expect((await save({ version: 1 })).json().code).toBe("team_inactive");
  });

  it("has a mark that is drawn anew, whole and with its transparent parts", async () => {
    const { member, ask, saveMark } = await aRoom();
    const wide = await sharp({ create: { width: 2_000, height: 300, channels: 4, background: "#c0302000" } })
      .png()
      .withExif({ IFD0: { Make: "Secret Camera" } })
      .toBuffer();
    expect((await saveMark(wide)).statusCode).toBe(200);
    const { mark } = (await ask(member, "GET")).json().brand;
    const bytes = Buffer.from(mark.split(",")[1], "base64");
    expect(await sharp(bytes).metadata()).toMatchObject({
      format: "png",
      width: 640,
      height: 96,
      hasAlpha: true,
    });
    expect(bytes.includes("Secret Camera")).toBe(false);
    expect((await ask(member, "DELETE", "/mark")).statusCode).toBe(404);
    // Noise does not compress: fewer colours make it small enough.
    const pixels = Buffer.from(
      Array.from({ length: 640 * 240 * 3 }, (_, i) => (Math.imul(i, 2_654_435_761) >>> 13) & 255),
    );
    const noise = await sharp(pixels, { raw: { width: 640, height: 240, channels: 3 } })
      .png()
      .toBuffer();
    expect((await saveMark(noise)).statusCode).toBe(200);
    expect((await ask(member, "GET")).json().brand.mark.length).toBeLessThan(200_100);
  });

  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  it.each<[string, () => Buffer | Promise<Buffer>, string, number]>([
    ["an SVG with a script", () => Buffer.from(svg), "image/svg+xml", 400],
    ["an SVG called PNG", () => Buffer.from(svg), "image/png", 415],
    ["40 MB", () => Buffer.alloc(40 * 1024 * 1024), "image/png", 413],
    [
      "a picture with a page behind it",
      async () => Buffer.concat([await aPicture("png"), Buffer.from(svg)]),
      "image/png",
      415,
    ],
    ["half a picture", async () => (await aPicture("png", 400, 400)).subarray(0, 60), "image/png", 422],
  ])("refuses %s as a mark and keeps the one before", async (_name, bytes, type, status) => {
    const { member, ask, saveMark } = await aRoom();
    await saveMark(await aPicture("png"));
    const { mark } = (await ask(member, "GET")).json().brand;
    expect((await saveMark(await bytes(), type)).statusCode).toBe(status);
    expect((await ask(member, "GET")).json().brand.mark).toBe(mark);
  });

  it("uses a reply address only once a mailed code was given, for that address and that team", async () => {
    const { team, ask, save } = await aRoom();
    const other = await aRoom();
    await save();
    const email = `office-${team.id.slice(-6)}@example.org`;
    expect((await ask(team.owner, "POST", "/reply-address", { email })).statusCode).toBe(200);
    const code = await codeMailedTo(deps, email);
    const prove = (room: Awaited<ReturnType<typeof aRoom>>, body: object) =>
      room.ask(room.team.owner, "POST", "/reply-address/proof", body);
    const own = { team, ask } as Awaited<ReturnType<typeof aRoom>>;
    expect((await prove(own, { email: "else@example.org", code })).json().code).toBe("code_invalid");
    expect((await prove(other, { email, code })).json().code).toBe("code_invalid");
    expect((await ask(team.owner, "GET")).json().settings.replyTo).toBe(null);
    expect((await prove(own, { email, code })).json().settings).toMatchObject({ ...look, replyTo: email });
    expect((await prove(own, { email, code })).json().code).toBe("code_invalid");
    expect((await ask(team.owner, "DELETE", "/reply-address")).json().settings.replyTo).toBe(null);
  });

  it("signs mail to members and stands on invitations, until the plan ends", async () => {
    const { team, member, ask, save, saveMark } = await aRoom();
    await save();
    await saveMark(await aPicture("png"));
    const email = `desk-${team.id.slice(-6)}@example.org`;
    await ask(team.owner, "POST", "/reply-address", { email });
    const code = await codeMailedTo(deps, email);
    await ask(team.owner, "POST", "/reply-address/proof", { email, code });
    const share = async (noun: "board" | "searches") => {
      const wish = { noun, itemId: null, right: "see", until: null } as const;
      await giveGrant(deps, team.owner.actor, team.id, { ...wish, to: member.user.id });
      // By mail at the hour that is usual for news.
      await sendDue({ ...deps, now: () => new Date(Date.now() + 36 * 3_600_000) }, member.user.id);
      return (await mailTo(deps, member.user.email))[0];
    };
    const mail = await share("board");
    expect(mail).toMatchObject({ key: "notice", replyTo: email, fromName: "Kiel Careers · Waymark" });
    expect(mail?.text).toContain(
      "\n\nKiel Careers\n\n--\nQuay 1, Kiel\nkiel@example.org\n\nGesendet mit Waymark.\n\n",
    );
    expect(mail?.subject).not.toContain("Kiel");

    await call(team.owner, "POST", `/api/teams/${team.id}/invitations`, { email: "guest@example.org" });
    const invitation = (await mailTo(deps, "guest@example.org"))[0];
    expect(invitation).toMatchObject({ replyTo: email });
    // The reader knows neither the team nor us: no text of the owner's beyond plain names.
    expect(invitation?.fromName).toBeUndefined();
    expect(invitation?.text).not.toContain("Quay");
    const token = /\/invite\/([\w-]+)/.exec(invitation?.text ?? "")?.[1];
    const page = await call({ headers: {} }, "POST", "/api/invitations/read", { token });
    expect(page.json().brand).toMatchObject({
      ...look,
      mark: expect.stringMatching(/^data:image\/png;base64,/),
    });

    expect(await reportBrandOf(deps, team.id)).toMatchObject({ name: "Kiel Careers", color: "#8a1f5c" });
    const freed = { ...deps, config: { ...deps.config, BRAND_NAMES_PRODUCT: false } };
    expect(await reportBrandOf(freed, team.id)).toMatchObject({ namesProduct: false });
    const report = `/api/teams/${team.id}/placements?from=2026-01-01&to=2026-12-31`;
    const pdf = await call(team.owner, "GET", report);
    expect([pdf.statusCode, pdf.rawPayload.subarray(0, 5).toString()]).toEqual([200, "%PDF-"]);
    await ask(team.owner, "DELETE", "/mark");
    const plain = await call(team.owner, "GET", report);
    expect(pdf.rawPayload.length).toBeGreaterThan(plain.rawPayload.length);

    await team.setActive(false);
    expect(await reportBrandOf(deps, team.id)).toBe(null);
  });
});
