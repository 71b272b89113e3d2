import { AppError } from "@waymark/contract/errors";

/** Nesting depth of lists and objects; the contract's deepest body has six levels. */
const deepest = 32;

const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;
const [openList, closeList, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d];

/**
 * JSON.parse takes many times longer for a megabyte of tiny lists than for a megabyte of text, and blocks everybody
 * meanwhile, so such a body is refused before it is parsed. Each comma and opening bracket counts as a value.
 */
export class JsonCounter {
  readonly #mostValues: number;
  #values = 1;
  #depth = 0;
  #inText = false;
  #isEscaped = false;

  constructor(mostValues: number) {
    this.#mostValues = mostValues;
  }

  /** @throws AppError `body_too_complex`. */
  count(bytes: Uint8Array): void {
    let [values, depth, inText, isEscaped] = [this.#values, this.#depth, this.#inText, this.#isEscaped];
    for (const byte of bytes) {
      if (inText) {
        if (isEscaped) isEscaped = false;
        else if (byte === backslash) isEscaped = true;
        else if (byte === quote) inText = false;
      } else if (byte === quote) inText = true;
      else if (byte === comma) values += 1;
      else if (byte === openList || byte === openObject) {
        values += 1;
        depth += 1;
        if (depth > deepest) throw new AppError("body_too_complex");
      } else if (byte === closeList || byte === closeObject) depth -= 1;
    }
    if (values > this.#mostValues) throw new AppError("body_too_complex");
    [this.#values, this.#depth, this.#inText, this.#isEscaped] = [values, depth, inText, isEscaped];
  }
}
