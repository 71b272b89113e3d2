import type { Line } from "./document.ts";
import { joinWrappedLines } from "./wrapped.ts";

/** The items of a plain section (certifications, achievements): one for each list item or paragraph. */
export function readList(lines: readonly Line[]): string[] {
  const items = joinWrappedLines(lines);
  const [only] = items;
  const listed = items.length === 1 && only !== undefined ? shortPieces(only) : items;
  return [...new Set(listed)].map((text) => text.slice(0, 2_000)).slice(0, 200);
}

/** `CISSP, OSCP, CEH v11` on a single line. */
function shortPieces(text: string): string[] {
  const pieces = text.split(/\s*[,;|•]\s*/).filter((piece) => piece !== "");
  return pieces.length >= 3 && pieces.every((piece) => piece.length < 45) ? pieces : [text];
}
