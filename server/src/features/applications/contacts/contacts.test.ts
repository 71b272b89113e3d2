import { vcardLimits } from "@waymark/contract/applications-contacts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Deps } from "../../../deps.ts";
import { newId } from "../../../ids.ts";
import { aPerson, rawRows } from "../../../testing/a-person.ts";
import { testDatabases } from "../../../testing/database.ts";
import { openTestApp, type TestApp } from "../../../testing/test-app.ts";
import { createApplication } from "../create-application.ts";
import { readVcards, writeVcards } from "./vcards.ts";

const card = (lines: string) => `BEGIN:VCARD\r\n${lines}\r\nEND:VCARD\r\n`;
const bytes = (text: string) => Buffer.from(text);

describe("vCard files", () => {
  it.each([
    [
      "3.0, with a photo that is passed over",
      card(
        "VERSION:3.0\r\nN:Byron;Ada;;;\r\nFN:Ada Byron\r\nORG:Harbour;People\r\nTITLE:Recruiter\r\nitem1.EMAIL;TYPE=INTERNET:ada@x.org\r\nTEL;TYPE=WORK:+49 1\r\nNOTE:one\\, two\\nthree\r\nPHOTO;ENCODING=b:AAAA\r\n BBBB",
      ),
      {
        name: "Ada Byron",
        role: "Recruiter",
        company: "Harbour, People",
        email: "ada@x.org",
        phone: "+49 1",
        notes: "one, two\nthree",
      },
    ],
    ["4.0", card("VERSION:4.0\nFN:Zoë Ö\nTEL;VALUE=uri:tel:+1-555"), { name: "Zoë Ö", phone: "+1-555" }],
    ["without a full name", card("VERSION:3.0\nN:Byron;Ada;;;"), { name: "Ada Byron" }],
    [
      "2.1, quoted-printable",
      card("VERSION:2.1\nFN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=C3=84rzte"),
      { name: "Ärzte" },
    ],
    ["a name of many lines", card(`VERSION:3.0\nFN:${"x".repeat(500)}\\n\u0007y`), { name: "x".repeat(200) }],
  ])("are read: %s", async (_, text, expected) => {
    expect(await readVcards(bytes(text))).toMatchObject({ contacts: [expected], passedOver: 0 });
  });

  it("are read in Windows-1252 too", async () => {
    const latin = Buffer.from(card("VERSION:3.0\nFN:Jürgen"), "latin1");
    expect((await readVcards(latin)).contacts).toMatchObject([{ name: "Jürgen" }]);
  });

  it.each([
    ["", "vcard_unread"],
    ["hello", "vcard_unread"],
    ["BEGIN:VCARD\nFN:half", "vcard_unread"],
    [card("VERSION:3.0\nFN:x").repeat(vcardLimits.cards + 1), "vcard_too_many"],
  ])("are refused", async (text, code) => {
    await expect(readVcards(bytes(text))).rejects.toMatchObject({ code });
  });

  it("are imported except for unreadable cards", async () => {
    const text =
      card("VERSION:3.0\nno token at all") + card("VERSION:3.0\nEMAIL:a@b.c") + card("VERSION:3.0\nFN:Ada");
    expect(await readVcards(bytes(text))).toMatchObject({ contacts: [{ name: "Ada" }], passedOver: 2 });
  });

  it("skip a card that is far too long", async () => {
    const long = card(`VERSION:4.0\nFN:Bea\n${"NOTE:a\n".repeat(20_000)}`);
    const text = long + card("VERSION:4.0\nFN:Ada");
    expect(await readVcards(bytes(text))).toMatchObject({ contacts: [{ name: "Ada" }], passedOver: 1 });
  });

  it("of a megabyte of nonsense are refused quickly", async () => {
    const started = performance.now();
    await expect(readVcards(bytes("BEGIN:VCARD\nPHOTO:\n ".repeat(50_000)))).rejects.toThrow();
    expect(performance.now() - started).toBeLessThan(3_000);
  });

  it.each(["3.0", "4.0"] as const)("come back as they were written, version %s", async (version) => {
    const given = {
      ...{ name: "Ada, Countess; Byron", role: "Lead\\er", company: "A;B", email: "ada@x.org" },
      ...{ phone: "+49 (0)1", notes: "one\ntwo, three" },
    };
    const rest = { id: newId(), version: 1, applicationIds: [], createdAt: "", updatedAt: "" };
    const file = writeVcards([{ ...given, ...rest }], version);
    expect(file).toContain(`VERSION:${version}`);
    expect((await readVcards(bytes(file))).contacts).toEqual([given]);
  });
});

