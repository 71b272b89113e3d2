import type { LogicalLine } from "@waymark/domain/resumes/read/document";
import { isMostlyDate } from "@waymark/domain/vocabulary/dates";

/**
 * The lines of a row of a table. If all cells but the last have one line each, or one is only a date, the first lines of
 * the cells form one line, and the other lines follow; otherwise the cells follow each other.
 */
export function linesOfRow(cells: readonly (readonly LogicalLine[])[]): LogicalLine[] {
  const filled = cells
    .map((lines) => lines.filter(({ text }) => text.trim() !== ""))
    .filter((lines) => lines.length > 0);
  const isLabelled = filled.slice(0, -1).every((lines) => lines.length === 1);
  const isDated = filled.some(([line, ...more]) => more.length === 0 && isMostlyDate(line?.text ?? ""));
  const head = filled.flatMap((lines) => lines.slice(0, 1));
  const lead = head[0];
  if (!lead || !(isLabelled || isDated)) return filled.flat();
  const rest = filled.flatMap((lines) => lines.slice(1));
  const text = head.map((line) => line.text).join("\t");
  return [{ ...lead, text, bold: head.every((line) => line.bold), isListItem: false }, ...rest];
}

/** Tells whether a line has an address or a number to call, as opposed to the number of a page. */
export const reachesPerson = ({ text }: LogicalLine): boolean => /@|\d{3}.*\d{3}/.test(text);

/** The lines of a body, after those of its page footers that tell how to reach the person and before the others. */
export const withFoot = (body: readonly LogicalLine[], foot: readonly LogicalLine[]): LogicalLine[] => [
  ...foot.filter(reachesPerson),
  ...body,
  ...foot.filter((line) => !reachesPerson(line)),
];
