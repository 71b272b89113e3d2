/**
 * Slips of the finger between two words: letters added, left out, changed, or two neighbours swapped. Gives up
 * above `most` and answers one more.
 */
export function slips(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      row.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return most + 1;
    before = last;
    last = row;
  }
  return last[b.length] ?? most + 1;
}

/** Known words by their length: a slip changes it by two letters at most. */
export type WordsByLength = ReadonlyMap<number, readonly string[]>;

export function wordsByLength(words: Iterable<string>): WordsByLength {
  const found = new Map<number, string[]>();
  for (const word of words) {
    if (!/^\p{L}{4,}$/u.test(word)) continue;
    const list = found.get(word.length);
    if (list === undefined) found.set(word.length, [word]);
    else list.push(word);
  }
  return found;
}

/** The known word that a misspelt one most likely is; null for short ones and where none is near. */
export function nearestWord(known: WordsByLength, word: string): string | null {
  if (word.length < 5) return null;
  let most = word.length < 8 ? 1 : 2;
  let best: string | null = null;
  for (const length of [0, -1, 1, -2, 2]) {
    for (const other of known.get(word.length + length) ?? []) {
      const found = slips(word, other, most);
      // Of two that are as near, the one that begins alike.
      if (
        found < most ||
        (found === most && (best === null || (other[0] === word[0] && best[0] !== word[0])))
      ) {
        best = other;
        most = found;
      }
      if (most === 0) return best;
    }
  }
  return best;
}
