import type { BulkSearch } from "@waymark/contract/bulk-searches";
import { bulkSearchesLimit } from "@waymark/contract/bulk-searches";
import { mostKm } from "@waymark/contract/jobs";

/** One line of a pasted list, before its member is looked up by name. */
export type ReadSearch = Omit<BulkSearch, "id" | "forId">;

/** A line that is no search, with its number from 1 on. */
export interface ListProblem {
  readonly line: number;
  readonly problem: "no-title" | "too-long" | "no-number";
}

export interface ListReading {
  readonly searches: readonly ReadSearch[];
  readonly problems: readonly ListProblem[];
  /** Lines with content, the header not counted. */
  readonly lines: number;
  /** Whether there are more lines than a list holds; only the first are read then. */
  readonly isTooLong: boolean;
}

const columns = ["forName", "title", "place", "withinKm", "minPay"] as const;
type Column = (typeof columns)[number];

/** Words by which the header of each column is known, in four languages and without accents. */
const headerWords: Readonly<Record<Column, RegExp>> = {
  forName:
    /^(?:for|who|who for|name|member|client|para|para quien|nombre|miembro|pour|pour qui|nom|membre|fur|fur wen|mitglied|klient\w*)$/,
  title:
    /^(?:title|job|job title|role|search|puesto|titulo|empleo|busqueda|poste|intitule|metier|recherche|stelle|beruf|titel|suche)$/,
  place: /^(?:place|location|city|town|where|lugar|ubicacion|ciudad|lieu|ville|ou|ort|stadt|wo)$/,
  withinKm: /^(?:radius|km|within|distance|radio|distancia|rayon|umkreis|entfernung)(?: \(?km\)?)?$/,
  minPay:
    /^(?:pay|min pay|minimum pay|salary|min salary|sueldo|salario|sueldo minimo|salaire|salaire minimum|gehalt|mindestgehalt|lohn)$/,
};

const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").trim().toLowerCase();

/**
 * Cells of a text with separators: RFC 4180 with `,`, `;`, `|` or tabs, whichever the first line has most of. A quoted
 * cell may hold separators, line breaks and doubled quotes.
 */
export function readCells(text: string): string[][] {
  const clean = text
    .replace(/^\ufeff/, "")
    .replaceAll("\r\n", "\n")
    .replaceAll("\r", "\n");
  const first = clean.split("\n", 1)[0] ?? "";
  const separator = ["\t", ";", "|", ","].reduce((best, one) =>
    first.split(one).length > first.split(best).length ? one : best,
  );
  const rows: string[][] = [[]];
  let [cell, isQuoted] = ["", false];
  const endCell = () => {
    rows.at(-1)?.push(cell.trim());
    cell = "";
  };
  for (let i = 0; i < clean.length; i += 1) {
    const char = clean[i] ?? "";
    if (isQuoted && char === '"' && clean[i + 1] === '"') {
      cell += '"';
      i += 1;
    } else if (char === '"' && (isQuoted || cell.trim() === "")) isQuoted = !isQuoted;
    else if (!isQuoted && char === separator) endCell();
    else if (!isQuoted && char === "\n") {
      endCell();
      rows.push([]);
    } else cell += char;
  }
  endCell();
  return rows.filter((row) => row.some((one) => one !== ""));
}

/** A number as people write it in a cell: `42,000`, `42.000 €`, `25 km`; null when it is none. */
function readNumber(cell: string): number | null {
  const digits = cell.replace(/[^\d.,]/g, "").replace(/[.,](?=\d{3}(?:\D|$))/g, "");
  const value = Number(digits.replace(",", "."));
  return digits === "" || !Number.isFinite(value) ? null : value;
}

/** The places of the columns: by the header, or in the usual order without one. */
function placesOf(first: readonly string[]): { header: boolean; at: Partial<Record<Column, number>> } {
  const at: Partial<Record<Column, number>> = {};
  first.forEach((cell, i) => {
    const column = columns.find((one) => headerWords[one].test(plain(cell)));
    if (column !== undefined) at[column] ??= i;
  });
  if (at.title !== undefined && Object.keys(at).length >= Math.min(2, first.length))
    return { header: true, at };
  // A single column is titles; two are title and place.
  if (first.length === 1) return { header: false, at: { title: 0 } };
  if (first.length === 2) return { header: false, at: { title: 0, place: 1 } };
  return { header: false, at: Object.fromEntries(columns.map((column, i) => [column, i])) };
}

/** Reads a pasted list or a CSV of searches. Nothing in it is computed. */
export function readBulkText(text: string): ListReading {
  const cells = readCells(text);
  const { header, at } = placesOf(cells[0] ?? []);
  const rows = cells.slice(header ? 1 : 0);
  const searches: ReadSearch[] = [];
  const problems: ListProblem[] = [];
  rows.slice(0, bulkSearchesLimit).forEach((row, i) => {
    const cell = (column: Column) => (row[at[column] ?? -1] ?? "").replace(/\s+/g, " ");
    const line = i + (header ? 2 : 1);
    const [title, place, forName] = [cell("title"), cell("place"), cell("forName")];
    const [km, pay] = [readNumber(cell("withinKm")), readNumber(cell("minPay"))];
    const isNoNumber = (cell("withinKm") !== "" && km === null) || (cell("minPay") !== "" && pay === null);
    if (title === "") problems.push({ line, problem: "no-title" });
    else if (title.length > 200 || place.length > 200 || forName.length > 120)
      problems.push({ line, problem: "too-long" });
    else if (isNoNumber) problems.push({ line, problem: "no-number" });
    else
      searches.push({
        ...{ forName, title, place },
        withinKm: km === null ? null : Math.min(mostKm, Math.max(1, Math.round(km))),
        minPay: pay,
      });
  });
  return { searches, problems, lines: rows.length, isTooLong: rows.length > bulkSearchesLimit };
}
