import { describe, expect, it } from "vitest";
import { readBulkText, readCells } from "./read-list.ts";

const search = { forName: "", place: "", withinKm: null, minPay: null };

describe("a pasted list of searches", () => {
  it.each([
    [
      "titles alone",
      "Welder\nNurse\n",
      [
        { ...search, title: "Welder" },
        { ...search, title: "Nurse" },
      ],
    ],
    ["title and place", "Welder\tHamburg", [{ ...search, title: "Welder", place: "Hamburg" }]],
    [
      "all columns in the usual order",
      "Ada;Welder;Hamburg;25;42.000",
      [{ forName: "Ada", title: "Welder", place: "Hamburg", withinKm: 25, minPay: 42_000 }],
    ],
    [
      "an English header in another order",
      'Job title,For,Pay\nNurse,Bo,"$52,000"',
      [{ ...search, forName: "Bo", title: "Nurse", minPay: 52_000 }],
    ],
    [
      "a German one with semicolons",
      "Für wen;Stelle;Ort;Umkreis (km)\r\nCem;Pfleger;Köln;30 km",
      [{ ...search, forName: "Cem", title: "Pfleger", place: "Köln", withinKm: 30 }],
    ],
    ["a French one", "Poste;Ville\nInfirmière;Lyon", [{ ...search, title: "Infirmière", place: "Lyon" }]],
    ["a Spanish one", "Puesto;Ciudad\nSoldador;Vigo", [{ ...search, title: "Soldador", place: "Vigo" }]],
    [
      "quoted cells",
      '"Welder, yard","Bremen\nHafen"',
      [{ ...search, title: "Welder, yard", place: "Bremen Hafen" }],
    ],
    ["formulas as words", "=1+1\tHamburg", [{ ...search, title: "=1+1", place: "Hamburg" }]],
    [
      "a radius beyond the largest",
      "A;Welder;Kiel;9999;",
      [{ ...search, forName: "A", title: "Welder", place: "Kiel", withinKm: 200 }],
    ],
  ])("%s", (_name, text, searches) => {
    expect(readBulkText(text)).toMatchObject({ searches, problems: [], isTooLong: false });
  });

  it("says which lines are no searches", () => {
    const { searches, problems } = readBulkText(
      `for;title;place;km\nAda;;Kiel;\nBo;Nurse;Kiel;far\n;${"x".repeat(201)};;\n;Welder;;`,
    );
    expect(problems).toEqual([
      { line: 2, problem: "no-title" },
      { line: 3, problem: "no-number" },
      { line: 4, problem: "too-long" },
    ]);
    expect(searches).toHaveLength(1);
  });

  it("reads the first fifty of ten thousand lines, and says so", () => {
    const reading = readBulkText(Array.from({ length: 10_000 }, (_, i) => `Welder ${i}`).join("\n"));
    expect([reading.searches.length, reading.lines, reading.isTooLong]).toEqual([50, 10_000, true]);
  });

  it("splits by the separator of the first line", () => {
    expect(readCells('a;"b ""c"""\r\n\r\n;;\nd')).toEqual([["a", 'b "c"'], ["d"]]);
    expect(readCells("a|b, c\nd|e")).toEqual([
      ["a", "b, c"],
      ["d", "e"],
    ]);
  });
});
