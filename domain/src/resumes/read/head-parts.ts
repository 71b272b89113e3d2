import { fold } from "../../vocabulary/fold.ts";
import { companyScore, degreeScore, schoolScore } from "../../vocabulary/organisations.ts";
import { placeScore } from "../../vocabulary/place-words.ts";
import { titleScore } from "../../vocabulary/titles.ts";
import type { Line } from "./document.ts";

/** One thing the head of an entry says. */
export interface HeadPart {
  text: string;
  bold: boolean;
  isPlace: boolean;
  /** What the line itself says it is, as in `Employer: …`. */
  says: "title" | "company" | null;
}

const strong = /\s*[|•·●▪◦⋄♦∣¦]\s*|\s+[–—―]\s+|\s+-\s+|\s{3,}|\s@\s/;

/** What a head line says, cut at its bars, bullets, dashes and wide gaps; a place at the end is cut off too. */
export function headParts(line: Line): HeadPart[] {
  return line.parts.flatMap((part, i) => {
    const { says, text } = unlabelled(part);
    const pieces = text
      .split(strong)
      .map(trimmed)
      .filter((piece) => /[\p{L}\d]/u.test(piece))
      .flatMap(cutPlace);
    return pieces.map((piece) => ({
      ...piece,
      bold: i === 0 ? line.startsBold : line.bold,
      says: piece.isPlace ? null : says,
    }));
  });
}

const labels: readonly [RegExp, "title" | "company" | null][] = [
  [
    /^(?:company|employer|organi[sz]ation|empresa|compania|empleador|entreprise|societe|employeur|firma|arbeitgeber|unternehmen)\s*:\s*/,
    "company",
  ],
  [
    /^(?:job title|title|position|role|puesto|cargo|posicion|poste|fonction|intitule|taetigkeit|tatigkeit|stelle|funktion)\s*:\s*/,
    "title",
  ],
  [
    /^(?:dates?|period|duration|location|city|fechas?|periodo|duracion|lugar|localidad|periode|duree|lieu|ville|zeitraum|dauer|ort)\s*(?::\s*|$)/,
    null,
  ],
];

/** Takes off a label before a colon and remembers what it said. */
function unlabelled(text: string): { says: "title" | "company" | null; text: string } {
  const folded = fold(text);
  for (const [label, says] of labels) {
    const match = folded.match(label);
    if (match) return { says, text: text.slice(match[0].length) };
  }
  return { says: null, text };
}

interface Piece {
  text: string;
  isPlace: boolean;
}

const plain = (text: string): Piece => ({ text, isPlace: false });
const place = (text: string): Piece => ({ text, isPlace: true });
const isPlaceName = (text: string): boolean => placeScore(text) >= 0.9 && titleScore(text) < 0.5;

/** Cuts the place out of `Company, City, ST`, `Company (City)` and `Company, City, ST, Title`. */
function cutPlace(text: string): Piece[] {
  if (isPlaceName(text)) return [place(text)];
  const bracket = text.match(/^(.{2,}?)\s*\(([^()]+)\)$/);
  if (bracket?.[1] && bracket[2] && isPlaceName(bracket[2])) return [plain(bracket[1]), place(bracket[2])];
  const chunks = text.split(/,\s+/);
  for (let from = 1; from < chunks.length; from++) {
    for (let to = Math.min(chunks.length, from + 3); to > from; to--) {
      const middle = chunks.slice(from, to).join(", ");
      if (!isPlaceName(middle) || isEmployerAbroad(chunks, from, to)) continue;
      const after = chunks.slice(to).join(", ");
      const before = chunks.slice(0, from).join(", ");
      return [plain(before), place(middle), ...(after === "" ? [] : [plain(after)])];
    }
  }
  return cutUnknownPlace(chunks, text);
}

/** In `Engineer, IBM, France` the name before the country is the employer, not a town. */
function isEmployerAbroad(chunks: readonly string[], from: number, to: number): boolean {
  const country = chunks[to - 1] ?? "";
  const town = chunks.slice(from, to - 1).join(", ");
  const isCountry = country.length > 3 && isPlaceName(country);
  return town !== "" && from === 1 && isCountry && !isPlaceName(town) && titleScore(chunks[0] ?? "") > 0.5;
}

/** `Autohaus Engels KG, Siegburg`: what follows an employer or a school, one or two names long, is a place. */
function cutUnknownPlace(chunks: readonly string[], text: string): Piece[] {
  const last = chunks.at(-1) ?? "";
  const before = chunks.slice(0, -1).join(", ");
  const isNamed = companyScore(before) > 0 || schoolScore(before) > 0;
  const isBare = /^\p{Lu}[\p{L}.'-]+(?: (?:\p{Lu}|de|la|am|an|der|sur|del)[\p{L}.'-]*){0,2}$/u.test(last);
  const isElse =
    titleScore(last) > 0 || companyScore(last) > 0 || schoolScore(last) > 0 || degreeScore(last) > 0;
  return chunks.length > 1 && isNamed && isBare && !isElse ? [plain(before), place(last)] : [plain(text)];
}

export const trimmed = (text: string): string => text.replace(/^[\s,;:|–—•·-]+|[\s,;:|–—•·(-]+$/g, "").trim();
