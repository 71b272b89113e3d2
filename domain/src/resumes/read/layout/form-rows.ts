import type { Line } from "../document.ts";
import { beside } from "../margin-headings.ts";

/** A form needs this many rows with a label before it is taken for one. */
const fewestRows = 4;

/**
 * In a form the labels of a narrow left column need two lines: `Name and address of` above `employer`. Joins the lines of
 * such a label; a value beside the second line stays a line of its own below the first.
 */
export function joinLabels(lines: readonly Line[]): readonly Line[] {
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
