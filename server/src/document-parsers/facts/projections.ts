import { AppError } from "@waymark/contract/errors";
import type { Facts } from "./shape.ts";
import { type Columns, figureOf, type Rows, table } from "./table.ts";

type Projections = Extract<Facts, { kind: "projections" }>;
type Draft = Projections["rows"][number];

const code = /national employment matrix code$/i;
const type = /^occupation type$/i;
const outlook = {
  code,
  type,
  employed: /^employment, \d{4}$/i,
  growth: /^employment change, percent/i,
  openings: /^occupational openings/i,
  education: /^typical education needed/i,
  experience: /^work experience in a related/i,
};
const separations = { code, type, transfer: /^occupational transfer rate/i };

const educationOf: Readonly<Record<string, string>> = {
  "no formal educational credential": "none",
  "high school diploma or equivalent": "school",
  "some college, no degree": "school",
  "postsecondary nondegree award": "vocational",
  "associate's degree": "associate",
  "bachelor's degree": "bachelor",
  "master's degree": "master",
  "doctoral or professional degree": "doctorate",
};
const experienceOf: Readonly<Record<string, string>> = {
  none: "none",
  "less than 5 years": "under5",
  "5 years or more": "from5",
};

const plain = (text: string) => text.toLowerCase().replaceAll("’", "'");
const isLine = (row: { code: string; type: string }) =>
  /^\d\d-\d{4}$/.test(row.code) && /^line item$/i.test(row.type);

/** Reads the workbook of the Employment Projections: tables 1.2 and 1.10, each in its own sheet. */
export function readProjections(sheets: readonly Rows[]): Projections {
  const drafts = new Map<string, Draft>();
  for (const row of oneOf(sheets, "1.2", outlook))
    if (isLine(row))
      drafts.set(row.code, {
        code: row.code,
        employed: figureOf(row.employed),
        growth: figureOf(row.growth),
        openings: figureOf(row.openings),
        education: educationOf[plain(row.education)] ?? null,
        experience: experienceOf[plain(row.experience)] ?? null,
        transfer: null,
      });
  for (const row of oneOf(sheets, "1.10", separations)) {
    const draft = drafts.get(row.code);
    if (draft !== undefined && isLine(row)) draft.transfer = figureOf(row.transfer);
  }
  return { kind: "projections", version: spanOf(sheets), rows: [...drafts.values()] };
}

function oneOf<C extends string>(sheets: readonly Rows[], name: string, columns: Columns<C>) {
  let nearest: AppError | null = null;
  for (const sheet of sheets)
    try {
      const rows = [...table(sheet, name, columns)];
      if (rows.length > 0) return rows;
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== "facts_columns") throw error;
      const missing = (one: AppError) => String(one.details?.columns ?? "").split(",").length;
      if (nearest === null || missing(error) < missing(nearest)) nearest = error;
    }
  throw nearest ?? new AppError("facts_tables", { tables: name });
}

/** The ten years, from "Employment change, percent, 2024–34". */
function spanOf(sheets: readonly Rows[]): string {
  for (const sheet of sheets) {
    let seen = 0;
    for (const row of sheet) {
      const [, span] = /percent, (\d{4}[-–]\d{2,4})/i.exec(row.join(" ")) ?? [];
      if (span !== undefined) return span;
      if (++seen > 10) break;
    }
  }
  return "";
}
