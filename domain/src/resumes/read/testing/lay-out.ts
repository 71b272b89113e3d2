import type { LogicalLine, PositionedPage, ResumeDocument, TextRun } from "../document.ts";

/** The format of a sample: pages, pages with a run per word, a Word document, plain text. */
export type Setting = "page" | "words" | "docx" | "txt";

const width = 595;
const height = 842;
const margin = 50;
/** Widths in font heights. */
const letter = 0.5;
const space = 0.28;
const dateColumn = 100;

function widthOf(text: string, size: number): number {
  const spaces = text.split(" ").length - 1;
  return (spaces * space + (text.length - spaces) * letter) * size;
}

interface Column {
  left: number;
  right: number;
}

const whole: Column = { left: margin, right: width - margin };

/**
 * Lays out a sample like the output of an extractor. `# ` is the name, `## ` a heading, `*` bold, `~ ` small; `A >> B`
 * puts B at the right margin, `A << B` puts A into a column of dates, also `A << B >> C`; `{L}` and `{R}` begin the left and the right
 * column, `{F}` is the foot of the page, `{P}` begins the next page.
 */
export function layOut(text: string, setting: Setting): ResumeDocument {
  const lines = text.split("\n");
  if (setting === "page" || setting === "words") return { kind: "pages", pages: pagesOf(lines, setting) };
  return { kind: "lines", lines: lines.flatMap((line) => logicalLine(line, setting)) };
}

interface Style {
  text: string;
  size: number;
  bold: boolean;
}

function styleOf(line: string): Style {
  if (line.startsWith("# ")) return { text: line.slice(2), size: 22, bold: true };
  if (line.startsWith("## ")) return { text: line.slice(3), size: 13, bold: true };
  if (line.startsWith("*")) return { text: line.slice(1), size: 10, bold: true };
  if (line.startsWith("~ ")) return { text: line.slice(2), size: 9, bold: false };
  return { text: line, size: 10, bold: false };
}

function logicalLine(line: string, setting: Setting): LogicalLine[] {
  if (/^\{[LRP]\}$/.test(line)) return [];
  const { text, size, bold } = styleOf(line.replace(/^\{F\} /, ""));
  const flat = text
    .replace(/^ << /, "")
    .replace(/ (?:>>|<<) /g, "\t")
    .replace("<< *", "<< ");
  const isListItem = setting === "docx" && flat.startsWith("• ");
  const isKnown = setting === "docx";
  return [
    {
      text: (isListItem ? flat.slice(2) : flat).replace("\t*", "\t"),
      size: isKnown ? size : 0,
      bold: isKnown && bold,
      isListItem,
    },
  ];
}

function pagesOf(lines: readonly string[], setting: Setting): PositionedPage[] {
  const pages: PositionedPage[] = [];
  let runs: TextRun[] = [];
  let y = 60;
  let top = 0;
  let lowest = 0;
  let column = whole;
  const sidebarFirst = isSidebarFirst(lines);
  const next = (): void => {
    pages.push({ width, height, runs });
    runs = [];
    y = 60;
    column = whole;
  };
  for (const line of lines) {
    if (line === "{P}") next();
    else if (line === "{L}" || line === "{R}") {
      if (line === "{L}") top = y;
      else {
        lowest = y;
        y = top;
      }
      const edge = sidebarFirst ? 190 : 380;
      column = line === "{L}" ? { left: margin, right: edge } : { left: edge + 25, right: width - margin };
    } else if (line.startsWith("{F} ")) {
      runs.push(...set({ text: line.slice(4), size: 8, bold: false }, whole, 815, setting));
    } else {
      const rows = wrapped(styleOf(line), column);
      for (const row of rows) {
        y += row.size * (/^#/.test(line) ? 1.9 : 1.35);
        runs.push(...set(row, column, y, setting));
      }
      if (line.startsWith("## ")) y += 3;
      if (line.trim() === "") y -= 4;
    }
  }
  y = Math.max(y, lowest);
  next();
  return pages;
}

/** The narrow column is the one with less text. */
function isSidebarFirst(lines: readonly string[]): boolean {
  const [left, right] = [lines.indexOf("{L}"), lines.indexOf("{R}")];
  const letters = (part: readonly string[]): number => part.join("").length;
  return left !== -1 && letters(lines.slice(left, right)) < letters(lines.slice(right));
}

function wrapped(style: Style, column: Column): Style[] {
  const room = column.right - column.left;
  if (widthOf(style.text, style.size) <= room || / (?:>>|<<) /.test(style.text)) return [style];
  const rows: string[] = [];
  for (const word of style.text.split(" ")) {
    const last = rows.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`, style.size) <= room)
      rows[rows.length - 1] = `${last} ${word}`;
    else rows.push(word);
  }
  const isItem = style.text.startsWith("• ");
  return rows.map((text, i) => ({ ...style, text: isItem && i > 0 ? `  ${text}` : text }));
}

function set(style: Style, column: Column, y: number, setting: Setting): TextRun[] {
  const { size } = style;
  const at = (text: string, x: number, bold: boolean): TextRun[] => {
    const indent = text.length - text.trimStart().length;
    const run = { x: x + indent * size * letter, y, size, bold };
    return setting === "words"
      ? wordsOf(text.trim(), run)
      : [{ ...run, text: text.trim(), width: widthOf(text.trim(), size) }];
  };
  const [date, beside] = style.text.split(/ ?<< /);
  if (beside !== undefined && date !== undefined) {
    const bold = beside.startsWith("*");
    const [said = "", more] = (bold ? beside.slice(1) : beside).split(" >> ");
    const end = more === undefined ? [] : at(more, column.right - widthOf(more, size), false);
    return [...at(date, column.left, false), ...at(said, column.left + dateColumn, bold), ...end].filter(
      (run) => run.text,
    );
  }
  const [main = "", right] = style.text.split(" >> ");
  const rest = right === undefined ? [] : at(right, column.right - widthOf(right, size), false);
  return [...at(main, column.left, style.bold), ...rest].filter((run) => run.text !== "");
}

function wordsOf(text: string, run: Omit<TextRun, "text" | "width">): TextRun[] {
  return [...text.matchAll(/\S+/g)].map((match) => ({
    ...run,
    text: match[0],
    x: run.x + widthOf(text.slice(0, match.index), run.size),
    width: widthOf(match[0], run.size),
  }));
}
