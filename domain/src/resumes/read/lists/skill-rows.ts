import { skillId } from "../../../vocabulary/skills.ts";
import type { Line } from "../document.ts";
import { isBullet, withoutBullet } from "../entries.ts";
import { type Item, isHanging, isWrapped } from "../layout/wrapped.ts";

/** The rows of a list of skills, with what runs over several lines or cells joined. */
export const skillRows = (lines: readonly Line[]): Item[] =>
  joinWrapped(joinCells(withColumnLabels(withoutGroupNames(withoutLoneColons(lines)))));

/** Labels without items, as forms leave them: `Triage:` above `Wound care:`. */
const withoutLoneColons = (lines: readonly Line[]): readonly Line[] =>
  lines.every((line) => /^[^:]{2,45}:$/.test(line.text))
    ? lines.map((line) => ({ ...line, parts: [line.text.slice(0, -1)], text: line.text.slice(0, -1) }))
    : lines;

/**
 * The lines without the names of groups that stand above their items and look otherwise: bold or larger, while the line
 * below and half of all are not.
 */
function withoutGroupNames(lines: readonly Line[]): readonly Line[] {
  const plain = lines.filter((line) => !line.bold).length;
  const isName = (line: Line, below: Line | undefined): boolean =>
    below !== undefined &&
    line.parts.length === 1 &&
    line.text.split(" ").length < 5 &&
    !isBullet(line) &&
    !/[,;|•·]/.test(line.text) &&
    (line.bold && plain * 2 >= lines.length ? !below.bold : line.size > below.size + 0.7 && below.size > 0);
  return lines.filter((line, i) => !isName(line, lines[i + 1]));
}

/** Matches the LaTeX logo, whose letters are set at three heights and come apart. */
const logo = /\bL ?A? ?T ?E ?X\b(?:\s+A\b)?/g;

/** In a grid of skills a cell that begins in lower case goes on from the cell above: `Visual` above `merchandising`. */
function joinCells(lines: readonly Line[]): Line[] {
  const out: { line: Line; parts: string[]; edges: (number | null)[] }[] = [];
  const isGrid = lines.some((line) => line.parts.length > 1);
  for (const line of lines) {
    const boxes = line.sources[0]?.parts ?? [];
    const edges = line.parts.map((_, i) =>
      boxes.length === line.parts.length ? (boxes[i]?.box?.x ?? null) : null,
    );
    const kept: number[] = [];
    for (const [i, part] of line.parts.entries()) {
      const cell = isGrid ? cellAbove(out.slice(-2), edges[i] ?? null) : null;
      const isUnknown = cell && !isBullet(line) && skillId(cell.text) === null;
      const goesOn =
        isUnknown &&
        (skillId(`${cell.text} ${part}`) !== null ||
          (skillId(part) === null && (/^\p{Ll}/u.test(part) || isOpen(cell.text))));
      if (cell && goesOn) cell.row.parts[cell.at] = `${cell.text} ${part}`;
      else kept.push(i);
    }
    const parts = kept.map((i) => line.parts[i] ?? "");
    if (parts.length > 0) out.push({ line, parts, edges: kept.map((i) => edges[i] ?? null) });
  }
  return out.map(({ line, parts }) => ({ ...line, parts, text: parts.join(" ") }));
}

interface Row {
  parts: string[];
  edges: (number | null)[];
}

/** The lowest cell of the rows that begins at an edge. */
function cellAbove(rows: readonly Row[], edge: number | null): { row: Row; at: number; text: string } | null {
  if (edge === null) return null;
  for (const row of rows.toReversed()) {
    const at = row.edges.findIndex((other) => other !== null && Math.abs(other - edge) < 0.004);
    if (at >= 0) return { row, at, text: row.parts[at] ?? "" };
  }
  return null;
}

/** Tells whether a text ends in a word that needs another one. */
const isOpen = (text: string): boolean =>
  /(?:[&/-]|(?<!\p{L})(?:of|in|and|for|the|de|del|la|en|y|et|du|des|d'|l'|für|und|der|die|zur|zum))$/iu.test(
    text,
  );

