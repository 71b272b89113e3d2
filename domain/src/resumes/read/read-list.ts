import type { Line } from "./document.ts";
import { type Item, joinWrappedLines } from "./wrapped.ts";

/** The items of a plain section (certifications, achievements): one for each list item or paragraph. */
export function readList(lines: readonly Line[]): Item[] {
  const items = joinWrappedLines(lines);
  const [only] = items;
  const listed =
    items.length === 1 && only !== undefined
      ? shortPieces(only.text).map((text) => ({ ...only, text }))
      : items;
  const once = new Map(listed.toReversed().map((item) => [item.text, item]));
  return listed
    .filter((item) => once.get(item.text) === item)
    .map((item) => ({ ...item, text: item.text.slice(0, 2_000) }))
    .slice(0, 200);
}

/** `CISSP, OSCP, CEH v11` on a single line. */
function shortPieces(text: string): string[] {
  const pieces = text.split(/\s*[,;|•]\s*/).filter((piece) => piece !== "");
  return pieces.length >= 3 && pieces.every((piece) => piece.length < 45) ? pieces : [text];
}
