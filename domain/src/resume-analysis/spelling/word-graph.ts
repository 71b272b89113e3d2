/**
 * The words of a language as a graph of letters in which words share beginnings and endings (a minimal automaton).
 *
 * An edge has 32 bits. Bits 0 to 6: the letter's index in `letters`; 7: the last edge of its node; 8: a word ends with
 * this letter; 9 to 31: the index of the first edge of the node it leads to, 0 if none follows. Edge 0 is unused.
 *
 * @property first The index of the first edge of the node that words begin at.
 */
export interface PackedWords {
  readonly letters: string;
  readonly edges: Uint32Array;
  readonly first: number;
}

export const edgeBits = { last: 1 << 7, word: 1 << 8, target: 9, letter: 127 } as const;

/** Words in lower case; texts to look up must be in lower case and composed (NFC). */
export class WordGraph {
  readonly #edges: Uint32Array;
  readonly #first: number;
  readonly #indexOf: ReadonlyMap<string, number>;

  constructor({ letters, edges, first }: PackedWords) {
    this.#first = first;
    this.#edges = edges;
    this.#indexOf = new Map([...letters].map((letter, i) => [letter, i]));
  }

  has(text: string): boolean {
    return this.wordEnds(text, 0).at(-1) === text.length;
  }

  /** The positions where the words end that begin at a position of a text, in order. */
  wordEnds(text: string, from: number): number[] {
    const ends: number[] = [];
    let node = this.#first;
    for (let at = from; at < text.length && node !== 0; at++) {
      const edge = this.#follow(node, text.charAt(at));
      if ((edge & edgeBits.word) !== 0) ends.push(at + 1);
      node = edge >>> edgeBits.target;
    }
    return ends;
  }

  /** The edge of a node with a letter; 0 if there is none. */
  #follow(node: number, letter: string): number {
    const index = this.#indexOf.get(letter);
    if (index === undefined || node === 0) return 0;
    for (let i = node; ; i++) {
      const edge = this.#edges[i] ?? edgeBits.last;
      if ((edge & edgeBits.letter) === index) return edge;
      if ((edge & edgeBits.last) !== 0) return 0;
    }
  }
}
