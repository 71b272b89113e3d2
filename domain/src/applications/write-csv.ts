/** First characters of a cell that spreadsheets run as a formula; Japanese ones accept the full-width signs. */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/;

/** Prefixes such a cell with a quote mark, so that a spreadsheet shows it as text. */
const defused = (cell: string): string => (formulaStart.test(cell) ? `'${cell}` : cell);

const quoted = (cell: string): string =>
  /["\r\n;,\t]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/** RFC 4180 with a byte order mark for UTF-8. @param separator Expected by spreadsheets of the reader's language. */
export function writeCsv(rows: readonly (readonly string[])[], separator: "," | ";"): string {
  const lines = rows.map((row) => row.map((cell) => quoted(defused(cell))).join(separator));
  return `\ufeff${lines.join("\r\n")}\r\n`;
}
