import { placeScore } from "../../vocabulary/place-words.ts";
import type { Line } from "./document.ts";

/** One thing the head of an entry says. */
export interface HeadPart {
  text: string;
  bold: boolean;
}

const strong = /\s*[|•·●▪◦⋄♦∣¦]\s*|\s+[–—―]\s+|\s+-\s+|\s{3,}|\s@\s/;

/** What a head line says, cut at its bars, bullets, dashes and wide gaps; a place at the end is cut off too. */
export function headParts(line: Line): HeadPart[] {
  return line.parts.flatMap((part, i) =>
    part
      .split(strong)
      .map(trimmed)
      .filter((text) => /[\p{L}\d]/u.test(text))
      .flatMap(cutPlace)
      .map((text) => ({ text, bold: i === 0 ? line.startsBold : line.bold })),
  );
}

/** `Company, City, ST` becomes `Company` and `City, ST`; `Company (City)` likewise. */
function cutPlace(text: string): string[] {
  if (placeScore(text) >= 0.9) return [text];
  const bracket = text.match(/^(.{2,}?)\s*\(([^()]+)\)$/);
  if (bracket?.[1] && bracket[2] && placeScore(bracket[2]) >= 0.9) return [bracket[1], bracket[2]];
  const chunks = text.split(/,\s+/);
  for (let n = Math.min(3, chunks.length - 1); n >= 1; n--) {
    const place = chunks.slice(-n).join(", ");
    if (placeScore(place) >= 0.9) return [chunks.slice(0, -n).join(", "), place];
  }
  return [text];
}

export const trimmed = (text: string): string => text.replace(/^[\s,;:|–—•·-]+|[\s,;:|–—•·(-]+$/g, "").trim();
