import { AppError } from "@waymark/contract/errors";
import { fileKind } from "../file-kind.ts";
import { readWorkbook } from "../formats/workbook.ts";
import { readEsco } from "./esco.ts";
import { openFolder } from "./folder.ts";
import { factLimits } from "./limits.ts";
import { readOnet } from "./onet.ts";
import { readProjections } from "./projections.ts";
import type { FactKind, Facts } from "./shape.ts";
import { csvRows, type Rows } from "./table.ts";
import { readOews, readWages } from "./wages.ts";

/** The file's name, and the wanted language. */
export interface FactsRequest {
  readonly fileName: string;
  readonly language: string;
}

/** Runs in a child process only. @throws AppError `facts_…` with the missing part, or a `file_…` code. */
export async function readFacts(
  kind: FactKind,
  bytes: Uint8Array,
  { fileName, language }: FactsRequest,
): Promise<Facts> {
  if (bytes.byteLength > factLimits.bytes) throw new AppError("facts_too_large", { megabytes: 100 });
  const facts = await read(kind, bytes, fileName, language);
  if (facts.rows.length === 0) throw new AppError("facts_empty");
  return facts;
}

async function read(kind: FactKind, bytes: Uint8Array, fileName: string, language: string): Promise<Facts> {
  switch (kind) {
    case "onet":
      return readOnet(await openFolder(bytes), fileName);
    case "esco":
      return readEsco(await openFolder(bytes), fileName, language);
    case "oews":
      return readOews(await sheetsOf(bytes, "national_MYYYY_dl.xlsx"), fileName);
    case "projections":
      return readProjections(await sheetsOf(bytes, "occupation.xlsx"));
    case "wages":
      return readWages(csvOf(bytes));
  }
}

async function sheetsOf(bytes: Uint8Array, expected: string): Promise<Rows[]> {
  if (fileKind(bytes).kind !== "zip") throw new AppError("facts_kind", { expected });
  try {
    return (await readWorkbook(bytes, factLimits)).map(({ rows }) => rows);
  } catch (error) {
    if (error instanceof AppError && error.code === "file_kind")
      throw new AppError("facts_kind", { expected });
    throw error;
  }
}

function csvOf(bytes: Uint8Array): Rows {
  const { kind } = fileKind(bytes);
  if (kind !== "txt" && kind !== "md") throw new AppError("facts_kind", { expected: "CSV" });
  return csvRows(bytes);
}