/** Joins a list that runs over several lines. */
export function joinWrapped(lines: readonly Line[]): Item[] {
  const out: { text: string; lines: Line[] }[] = [];
  const pairs = lines.filter(({ parts }) => parts.length === 2);
  // One list among two columns of items is an item with a comma, its neighbour no name of a group.
  const areGroups = pairs.filter(({ parts }) => isGroup(parts)).length * 2 >= pairs.length;
  for (const [i, line] of lines.entries()) {
    const open = out.at(-1);
    const last = open?.text;
    const text = withoutLabel(withColon(line), areGroups)
      .map(withoutBullet)
      .join("\t")
      .replace(logo, "LaTeX");
    const before = lines[i - 1];
    const isList =
      last !== undefined &&
      /[,·•|]/.test(last) &&
      before !== undefined &&
      !/^[^,:]{2,40}:/.test(text) &&
      isWrapped(before, line);
    const goesOn =
      last !== undefined &&
      !isBullet(line) &&
      line.gap < 1.6 &&
      (/[,;&/·•|]$/.test(last) ||
        (isOpen(last) && /[,·•|]/.test(last)) ||
        /^(?:and|und|et|y)\s|^\p{Ll}\S*,/u.test(text));
    const inBrackets = last !== undefined && bracketsOpen(last) && !isBullet(line);
    if (open && (goesOn || inBrackets || isList || isHanging(lines, i))) {
      open.text = `${last} ${text}`;
      open.lines.push(line);
    } else out.push({ text, lines: [line] });
  }
  return out;
}

/** Puts a colon behind the bold name of a group before its plain items: `**Tools** Git, Docker`. */
function withColon(line: Line): readonly string[] {
  const [label = "", items = ""] = line.looks;
  const [first = "", ...more] = line.parts;
  const isLabel = line.looks.length === 2 && /^\p{Lu}/u.test(label) && label.length < 40;
  if (!isLabel || !first.startsWith(label) || !first.endsWith(items)) return line.parts;
  return /^[\p{L}\d]/u.test(items) && !/[:,;]$/.test(label) ? [`${label}: ${items}`, ...more] : line.parts;
}

/**
 * Puts a colon behind the names of groups in a column of their own: all items stand in a second column, also those of
 * rows without a name.
 */
function withColumnLabels(lines: readonly Line[]): readonly Line[] {
  const rows = lines.filter((line) => line.parts.length === 2 && !isBullet(line));
  const [name = Number.NaN, items = Number.NaN] = rows[0]?.edges ?? [];
  const isAt = (edge: number | undefined, x: number): boolean => Math.abs((edge ?? Number.NaN) - x) < 2;
  const hasPlaces = rows.every(({ edges }) => isAt(edges[0], name) && isAt(edges[1], items));
  const others = lines.filter((line) => !rows.includes(line));
  const isBelow = others.length > 0 && hasPlaces && others.every((line) => isAt(line.x, items));
  const lists = rows.filter(({ parts: [, list = ""] }) => /[,;·•|]/.test(list));
  const isList = others.length === 0 && lists.length * 2 >= rows.length;
  const areNames = rows.every(({ parts: [label = ""] }) => !/[,;·•|\d]/.test(label) && label.length < 30);
  if (rows.length === 0 || !areNames || !(isBelow || isList)) return lines;
  return lines.map((line) => {
    const [label = "", list = ""] = line.parts;
    if (!rows.includes(line)) return line;
    const text = `${label.replace(/\s*:$/, "")}: ${list}`;
    return { ...line, parts: [text], text, x: line.edges[1] ?? line.x };
  });
}

/** `Databases <gap> MySQL, Oracle`: the first part is the name of a group. */
const isGroup = (parts: readonly string[]): boolean =>
  parts.length === 2 && !/[,;|]/.test(parts[0] ?? "") && /[,;|]/.test(parts[1] ?? "");

const withoutLabel = (parts: readonly string[], areGroups: boolean): readonly string[] =>
  (areGroups && isGroup(parts)) || (parts.length > 1 && parts[0]?.endsWith(":")) ? parts.slice(1) : parts;

const bracketsOpen = (text: string): boolean =>
  (text.match(/\(/g) ?? []).length > (text.match(/\)/g) ?? []).length;
