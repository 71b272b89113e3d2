import type { ImportField } from "@waymark/contract/applications-transfer";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { defaultStages } from "../stages.ts";
import { DuplicateFinder } from "./duplicates.ts";
import { fieldsOfHeadings, headingRow, trackerOf } from "./headings.ts";
import { planRow, type RowReading } from "./plan-row.ts";
import { guessDateOrder, readDate } from "./read-date.ts";
import { readStage } from "./read-stage.ts";

describe("headings", () => {
  it.each<[string, (ImportField | null)[]]>([
    [
      "Job Title,Company,Location,Date Applied,Status",
      ["title", "company", "location", "appliedAt", "stage"],
    ],
    ["Stelle,Firma,Ort,Beworben am,Stand", ["title", "company", "location", "appliedAt", "stage"]],
    ["Titel,Firma,Beworben", ["title", "company", "appliedAt"]],
    [
      "Intitulé du poste,Entreprise,Lieu,Candidature envoyée le,Étape",
      ["title", "company", "location", "appliedAt", "stage"],
    ],
    [
      "Puesto,Empresa,Ubicación,Fecha de candidatura,Estado",
      ["title", "company", "location", "appliedAt", "stage"],
    ],
    ["JOB_POSITION,Company,Max. Salary,Excitement", ["title", "company", "salary", null]],
    ["Status,Result,Foo", ["stage", null, null]],
  ])("%s", (heading, fields) => {
    expect(fieldsOfHeadings(heading.split(","))).toEqual(fields);
  });

  it("are found below a title row, and identify the tracker", () => {
    expect(headingRow([["My job hunt"], [], ["Company", "Role"], ["Acme", "Cook"]])).toBe(2);
    expect(
      headingRow([
        ["a", "b"],
        ["c", "d"],
      ]),
    ).toBe(0);
    expect(trackerOf(["Job Position", "Company", "Date Saved"])).toBe("teal");
    expect(trackerOf(["Title", "Company", "List"])).toBe("huntr");
    expect(trackerOf(["Stelle", "Firma"])).toBe("other");
  });
});

describe("dates", () => {
  it.each([
    ["2026-03-05", "mdy", "2026-03-05T12:00"],
    ["2026-03-05T08:30:00Z", "mdy", "2026-03-05T08:30"],
    ["2026-03-05 08:30:00", "mdy", "2026-03-05T08:30"],
    ["2026/3/5", "dmy", "2026-03-05T12:00"],
    ["03/05/2026", "mdy", "2026-03-05T12:00"],
    ["03/05/2026", "dmy", "2026-05-03T12:00"],
    ["25/03/2026", "mdy", "2026-03-25T12:00"],
    ["05.03.2026", "dmy", "2026-03-05T12:00"],
    ["5.3.26", "dmy", "2026-03-05T12:00"],
    ["3/5/2026 10:22 PM", "mdy", "2026-03-05T12:00"],
    ["Mar 5, 2026", "dmy", "2026-03-05T12:00"],
    ["5. März 2026", "mdy", "2026-03-05T12:00"],
    ["5 mars 2026", "mdy", "2026-03-05T12:00"],
    ["5 de marzo de 2026", "mdy", "2026-03-05T12:00"],
    ["05-Mar-26", "mdy", "2026-03-05T12:00"],
    ["Thursday, March 5, 2026", "mdy", "2026-03-05T12:00"],
    ["46086", "mdy", "2026-03-05T12:00"],
    ["46086.75", "mdy", "2026-03-05T12:00"],
    ["1772699400000", "mdy", "2026-03-05T08:30"],
  ] as const)("%s as %s", (cell, order, expected) => {
    expect(readDate(cell, order)?.toISOString().slice(0, 16)).toBe(expected);
  });

  it.each(["", "soon", "31.02.2026", "2026-13-45", "12", "99999999", "March", "0000-00-00", "TBD 5"])(
    "%j is none",
    (cell) => {
      expect(readDate(cell, "dmy")).toBeNull();
    },
  );

  it.each([
    [["03/04/2026", "25/03/2026"], "dmy", true],
    [["03/04/2026", "03/25/2026"], "mdy", true],
    [["3.4.2026"], "dmy", true],
    [["2026-03-04"], "mdy", true],
    [["03/04/2026"], "mdy", false],
  ] as const)("of %j the order is %s", (cells, order, sure) => {
    expect(guessDateOrder(cells, "mdy")).toEqual({ order, sure });
  });

  it("never fails on any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.constantFrom("dmy", "mdy", "ymd"), (cell, order) => {
        const at = readDate(cell, order);
        expect(at === null || !Number.isNaN(at.getTime())).toBe(true);
      }),
    );
  });
});

