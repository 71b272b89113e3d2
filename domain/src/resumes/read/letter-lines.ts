import { fold } from "../../vocabulary/fold.ts";
import { headingKind } from "../../vocabulary/headings.ts";
import { placeScore } from "../../vocabulary/place-words.ts";
import type { Line } from "./document.ts";
import { phoneLabel } from "./find-contact.ts";

const salutation =
  /^(?:dear\b|to whom it may concern|sehr geehrte|guten tag\b|(?:hallo|liebe[rs]?) .*,$|(?:madame|monsieur|mesdames|messieurs)(?:,? (?:et |ou )?(?:madame|monsieur|mesdames|messieurs|la directrice|le directeur)\b.*)?,$|bonjour\b|estimad[oa]s?\b|apreciad[oa]s?\b|distinguid[oa]s?\b|muy senor|a quien corresponda)/;
const closing =
  /^(?:yours (?:sincerely|faithfully|truly)|sincerely|(?:with )?(?:kind|best|warm) regards|regards,|respectfully|mit (?:freundlichen|besten|herzlichen) gru|(?:freundliche|beste|viele|herzliche) gru|hochachtungsvoll|(?:bien )?cordialement|(?:sinceres |respectueuses )?salutations|(?:veuillez|je vous prie|dans l'attente)\b.*|atentamente|cordialmente|(?:reciban? )?un (?:cordial|afectuoso|atento) saludo|saludos\b|le saluda)/;
const enclosures =
  /^(?:anlagen?|encl(?:osures?|\.)?|pieces? jointes?|p\. ?j\.|anexos?|adjuntos?|documentos adjuntos)\b/;

/** A letter's address block and date above its salutation. */
const mostAbove = 16;
const mostWithin = 80;

/**
 * The lines of a covering letter that stands in one file with the resume: from the sender above the salutation to the
 * enclosures. Empty when there is no letter, or nothing but one.
 */
export function letterLines(lines: readonly Line[]): ReadonlySet<Line> {
  const start = lines.findIndex((line) => line.text.length < 90 && salutation.test(fold(line.text)));
  if (start < 0) return new Set();
  const within = lines.slice(start + 1, start + mostWithin);
  const length = within.findIndex((line) => closing.test(fold(line.text)));
  if (length < 2 || within.slice(0, length).some(opensWork)) return new Set();
  const end = start + 1 + length;
  const letter = new Set(lines.slice(firstLine(lines, start), lastLine(lines, end) + 1));
  return lines.some((line) => !letter.has(line) && opensWork(line)) ? letter : new Set();
}

/**
 * The sender's name, address, email and number: the lines of the letter with email or number, and three above each; the
 * first lines when there is neither.
 */
export function senderLines(letter: readonly Line[], email: string): Line[] {
  const isContact = ({ text }: Line) =>
    text.length < 120 && ((email !== "" && text.includes(email)) || phoneLabel.test(fold(text)));
  const sender = letter.filter((_, i) => letter.slice(i, i + 4).some(isContact));
  const start = letter.findIndex((line) => salutation.test(fold(line.text)));
  return sender.length > 0 ? sender : letter.slice(0, Math.min(start, 3));
}

/** Tells whether a line is a heading of jobs or studies, which no letter has. */
function opensWork(line: Line): boolean {
  const kind = line.text.length < 60 ? headingKind(line.text) : null;
  return kind === "experience" || kind === "education";
}

const pageOf = (line: Line | undefined): number | null => line?.sources[0]?.page ?? null;

/** The first line of the letter: of its page, of the file, or of the address block above the salutation. */
function firstLine(lines: readonly Line[], start: number): number {
  const page = pageOf(lines[start]);
  const top = page === null ? 0 : lines.findIndex((line) => pageOf(line) === page);
  if (!lines.slice(top, start).some(opensWork)) return top;
  const elsewhere = new Set(
    [...lines.slice(0, Math.max(0, start - mostAbove)), ...lines.slice(start)].map(({ text }) => fold(text)),
  );
  const repeated = lines.findIndex(
    ({ text }, i) => i >= start - mostAbove && i < start && elsewhere.has(fold(text)),
  );
  return repeated < 0 ? start : repeated;
}

/** The last line of the letter: of its page, or the name and enclosures below the closing formula. */
function lastLine(lines: readonly Line[], end: number): number {
  const page = pageOf(lines[end]);
  const below = lines.slice(end + 1);
  const onPage = page === null ? [] : below.filter((line) => pageOf(line) === page);
  if (page !== null && !onPage.some(opensWork)) return end + onPage.length;
  const texts = new Set(lines.slice(0, end).map(({ text }) => fold(text)));
  const isName = ({ text }: Line) => text.length < 60 && texts.has(fold(text));
  let last = end;
  const isPlace = ({ text }: Line) => text.length < 40 && placeScore(text) >= 0.9;
  for (const is of [isName, isPlace, ({ text }: Line) => enclosures.test(fold(text))]) {
    const next = lines[last + 1];
    if (next && is(next)) last += 1;
  }
  return last;
}
