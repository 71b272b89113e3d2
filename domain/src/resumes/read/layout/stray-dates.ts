import { type DateSpan, findDates } from "../../../vocabulary/dates.ts";
import type { Line } from "../document.ts";

const led = /^(?:since|seit|ab|depuis|desde)\s/iu;

/** Tells whether a cell of the line is a date and nothing else. */
export const hasDateCell = ({ parts }: Line): boolean =>
  parts.some((part) => findDates(part).some(({ from, to }) => to - from >= part.length - 3));

/** Tells whether a date begins its line, or has a cell of its own, as the dates of jobs in a margin do. */
const isInMargin = (line: Line, span: DateSpan): boolean => span.from < 3 || hasDateCell(line);

/** Tells whether a line ends in a year or in "since" with a year: `Team Player of the Year, 2018`. */
const isAtEnd = (line: Line, span: DateSpan): boolean =>
  line.parts.length === 1 &&
  !line.startsBold &&
  line.text.length - span.to < 3 &&
  line.text.slice(0, span.from).trim().split(/\s+/).length >= 3 &&
  (!span.isRange || led.test(line.text.slice(span.from)));

/**
 * The dates without those at the end of a line of words, where the section's periods stand in a margin: they belong to a
 * description.
 */
export function withoutStrayDates(
  lines: readonly Line[],
  marks: readonly (DateSpan | null)[],
): (DateSpan | null)[] {
  const found = marks.flatMap((span, i) => {
    const line = lines[i];
    return span && line ? [{ span, line }] : [];
  });
  const margins = found.filter(({ span, line }) => span.isRange && isInMargin(line, span)).length;
  const others = found.filter(
    ({ span, line }) => span.isRange && !isInMargin(line, span) && !isAtEnd(line, span),
  );
  const isOnlyInText = found.every(({ span, line }) => !span.isRange && isAtEnd(line, span));
  if (isOnlyInText && found.length * 4 <= lines.length) return marks.map(() => null);
  if (margins === 0 || others.length > margins) return [...marks];
  return marks.map((span, i) => {
    const line = lines[i];
    return span && line && !isInMargin(line, span) && isAtEnd(line, span) ? null : span;
  });
}