describe.each(testDatabases())("contacts over HTTP on $name", ({ open }) => {
  let deps: Deps;
  let call: TestApp["call"];
  let close: TestApp["close"];
  let one: Awaited<ReturnType<typeof aPerson>>;
  let other: Awaited<ReturnType<typeof aPerson>>;
  let applicationId: string;
  beforeAll(async () => {
    ({ deps, call, close } = await openTestApp({
      database: await open(),
      config: { RATE_LIMITS: "off", PLANS: "open" },
    }));
    [one, other] = [await aPerson(deps), await aPerson(deps)];
    applicationId = (await createApplication(deps, one.actor, { job: { title: "Nurse" } })).id;
  });
  afterAll(() => close());
  const upload = (actor: typeof one, file: string, application = applicationId) =>
    call(
      actor,
      "POST",
      "/api/contacts/import",
      `--xx\r\ncontent-disposition: form-data; name="applicationId"\r\n\r\n${application}\r\n--xx\r\ncontent-disposition: form-data; name="file"; filename="a.vcf"\r\n\r\n${file}\r\n--xx--\r\n`,
      { "content-type": "multipart/form-data; boundary=xx" },
    );

  it("are sealed, linked, changed by version, exported and deleted", async () => {
    const made = await call(one, "POST", "/api/contacts", {
      name: "Ada Byron",
      email: "ada@x.org",
      applicationIds: [applicationId],
    });
    const { id, version } = made.json().contact;
    expect(await rawRows(deps, "contacts", one.actor.userId)).not.toMatch(/Ada|x\.org/);
    const list = async () =>
      (await call(one, "GET", `/api/contacts?applicationId=${applicationId}`)).json().contacts;
    expect(await list()).toMatchObject([{ id, applicationIds: [applicationId] }]);
    const change = (body: object) => call(one, "PUT", `/api/contacts/${id}`, body);
    expect((await change({ version, role: "Lead", applicationIds: [] })).json().contact).toMatchObject({
      role: "Lead",
      email: "ada@x.org",
      applicationIds: [],
    });
    expect((await change({ version, role: "Late" })).json().code).toBe("conflict");
    expect(await list()).toEqual([]);
    const file = await call(one, "GET", `/api/contacts/export?id=${id}&version=3.0`);
    expect([file.headers["content-type"], file.body]).toEqual([
      "text/vcard; charset=utf-8",
      expect.stringContaining("FN:Ada Byron"),
    ]);
    for (const target of [id, newId()]) {
      expect((await call(other, "PUT", `/api/contacts/${target}`, { name: "Mine" })).statusCode).toBe(404);
      expect((await call(other, "GET", `/api/contacts/export?id=${target}`)).statusCode).toBe(404);
      expect((await call(other, "DELETE", `/api/contacts/${target}`)).statusCode).toBe(404);
    }
    expect(
      (await call(other, "POST", "/api/contacts", { name: "X", applicationIds: [applicationId] })).statusCode,
    ).toBe(404);
    expect((await call(one, "DELETE", `/api/contacts/${id}`)).statusCode).toBe(200);
  });

  it("are imported from a file once, with the number of skipped cards", async () => {
    const file =
      card("VERSION:3.0\nFN:Bob\nEMAIL:bob@x.org") + card("VERSION:3.0\nFN:Cy") + card("VERSION:3.0\nTEL:1");
    const first = (await upload(one, file)).json();
    expect(first).toMatchObject({ already: 0, passedOver: 1 });
    expect(first.contacts).toMatchObject([{ name: "Bob", applicationIds: [applicationId] }, { name: "Cy" }]);
    expect((await upload(one, file)).json()).toMatchObject({ contacts: [], already: 2, passedOver: 1 });
    expect((await upload(one, "hello")).json().code).toBe("vcard_unread");
    expect((await upload(other, file)).statusCode).toBe(404);
    expect((await upload(one, "x".repeat(vcardLimits.bytes + 1))).json().code).toBe("file_too_large");
  });
});
