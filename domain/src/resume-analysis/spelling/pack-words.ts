import { edgeBits, type PackedWords } from "./word-graph.ts";

/** An edge of a node that may still grow; `target` is 0 until the node it leads to is finished. */
interface OpenEdge {
  readonly letter: number;
  isWord: boolean;
  target: number;
}

const mostLetters = edgeBits.letter + 1;

/**
 * Packs words in lower case into a graph that shares beginnings and endings, by the incremental algorithm of Daciuk,
 * Mihov and Watson for sorted words. Of more than 128 letters the rarest are left out, with the words that have them.
 */
export function packWords(words: Iterable<string>): PackedWords {
  const unique = new Set(words);
  unique.delete("");
  const letters = commonLetters(unique);
  const indexOf = new Map(letters.map((letter, i) => [letter, i]));
  const rows = [...unique].filter((word) => [...word].every((letter) => indexOf.has(letter))).sort(byLetters);
  const finished = new FinishedNodes();
  const path: OpenEdge[][] = [[]];
  /** Finishes the nodes deeper than `depth`, which no later word can change. */
  const finish = (depth: number): void => {
    while (path.length > depth + 1) {
      const target = finished.placeOf(path.pop() ?? []);
      const edge = path.at(-1)?.at(-1);
      if (edge !== undefined) edge.target = target;
    }
  };
  let before = "";
  for (const word of rows) {
    let shared = 0;
    while (shared < before.length && before.charAt(shared) === word.charAt(shared)) shared++;
    finish(shared);
    for (let at = shared; at < word.length; at++) {
      path[at]?.push({
        letter: indexOf.get(word.charAt(at)) ?? 0,
        isWord: at === word.length - 1,
        target: 0,
      });
      path.push([]);
    }
    before = word;
  }
  finish(0);
  const first = finished.placeOf(path[0] ?? []);
  return { letters: letters.join(""), edges: finished.edges(), first };
}

const byLetters = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The most frequent letters, the first of which is the most frequent. */
function commonLetters(words: Iterable<string>): string[] {
  const counts = new Map<string, number>();
  for (const word of words) for (const letter of word) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  const ranked = [...counts].filter(([letter]) => letter.length === 1).sort((a, b) => b[1] - a[1]);
  return ranked.slice(0, mostLetters).map(([letter]) => letter);
}

/** The edges of finished nodes; equal nodes are kept once. */
class FinishedNodes {
  readonly #edges: number[] = [0];
  readonly #places = new Map<string, number>();

  /** The index of the first edge of a node; 0 for one without edges. */
  placeOf(node: readonly OpenEdge[]): number {
    if (node.length === 0) return 0;
    const bits = node.map(
      ({ letter, isWord, target }, i) =>
        target * 2 ** edgeBits.target +
        (letter | (isWord ? edgeBits.word : 0) | (i === node.length - 1 ? edgeBits.last : 0)),
    );
    const key = bits.join();
    const known = this.#places.get(key);
    if (known !== undefined) return known;
    const place = this.#edges.length;
    for (const edge of bits) this.#edges.push(edge);
    this.#places.set(key, place);
    return place;
  }

  edges(): Uint32Array {
    return Uint32Array.from(this.#edges);
  }
}
