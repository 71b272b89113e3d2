import { applicationsLimit } from "@waymark/contract/applications";
import {
  ImportChoices,
  type ImportedApplication,
  type ImportPreview,
  type ImportRow,
  importRowsLimit,
} from "@waymark/contract/applications-transfer";
import { AppError } from "@waymark/contract/errors";
import { type ComparedApplication, DuplicateFinder } from "@waymark/domain/applications/import/duplicates";
import { planRow } from "@waymark/domain/applications/import/plan-row";
import { readTable, stagesOf } from "@waymark/domain/applications/import/read-table";
import type { Actor } from "../../../actor.ts";
import type { Deps } from "../../../deps.ts";
import type { UploadedFile } from "../../../http/mount.ts";
import { readCards, readStages } from "../store.ts";
import { openTable, readRowsOf } from "./read-table-file.ts";

export interface SentFile {
  readonly files: readonly UploadedFile[];
  readonly fields: Readonly<Record<string, string>>;
}

/** The plan of an import: the way the file was read, and every row with its full application. */
export interface ImportPlan extends Omit<ImportPreview, "counts"> {
  readonly rows: ImportRow[];
}

/** @throws AppError `file_missing`, `invalid_request`. */
export function sentOf({ files, fields }: SentFile): { file: UploadedFile; choices: ImportChoices } {
  const file = files[0];
  if (file === undefined) throw new AppError("file_missing");
  try {
    return { file, choices: ImportChoices.parse(JSON.parse(fields.choices ?? "{}")) };
  } catch (cause) {
    throw new AppError("invalid_request", undefined, cause);
  }
}

/** The person's applications, for recognising duplicates, and how many more they may have. */
export async function knownOf(
  deps: Deps,
  actor: Actor,
): Promise<{ duplicates: DuplicateFinder; room: number }> {
  const duplicates = new DuplicateFinder();
  const cards = await readCards(deps.db, actor.userId, true);
  for (const { job, appliedAt } of cards) duplicates.add({ ...job, appliedAt });
  return { duplicates, room: applicationsLimit - cards.length };
}

const likenessOf = ({ job, appliedAt }: ImportedApplication): ComparedApplication => ({ ...job, appliedAt });

/** Rows planned between two pauses. */
const atOnce = 500;

/**
 * Plans the import of a table.
 * @throws AppError `import_kind`, `import_empty`, `file_…`.
 */
export async function planTable(
  deps: Deps,
  actor: Actor,
  file: UploadedFile,
  choices: ImportChoices,
): Promise<ImportPlan> {
  const { text, rowsLeft: isCut, ...opened } = await openTable(deps.pool, file.bytes, choices.encoding);
  const { rows: table, rowsLeft } = await readRowsOf(text, opened.separator ?? ",");
  const { stages } = await readStages(deps.db, actor.userId);
  // The month is only assumed to come first for English in America.
  const usual = actor.locale === "en" && actor.timeZone.startsWith("America/") ? "mdy" : "dmy";
  const read = readTable(table, { choices, usual, stages, now: deps.now() });
  if (!read.rows.some((cells) => cells.some((cell) => cell.trim() !== "")))
    throw new AppError("import_empty");
  const { duplicates, room } = await knownOf(deps, actor);
  const inFile = new DuplicateFinder();
  const rows: ImportRow[] = [];
  let taken = 0;
  for (const [i, cells] of read.rows.slice(0, importRowsLimit).entries()) {
    if (i % atOnce === atOnce - 1) await new Promise(setImmediate);
    const planned = planRow(cells, read.reading);
    const refused = refusalOf(planned?.application ?? null, cells, {
      duplicates,
      inFile,
      isFull: taken >= room,
    });
    if (planned !== null && refused === null) {
      inFile.add(likenessOf(planned.application));
      taken++;
    }
    rows.push({
      row: i + 1,
      refused,
      remarks: planned?.remarks ?? [],
      application: planned?.application ?? null,
    });
  }
  const examplesOf = (column: number) =>
    read.rows
      .slice(0, 200)
      .map((cells) => (cells[column] ?? "").trim().slice(0, 60))
      .filter((cell) => cell !== "")
      .slice(0, 3);
  return {
    ...opened,
    from: read.from,
    dateOrder: read.reading.dateOrder,
    dateOrderSure: read.dateOrderSure,
    columns: read.heading.map((heading, i) => ({
      heading: heading.trim().slice(0, 100),
      field: read.reading.columns[i] ?? null,
      examples: examplesOf(i),
    })),
    stages: stagesOf(read),
    rowsLeft: isCut || rowsLeft || read.rows.length > importRowsLimit,
    rows,
  };
}

function refusalOf(
  application: ImportedApplication | null,
  cells: readonly string[],
  { duplicates, inFile, isFull }: { duplicates: DuplicateFinder; inFile: DuplicateFinder; isFull: boolean },
): ImportRow["refused"] {
  if (application === null) return cells.every((cell) => cell.trim() === "") ? "empty" : "gone";
  const likeness = likenessOf(application);
  if (duplicates.has(likeness)) return "duplicate";
  if (inFile.has(likeness)) return "duplicate_in_file";
  return isFull ? "full" : null;
}
