import { AppError } from "@waymark/contract/errors";
import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import {
  anEsco,
  anOews,
  anOnet,
  aProjection,
  aWorkbook,
  oewsHeader,
  onetTables,
  someWages,
} from "../../testing/fact-files.ts";
import { readFacts } from "./read-facts.ts";
import type { FactKind } from "./shape.ts";

const read = (kind: FactKind, bytes: Uint8Array, fileName = "", language = "") =>
  readFacts(kind, bytes, { fileName, language });

/** The reason why a file is refused. */
async function refusal(
  kind: FactKind,
  bytes: Uint8Array,
  language = "",
): Promise<{ code: string; details: unknown }> {
  try {
    await read(kind, bytes, "", language);
  } catch (error) {
    if (error instanceof AppError) return { code: error.code, details: error.details };
    throw error;
  }
  throw new Error("The file was taken.");
}

describe("files of occupational facts", () => {
  it.each(["text", "excel"] as const)("O*NET in its %s edition", async (edition) => {
    const facts = await read("onet", anOnet(onetTables, edition));
    expect(facts).toMatchObject({ kind: "onet", version: "30.1" });
    expect(facts.rows).toHaveLength(3);
    expect(facts.rows[0]).toMatchObject({
      code: "29-1141.00",
      title: "Registered Nurses",
      zone: 4,
      titles: ["Floatpool Wardster"],
      tasks: ["Monitor patient vital signs and record them."],
      skills: { "2.A.1.a": 4.4 },
      technologies: ["Wardmaker"],
      months: 36,
      related: ["29-1151.00"],
    });
  });

  it("wages of the United States: too high to be published, hidden, and paid by the hour", async () => {
    const facts = await read("oews", anOews(), "national_M2024_dl.xlsx");
    expect(facts.version).toBe("May 2024");
    expect(facts.rows).toMatchObject([
      { code: "29-1141", employed: 3_300_000, p10: 71_000, p50: 101_000, p90: 141_000 },
      { code: "11-1011", p50: 206_420, p75: 239_200, p90: 239_200 },
      { code: "27-2011", employed: null, p10: 36_400, p50: 48_464 },
    ]);
  });

  it("projections out of two sheets", async () => {
    const facts = await read("projections", aProjection());
    expect(facts).toEqual({
      kind: "projections",
      version: "2024–34",
      rows: [
        {
          code: "29-1141",
          employed: 3391,
          growth: 44.4,
          openings: 189.1,
          education: "bachelor",
          experience: "none",
          transfer: 2.2,
        },
      ],
    });
  });

  it("ESCO in the language that is asked for", async () => {
    const facts = await read("esco", anEsco(), "", "de");
    expect(facts).toMatchObject({ version: "1.2.0" });
    expect(facts.rows[0]).toMatchObject({ isco: "2221", titles: ["registered nurse", "Stationsperle"] });
    expect(await refusal("esco", anEsco(), "fr")).toEqual({
      code: "facts_tables",
      details: { tables: "occupations_fr.csv (occupations_de.csv)" },
    });
  });

  it("wages by ISCO, with semicolons and only the middle too", async () => {
    expect(await read("wages", someWages())).toMatchObject({
      version: "2024",
      rows: [{ code: "2221", p50: 47_000 }],
    });
    const bare = strToU8("isco-08;median;currency;year\n22;41000;eur;2023\n");
    expect((await read("wages", bare)).rows).toEqual([
      { code: "22", currency: "EUR", year: 2023, p10: null, p25: null, p50: 41_000, p75: null, p90: null },
    ]);
  });
});

describe("refused files of facts", () => {
  const { Skills: _, ...withoutSkills } = onetTables;
  it.each([
    ["a table is missing", "onet", anOnet(withoutSkills), "facts_tables", { tables: "skills" }],
    [
      "columns are missing",
      "onet",
      anOnet({ ...onetTables, "Job Zones": [["O*NET-SOC Code", "Zone"]] }),
      "facts_columns",
      { table: "job zones", columns: "zone" },
    ],
    ["an ESCO archive for O*NET", "onet", anEsco(), "facts_tables", expect.anything()],
    ["a text for an archive", "onet", strToU8("hello"), "facts_kind", { expected: "ZIP" }],
    ["a ZIP that is no workbook", "oews", anEsco(), "facts_kind", { expected: "national_MYYYY_dl.xlsx" }],
    [
      "a workbook of something else",
      "oews",
      aWorkbook([["Name", "Age"]]),
      "facts_columns",
      { table: "OEWS", columns: expect.stringContaining("area") },
    ],
    ["wages of a town", "oews", anOews(1, "10180"), "facts_area", undefined],
    ["only a header", "oews", aWorkbook([oewsHeader]), "facts_empty", undefined],
    ["projections without 1.10", "projections", aWorkbook([["x"]]), "facts_columns", expect.anything()],
    ["a page for a CSV", "wages", strToU8("<html><body>no</body></html>"), "facts_kind", { expected: "CSV" }],
    [
      "wages that fall",
      "wages",
      strToU8("code,p10,median,currency,year\n2221,90,50,EUR,2024"),
      "facts_row",
      { row: "2221", column: "p10–p90" },
    ],
    [
      "a code that steers the terminal",
      "wages",
      strToU8("code,median,currency,year\n\u001b[2Jx,50,EUR,2024"),
      "facts_row",
      { row: "2Jx", column: "code" },
    ],
  ] as const)("%s", async (_what, kind, bytes, code, details) => {
    expect(await refusal(kind, bytes)).toEqual({ code, details });
  });

  it("an archive that is cut", async () => {
    const whole = anOnet();
    for (const share of [0.3, 0.7, 0.99])
      expect((await refusal("onet", whole.slice(0, Math.floor(whole.length * share)))).code).toBe(
        "file_corrupt",
      );
  });

  it("an archive that swells, and paths out of it", async () => {
    const bomb = zipSync({ "db_30_1_text/Skills.txt": new Uint8Array(20_000_000) });
    expect((await refusal("onet", bomb)).code).toBe("file_bomb");
    expect((await refusal("onet", zipSync({ "../../Skills.txt": strToU8("x") }))).code).toBe("file_bomb");
  });

  it("entities expand to nothing, and formulas are not computed", async () => {
    const sheet = `<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;"><!ENTITY f SYSTEM "file:///etc/passwd">]>
      <worksheet><sheetData><row><c r="A1" t="inlineStr"><is><t>AREA</t></is></c>
      <c r="B1" t="inlineStr"><is><t>&b;&f;</t></is></c><c r="C1"><f>1+1</f></c></row></sheetData></worksheet>`;
    const { details } = await refusal("oews", zipSync({ "xl/worksheets/sheet1.xml": strToU8(sheet) }));
    expect(JSON.stringify(details)).not.toMatch(/aaaa|root/);
    expect(details).toMatchObject({ columns: expect.not.stringContaining("area") });
  });
});
