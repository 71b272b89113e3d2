import { edgeBits, type PackedWords } from "./word-graph.ts";

/** Costs in halves: an accent, two letters that changed places and a letter doubled or not are the lightest slips. */
const light = 1;
const heavy = 2;
const longest = 64;

/** The first letter of a text without its accent. */
export const bareLetter = (text: string): string => text.normalize("NFD").charAt(0);

/**
 * Searches a graph for the word nearest to a text: the one it becomes by the cheapest change. The text and the words
 * tried are kept as indices of letters in arrays, because one search tries thousands of letters.
 */
export class NearestWord {
  readonly #letters: readonly string[];
  readonly #edges: Uint32Array;
  readonly #first: number;
  /** By letter, a number that its variants with accents share. */
  readonly #bare: Int16Array;
  readonly #text = new Int16Array(longest + 2);
  readonly #word = new Int16Array(2 * longest);
  #length = 0;
  #most = 0;
  #found = "";
  #accepts: (word: string) => boolean = () => true;

  constructor({ letters, edges, first }: PackedWords) {
    this.#letters = [...letters];
    this.#edges = edges;
    this.#first = first;
    this.#bare = Int16Array.from(this.#letters, (letter) => this.#letters.indexOf(bareLetter(letter)));
  }

  /** The nearest word to a text in lower case that is accepted, at most `most` halves away; null if there is none. */
  find(text: string, most: number, accepts: (word: string) => boolean = () => true): string | null {
    this.#accepts = accepts;
    if (text.length > longest) return null;
    this.#text.fill(-1);
    for (let at = 0; at < text.length; at++) this.#text[at] = this.#letters.indexOf(text.charAt(at));
    this.#length = text.length;
    this.#most = most + 1;
    this.#found = "";
    this.#visit(this.#first, 0, 0, 0, false);
    return this.#found === "" ? null : this.#found;
  }

  /** Reached `node` with `depth` letters of a word for `at` letters of the text. Only cheaper ways are followed. */
  #visit(node: number, at: number, depth: number, cost: number, isWord: boolean): void {
    if (cost >= this.#most) return;
    if (at === this.#length && isWord) {
      this.#keep(depth, cost);
      return;
    }
    if (cost + light >= this.#most) {
      this.#walk(node, at, depth, cost);
      return;
    }
    const text = this.#text;
    const here = text[at] ?? -1;
    const isLeft = at < this.#length;
    // A letter too many.
    if (isLeft)
      this.#visit(node, at + 1, depth, cost + (at > 0 && here === text[at - 1] ? light : heavy), isWord);
    if (node === 0 || depth >= 2 * longest) return;
    for (let i = node; ; i++) {
      const edge = this.#edges[i] ?? edgeBits.last;
      const letter = edge & edgeBits.letter;
      const target = edge >>> edgeBits.target;
      const ends = (edge & edgeBits.word) !== 0;
      this.#word[depth] = letter;
      if (isLeft && letter === here) this.#visit(target, at + 1, depth + 1, cost, ends);
      else {
        const isTwice = depth > 0 && this.#word[depth - 1] === letter;
        this.#visit(target, at, depth + 1, cost + (isTwice ? light : heavy), ends);
        if (isLeft) {
          const isAccent = here >= 0 && this.#bare[letter] === this.#bare[here];
          this.#visit(target, at + 1, depth + 1, cost + (isAccent ? light : heavy), ends);
          if (letter === text[at + 1]) this.#swap(target, at, depth + 1, cost + light);
        }
        this.#word[depth] = letter;
      }
      if ((edge & edgeBits.last) !== 0) return;
    }
  }

  /** The next two letters of the text changed places, and the second was taken already. */
  #swap(node: number, at: number, depth: number, cost: number): void {
    const here = this.#text[at] ?? -1;
    const edge = this.#edgeWith(node, here);
    if (edge === 0) return;
    this.#word[depth] = here;
    this.#visit(edge >>> edgeBits.target, at + 2, depth + 1, cost, (edge & edgeBits.word) !== 0);
  }

  /** Nothing more may be changed: the rest of the text has to end a word. */
  #walk(from: number, at: number, depth: number, cost: number): void {
    let node = from;
    let edge = 0;
    for (let i = at; i < this.#length; i++) {
      edge = this.#edgeWith(node, this.#text[i] ?? -1);
      if (edge === 0) return;
      this.#word[depth + i - at] = edge & edgeBits.letter;
      node = edge >>> edgeBits.target;
    }
    if ((edge & edgeBits.word) !== 0) this.#keep(depth + this.#length - at, cost);
  }

  #keep(depth: number, cost: number): void {
    const word = Array.from(this.#word.subarray(0, depth), (letter) => this.#letters[letter] ?? "").join("");
    if (!this.#accepts(word)) return;
    this.#most = cost;
    this.#found = word;
  }

  #edgeWith(node: number, letter: number): number {
    for (let i = node; node !== 0 && letter >= 0; i++) {
      const edge = this.#edges[i] ?? edgeBits.last;
      if ((edge & edgeBits.letter) === letter) return edge;
      if ((edge & edgeBits.last) !== 0) return 0;
    }
    return 0;
  }
}
