import { AppError } from "@waymark/contract/errors";
import type { LogicalLine, ResumeDocument } from "@waymark/domain/resumes/read/document";
import { limits } from "../limits.ts";

const sizes = [22, 16, 13, 12, 12, 12] as const;
const rule = /^\s*(?:[-=_*~#]\s?){3,}$/;

/** Reads plain text: runs of spaces separate columns, ruled lines are left out. */
export function extractText(text: string): ResumeDocument {
  const lines = linesOf(text)
    .filter((line) => !rule.test(line))
    .map((line) => {
      const item = line.match(/^\s*(?:[-*•●▪◦·–]|\d{1,2}[.)])\s+(?=\S)/);
      const isMark = item !== null && !/^\s*\d/.test(item[0]);
      const said = isMark ? line.slice(item[0].length) : line;
      return plain(said.trim().replace(/ {3,}/g, "\t"), isMark);
    });
  return { kind: "lines", lines };
}

/** Reads Markdown: headings by level, list items, tables, emphasis and links as text. */
export function extractMarkdown(text: string): ResumeDocument {
  const lines: LogicalLine[] = [];
  let fenced = false;
  for (const line of linesOf(text)) {
    if (/^\s*(?:```|~~~)/.test(line)) {
      fenced = !fenced;
      continue;
    }
    const before = lines.at(-1);
    const underline = line.match(/^(=|-){3,}\s*$/);
    if (underline && before && before.text !== "" && !before.isListItem) {
      Object.assign(before, { size: sizes[underline[1] === "=" ? 0 : 1], bold: true });
      continue;
    }
    if (rule.test(line) || /^\s*\|?[\s:|-]{3,}\|?\s*$/.test(line) === (line.trim() !== "")) continue;
    lines.push(markdownLine(line));
  }
  return { kind: "lines", lines };
}

function markdownLine(line: string): LogicalLine {
  const heading = line.match(/^\s{0,3}(#{1,6})\s+(.*?)\s*#*$/);
  if (heading) {
    const size = sizes[(heading[1]?.length ?? 1) - 1] ?? 12;
    return { text: inline(heading[2] ?? ""), size, bold: true, isListItem: false };
  }
  const quoted = line.replace(/^\s*>\s?/, "");
  const item = quoted.match(/^\s*(?:[-*+]|\d{1,2}[.)])\s+(.*)$/);
  const said = item?.[1] ?? quoted;
  const isBold = /^\s*(\*\*|__)(?:(?!\1).)+\1\s*$/.test(said);
  const row = said.trim().startsWith("|")
    ? said
        .trim()
        .replace(/^\||\|$/g, "")
        .split("|")
    : [said];
  const text = row.map((cell) => inline(cell).trim()).join("\t");
  return { text, size: 11, bold: isBold, isListItem: item !== null };
}

/** An escaped character is literal; meanwhile it is replaced by a private-use character. */
const escapedSign = /\\([!-/:-@[-`{-~])/g;
const setAside = 0xf0000;
const asideSign = /[\u{f0021}-\u{f007e}]/gu;

/** A line without its markup; a link keeps its address if the text does not show it. */
function inline(text: string): string {
  return text
    .replace(escapedSign, (_, sign: string) => String.fromCodePoint(setAside + (sign.codePointAt(0) ?? 0)))
    .replace(/!\[([^\]]{0,300})\]\([^)]{0,1000}\)/g, "$1")
    .replace(
      /\[([^\]]{1,300})\]\((?:mailto:|tel:)?([^)\s]{1,1000})[^)]{0,300}\)/g,
      (_, said: string, url: string) =>
        said.includes("@") || said.includes(".") || !/^https?:|@/.test(url) ? said : `${said} ${url}`,
    )
    .replace(/<((?:https?:|mailto:)?[^<>\s]{3,300})>/g, "$1")
    .replace(/<\/?[a-z][^<>]{0,300}>/gi, " ")
    .replace(/(\*\*|__|~~)(?=\S)(.{1,500}?)\1/g, "$2")
    .replace(/(^|[\s(])([*_])(?=\S)([^*_]{1,500})\2(?=[\s).,;:]|$)/g, "$1$3")
    .replace(/`([^`]{1,300})`/g, "$1")
    .replace(/&nbsp;/g, " ")
    .replace(/&amp;/g, "&")
    .replace(asideSign, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) - setAside));
}

const plain = (text: string, isListItem: boolean): LogicalLine => ({
  text,
  size: 0,
  bold: false,
  isListItem,
});

function linesOf(text: string): string[] {
  if (text.length > limits.characters) throw new AppError("file_bomb");
  return text.split(/\r\n|[\r\n\f\v\u2028\u2029]/);
}
