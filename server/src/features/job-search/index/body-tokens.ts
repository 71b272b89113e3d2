import { bodyToken, stemsOf } from "@waymark/domain/jobs/tokens/tokens";
import { plainWords, stem } from "@waymark/domain/vocabulary/stem";
import { isStopWord } from "@waymark/domain/vocabulary/stop-words";
import { formsFrom } from "@waymark/domain/vocabulary/synonyms";
import type { Numbering } from "../../../search-index/numbering.ts";

const stopWord = -1;

interface NumberedForm {
  readonly parts: readonly number[];
  readonly concept: number;
}

/**
 * The tokens of whole postings, as `bodyWords` of the domain gives them, but quicker: a word that was met before costs
 * one look-up. Loading a million postings is mostly this.
 */
export class BodyTokens {
  /** Plain words to the numbers of their stems' tokens. */
  readonly #ofWord = new Map<string, number>();
  readonly #ofStem = new Map<string, number>();
  /** Concepts by the token of their first stem. */
  readonly #forms = new Map<number, readonly NumberedForm[]>();
  /** The posting, from 1, that had a token last. */
  #lastIn = new Uint32Array(4_096);

  constructor(readonly tokens: Numbering) {}

  read(
    posting: number,
    [stems, ...texts]: readonly [readonly string[], ...string[]],
    put: (token: number) => void,
  ): void {
    const stamp = posting + 1;
    const anchors: number[] = [];
    const take = (token: number) => {
      if (token >= this.#lastIn.length) this.#widen(token);
      if (this.#lastIn[token] === stamp) return;
      this.#lastIn[token] = stamp;
      put(token);
      if (this.#forms.has(token)) anchors.push(token);
    };
    for (const one of stems) take(this.#numberOf(one));
    for (const text of texts) {
      let isEmpty = true;
      for (const word of plainWords(text)) {
        const token = this.#ofWord.get(word) ?? this.#meet(word);
        if (token === stopWord) continue;
        isEmpty = false;
        take(token);
      }
      // A text of nothing but stop words keeps them.
      if (isEmpty) for (const one of stemsOf(text)) take(this.#numberOf(one));
    }
    for (const anchor of anchors) {
      for (const { parts, concept } of this.#forms.get(anchor) ?? []) {
        if (parts.every((part) => this.#lastIn[part] === stamp)) take(concept);
      }
    }
  }

  #meet(word: string): number {
    const token = isStopWord(word) ? stopWord : this.#numberOf(stem(word));
    this.#ofWord.set(word, token);
    return token;
  }

  #numberOf(one: string): number {
    const known = this.#ofStem.get(one);
    if (known !== undefined) return known;
    const token = this.tokens.of(bodyToken(one));
    this.#ofStem.set(one, token);
    const forms = formsFrom(one);
    if (forms !== undefined) {
      const numbered = forms.map(({ stems, concept }) => ({
        parts: stems.map((part) => this.#numberOf(part)),
        concept: this.tokens.of(bodyToken(concept)),
      }));
      this.#forms.set(token, numbered);
    }
    return token;
  }

  #widen(token: number): void {
    const wider = new Uint32Array(Math.max(token + 1, this.#lastIn.length * 2));
    wider.set(this.#lastIn);
    this.#lastIn = wider;
  }
}
