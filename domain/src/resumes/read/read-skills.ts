import { headingKind } from "../../vocabulary/headings.ts";
import { findSkills, skillId } from "../../vocabulary/skills.ts";
import type { Line } from "./document.ts";
import { isBullet, withoutBullet } from "./entries.ts";
import { holding } from "./evidence.ts";
import { type Item, isHanging, isWrapped } from "./layout/wrapped.ts";
import type { Found } from "./trace.ts";

const most = 200;
const level =
  /(?:\s*[([–:]\s*|\s+-\s+|\s+)(?:beginner|basic|basics|intermediate|advanced|expert|proficient|fluent|native|familiar|basico|básico|intermedio|avanzado|experto|nivel \p{L}+|débutant|intermédiaire|avancé|confirmé|notions|grundkenntnisse|gute kenntnisse|sehr gute kenntnisse|sehr gut|gut|fortgeschritten|experte|\d{1,3}\s?%|(?:over |über |más de |plus de )?\d+\+? (?:years?|yrs?|jahre?n?|años?|ans?)(?: (?:of )?experience| erfahrung| de experiencia| d'expérience)?|\d\/\d+)(?!\p{L})\s*[)\]]?\s*$/iu;
/** A level set off by brackets, a dash or a colon, where an everyday word can be nothing else. */
const markedLevel =
  /\s*(?:[([]|\s[–—-]\s|:\s)\s*(?:(?:very|sehr|muy|très|tres|assez|ziemlich)\s+)?(?:good|fair|excellent|strong|competent|skilled|novice|beginner|working knowledge|alto|alta|medio|media|bajo|baja|bueno|buena|bien|excelente|bon|bonne|moyen|moyenne|faible|excellent|excellente|gut|mittel|ausreichend|befriedigend|ausgezeichnet|sicher|experte|expertin|anfänger|basis)\s*[)\]]?\s*$/iu;
/** Matches the evidence in `Stock control – ran weekly counts`, which is not part of the skill. */
const evidence = /(?<=^.{3,40})\s+[–—-]\s+\p{Ll}\S*(?:\s+\S+){2,}$/u;
const lead =
  /^(?:proficient (?:in|with)|experienced? (?:in|with)|knowledge of|familiar with|skilled in|working knowledge of|expertise in|ability to use|excellent|strong|conocimientos? de|dominio de|maîtrise (?:de|du|des)|connaissances? (?:de|du|des|en)|kenntnisse in|umgang mit|and|und|et|y)\s+/i;

/** The skills in the skills sections; without such sections, skills of the dictionary found in the whole text. */
export function readSkills(
  lines: readonly Line[],
  languages: readonly (readonly Line[])[],
  all: readonly Line[],
): Found[] {
  const wholeItems = isListOfWholes(lines);
  const named = joinWrapped(joinCells(withColumnLabels(lines))).flatMap((item) => split(item, wholeItems));
  const listed = unique([...languages.flatMap(codeLanguages), ...named]).filter(isSure);
  if (listed.length > 0) return listed.slice(0, most).map(fromList);
  const found = all.flatMap((line) => findSkills(line.text).map((text) => ({ text, lines: [line] })));
  return unique(found)
    .slice(0, 40)
    .map((item) => ({ value: item.text, lines: item.lines, evidence: ["known", "unheaded"] }));
}

function fromList({ text, lines }: Item): Found {
  const evidence = holding({
    headed: true,
    itemised: text.split(" ").length < 4,
    known: skillId(text) !== null,
    long: text.length > 40,
    odd:
      /\.\s|[?!=[\]]|\b(?:19|20)\d\d\b/.test(text) || (skillId(text) === null && text.split(" ").length > 4),
  });
  return { value: text, lines, evidence };
}

/** Tells whether no word of an item was hard to recognise in its picture. */
const isSure = ({ text, lines }: Item): boolean =>
  !lines.some((line) => line.doubtful.some((word) => text.includes(word)) && skillId(text) === null);

const split = (item: Item, isWhole: boolean): Item[] =>
  splitItems(item.text, isWhole).map((text) => ({ text, lines: item.lines }));

/** "Languages" may mean programming languages: then most items are in the dictionary. */
function codeLanguages(lines: readonly Line[]): Item[] {
  const items = joinWrapped(lines).flatMap((item) => split(item, false));
  const known = items.filter((item) => skillId(item.text) !== null);
  return known.length * 2 > items.length ? items : [];
}

/** Tells whether a list has one item per line, so that a comma is part of an item. */
function isListOfWholes(lines: readonly Line[]): boolean {
  const bullets = lines.filter(isBullet);
  const plain = bullets.filter((line) => !/[,:;|]/.test(line.text));
  return bullets.length >= 2 && plain.length * 2 >= bullets.length;
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
      const goesOn =
        cell && !isBullet(line) && skillId(part) === null && (/^\p{Ll}/u.test(part) || isOpen(cell.text));
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
function joinWrapped(lines: readonly Line[]): Item[] {
  const out: { text: string; lines: Line[] }[] = [];
  for (const [i, line] of lines.entries()) {
    const open = out.at(-1);
    const last = open?.text;
    const text = withoutLabel(withColon(line)).map(withoutBullet).join("\t").replace(logo, "LaTeX");
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
      (/[,;&/·•|]$/.test(last) || /^(?:and|und|et|y)\s|^\p{Ll}\S*,/u.test(text));
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
  const isList = others.length === 0 && rows.some(({ parts: [, list = ""] }) => /[,;·•|]/.test(list));
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
function withoutLabel(parts: readonly string[]): readonly string[] {
  const [label = "", list = ""] = parts;
  const grouped = parts.length === 2 && !/[,;|]/.test(label) && /[,;|]/.test(list);
  return grouped || (parts.length > 1 && label.endsWith(":")) ? parts.slice(1) : parts;
}

const bracketsOpen = (text: string): boolean =>
  (text.match(/\(/g) ?? []).length > (text.match(/\)/g) ?? []).length;

function splitItems(line: string, isWhole: boolean): string[] {
  const labelled = line.match(/^([^:]{2,45}):\s*(.*)$/);
  const body = labelled ? (labelled[2] ?? "") : line;
  const commas = body.split(",").length - 1;
  const joint = [/ \/ /, / [-–] /].find((mark) => body.split(mark).length > 2);
  const pieces =
    joint && commas === 0
      ? body.split(joint)
      : isWhole && !labelled && commas === 1
        ? [body]
        : outsideBrackets(body);
  return pieces
    .map((item) =>
      item
        .replace(evidence, "")
        .replace(level, "")
        .replace(markedLevel, "")
        .replace(lead, "")
        .replace(/^[\s•·–—*-]+|[\s.,;:•·–—-]+$/g, "")
        .trim(),
    )
    .filter(isSkillLike);
}

/** Splits at commas, semicolons, bars, bullets and wide gaps outside of brackets. */
function outsideBrackets(text: string): string[] {
  const items: string[] = [];
  let depth = 0;
  let open = "";
  for (const char of text) {
    if (char === "(") depth += 1;
    if (char === ")") depth = Math.max(0, depth - 1);
    if (depth === 0 && /[,;|•·●▪◦\t∣⋄]/.test(char)) {
      items.push(open);
      open = "";
    } else open += char;
  }
  items.push(open);
  return items;
}

/** A level of a language, or a word between two items. */
const noSkill =
  /^(?:[abc][12]\+?|and|und|et|y|o|or|ou|oder|beginner|basic|intermediate|advanced|fluent|native|básico|intermedio|avanzado|medio|notions|courant|grundkenntnisse|fließend|muttersprache)$/i;

/** Skills that would otherwise be taken for headings. */
const softSkill = /^(?:communication|organi[sz]ation\w*|leadership|interpersonal|people) skills$/i;

function isSkillLike(item: string): boolean {
  if (item.length < 1 || item.length > 60 || !/\p{L}/u.test(item) || (noSkill.test(item) && item !== "BASIC"))
    return false;
  const words = item.split(/\s+/).length;
  if (words > 7 || /@|https?:|\b(?:19|20)\d\d\b/.test(item)) return false;
  return headingKind(item) === null || words === 1 || softSkill.test(item);
}

function unique(items: readonly Item[]): Item[] {
  const seen = new Map<string, Item>();
  for (const item of items) {
    const key = item.text.toLowerCase();
    if (!seen.has(key)) seen.set(key, item);
  }
  return [...seen.values()];
}
