export class GrowingNumbers {
  #numbers: Uint32Array;
  length = 0;

  constructor(room = 1024) {
    this.#numbers = new Uint32Array(room);
  }

  push(number: number): void {
    if (this.length === this.#numbers.length) {
      const wider = new Uint32Array(Math.ceil(this.length * 1.5));
      wider.set(this.#numbers);
      this.#numbers = wider;
    }
    this.#numbers[this.length++] = number;
  }

  at(index: number): number {
    return this.#numbers[index] ?? 0;
  }

  done(): Uint32Array {
    return this.#numbers.subarray(0, this.length);
  }
}

export class Numbering {
  readonly texts: string[] = [];
  readonly #numbers = new Map<string, number>();

  /** @param most Number of texts with a number of their own; the others get 0. */
  constructor(readonly most = Number.POSITIVE_INFINITY) {}

  of(text: string): number {
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    if (this.texts.length >= this.most) return 0;
    this.#numbers.set(text, this.texts.length);
    this.texts.push(text);
    return this.texts.length - 1;
  }
}
