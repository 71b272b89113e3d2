import type { Line } from "../document.ts";
import { beside } from "../margin-headings.ts";

/** A form needs this many rows with a label before it is taken for one. */
const fewestRows = 4;

/**
 * In a form the labels of a narrow left column need two lines: `Name and address of` above `employer`. Joins the lines of
 * such a label; a value beside the second line stays a line of its own below the first.
 */
export function joinLabels(all: readonly Line[]): readonly Line[] {
  const lines = withLabelsBeside(all);
  if (lines.filter((line) => line.parts.length === 2).length < fewestRows) return lines;
  const out: Line[] = [];
  for (const line of lines) {
    const row = out.findLast((above) => above.parts.length === 2);
    const isNear = row !== undefined && out.length - out.lastIndexOf(row) <= 2;
    if (!isNear || !isRestOfLabel(row, line)) {
      out.push(line);
      continue;
    }
    const [rest = "", ...values] = line.parts;
    const [label = "", value = ""] = row.parts;
    const parts = [`${label} ${rest}`, value];
    const sources = values.length > 0 ? row.sources : [...row.sources, ...line.sources];
    out[out.lastIndexOf(row)] = { ...row, parts, text: parts.join(" "), sources };
    if (values.length > 0) out.push(beside(line, values));
  }
  return out;
}

/** Tells whether a line is a label in small letters above its value. */
const isSmallLabel = (line: Line, value: Line | undefined, body: number): boolean =>
  value !== undefined &&
  line.size > 0 &&
  Math.abs(value.size - body) < 0.5 &&
  line.size < value.size * 0.8 &&
  line.parts.length === 1 &&
  value.parts.length === 1 &&
  line.text.length < 40 &&
  !/[\d@.]/.test(line.text);

/** The size in which most letters are set. */
function usualSize(lines: readonly Line[]): number {
  const letters = new Map<number, number>();
  for (const { size, text } of lines) letters.set(size, (letters.get(size) ?? 0) + text.length);
  return [...letters].sort(([, a], [, b]) => b - a)[0]?.[0] ?? 0;
}

/** Puts the labels of a form that stand above their values in smaller letters on the rows of these. */
function withLabelsBeside(lines: readonly Line[]): readonly Line[] {
  const body = usualSize(lines);
  const found = lines.map((line, i) => isSmallLabel(line, lines[i + 1], body));
  if (found.filter(Boolean).length < fewestRows) return lines;
  return lines.flatMap((line, i) => {
    const label = found[i - 1] === true ? lines[i - 1] : undefined;
    if (found[i] === true) return [];
    if (label === undefined) return [line];
    const parts = [label.text, ...line.parts];
    return [{ ...line, parts, text: parts.join(" "), sources: [...label.sources, ...line.sources] }];
  });
}

/** A label that needs another word, which may begin with a capital in German. */
const isUnfinished = /\s(?:und|oder|des|der|die|das|den|von|für|zur|zum|der \p{Ll}+)$|-$/u;

function isRestOfLabel(row: Line, line: Line): boolean {
  const [label = "", rest = ""] = [row.parts[0], line.parts[0]];
  const edge = row.edges[1] ?? 0;
  const isBeside =
    line.parts.length === 2 ? Math.abs((line.edges[1] ?? 0) - edge) < 3 : line.parts.length === 1;
  return (
    edge > 0 &&
    isBeside &&
    line.x < edge - 10 &&
    (line.parts.length === 2 || line.right < edge) &&
    line.gap < 1.3 &&
    (/^\p{Ll}/u.test(rest) || isUnfinished.test(label)) &&
    /^\p{Lu}[^\d]*[^\d:.]$/u.test(label) &&
    !/\d/.test(rest) &&
    label.length < 60 &&
    rest.length < 45
  );
}
