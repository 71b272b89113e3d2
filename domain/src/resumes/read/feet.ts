import { isMostlyDate } from "../../vocabulary/dates.ts";
import { fold } from "../../vocabulary/fold.ts";
import type { Line } from "./document.ts";

const documentTitle = /^(?:curriculum vitae|resume|cv|lebenslauf|hoja de vida)$/;

/** The lines without a foot that only has the name and the title of the document: `Nora Vale   Resume`. */
export function withoutFoot(lines: readonly Line[], name: Line | null): readonly Line[] {
  const last = lines.at(-1);
  if (!last || last === name || lines.length < 4 || last.blockRight === 0) return lines;
  const own = fold(name?.text ?? "");
  const pieces = last.parts
    .flatMap((part) => part.split(/\s+[·|•–—-]\s+/))
    .map((piece) => fold(piece).trim());
  const isNamed = pieces.some((piece) => documentTitle.test(piece) || piece === own);
  const isFoot =
    isNamed &&
    pieces.every(
      (piece) =>
        documentTitle.test(piece) ||
        piece === own ||
        /^\d{1,2}(?: ?\/ ?\d{1,2})?$/.test(piece) ||
        isMostlyDate(piece),
    );
  return isFoot ? lines.slice(0, -1) : lines;
}

/** Recognises the mark of whoever made the form: `© European Union, 2002-2018 | europass.cedefop.europa.eu`. */
export const isCopyright = (line: Line): boolean =>
  /^(?:©|\(c\)|copyright\b).{0,60}\b(?:19|20)\d\d\b/i.test(line.text);

/** Recognises a line to be filled in by hand, `Signature: ______`, and the number of a page by itself. */
export const isBlankOrPage = ({ text }: Line): boolean =>
  /(?:^|[\s:,])_{4,}(?:$|[\s,.])/.test(text) ||
  /^(?:(?:page|seite|p[áa]gina|p\.|s\.)\s*)?\d{1,2}\s?(?:\/|of|von|de|sur)\s?\d{1,2}$/i.test(text.trim()) ||
  /^(?:page|seite|p[áa]gina) (?:\d{1,2}|two|three)$/i.test(text.trim());

/** Tells whether a line has the person's email and beside it only numbers, links and page numbers. */
export function isContactFoot(line: Line, email: string): boolean {
  if (email === "" || !line.text.toLowerCase().includes(email.toLowerCase())) return false;
  const pieces = line.text.split(/\s+[|·•–—-]\s+|[|·•]|\s{2,}|,\s/).map((piece) => piece.trim());
  return pieces.length > 1 && pieces.every((piece) => contactPiece.test(piece));
}

const contactPiece =
  /^(?:\S+@\S+|\+?[\d\s()/.-]{6,}|(?:https?:|www\.)\S+|(?:\p{L}+ )?\d+(?: \p{L}+ \d+)?|)$/u;

/** A place with a full date at the end of a letter or resume: `Leeds, 15.06.2026`. */
const placeAndDay =
  /^\p{Lu}[\p{L}.' -]{1,40}(?:,\s*(?:(?:den|le|a|el|the|am)\s+)?|\s+(?:den|le|a)\s+)(?:\d{1,2}|1er)\.?(?:[./-]\d{1,2}[./-]|\s+(?:de\s+)?\p{L}{3,10}\.?,?\s+(?:de\s+)?)\d{2,4}$/u;

/** The lines without a signature at their end: place and day, with the name below or above. */
export function withoutSignature(lines: readonly Line[]): readonly Line[] {
  const at = lines.findLastIndex((line) => placeAndDay.test(line.text));
  if (at < 0 || at < lines.length - 3 || lines.length < 4) return lines;
  const isName = (line: Line | undefined): boolean =>
    line !== undefined &&
    /^(?:\p{Lu}[\p{L}.'’-]*|von|van|de|der|la)(?: (?:\p{L}[\p{L}.'’-]*))*$/u.test(line.text);
  return lines.slice(at + 1).every(isName) ? lines.slice(0, at) : lines;
}
