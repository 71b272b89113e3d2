import {
  ApplicationsFile,
  ImportPreview,
  type ImportRow,
  ReportLine,
} from "@waymark/contract/applications-transfer";
import { languages } from "@waymark/contract/values";
import type { FastifyInstance } from "fastify";
import { extractText, getDocumentProxy } from "unpdf";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Deps } from "../../../deps.ts";
import { newId } from "../../../ids.ts";
import { printerInProcess } from "../../../printing/testing/print-in-process.ts";
import { aPerson } from "../../../testing/a-person.ts";
import { openTestApp, type TestApp } from "../../../testing/test-app.ts";
import { listApplications } from "../list-applications.ts";

const now = new Date("2026-11-20T12:00:00Z");

describe("applications as files", () => {
  let deps: Deps;
  let app: FastifyInstance;
  let call: TestApp["call"];
  let close: TestApp["close"];
  beforeAll(async () => {
    ({ deps, app, call, close } = await openTestApp({
      config: { RATE_LIMITS: "off" },
      now: () => now,
      printer: printerInProcess(),
    }));
  });
  afterAll(() => close());
  type Person = Awaited<ReturnType<typeof aPerson>>;

  const send = (actor: Person, url: string, file: string | Buffer, choices?: object) => {
    const edge = "----edge";
    const part = (head: string, body: string | Buffer) =>
      Buffer.concat([
        Buffer.from(`--${edge}\r\ncontent-disposition: form-data; ${head}\r\n\r\n`),
        Buffer.from(body),
        Buffer.from("\r\n"),
      ]);
    return app.inject({
      method: "POST",
      url,
      headers: {
        ...actor.headers,
        "sec-fetch-site": "same-origin",
        "content-type": `multipart/form-data; boundary=${edge}`,
      },
      payload: Buffer.concat([
        ...(choices === undefined ? [] : [part('name="choices"', JSON.stringify(choices))]),
        part('name="applications"; filename="a.csv"\r\ncontent-type: text/csv', file),
        Buffer.from(`--${edge}--\r\n`),
      ]),
    });
  };
  const preview = async (actor: Person, file: string | Buffer, choices?: object) => {
    const answer = await send(actor, "/api/application-import/preview", file, choices);
    expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200);
    return ImportPreview.parse(answer.json().preview);
  };
  const confirm = (actor: Person, file: string | Buffer, choices?: object) =>
    send(actor, "/api/application-import", file, choices);
  const board = async (actor: Person) =>
    (await listApplications(deps, actor.actor, { archived: true })).applications;
  const fates = (rows: readonly ImportRow[]) => rows.map(({ refused }) => refused ?? "taken");

  const teal = [
    "Job Position,Company,Max. Salary,Location,Status,Date Saved,Deadline,Date Applied,Follow up,Excitement",
    'Cook,"Acme, Inc.",52000,Boston,Applied,03/01/2026,,03/14/2026,,5',
    "Baker,Crumb,,Remote,No Response 👻,02/01/2026,,02/02/2026,,3",
    "Chef,,,,Bookmarked,03/05/2026,13/45/2026,,,",
  ].join("\n");

  it("previews another tracker's file without importing it, then imports it", async () => {
    const one = await aPerson(deps);
    const seen = await preview(one, teal);
    expect(seen).toMatchObject({
      kind: "csv",
      from: "teal",
      encoding: "utf-8",
      separator: ",",
      dateOrder: "mdy",
      dateOrderSure: true,
      counts: { rows: 3, taken: 3, refused: 0, remarked: 1 },
    });
    expect(seen.columns.map(({ field }) => field)).toEqual([
      "title",
      "company",
      "salary",
      "location",
      "stage",
      "addedAt",
      "deadline",
      "appliedAt",
      null,
      null,
    ]);
    expect(seen.rows[2]?.remarks).toMatchObject([{ code: "date_unread", field: "deadline" }]);
    expect(await board(one)).toEqual([]);
    expect((await confirm(one, teal)).json()).toMatchObject({ taken: 3, refused: 0 });
    const cards = await board(one);
    const cook = cards.find(({ job }) => job.title === "Cook");
    expect(cook).toMatchObject({
      stage: "applied",
      appliedAt: "2026-03-14T12:00:00.000Z",
      createdAt: "2026-03-01T12:00:00.000Z",
      job: { company: "Acme, Inc.", salary: "52000", location: "Boston" },
    });
    expect(cards.find(({ job }) => job.title === "Baker")).toMatchObject({
      stage: "no-answer",
      job: { remote: true },
    });
    // The second time all are duplicates, and the plan counted none.
    expect(fates((await preview(one, teal)).rows)).toEqual(["duplicate", "duplicate", "duplicate"]);
    expect((await confirm(one, teal)).json()).toMatchObject({ taken: 0, refused: 3 });
    expect((await call(one, "GET", "/api/plan")).json().plan?.used ?? 0).toBe(0);
  });

  it("lets the person choose the meaning of columns, dates and stages", async () => {
    const one = await aPerson(deps);
    const file = "Was;Wo;Wann;Stand\nKoch;Acme;03/04/2026;Kaffee\n;;;\n";
    const guessed = await preview(one, file);
    expect(guessed.columns.map(({ field }) => field)).toEqual([null, null, null, "stage"]);
    expect(fates(guessed.rows)).toEqual(["gone", "empty"]);
    expect(guessed.stages).toEqual([{ text: "Kaffee", stage: null, count: 1 }]);
    const choices = {
      columns: ["title", "company", "appliedAt", "stage"],
      dateOrder: "mdy",
      stages: { kaffee: "phone-screen" },
    };
    const [row] = (await preview(one, file, choices)).rows;
    expect(row).toMatchObject({
      refused: null,
      remarks: [],
      application: { stage: "phone-screen", appliedAt: "2026-03-04T12:00:00.000Z", job: { title: "Koch" } },
    });
    expect((await confirm(one, file, choices)).json()).toMatchObject({ taken: 1, refused: 1 });
  });

  const german = "Firma;Stelle;Beworben am\r\nBäcker Müller;Verkäufer;05.03.2026\r\n";
  it.each<[string, Buffer, string]>([
    ["UTF-8 with its mark", Buffer.from(`\ufeff${german}`), "utf-8"],
    ["Windows-1252", Buffer.from(german, "latin1"), "windows-1252"],
    [
      "Windows-1252 with its own signs",
      Buffer.from(`${german}\x84Salon\x93;\x80;\r\n`, "latin1"),
      "windows-1252",
    ],
    ["UTF-16 with its mark", Buffer.from(`\ufeff${german}`, "utf16le"), "utf-16le"],
    ["UTF-16 without", Buffer.from(german, "utf16le"), "utf-16le"],
    ["UTF-16, the other way", Buffer.from(`\ufeff${german}`, "utf16le").swap16(), "utf-16be"],
    ["tabs", Buffer.from(german.replaceAll(";", "\t")), "utf-8"],
    ["old line ends", Buffer.from(german.replaceAll("\r\n", "\r")), "utf-8"],
  ])("reads %s", async (_name, bytes, encoding) => {
    const one = await aPerson(deps);
    const seen = await preview(one, bytes);
    expect(seen.encoding).toBe(encoding);
    expect(seen.rows.slice(0, 1)).toMatchObject([
      {
        application: {
          job: { title: "Verkäufer", company: "Bäcker Müller" },
          appliedAt: "2026-03-05T12:00:00.000Z",
        },
      },
    ]);
  });

  it.each<[string, string | Buffer, string]>([
    ["another JSON", '{"jobs":[]}', "import_kind"],
    ["a row without an end", `Title,Company\n${"x".repeat(500_000)}`, "file_corrupt"],
  ])("refuses %s", async (_name, bytes, code) => {
    const one = await aPerson(deps);
    const answer = await send(one, "/api/application-import/preview", bytes);
    expect(answer.json().code).toBe(code);
  });

  it("refuses invalid choices, and a missing file", async () => {
    const one = await aPerson(deps);
    const wrong = await send(one, "/api/application-import", teal, { columns: ["salaries"] });
    expect(wrong.json().code).toBe("invalid_request");
    expect((await call(one, "POST", "/api/application-import")).json().code).toBe("file_missing");
  });

  it("reads an unclosed quote as a character, and keeps rows apart", async () => {
    const one = await aPerson(deps);
    const seen = await preview(one, 'Title,Company\n"Cook,Acme\nBaker,Crumb\n');
    expect(seen.rows.map(({ application }) => application?.job.title)).toEqual(['"Cook', "Baker"]);
  });

  it("survives fifty thousand rows, and imports as many as the limit allows, or none", async () => {
    const one = await aPerson(deps);
    const rows = Array.from({ length: 50_010 }, (_, i) => `Cook ${i},Acme`);
    const seen = await preview(one, ["Title,Company", ...rows].join("\n"));
    expect(seen).toMatchObject({ counts: { rows: 50_000, taken: 5_000, refused: 45_000 }, rowsLeft: true });
    expect(seen.rows[0]?.application).not.toBeNull();
    expect(seen.rows[40_000]).toEqual({ row: 40_001, refused: "full", remarks: [], application: null });
  });

  it("writes CSV without formulas that it can import again, in four languages", async () => {
    for (const language of languages) {
      const one = await aPerson(deps);
      await call(one, "PUT", "/api/user/preferences", { localization: { language } });
      one.actor = { ...one.actor, locale: language };
      const job = { title: "=HYPERLINK(1)", company: '@Acme; "and" Söhne', remote: true, type: "part-time" };
      for (const stage of ["final-round", "interview-scheduled", "under-review"])
        await call(one, "POST", "/api/applications", {
          job: { ...job, title: `${job.title} ${stage}` },
          stage,
        });
      const answer = await call(one, "GET", "/api/application-export?format=csv");
      expect(answer.headers["content-disposition"]).toContain("attachment");
      expect(answer.body).toContain("'=HYPERLINK");
      expect(answer.body).not.toMatch(/(^|[,;\n])"?[=@]/);
      const other = await aPerson(deps);
      const seen = await preview(other, answer.body);
      expect(
        seen.columns.every(({ field }) => field !== null),
        language,
      ).toBe(true);
      expect(
        seen.rows.map(({ application, remarks }) => [
          application?.stage,
          application?.job.title,
          remarks.length,
        ]),
      ).toEqual([
        ["final-round", "=HYPERLINK(1) final-round", 0],
        ["interview-scheduled", "=HYPERLINK(1) interview-scheduled", 0],
        ["under-review", "=HYPERLINK(1) under-review", 0],
      ]);
      expect(seen.rows[0]?.application?.job).toMatchObject({
        company: job.company,
        remote: true,
        type: "part-time",
      });
    }
  });

  it("loses nothing through JSON: another account has the same afterwards", async () => {
    const one = await aPerson(deps);
    const stageId = newId();
    const { stages } = await listApplications(deps, one.actor, { archived: false });
    const custom = { id: stageId, name: "Coffee", phase: "answered", hidden: false };
    await call(one, "PUT", "/api/application-stages", { stages: [custom, ...stages] });
    const made = await call(one, "POST", "/api/applications", {
      job: { title: "Cook" },
      description: "You cook.",
    });
    const { id } = made.json().application;
    for (const to of ["applied", stageId, "offer"])
      await call(one, "POST", `/api/applications/${id}/move`, { changeId: newId(), to });
    const read = async (actor: Person) =>
      (await call(actor, "GET", `/api/applications/${id}`)).json().application;
    const [last] = (await read(one)).events;
    await call(one, "POST", `/api/applications/${id}/undo`, { changeId: newId(), eventId: last.id });
    await call(one, "PUT", `/api/applications/${id}`, { notes: "Ask\nagain", tags: ["a"], archived: true });
    const file = (await call(one, "GET", "/api/application-export?format=json")).body;
    const before = ApplicationsFile.parse(JSON.parse(file));
    // For its owner every row is a duplicate; another person gets a copy with another id.
    expect(fates((await preview(one, file)).rows)).toEqual(["duplicate"]);
    const other = await aPerson(deps);
    expect((await confirm(other, file)).json()).toMatchObject({ taken: 1, refused: 0 });
    const again = await call(other, "GET", "/api/application-export?format=json");
    const after = ApplicationsFile.parse(again.json());
    expect(after.stages).toEqual(before.stages);
    const [was, is] = [before.applications[0], after.applications[0]];
    expect(is?.id).not.toBe(was?.id);
    expect({ ...is, id: "", version: 0 }).toEqual({ ...was, id: "", version: 0 });
    expect(is).toMatchObject({ stage: stageId, notes: "Ask\nagain", description: "You cook.", tags: ["a"] });
  });

  it("refuses an own export with inconsistent events, and a truncated one", async () => {
    const one = await aPerson(deps);
    await call(one, "POST", "/api/applications", { job: { title: "Cook" } });
    const file = (await call(one, "GET", "/api/application-export?format=json")).json();
    const [application] = file.applications;
    const id = newId();
    const broken = [
      { ...application, id: newId(), job: { ...application.job, title: "A" }, events: [] },
      {
        ...application,
        id,
        job: { ...application.job, title: "B" },
        events: [{ ...application.events[0], to: "x" }],
      },
    ];
    const seen = await preview(one, JSON.stringify({ ...file, applications: broken }));
    expect(fates(seen.rows)).toEqual(["gone", "gone"]);
    const wrong = { ...file, applications: [...broken, { id: "nonsense" }] };
    expect((await confirm(one, JSON.stringify(wrong))).json().code).toBe("import_kind");
    expect(await board(one)).toHaveLength(1);
  });

  it("reports the applications sent in a period, as lines, CSV and PDF", async () => {
    const one = await aPerson(deps, { fullName: "Nora Vale" });
    const file = [
      "Title,Company,Location,Source,Stage,Date applied,URL",
      "Cook,Acme,Boston,A friend,Applied,2026-03-05,",
      "Baker,=Crumb,,,Rejected,2026-03-31,https://www.crumb.example/jobs/1",
      "Chef,Late,,,Applied,2026-04-01,",
      "Waiter,Never sent,,,Wishlist,,",
    ].join("\n");
    await confirm(one, file);
    const span = "from=2026-03-01&to=2026-03-31";
    const lines = ReportLine.array().parse(
      (await call(one, "GET", `/api/application-report?${span}`)).json().lines,
    );
    expect(lines).toMatchObject([
      { on: "2026-03-05", title: "Cook", how: "A friend", result: "waiting" },
      { on: "2026-03-31", title: "Baker", how: "crumb.example", result: "rejected" },
    ]);
    const csv = await call(one, "GET", `/api/application-report/file?${span}&format=csv&language=de`);
    expect(csv.body).toContain("Abgeschickt am;Arbeitgeber;Stelle;Wie und wo;Ergebnis");
    expect(csv.body).toContain("'=Crumb");
    for (const language of languages) {
      const pdf = await call(
        one,
        "GET",
        `/api/application-report/file?${span}&language=${language}&paper=letter`,
      );
      expect(pdf.headers["content-type"]).toBe("application/pdf");
      const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf.rawPayload)), {
        mergePages: true,
      });
      expect(text).toContain("Nora Vale");
      expect(text).toContain("=Crumb");
      expect(text).toContain(deps.translate(language, "applications-transfer.report.title"));
      expect(text).not.toContain("Never sent");
    }
    const wrong = await call(one, "GET", "/api/application-report?from=2026-03-02&to=2026-03-01");
    expect(wrong.json().code).toBe("invalid_request");
  });
});
