import { findDates } from "../../../vocabulary/dates.ts";
import { fold } from "../../../vocabulary/fold.ts";
import type { Line } from "../document.ts";

export type Column = "from" | "to" | "dates" | "title" | "company" | "degree" | "school" | "place" | "other";

const names: readonly (readonly [Column, string])[] = [
  [
    "from",
    "from|start|start date|date from|desde|inicio|fecha de inicio|fecha inicio|de|du|debut|date de debut|von|beginn|ab",
  ],
  ["to", "to|end|end date|date to|until|hasta|fin|fecha de fin|fecha fin|a|au|date de fin|bis|ende"],
  [
    "dates",
    "date|dates|year|years|period|dates of employment|dates attended|fecha|fechas|ano|anos|periodo|annee|annees|periode|jahr|zeitraum|datum|dauer|time|tiempo|duracion|duration|duree|year of passing|passing year",
  ],
  [
    "title",
    "designation|position|position held|positions held|job title|title|role|post|post held|occupation|puesto|puesto desempenado|cargo|poste|poste occupe|fonction|stelle|tatigkeit|funktion|berufsbezeichnung",
  ],
  [
    "company",
    "employer|name of employer|employer name|company|company name|organisation|organization|empresa|nombre de la empresa|empleador|entreprise|employeur|societe|firma|arbeitgeber|unternehmen|betrieb",
  ],
  [
    "degree",
    "degree|examination|exam|class|certificate|qualification|qualifications|qualification gained|qualifications gained|award|course|subject|subjects|titulo|titulo obtenido|titulacion|nivel|degree diploma|estudios|diplome|diplome obtenu|intitule|abschluss|qualifikation",
  ],
  [
    "school",
    "school|board|school board|board university|university board|name of school|place of study|where studied|institution|university|college|school college|centro|centro de estudios|institucion|universidad|etablissement|ecole|universite|schule|hochschule|einrichtung|bildungseinrichtung|institut",
  ],
  ["place", "location|city|town|place|localidad|lugar|ciudad|lieu|ville|ort"],
  [
    "other",
    "percentage|grade|grade band|band|marks|cgpa|gpa|result|division|duties|main duties|key duties|responsibilities|tasks|description|reason for leaving|salary|funciones|tareas|actividades|motivo de salida|taches|missions|motif de depart|aufgaben|schwerpunkte|grund|notes|result|results|details",
  ],
];
const columns = new Map(
  names.flatMap(([column, list]) => list.split("|").map((name) => [name, column] as const)),
);

const plainName = (name: string): string =>
  fold(name)
    .replace(/[^\p{L} ]+/gu, " ")
    .trim();

/** The column that a name means as a whole. */
export const columnOf = (name: string): Column | undefined => columns.get(plainName(name));

/** The column that one word of a short name means: `Inclusive Dates`, `Year of Passing`, `Company / Address`. */
function columnOfNoun(name: string): Column | undefined {
  const words = plainName(name).split(/\s+/);
  const nouns = words.filter((word) => word.length > 3);
  return /\d/.test(name) || words.length > 4
    ? undefined
    : nouns.map((word) => columns.get(word)).find(Boolean);
}

/** Tells whether a line is the head of a table, which names its columns. */
export const isTableHead = (line: Line): boolean =>
  columnsOf(line) !== null ||
  (line.parts.length > 1 &&
    line.parts.flatMap((part) => part.split(/[,/]/)).every((part) => columnOf(part) !== undefined));

const counterparts: readonly (readonly [Column, Column])[] = [
  ["title", "company"],
  ["degree", "school"],
];

/** One unknown name among those of columns says the counterpart of a known one: `Years`, `Course`, `Where`. */
function withMissing(found: readonly (Column | undefined)[], { parts }: Line): (Column | undefined)[] {
  const at = found.indexOf(undefined);
  const isShort = parts.every((part) => part.length < 25 && !/\d/.test(part));
  if (at < 0 || found.lastIndexOf(undefined) !== at || !isShort) return [...found];
  const missing = counterparts
    .flatMap(([a, b]) => [found.includes(a) ? b : null, found.includes(b) ? a : null])
    .find((column) => column !== null && !found.includes(column));
  return found.map((column, i) => (i === at ? (missing ?? undefined) : column));
}

