import { strToU8, zipSync } from "fflate";

type Cells = readonly (readonly (string | number)[])[];

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

const column = (at: number): string =>
  at < 26 ? String.fromCharCode(65 + at) : column(Math.floor(at / 26) - 1) + column(at % 26);

/** A hand-written workbook with shared texts and plain numbers. */
export function aWorkbook(...sheets: readonly Cells[]): Uint8Array {
  const strings: string[] = [];
  const parts: Record<string, Uint8Array> = {
    "[Content_Types].xml": strToU8("<Types/>"),
    "xl/workbook.xml": strToU8("<workbook/>"),
  };
  for (const [at, rows] of sheets.entries()) {
    const cells = (row: Cells[number], y: number) =>
      row.map((value, x) => {
        const reference = `${column(x)}${y + 1}`;
        if (typeof value === "number") return `<c r="${reference}"><v>${value}</v></c>`;
        return value === "" ? "" : `<c r="${reference}" t="s"><v>${strings.push(value) - 1}</v></c>`;
      });
    const body = rows.map((row, y) => `<row r="${y + 1}">${cells(row, y).join("")}</row>`).join("");
    parts[`xl/worksheets/sheet${at + 1}.xml`] = strToU8(
      `<?xml version="1.0"?><worksheet><sheetData>${body}</sheetData></worksheet>`,
    );
  }
  const items = strings.map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`).join("");
  parts["xl/sharedStrings.xml"] = strToU8(`<sst>${items}</sst>`);
  return zipSync(parts);
}

const rated = ["O*NET-SOC Code", "Element ID", "Element Name", "Scale ID", "Data Value"];

/** A small O*NET: two nurses and a cook. */
export const onetTables: Readonly<Record<string, Cells>> = {
  "Occupation Data": [
    ["O*NET-SOC Code", "Title", "Description"],
    [
      "29-1141.00",
      "Registered Nurses",
      "Assess patient health problems and needs, develop nursing care plans.",
    ],
    [
      "29-1151.00",
      "Nurse Anesthetists",
      "Administer anesthesia and monitor patient vital signs, a nursing care task.",
    ],
    ["35-2014.00", "Cooks, Restaurant", "Prepare and season meat and vegetables in restaurants."],
  ],
  "Alternate Titles": [
    ["O*NET-SOC Code", "Alternate Title", "Short Title", "Source(s)"],
    ["29-1141.00", "Floatpool Wardster", "", "08"],
    ["35-2014.00", "Line Grillmaster", "", "08"],
  ],
  "Related Occupations": [
    ["O*NET-SOC Code", "Title", "Related O*NET-SOC Code", "Related Title", "Relatedness Tier", "Index"],
    ["29-1141.00", "Registered Nurses", "29-1151.00", "Nurse Anesthetists", "Primary-Short", 1],
  ],
  "Job Zones": [
    ["O*NET-SOC Code", "Title", "Job Zone", "Date"],
    ["29-1141.00", "Registered Nurses", 4, "08/2025"],
    ["35-2014.00", "Cooks, Restaurant", 2, "08/2025"],
  ],
  Skills: [
    rated,
    ["29-1141.00", "2.A.1.a", "Reading Comprehension", "IM", 4.1],
    ["29-1141.00", "2.A.1.a", "Reading Comprehension", "LV", 4.4],
    ["29-1151.00", "2.A.1.a", "Reading Comprehension", "LV", 4.2],
    ["35-2014.00", "2.A.1.a", "Reading Comprehension", "LV", 1.9],
  ],
  Knowledge: [rated, ["29-1141.00", "2.C.5.a", "Medicine and Dentistry", "LV", 5.2]],
  "Task Statements": [
    ["O*NET-SOC Code", "Title", "Task ID", "Task"],
    ["29-1141.00", "Registered Nurses", 1, "Monitor patient vital signs and record them."],
    ["35-2014.00", "Cooks, Restaurant", 2, "Season and cook food."],
  ],
  "Technology Skills": [
    ["O*NET-SOC Code", "Example", "Commodity Title", "Hot Technology", "In Demand"],
    ["29-1141.00", "Wardmaker", "Medical software", "Y", "N"],
    ["29-1141.00", "Paperclip", "Office", "N", "N"],
  ],
  "Education, Training, and Experience": [
    ["O*NET-SOC Code", "Element ID", "Scale ID", "Category", "Data Value"],
    ["29-1141.00", "3.A.1", "RW", 7, 60],
    ["29-1141.00", "3.A.1", "RW", 1, 40],
  ],
};

/** The tables as `db_NN_text.zip`, or as the Excel edition. */
export function anOnet(
  tables = onetTables,
  edition: "text" | "excel" = "text",
  version = "30_1",
): Uint8Array {
  const parts = Object.entries(tables).map(([name, rows]) => {
    const path = `db_${version}_${edition}/${name}.${edition === "text" ? "txt" : "xlsx"}`;
    const text = `${rows.map((row) => row.join("\t")).join("\r\n")}\r\n`;
    return [path, edition === "text" ? strToU8(text) : aWorkbook(rows)] as const;
  });
  return zipSync(Object.fromEntries(parts));
}

export const oewsHeader = [
  ...["AREA", "AREA_TITLE", "OCC_CODE", "OCC_TITLE", "O_GROUP", "TOT_EMP"],
  ...["H_PCT10", "H_PCT25", "H_MEDIAN", "H_PCT75", "H_PCT90"],
  ...["A_PCT10", "A_PCT25", "A_MEDIAN", "A_PCT75", "A_PCT90"],
];

/** The national table with a nurse, a chief executive above the published wages and an actor paid by the hour. */
export const anOews = (median = 101_000, area = "99"): Uint8Array =>
  aWorkbook([
    oewsHeader,
    [
      area,
      "U.S.",
      "00-0000",
      "All",
      "total",
      154187380,
      14,
      17,
      23,
      37,
      60,
      29990,
      36730,
      49500,
      78810,
      125720,
    ],
    [
      area,
      "U.S.",
      "29-1141",
      "Registered Nurses",
      "detailed",
      3300000,
      1,
      1,
      1,
      1,
      1,
      71000,
      81000,
      median,
      121000,
      141000,
    ],
    [
      area,
      "U.S.",
      "11-1011",
      "Chief Executives",
      "detailed",
      309400,
      35,
      60,
      99,
      "#",
      "#",
      73710,
      126080,
      206420,
      "#",
      "#",
    ],
    [area, "U.S.", "27-2011", "Actors", "detailed", "**", 17.5, 20, 23.3, 40, 60, "*", "*", "*", "*", "*"],
  ]);

const span = "2024–34";

/** Tables 1.2 and 1.10 after a contents page, like the Bureau's file. */
export const aProjection = (): Uint8Array =>
  aWorkbook(
    [["Employment Projections"], ["Table 1.2"]],
    [
      ["Table 1.2 Occupational projections, 2024–34, and worker characteristics, 2024"],
      [
        ...[
          "2024 National Employment Matrix title",
          "2024 National Employment Matrix code",
          "Occupation type",
        ],
        ...[
          "Employment, 2024",
          `Employment change, percent, ${span}`,
          `Occupational openings, ${span} annual average`,
        ],
        ...["Typical education needed for entry[2]", "Work experience in a related occupation"],
      ],
      ["Health", "29-0000", "Summary", 9000, 8, 500, "—", "—"],
      ["Registered nurses", "29-1141", "Line item", 3391, 44.4, 189.1, "Bachelor's degree", "None"],
    ],
    [
      [
        ...[
          "2024 National Employment Matrix title",
          "2024 National Employment Matrix code",
          "Occupation type",
        ],
        `Occupational transfer rate, ${span} annual average`,
      ],
      ["Registered nurses", "29-1141", "Line item", 2.2],
    ],
  );

const concept = "http://data.europa.eu/esco/occupation/";

/** Occupations of ESCO in one language. */
export const anEsco = (language = "de", title = "Stationsperle"): Uint8Array =>
  zipSync({
    [`ESCO dataset - v1.2.0 - classification - ${language} - csv/occupations_${language}.csv`]: strToU8(
      [
        "conceptType,conceptUri,iscoGroup,preferredLabel,altLabels",
        `Occupation,${concept}0001-nurse,2221,"Krankenpfleger/Krankenpflegerin","registered nurse\n${title}"`,
        `Occupation,${concept}0002-cook,5120,"Koch/Köchin","Grillperle"`,
      ].join("\n"),
    ),
  });

export const someWages = (median = 47_000): Uint8Array =>
  strToU8(`code,p10,p25,median,p75,p90,currency,year\n2221,35000,40000,${median},52000,60000,EUR,2024\n`);
