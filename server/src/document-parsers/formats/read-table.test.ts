import { AppError } from "@waymark/contract/errors";
import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { aSheetFile, day, shared } from "../../testing/a-sheet.ts";
import { docxOf, oleWith } from "../crafted-files.ts";
import { readTable } from "./read-table.ts";
import { showsDay } from "./workbook-dates.ts";

const codeOf = async (bytes: Uint8Array): Promise<string> => {
  try {
    await readTable(bytes);
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
  return "read";
};
const one = (...rows: string[][]) => [{ name: "Jobs", rows }];

describe("the table of a workbook", () => {
  it("is its first sheet that is shown and has something on it, blank rows left out", async () => {
    const bytes = aSheetFile([
      { name: "Lists", isHidden: true, rows: [["Applied"]] },
      { name: "Cover", rows: [[" "]] },
      { name: "Jobs", rows: [["Title", "Company"], ["", ""], [], ['Cook "A"', "Acme,\nInc."]] },
      { name: "Old", rows: [["More"]] },
    ]);
    expect(await readTable(bytes)).toEqual({
      csv: '"Title","Company"\n"Cook ""A""","Acme,\nInc."',
      sheet: "Jobs",
      rowsLeft: false,
    });
    expect((await readTable(aSheetFile(one(["Title"], ["Cook"])))).sheet).toBeNull();
    expect((await readTable(aSheetFile(one([""])))).csv).toBe("");
  });

  it("has days as days, texts of formulas as they were saved, and no errors", async () => {
    const cells = [
      day(46_085.73),
      "<c><v>46085</v></c>",
      shared(1),
      '<c t="b"><v>1</v></c>',
      '<c t="e"><v>#N/A</v></c>',
      '<c t="str"><f>HYPERLINK("http://evil.example")</f><v>Cook</v></c>',
      day(-4),
    ];
    const { csv } = await readTable(aSheetFile(one(cells), { shared: ["no", "A & B"] }));
    expect(csv).toBe('"2026-03-04","46085","A & B","TRUE","","Cook","-4"');
    const mac = aSheetFile(one([day(44_623)]), { startsIn1904: true });
    expect((await readTable(mac)).csv).toBe('"2026-03-04"');
  });

  it.each([
    ["d-mmm-yy", true],
    ['yyyy"-"mm"-"dd', true],
    ["[$-409]mmmm d, yyyy;@", true],
    ["TT.MM.JJJJ", false],
    ["General", false],
    ["#,##0.00", false],
    ['0 "days"', false],
    ["[Red]0", false],
    ["h:mm", false],
    ["0\\d", false],
  ])("knows that the format %s shows a day: %s", (code, shows) => {
    expect(showsDay(code)).toBe(shows);
  });

  it("an empty cell that does not say where it stands keeps its place", async () => {
    const { csv } = await readTable(aSheetFile(one(["Title", "Company", "Notes"], ["Cook", "<c/>", "n"])));
    expect(csv.split("\n")[1]).toBe('"Cook","","n"');
  });

  it("reads a part once, however many sheets it is said to be", async () => {
    const file = zipSync({
      "xl/workbook.xml": strToU8(`<workbook>${'<sheet name="A" r:id="r1"/>'.repeat(20_000)}</workbook>`),
      "xl/_rels/workbook.xml.rels": strToU8('<r><Relationship Id="r1" Target="worksheets/sheet1.xml"/></r>'),
      "xl/worksheets/sheet1.xml": strToU8(`<worksheet>${"<row></row>".repeat(5_000)}</worksheet>`),
    });
    const before = process.cpuUsage();
    expect((await readTable(file)).csv).toBe("");
    expect(process.cpuUsage(before).user / 1e6).toBeLessThan(3);
  });

  it("a format of brackets that nobody closes is no long work", () => {
    const before = process.cpuUsage();
    expect(showsDay("[".repeat(300_000))).toBe(false);
    expect(process.cpuUsage(before).user / 1e6).toBeLessThan(1);
  });

  it("leaves the rows beyond the limit", async () => {
    const rows = Array.from({ length: 50_010 }, (_, i) => [`<c><v>${i}</v></c>`]);
    const { csv, rowsLeft } = await readTable(aSheetFile(one(...rows)));
    expect(rowsLeft).toBe(true);
    expect(csv.split("\n")).toHaveLength(50_005);
  });

  const zeros = new Uint8Array(5 * 1024 * 1024);
  const long = "x".repeat(32_000);
  it.each<[string, () => Uint8Array, string]>([
    ["an .xls", () => oleWith("Workbook"), "file_kind"],
    ["a workbook with a password", () => oleWith("EncryptedPackage"), "file_password"],
    ["a Word document", () => docxOf("<w:p/>"), "file_kind"],
    ["an .ods", () => zipSync({ "content.xml": strToU8("<office:spreadsheet/>") }), "file_kind"],
    ["a text", () => strToU8("Title,Company"), "file_kind"],
    ["one cut off", () => aSheetFile(one(["Title"])).subarray(0, 300), "file_corrupt"],
    ["a part that swells", () => zipSync({ "xl/worksheets/sheet1.xml": zeros }, { level: 9 }), "file_bomb"],
    [
      "one long text in many cells",
      () => aSheetFile(one(...Array.from({ length: 2_000 }, () => [shared(0)])), { shared: [long] }),
      "file_bomb",
    ],
    [
      "a text of texts of texts",
      () =>
        zipSync({
          "xl/worksheets/sheet1.xml": strToU8(
            `<!DOCTYPE l [<!ENTITY a "${"b".repeat(1_000)}">]><worksheet><row><c t="str"><v>&a;&a;</v></c></row></worksheet>`,
          ),
        }),
      "read",
    ],
  ])("of %s is refused or read", async (_name, make, code) => {
    expect(await codeOf(make())).toBe(code);
  });
});