/** The columns that the head of a table names; null for other lines. */
function columnsOf(line: Line): Column[] | null {
  if (line.parts.length < 3) return null;
  const whole = line.parts.map(columnOf);
  const isNamed = whole.filter((column) => column !== undefined).length * 3 >= whole.length;
  const found = withMissing(
    isNamed ? line.parts.map((part, i) => whole[i] ?? columnOfNoun(part)) : whole,
    line,
  );
  const known = found.filter((column) => column !== undefined);
  const isDated = known.includes("dates") || (known.includes("from") && known.includes("to"));
  return known.length === found.length && isDated ? known : null;
}

/** The cells of a row by column; a row without its last cell, or without an end beside "since", has fewer parts. */
function cellsOf(head: Line, columns: readonly Column[], row: Line): string[] | null {
  const { parts, edges } = row;
  if (parts.length === columns.length) return parts;
  if (edges.length === parts.length && head.edges.length === columns.length && parts.length > 0) {
    const cells = columns.map(() => "");
    for (const [i, part] of parts.entries()) {
      const x = edges[i] ?? 0;
      const at = head.edges.findLastIndex((edge) => edge <= x + 6);
      cells[Math.max(0, at)] = [cells[Math.max(0, at)], part].filter(Boolean).join(" ");
    }
    return cells;
  }
  if (parts.length !== columns.length - 1) return null;
  const to = columns.indexOf("to");
  const isOpen = to > 0 && findDates(parts[to] ?? "").length === 0;
  return isOpen ? [...parts.slice(0, to), "", ...parts.slice(to)] : [...parts, ""];
}

/** The labels by which the reader of heads knows the cell of a column. */
export const plainLabels: Readonly<Partial<Record<Column, string>>> = {
  title: "Position: ",
  company: "Employer: ",
  degree: "Degree: ",
  school: "School: ",
};
const order: readonly Column[] = ["title", "company", "degree", "school", "place", "other"];

/** The lines that a resume without a table has for one row: dates, title or degree, employer or school, tasks. */
function linesOf(columns: readonly Column[], cells: readonly string[], row: Line): Line[] {
  const said = (column: Column): string => cells[columns.indexOf(column)] ?? "";
  const dates = said("dates") || [said("from"), said("to")].filter(Boolean).join(" – ");
  const line = (text: string, isListItem = false): Line => ({
    ...row,
    parts: [text],
    text,
    bold: false,
    startsBold: false,
    looks: [],
    isListItem,
  });
  return [
    ...(dates === "" ? [] : [line(dates)]),
    ...order
      .filter((column) => said(column) !== "")
      .map((column) => line(`${plainLabels[column] ?? ""}${said(column)}`, column === "other")),
  ];
}

/**
 * The lines of a section with a table whose head names its columns (`From`, `To`, `Employer`, `Position`), as a resume
 * without a table has them. Other sections are returned as they are.
 */
export function withoutTable(lines: readonly Line[]): readonly Line[] {
  const at = lines.findIndex((line) => columnsOf(line) !== null);
  const head = lines[at];
  const columns = head && columnsOf(head);
  if (!head || !columns) return lines;
  const dated = columns.findIndex((column) => column === "dates" || column === "from");
  const rows: { cells: string[]; line: Line }[] = [];
  const rest: Line[] = [];
  for (const line of lines.slice(at + 1)) {
    const cells = cellsOf(head, columns, line);
    const open = rows.at(-1);
    if (cells && findDates(cells[dated] ?? "").length > 0) rows.push({ cells, line });
    else if (cells && open && line.edges.length > 0)
      open.cells = open.cells.map((cell, i) => [cell, cells[i]].filter(Boolean).join(" "));
    else rest.push(line);
  }
  if (rows.length === 0) return undatedRows(lines, at, columns);
  return [
    ...lines.slice(0, at),
    ...rows.flatMap(({ cells, line }) => linesOf(columns, cells, line)),
    ...rest,
  ];
}

/** The rows of a table whose columns for dates are empty. */
function undatedRows(lines: readonly Line[], at: number, columns: readonly Column[]): readonly Line[] {
  const named = columns.filter((column) => !isDate.has(column));
  const below = lines.slice(at + 1);
  const isRow = (line: Line): boolean =>
    line.parts.length > 1 && line.parts.length <= named.length && line.parts.length >= named.length - 1;
  const end = below.findIndex((line) => !isRow(line));
  const rows = end === -1 ? below : below.slice(0, end);
  const found = rows.flatMap((line) => linesOf(named, line.parts, line));
  return rows.length === 0 ? lines : [...lines.slice(0, at), ...found, ...below.slice(rows.length)];
}

const isDate: ReadonlySet<Column> = new Set<Column>(["from", "to", "dates"]);
