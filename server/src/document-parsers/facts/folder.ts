import { AppError } from "@waymark/contract/errors";
import { fileKind } from "../file-kind.ts";
import { openZip } from "../formats/read-zip.ts";
import { readWorkbook } from "../formats/workbook.ts";
import { factLimits } from "./limits.ts";
import { csvRows, type Rows, tabRows } from "./table.ts";

/** An archive of tables, by lower-case name without folder and extension. */
export interface Folder {
  /** Paths of its tables and texts. */
  readonly paths: readonly string[];
  /** The rows of a table; null when the archive has none of that name. */
  readonly rows: (name: string) => Promise<Rows | null>;
}

const tableName = /(?:^|\/)([^/]+)\.(txt|csv|xlsx)$/i;

/** Opens an archive of tab-separated texts, CSVs or workbooks. @throws AppError `facts_kind` when it is no archive. */
export async function openFolder(bytes: Uint8Array): Promise<Folder> {
  if (fileKind(bytes).kind !== "zip") throw new AppError("facts_kind", { expected: "ZIP" });
  const zip = await openZip(
    bytes,
    (name) => tableName.test(name) && !name.startsWith("__MACOSX/"),
    factLimits,
  );
  const byName = new Map<string, { path: string; ending: string }>();
  for (const path of zip.names) {
    const [, name = "", ending = ""] = tableName.exec(path) ?? [];
    const key = name.toLowerCase();
    if (!byName.has(key)) byName.set(key, { path, ending: ending.toLowerCase() });
  }
  return {
    paths: zip.names,
    rows: async (name) => {
      const found = byName.get(name);
      const part = found === undefined ? null : zip.read(found.path);
      if (found === undefined || part === null) return null;
      if (found.ending === "csv") return csvRows(part);
      return found.ending === "xlsx"
        ? ((await readWorkbook(part, factLimits))[0]?.rows ?? [])
        : tabRows(part);
    },
  };
}
