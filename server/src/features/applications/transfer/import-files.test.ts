import { importFileLimit } from "@waymark/contract/applications-transfer";
import { sql } from "drizzle-orm";
import { strToU8 } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createApp } from "../../../app.ts";
import { rowsOf } from "../../../db/db.ts";
import type { Deps } from "../../../deps.ts";
import { oleWith } from "../../../document-parsers/crafted-files.ts";
import { readTable } from "../../../document-parsers/formats/read-table.ts";
import { newId } from "../../../ids.ts";
import { aPerson } from "../../../testing/a-person.ts";
import { readNothing } from "../../../testing/a-pool.ts";
import { aSheetFile, day } from "../../../testing/a-sheet.ts";
import { testDeps } from "../../../testing/deps.ts";
import { createApplication } from "../create-application.ts";
import { listApplications } from "../list-applications.ts";
import { confirmImport, previewImport } from "./import-applications.ts";
import { writeOwnExport } from "./own-export.ts";

const now = new Date("2026-11-20T12:00:00Z");

describe("imported files of applications", () => {
  let deps: Deps;
  let anyone: Person;
  beforeAll(async () => {
    deps = await testDeps({
      config: { RATE_LIMITS: "off" },
      now: () => now,
      pool: {
        ...readNothing(new Error("No resume is read here.")),
        readTable: async (bytes) => readTable(bytes),
      },
    });
    anyone = await aPerson(deps);
  });
  afterAll(() => deps.database.close());
  type Person = Awaited<ReturnType<typeof aPerson>>;

  const sent = (file: string | Uint8Array, choices: object) => ({
    files: [
      {
        field: "applications",
        fileName: "a",
        mimeType: "",
        bytes: typeof file === "string" ? strToU8(file) : file,
      },
    ],
    fields: { choices: JSON.stringify(choices) },
  });
  const preview = ({ actor }: Person, file: string | Uint8Array, choices = {}) =>
    previewImport(deps, actor, sent(file, choices));
  const board = async ({ actor }: Person) =>
    (await listApplications(deps, actor, { archived: true })).applications;

  it.each<[string, string | Uint8Array, string]>([
    ["no bytes", "", "import_empty"],
    ["a mark and nothing", "\ufeff", "import_empty"],
    ["blank lines", "\r\n\n   \n\t\n", "import_empty"],
    ["headings alone", "Title,Company\n", "import_empty"],
    ["headings and empty rows", "Title,Company\n,\n , \n", "import_empty"],
    ["an empty workbook", aSheetFile([{ name: "A", rows: [] }]), "import_empty"],
    ["a workbook of headings", aSheetFile([{ name: "A", rows: [["Title", "Company"]] }]), "import_empty"],
    [
      "an export of nothing",
      JSON.stringify({
        format: "waymark-applications",
        version: 1,
        exportedAt: now.toISOString(),
        stages: [],
        removedStages: [],
        applications: [],
      }),
      "import_empty",
    ],
    ["an .xls", oleWith("Workbook"), "import_kind"],
    ["a locked workbook", oleWith("EncryptedPackage"), "file_password"],
    ["a row of a million cells", ",".repeat(1_000_000), "file_corrupt"],
    ["a picture", Buffer.from("89504e470d0a1a0a0000", "hex"), "import_kind"],
  ])("%s is reported in the preview and the import", async (_name, file, code) => {
    await expect(preview(anyone, file)).rejects.toMatchObject({ code });
    await expect(confirmImport(deps, anyone.actor, sent(file, {}))).rejects.toMatchObject({ code });
    expect(await board(anyone)).toEqual([]);
  });

  it("a workbook is previewed and imported like a CSV", async () => {
    const one = await aPerson(deps);
    const file = aSheetFile([
      {
        name: "2026",
        rows: [
          ["My job hunt"],
          ["Role", "Employer", "Status", "Applied", "Notes"],
          ["Cook", "Acme", "Interview", day(46_085), "Ask for Dana,\n“soon”; 4\t5"],
          ["Baker", "Crumb", "Applied", "<c><v>46086</v></c>", "=1+1"],
        ],
      },
      { name: "2025", rows: [["Role"], ["Waiter"]] },
    ]);
    const seen = await preview(one, file);
    expect(seen).toMatchObject({
      kind: "workbook",
      separator: null,
      sheet: "2026",
      dateOrderSure: true,
      counts: { rows: 2, taken: 2, refused: 0 },
    });
    expect(seen.rows.map(({ application }) => application)).toMatchObject([
      {
        appliedAt: "2026-03-04T12:00:00.000Z",
        job: { title: "Cook" },
        notes: "Ask for Dana,\n“soon”; 4\t5",
      },
      { appliedAt: "2026-03-05T12:00:00.000Z", notes: "=1+1" },
    ]);
    expect(await confirmImport(deps, one.actor, sent(file, {}))).toMatchObject({ taken: 2 });
    expect((await board(one)).map(({ job }) => job.title).toSorted()).toEqual(["Baker", "Cook"]);
    expect((await preview(one, file)).counts.taken).toBe(0);
  });

  it("an ambiguous order of day and month is reported, and can be chosen", async () => {
    const one = anyone;
    const open = "Role,Applied\nCook,03/04/2026\nBaker,05/06/2026\n";
    const days = async (file: string, choices = {}) => {
      const { dateOrder, dateOrderSure, rows } = await preview(one, file, choices);
      return [
        dateOrder,
        dateOrderSure,
        ...rows.map(({ application }) => application?.appliedAt?.slice(0, 10)),
      ];
    };
    expect(await days(open)).toEqual(["dmy", false, "2026-04-03", "2026-06-05"]);
    expect(await days(open, { dateOrder: "mdy" })).toEqual(["mdy", false, "2026-03-04", "2026-05-06"]);
    // A single unambiguous date decides the order for all.
    expect(await days(`${open}Chef,03/14/2026\n`)).toEqual([
      "mdy",
      true,
      "2026-03-04",
      "2026-05-06",
      "2026-03-14",
    ]);
    const american = { ...one, actor: { ...one.actor, locale: "en" as const, timeZone: "America/Chicago" } };
    expect((await preview(american, open)).dateOrder).toBe("mdy");
  });

  it("quoted line breaks stay within their cell with any separator", async () => {
    const one = anyone;
    for (const sign of [",", ";", "\t", "|"]) {
      const file = [
        ["Role", "Employer", "Notes"],
        ["Cook", `"Acme${sign} Inc."`, `"first\r\nsecond ""quoted""\nthird"`],
        ["Baker", "Crumb", ""],
      ];
      const { separator, rows } = await preview(one, file.map((cells) => cells.join(sign)).join("\r\n"));
      expect(separator).toBe(sign);
      expect(rows.map(({ application }) => application)).toMatchObject([
        {
          job: { title: "Cook", company: `Acme${sign} Inc.`.replace("\t", " ") },
          notes: 'first\nsecond "quoted"\nthird',
        },
        { job: { title: "Baker" } },
      ]);
    }
  });

  it("a character that would be cut in half is dropped, and the row stays", async () => {
    const one = await aPerson(deps);
    const cells = [299, 199, 59, 39, 49_999, 199].map((length) => `${"x".repeat(length)}👻y`);
    const file = `Title,Company,Source,Tags,Notes,Resume\n${cells.join()}\n`;
    expect((await preview(one, file)).counts).toMatchObject({ taken: 1, remarked: 1 });
    await confirmImport(deps, one.actor, sent(file, {}));
    const [card] = await board(one);
    expect(card?.job).toMatchObject({ title: "x".repeat(299), source: "x".repeat(59) });
    expect(card?.tags).toEqual(["x".repeat(39)]);
  });

  it("a manipulated file of our own export is imported as far as the database can store it", async () => {
    const one = await aPerson(deps);
    await createApplication(deps, one.actor, { job: { title: "Cook" } });
    const file = await writeOwnExport(deps, one.actor);
    const [made] = file.applications;
    const id = newId();
    const stage = { id, name: `${"n".repeat(39)}👻`, phase: "waiting", hidden: false };
    const applications = [{ ...made, createdAt: "0000-01-01T00:00:00.000Z", rank: -1.7e308 }];
    const other = await aPerson(deps);
    const written = JSON.stringify({ ...file, applications, stages: [...file.stages, stage] });
    expect(await confirmImport(deps, other.actor, sent(written, {}))).toMatchObject({ taken: 1 });
    expect(await board(other)).toMatchObject([
      { job: { title: "Cook" }, createdAt: "1990-01-01T00:00:00.000Z" },
    ]);
    const resume = { id, version: 2 ** 40, name: "CV" };
    const wrong = JSON.stringify({ ...file, applications: [{ ...made, resume }] });
    await expect(preview(other, wrong)).rejects.toMatchObject({ code: "import_kind" });
  });

  it("of ten thousand rows only as many are imported as the limit allows, and 30 MB are refused", async () => {
    const one = anyone;
    const rows = Array.from({ length: 10_000 }, (_, i) => `Cook ${i},Acme,2026-03-04`);
    const file = ["Role,Employer,Applied", ...rows].join("\n");
    const { counts, rowsLeft } = await preview(one, file);
    expect({ counts, rowsLeft }).toMatchObject({
      counts: { rows: 10_000, taken: 5_000, refused: 5_000 },
      rowsLeft: false,
    });
    expect(await confirmImport(deps, one.actor, sent(file, {}))).toMatchObject({
      taken: 5_000,
      refused: 5_000,
    });
    expect(await board(one)).toHaveLength(5_000);
    const told = await deps.db.execute(
      sql`SELECT (data ->> 'done')::int AS done FROM events WHERE kind = 'import-progress'
          AND user_id = ${one.actor.userId} AND data ->> 'of' = '5000' ORDER BY 1`,
    );
    const shares = rowsOf<{ done: number }>(told).map(({ done }) => done);
    expect(shares.length).toBeGreaterThan(0);
    expect(shares.every((done) => done % 500 === 0 && done <= 5_000)).toBe(true);

    const app = await createApp(deps);
    const edge = "----edge";
    const head = `--${edge}\r\ncontent-disposition: form-data; name="applications"; filename="a.csv"\r\n\r\n`;
    const answer = await app.inject({
      method: "POST",
      url: "/api/application-import/preview",
      headers: {
        ...one.headers,
        "sec-fetch-site": "same-origin",
        "content-type": `multipart/form-data; boundary=${edge}`,
      },
      payload: Buffer.concat([
        Buffer.from(head),
        Buffer.alloc(3 * importFileLimit, "Cook,Acme\n"),
        Buffer.from(`\r\n--${edge}--\r\n`),
      ]),
    });
    expect(answer.statusCode).toBe(413);
    expect(answer.json().code).toBe("file_too_large");
    await app.close();
  });
});