describe("stages", () => {
  it.each([
    ["Wishlist", "preparing"],
    ["No Response 👻", "no-answer"],
    ["I Withdrew", "withdrawn"],
    ["Zurückgezogen", "withdrawn"],
    ["Absage", "rejected"],
    ["Entretien téléphonique", "phone-screen"],
    ["En proceso", "under-review"],
    ["interview-scheduled", "interview-scheduled"],
    ["Kaffee", null],
    ["", null],
  ])("%s is %s", (text, stage) => {
    expect(readStage(text, defaultStages)).toBe(stage);
  });
});

describe("rows", () => {
  const columns: ImportField[] = ["title", "company", "url", "stage", "appliedAt", "notes", "tags"];
  const reading: RowReading = {
    columns,
    dateOrder: "dmy",
    stages: defaultStages,
    chosenStages: { kaffee: "phone-screen" },
    now: new Date("2026-11-22T12:00:00Z"),
  };
  const plan = (...row: string[]) => planRow(row, reading);

  it("become applications", () => {
    expect(plan("Cook", "Acme", "acme.example/1", "Absage", "05.03.2026", "'=1+1", "a; b,A")).toMatchObject({
      application: {
        job: { title: "Cook", company: "Acme", url: "https://acme.example/1" },
        stage: "rejected",
        appliedAt: "2026-03-05T12:00:00.000Z",
        notes: "=1+1",
        tags: ["A", "b"],
      },
      remarks: [],
    });
  });

  it.each([
    [["", "Acme"], ["title_from_company"]],
    [["Cook", "", "javascript:alert(1)"], ["address_unread"]],
    [["Cook", "", "", "Wer weiß"], ["stage_unknown"]],
    [["Cook", "", "", "", "soon"], ["date_unread"]],
    [["Cook", "", "", "", "05.03.2027"], ["date_ahead"]],
    [["x".repeat(301)], ["cut"]],
    [["Cook", "", "", "", "", "", "", "more"], ["fields_left"]],
  ])("%j is remarked on: %j", (row, codes) => {
    expect(plan(...row)?.remarks.map(({ code }) => code)).toEqual(codes);
  });

  it("get the right stage", () => {
    expect(plan("Cook", "", "", "Kaffee")?.application.stage).toBe("phone-screen");
    expect(plan("Cook", "", "", "Wishlist", "05.03.2026")?.application.stage).toBe("applied");
    expect(plan("Cook", "", "", "Wishlist")?.application.stage).toBe("preparing");
    expect(plan("", " ", "https://acme.example")).toBeNull();
  });

  it("are recognised as duplicates", () => {
    const duplicates = new DuplicateFinder();
    const one = { title: "Cook", company: "Acme", url: "", appliedAt: "2026-03-05T12:00:00.000Z" };
    duplicates.add(one);
    expect(duplicates.has({ ...one, title: "COOK " })).toBe(true);
    expect(duplicates.has({ ...one, appliedAt: null })).toBe(true);
    expect(duplicates.has({ ...one, appliedAt: "2026-04-05T12:00:00.000Z" })).toBe(false);
    expect(duplicates.has({ ...one, company: "Other" })).toBe(false);
    duplicates.add({ ...one, url: "https://www.acme.example/1/" });
    expect(
      duplicates.has({ title: "Chef", company: "", url: "http://acme.example/1#x", appliedAt: null }),
    ).toBe(true);
  });
});
