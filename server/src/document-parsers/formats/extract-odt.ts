import { AppError } from "@waymark/contract/errors";
import type { LogicalLine, ResumeDocument } from "@waymark/domain/resumes/read/document";
import { limits } from "../limits.ts";
import { linesOfRow, reachesPerson } from "./line-order.ts";
import { addressOf } from "./link-address.ts";
import { type OdtStyles, readOdtStyles } from "./odt-styles.ts";
import { openZip } from "./read-zip.ts";
import { attribute, xmlTokens } from "./xml-tokens.ts";

const parts = ["content.xml", "styles.xml", "META-INF/manifest.xml"];
/** Elements whose text is not part of the document. */
const skipped = new Set([
  "office:annotation",
  "text:tracked-changes",
  "text:note-citation",
  "text:placeholder",
  "office:forms",
  "svg:title",
  "svg:desc",
  "text:list-style",
  "text:table-of-content",
]);
const headingSizes = [20, 16, 14, 13, 12, 12];

interface Paragraph {
  text: string;
  size: number;
  letters: number;
  bold: number;
  style: string | null;
  level: number;
}

/** Reads the lines of an OpenDocument text: the page headers and the addresses of the page footers first, then its body. */
export async function extractOdt(bytes: Uint8Array): Promise<ResumeDocument> {
  const zip = await openZip(bytes, (name) => parts.includes(name));
  const textOf = (name: string): string => new TextDecoder().decode(zip.read(name) ?? new Uint8Array());
  if (textOf("META-INF/manifest.xml").includes("encryption-data")) throw new AppError("file_password");
  const [content, styles] = [textOf("content.xml"), textOf("styles.xml")];
  if (content === "") throw new AppError("file_corrupt");
  const of = readOdtStyles(styles, content);
  const head = styles.match(/<style:header\b(?![^>]*\/>)[^>]{0,2000}>([\s\S]*?)<\/style:header>/)?.[1] ?? "";
  const foot = styles.match(/<style:footer\b(?![^>]*\/>)[^>]{0,2000}>([\s\S]*?)<\/style:footer>/)?.[1] ?? "";
  const lines = [
    ...linesOf(head, of),
    ...linesOf(foot, of).filter(reachesPerson),
    ...linesOf(content.slice(Math.max(0, content.indexOf("<office:body"))), of),
  ];
  if (lines.reduce((sum, line) => sum + line.text.length, 0) > limits.characters)
    throw new AppError("file_bomb");
  return { kind: "lines", lines };
}

function linesOf(xml: string, styles: OdtStyles): LogicalLine[] {
  const lines: LogicalLine[] = [];
  const open: Paragraph[] = [];
  const spans: (string | null)[] = [];
  const cells: LogicalLine[][] = [];
  const counts = { skip: 0, items: 0, freshItem: false, notes: 0 };
  const notes: LogicalLine[] = [];
  const link = { href: "", from: 0 };
  const sink = (): LogicalLine[] => cells.at(-1) ?? lines;
  const add = (text: string): void => {
    const paragraph = open.at(-1);
    if (!paragraph) return;
    const own = styles(spans.findLast((name) => name !== null) ?? null);
    const base = styles(paragraph.style);
    if (own.hidden || base.hidden) return;
    const letters = text.trim().length;
    paragraph.text += text;
    paragraph.letters += letters;
    if (own.bold ?? base.bold ?? paragraph.level > 0) paragraph.bold += letters;
    const size = own.size ?? base.size ?? (headingSizes[paragraph.level - 1] || 11);
    if (letters > 0) paragraph.size = Math.max(paragraph.size, size);
  };
  const close = (): void => {
    const { text = "", size = 0, letters = 0, bold = 0 } = open.pop() ?? {};
    for (const [i, line] of text.split("\n").entries()) {
      const isListItem = counts.freshItem && i === 0 && line.trim() !== "";
      if (isListItem) counts.freshItem = false;
      const target = counts.notes > 0 ? notes : sink();
      target.push({ text: line.trim(), size, bold: letters > 0 && bold * 2 > letters, isListItem });
    }
    if (counts.notes === 0) sink().push(...notes.splice(0));
  };
  for (const token of xmlTokens(xml)) {
    if (token.kind === "text") {
      if (counts.skip === 0) add(token.text.replace(/\s+/g, " "));
      continue;
    }
    const { name } = token;
    if (skipped.has(name)) {
      if (token.kind === "close") counts.skip = Math.max(0, counts.skip - 1);
      else if (!token.isEmpty) counts.skip += 1;
      continue;
    }
    if (counts.skip > 0) continue;
    if (token.kind === "close") {
      if (name === "text:p" || name === "text:h") close();
      else if (name === "text:span" || name === "text:a") {
        if (name === "text:a") add(addressOf(link.href, open.at(-1)?.text.slice(link.from) ?? ""));
        spans.pop();
      } else if (name === "table:table-row") endRow(cells, lines);
      else if (name === "text:note-body") counts.notes = Math.max(0, counts.notes - 1);
      continue;
    }
    const { attributes, isEmpty } = token;
    if (open.length + cells.length + spans.length > limits.depth) throw new AppError("file_bomb");
    if ((name === "text:p" || name === "text:h") && !isEmpty) {
      const level = name === "text:h" ? Number(attribute(attributes, "text:outline-level") ?? 1) || 1 : 0;
      const style = attribute(attributes, "text:style-name");
      open.push({ text: "", size: 0, letters: 0, bold: 0, style, level });
    } else if (name === "text:p") sink().push({ text: "", size: 0, bold: false, isListItem: false });
    else if ((name === "text:span" || name === "text:a") && !isEmpty) {
      if (name === "text:a")
        Object.assign(link, {
          href: attribute(attributes, "xlink:href") ?? "",
          from: open.at(-1)?.text.length ?? 0,
        });
      spans.push(name === "text:a" ? null : attribute(attributes, "text:style-name"));
    } else if (name === "text:list-item") counts.freshItem = true;
    else if (name === "text:note-body" && !isEmpty) counts.notes += 1;
    else if (name === "text:tab") add("\t");
    else if (name === "text:line-break") add("\n");
    else if (name === "text:s")
      add(" ".repeat(Math.min(40, Number(attribute(attributes, "text:c") ?? 1) || 1)));
    else if (name === "table:table-row" && !isEmpty) cells.push([]);
    else if (name === "table:table-cell" && !isEmpty && cells.length > 0) cells.at(-1)?.push(cellMark);
  }
  return lines;
}

/** Separates the cells of a row until the row is complete. */
const cellMark: LogicalLine = { text: "", size: -1, bold: false, isListItem: false };

function endRow(rows: LogicalLine[][], lines: LogicalLine[]): void {
  const cells: LogicalLine[][] = [];
  for (const line of rows.pop() ?? []) {
    if (line === cellMark) cells.push([]);
    else cells.at(-1)?.push(line);
  }
  (rows.at(-1) ?? lines).push(...linesOfRow(cells));
}
