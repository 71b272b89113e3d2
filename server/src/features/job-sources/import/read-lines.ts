/** One line of a file, or that a line was longer than `most` characters and is left out; `isLast` where none ends it. */
export type Line = { readonly text: string; readonly isLast?: true } | { readonly tooLong: true };

/** Splits text that arrives in pieces into lines, never holding more than one line of at most `most` characters. */
export async function* readLines(pieces: AsyncIterable<string>, most: number): AsyncGenerator<Line> {
  let rest = "";
  let skipping = false;
  for await (const piece of pieces) {
    let from = 0;
    for (let end = piece.indexOf("\n"); end >= 0; end = piece.indexOf("\n", from)) {
      const text = rest + piece.slice(from, end);
      yield skipping || text.length > most ? { tooLong: true } : { text };
      rest = "";
      skipping = false;
      from = end + 1;
    }
    rest = skipping ? "" : rest + piece.slice(from);
    if (rest.length > most) {
      rest = "";
      skipping = true;
    }
  }
  if (skipping) yield { tooLong: true };
  else if (rest !== "") yield { text: rest, isLast: true };
}
