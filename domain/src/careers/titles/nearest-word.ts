/**
 * The number of typing errors between two words: letters added, missing, changed, or two neighbours swapped. Stops
 * early and returns `most + 1` when there are more than `most`.
 */
function typingErrors(a: string, b: string, most: number): number {
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

/** Known words by first letter and length, since nearly all errors keep the first letter. */
export type WordShelves = ReadonlyMap<string, readonly string[]>;

const shelfOf = (word: string, length: number): string => `${word[0] ?? ""}${length}`;

export function wordShelves(words: Iterable<string>): WordShelves {
  const found = new Map<string, string[]>();
  for (const word of words) {
    if (!/^\p{L}{4,}$/u.test(word)) continue;
    const shelf = shelfOf(word, word.length);
    const list = found.get(shelf);
    if (list === undefined) found.set(shelf, [word]);
    else list.push(word);
  }
  return found;
}

/** The most likely known word for a misspelt one; null for short words and when none is near. */
export function nearestWord(known: WordShelves, word: string): string | null {
  if (word.length < 5) return null;
  let most = word.length < 8 ? 1 : 2;
  let best: string | null = null;
  // Longer words win a tie: letters are left out more often than added.
  for (const length of [1, 0, -1, 2, -2]) {
    for (const other of known.get(shelfOf(word, word.length + length)) ?? []) {
      const found = typingErrors(word, other, most);
      if (found < most || (found === most && best === null)) {
        best = other;
        most = found;
      }
    }
  }
  return best;
}
