import { AppError } from "@waymark/contract/errors";
import {
  type ExportFile,
  type ExportRow,
  exportFileOf,
  type LinkedinExport,
  readExport,
} from "@waymark/domain/resumes/linkedin/read-export";
import type { ResumeReading } from "@waymark/domain/resumes/read/read-resume";
import { parse } from "csv-parse/sync";
import { fileKind } from "./file-kind.ts";
import { openZip } from "./formats/read-zip.ts";
import { limits } from "./limits.ts";

const mostRows = 2_000;
const longestRow = 200_000;

/**
 * Reads LinkedIn's data export. Runs in a child process only; messages, contacts and other parts of the export are not
 * even unpacked.
 * @throws AppError `linkedin_export` when it is none, or with a `file_…` code.
 */
export async function readLinkedin(bytes: Uint8Array): Promise<ResumeReading> {
  if (bytes.byteLength > limits.bytes) throw new AppError("file_too_large", { maxBytes: limits.bytes });
  if (fileKind(bytes).kind !== "zip") throw new AppError("linkedin_export");
  const zip = await openZip(bytes, (name) => exportFileOf(name) !== null);
  const found: Partial<Record<ExportFile, ExportRow[]>> = {};
  for (const path of zip.names) {
    const file = exportFileOf(path);
    const part = file === null ? null : zip.read(path);
    if (file !== null && part !== null) found[file] ??= rowsOf(part);
  }
  return checked(found);
}

function checked(found: LinkedinExport): ResumeReading {
  const columns = Object.keys(found.profile?.[0] ?? {});
  const isExport = columns.includes("First Name") || (found.positions?.[0]?.["Company Name"] ?? "") !== "";
  if (!isExport) throw new AppError("linkedin_export");
  return readExport(found);
}

function rowsOf(part: Uint8Array): ExportRow[] {
  try {
    return parse(Buffer.from(part), {
      bom: true,
      columns: (names: string[]) => names.map((name) => name.trim()),
      skip_empty_lines: true,
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: longestRow,
      to: mostRows,
    });
  } catch (cause) {
    throw new AppError("file_corrupt", undefined, cause);
  }
}
