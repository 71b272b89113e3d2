import type { Stage } from "@waymark/contract/applications";
import type {
  DateOrder,
  ImportedApplication,
  ImportField,
  ImportRemark,
} from "@waymark/contract/applications-transfer";
import { readJobType } from "../../jobs/job-type.ts";
import { cutText } from "../../vocabulary/cut-text.ts";
import { foldedWords } from "../../vocabulary/fold.ts";
import { phaseOf } from "../stages.ts";
import { readDate } from "./read-date.ts";
import { readStage } from "./read-stage.ts";

export interface RowReading {
  readonly columns: readonly (ImportField | null)[];
  readonly dateOrder: DateOrder;
  readonly stages: readonly Stage[];
  readonly chosenStages: Readonly<Record<string, string>>;
  readonly now: Date;
}

type Cells = Partial<Record<ImportField, string>>;
type Note = (code: ImportRemark["code"], field: ImportField | null, value: string) => void;

const shown = 80;
const longest = {
  title: 300,
  company: 200,
  location: 200,
  source: 60,
  salary: 200,
  resume: 200,
  letter: 200,
};

/** Removes control characters, line breaks and unpaired surrogates from a single-line text. */
const line = (text: string): string =>
  text
    .replace(/\p{Cs}/gu, "")
    .replace(/\p{Cc}+/gu, " ")
    .trim();
const body = (text: string): string =>
  text
    .replace(/\r\n?/g, "\n")
    .replace(/\p{Cs}/gu, "")
    .replace(/[^\P{Cc}\t\n]/gu, "")
    .trim();

/** Removes the quote mark that our export, like other careful programs, puts before a cell that could run. */
const withoutFormulaGuard = (cell: string): string =>
  /^'[=+\-@\t\r\n＝＋－＠]/.test(cell) ? cell.slice(1) : cell;

export const stageKey = (text: string): string => cutText(line(text).toLowerCase(), 200);

function cellsOf(row: readonly string[], columns: RowReading["columns"]): Cells {
  const cells: Cells = {};
  for (const [i, field] of columns.entries()) {
    const cell = withoutFormulaGuard(row[i] ?? "");
    if (field !== null && cell.trim() !== "") cells[field] = cell;
  }
  return cells;
}

/**
 * With a remark for every value that was changed or dropped. @returns null when nothing in the row identifies a job.
 */
export function planRow(
  row: readonly string[],
  reading: RowReading,
): { readonly application: ImportedApplication; readonly remarks: ImportRemark[] } | null {
  const cells = cellsOf(row, reading.columns);
  const remarks: ImportRemark[] = [];
  const note: Note = (code, field, value) =>
    remarks.push({ code, field, value: cutText(line(value), shown) });
  const short = (field: keyof typeof longest): string => {
    const text = line(cells[field] ?? "");
    if (text.length <= longest[field]) return text;
    note("cut", field, text);
    return cutText(text, longest[field]).trim();
  };
  const company = short("company");
  const title = short("title") || company;
  if (title === "") return null;
  if (line(cells.title ?? "") === "") note("title_from_company", "title", company);
  if (row.length > reading.columns.length) note("fields_left", null, row[reading.columns.length] ?? "");
  const location = short("location");
  const dates = datesOf(cells, reading, note);
  const application: ImportedApplication = {
    job: {
      title,
      company,
      location,
      remote: isRemote(cells.remote, location),
      type: typeOf(cells, note),
      url: addressOf(cells.url, note),
      source: short("source"),
      salary: short("salary"),
      pay: null,
    },
    stage: stageOf(cells, dates.appliedAt, reading, note),
    ...dates,
    tags: tagsOf(cells.tags, note),
    notes: long(cells.notes, 50_000, "notes", note),
    description: long(cells.description, 100_000, "description", note),
    resume: short("resume"),
    letter: short("letter"),
  };
  return { application, remarks };
}

function long(text: string | undefined, most: number, field: ImportField, note: Note): string {
  const whole = body(text ?? "");
  if (whole.length > most) note("cut", field, whole);
  return cutText(whole, most);
}

function datesOf(cells: Cells, { dateOrder, now }: RowReading, note: Note) {
  const read = (field: "appliedAt" | "addedAt" | "deadline", mayBeAhead: boolean): string | null => {
    const cell = cells[field];
    if (cell === undefined) return null;
    const at = readDate(cell, dateOrder);
    if (at === null) {
      note("date_unread", field, cell);
      return null;
    }
    // A day ahead may be today in another time zone.
    if (!mayBeAhead && at.getTime() > now.getTime() + 86_400_000) {
      note("date_ahead", field, cell);
      return null;
    }
    return (mayBeAhead || at <= now ? at : now).toISOString();
  };
  return {
    addedAt: read("addedAt", false),
    appliedAt: read("appliedAt", false),
    deadline: read("deadline", true)?.slice(0, 10) ?? null,
  };
}

function stageOf(cells: Cells, appliedAt: string | null, reading: RowReading, note: Note): string {
  const text = line(cells.stage ?? "");
  const chosen = reading.chosenStages[stageKey(text)];
  const known = chosen !== undefined && phaseOf(reading.stages, chosen) !== null;
  const stage = known ? chosen : readStage(text, reading.stages);
  if (stage === null && text !== "") note("stage_unknown", "stage", text);
  // An application with a date of sending was sent.
  if (stage === null || phaseOf(reading.stages, stage) === "preparing")
    return appliedAt === null ? (stage ?? "preparing") : "applied";
  return stage;
}

const yes = new Set([
  "yes",
  "y",
  "true",
  "1",
  "x",
  "remote",
  "fully remote",
  "ja",
  "oui",
  "vrai",
  "si",
  "remoto",
  "verdadero",
  "wahr",
]);

const isRemote = (cell: string | undefined, location: string): boolean => {
  const said = foldedWords((cell ?? "").slice(0, 60)).join(" ");
  if (said !== "") return yes.has(said);
  return /\b(?:remote|remoto|teletrabajo|teletravail|home ?office)\b/.test(foldedWords(location).join(" "));
};

function typeOf({ type }: Cells, note: Note) {
  if (type === undefined) return "";
  const read = readJobType([type]);
  if (read === "") note("type_unread", "type", type);
  return read;
}

function addressOf(cell: string | undefined, note: Note): string {
  if (cell === undefined) return "";
  const text = line(cell);
  const whole = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  if (whole.length <= 2_000 && /^https?:\/\/[^\s/?#]+\.[^\s]+$/i.test(whole)) return whole;
  note("address_unread", "url", text);
  return "";
}

function tagsOf(cell: string | undefined, note: Note): string[] {
  const all = (cell ?? "").split(/[,;|]/).map(line);
  const once = new Map(
    all.filter((tag) => tag !== "").map((tag) => [tag.toLowerCase(), cutText(tag, 40).trim()]),
  );
  const isCut = once.size > 20 || all.some((tag) => tag.length > 40);
  if (isCut) note("cut", "tags", cell ?? "");
  return [...once.values()].slice(0, 20);
}
