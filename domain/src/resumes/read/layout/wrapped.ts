import { findDates, isMostlyDate, isPresent } from "../../../vocabulary/dates.ts";
import { companyScore, subjectWords } from "../../../vocabulary/organisations.ts";
import { placeScore } from "../../../vocabulary/place-words.ts";
import { titleScore } from "../../../vocabulary/titles.ts";
import type { Line } from "../document.ts";
import { isBullet, withoutBullet } from "../entries.ts";
import { workedAs } from "../heads/head-like.ts";

/** Usual width of a letter, in font heights. */
const letterWidth = 0.48;
/** The width of a letter in names, which have more capitals. */
const letterWidthOfNames = 0.65;

/**
 * Tells whether a line continues the previous one: no mark of its own, close below, and its first word would not have
 * fitted above. Without places (Word documents) every line is a paragraph.
 * @param width The width of a letter in font heights.
 */
export function isWrapped(before: Line, line: Line, width = letterWidth): boolean {
  if (line.goesOn) return true;
  if (isBullet(line) || line.block !== before.block || line.gap > 1.7 || before.blockRight === 0)
    return false;
  const firstWord = line.text.split(" ")[0] ?? "";
  const needed = (firstWord.length + 1) * line.size * width;
  return before.right + needed > before.blockRight;
}

/** Tells whether a line belongs to the list item above it: no mark of its own, and indented like the item's text. */
export function isHanging(lines: readonly Line[], at: number): boolean {
  const line = lines[at];
  if (!line || isBullet(line)) return false;
  for (let i = at; i > 0; i--) {
    const [before, below] = [lines[i - 1], lines[i]];
    if (!before || !below || before.block !== line.block || before.blockRight === 0 || below.gap > 1.7)
      return false;
    if (isBullet(before)) return line.x > before.x + 2 && line.x < before.x + 24;
  }
  return false;
}

/** A text with the lines it was read from. */
export interface Item {
  text: string;
  lines: readonly Line[];
}

/**
 * The items or paragraphs of a text, with wrapped lines joined and marks of list items removed.
 * @param isNew Tells whether a line begins an item although it looks wrapped.
 */
export function joinWrappedLines(
  lines: readonly Line[],
  isNew: (before: Line, line: Line) => boolean = () => false,
): Item[] {
  const out: { text: string; lines: Line[] }[] = [];
  for (const [i, line] of lines.entries()) {
    const text = withoutBullet(line.text);
    if (!/[\p{L}\p{N}]/u.test(text)) continue;
    const before = lines[i - 1];
    const last = out.at(-1);
    const goesOn = before && (isHanging(lines, i) || (isWrapped(before, line) && !isNew(before, line)));
    if (last !== undefined && goesOn) {
      last.text = joined(last.text, text);
      last.lines.push(line);
    } else out.push({ text, lines: [line] });
  }
  return out;
}

/** Keeps the hyphen of a broken word, which may be part of it; a space only follows in `Ein- und Ausgang`. */
const joined = (last: string, text: string): string =>
  /[\p{L}\p{N}]-$/u.test(last) &&
  /^[\p{L}\p{N}]/u.test(text) &&
  !/^(?:und|oder|bzw|sowie|bis|and|or|to|et|ou|y|o)\b/u.test(text)
    ? `${last}${text}`
    : `${last} ${text}`;

/** Tells whether a head ends in a mark that needs what follows: `Acme, Leeds —` above `Head Chef`. */
const isUnfinished = (line: Line): boolean =>
  line.parts.length === 1 &&
  line.startsBold &&
  /(?:\s[–—|/&-]|,|&|\s(?:of|the|and|for|de|du|des|le|la|les|et|y|del|el|los|las|von|der|die|das|und|für))$/.test(
    line.text,
  );

/** Tells whether a line goes on with an unfinished head, or in lower case. */
const isOpenHead = (before: Line, line: Line): boolean =>
  (/^\p{Ll}/u.test(line.text) || isUnfinished(before) || namesSubject.test(before.text)) &&
  (line.startsBold === before.bold || isUnfinished(before)) &&
  isWrapped(before, line);

/** Words that a subject follows: `Metallbauer, Fachrichtung` above `Konstruktionstechnik`. */
const namesSubject = new RegExp(
  String.raw`\s(?:${subjectWords}|studiengang|speciali[sz]ing in|majoring in)$`,
  "iu",
);

/** `LLP` or `Home (2019 – 2024)` below `Clerk at Rowan & Partners`, which fills its line: the end of the employer's name. */
function isRestOfEmployer(before: Line, line: Line): boolean {
  const [, title = ""] = before.text.match(/^(.+?) (?:at|bei|chez|@|[–—-])(?: \p{Lu}.*)?$/u) ?? [];
  const [, rest = "", behind = ""] = line.text.match(/^(\p{Lu}[^(]*?)\s*(?:\((.*))?$/u) ?? [];
  const isShort =
    rest !== "" && rest.split(" ").length < 4 && titleScore(rest) === 0 && placeScore(rest) < 0.9;
  const isEnd = behind === "" ? companyScore(rest) > 0 && rest.split(" ").length < 3 : /\d{4}/.test(behind);
  return (
    isShort &&
    isEnd &&
    titleScore(title) > 0.5 &&
    findDates(before.text).length === 0 &&
    isWrapped(before, line, letterWidthOfNames)
  );
}

/** `2012 – Feb 2014)` below `Maurer bei Köhler (Mär`. */
const isRestOfBracket = (before: Line, line: Line): boolean =>
  /\([^()]*$/.test(before.text) &&
  /^[^()]{1,18}\)/.test(line.text) &&
  findDates(`${before.text} ${line.text}`).some(({ isRange }) => isRange) &&
  isWrapped(before, line, letterWidthOfNames);

/** `Coordinator` between `Acme, Leeds — Volunteer` and the small date of that job, in the letters of the line above. */
function isRestOfHead(before: Line, line: Line, next: Line | undefined): boolean {
  const isAlike = Math.abs(before.size - line.size) < 0.2 && line.text.length < 40;
  const isHead = /\s[–—|]\s/.test(before.text) && next !== undefined && isMostlyDate(next.text);
  return isAlike && isHead && next.size > 0 && next.size < line.size - 0.9 && isWrapped(before, line);
}

/** Joins a line that goes on in lower case in the next one: `Acme, Leeds, Head of` above `maintenance`. */
export function joinWrappedHeads(lines: readonly Line[]): Line[] {
  const out: Line[] = [];
  for (const [i, line] of lines.entries()) {
    const before = out.at(-1);
    const goesOn =
      before !== undefined &&
      line.parts.length === 1 &&
      !isBullet(before) &&
      !isBullet(line) &&
      !workedAs.test(line.text) &&
      before.text.length + line.text.length < 105 &&
      !isPresent(line.text) &&
      (isRestOfEmployer(before, line) ||
        isRestOfBracket(before, line) ||
        (findDates(line.text).length === 0 &&
          (isRestOfHead(before, line, lines[i + 1]) || isOpenHead(before, line))));
    if (!before || !goesOn) out.push(line);
    else {
      const parts = [...before.parts.slice(0, -1), joined(before.parts.at(-1) ?? "", line.text)];
      const sources = [...before.sources, ...line.sources];
      out[out.length - 1] = { ...before, parts, text: parts.join(" "), right: line.right, sources };
    }
  }
  return out;
}
