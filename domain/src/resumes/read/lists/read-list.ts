import type { Line } from "../document.ts";
import { isBullet } from "../entries.ts";
import { type Item, joinWrappedLines } from "../layout/wrapped.ts";

/** In a narrow column, where any line looks full, a capital after a complete name begins a new item. */
const isShortItem = (before: Line, line: Line): boolean =>
  line.blockRight - line.x < 220 &&
  /^[\p{Lu}\d]/u.test(line.text) &&
  !isBullet(before) &&
  !/(?:[,;&/–(-]|\b(?:of|in|and|for|the|de|del|la|en|y|et|du|des|d'|für|und|der|die|in|zur|zum))$/i.test(
    before.text,
  );

/** The items of a plain section (certifications, achievements): one per list item or paragraph. */
export function readList(lines: readonly Line[]): Item[] {
  const items = joinWrappedLines(firstCells(lines), isShortItem);
  const [only] = items;
  const isOne = items.length === 1 && only?.lines.every((line) => !isBullet(line));
  const listed =
    isOne && only !== undefined ? shortPieces(only.text).map((text) => ({ ...only, text })) : items;
  const once = new Map(listed.toReversed().map((item) => [item.text, item]));
  return listed
    .filter((item) => once.get(item.text) === item && !isValidity.test(item.text) && !isOffer.test(item.text))
    .map((item) => ({ ...item, text: item.text.slice(0, 2_000) }))
    .slice(0, 200);
}

/** The first cells of a table with three columns and more, without its bold head; other lines as they are. */
function firstCells(lines: readonly Line[]): readonly Line[] {
  const [head, ...rows] = lines;
  const isRow = (line: Line): boolean => line.parts.length >= 3 && line.parts.length === head?.parts.length;
  if (!head || rows.length === 0 || !lines.every(isRow)) return lines;
  const own = head.bold && rows.every((row) => !row.bold) ? rows : lines;
  return own.map((row) => ({ ...row, parts: row.parts.slice(0, 1), text: row.parts[0] ?? "" }));
}

/** A line that only says when a certificate was given or ends, as exports of profiles have it. */
const isValidity =
  /^(?:issued|expires?d?|valid (?:until|through)|expedici[óo]n|émise?|ausgestellt|délivrée?|fecha de expedición)\b.{0,25}\d{4}(?:\s*·\s*.{0,40})?$/iu;

/** The sentence that ends many resumes, wherever it stands. */
const isOffer =
  /^(?:written )?(?:references?|referees|referencias|r[ée]f[ée]rences|referenzen|zeugnisse)\b.{0,40}\b(?:request|petici[óo]n|solicitud|demande|anfrage|wunsch)\.?$/iu;

/** Splits `CISSP, OSCP, CEH v11` on a single line. */
function shortPieces(text: string): string[] {
  const pieces = text.split(/\s*[,;|•]\s*/).filter((piece) => piece !== "");
  const isDated = /\b(?:19|20)\d\d\b/.test(text);
  const isList = pieces.length >= 3 || (pieces.length === 2 && text.includes(";"));
  return isList && !isDated && pieces.every((piece) => piece.length < 45) ? pieces : [text];
}
