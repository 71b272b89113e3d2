import { usualBodyLimit } from "@waymark/contract/endpoint";
import { AppError } from "@waymark/contract/errors";
import { JsonCounter } from "./json-counter.ts";

const [quote, backslash] = [0x22, 0x5c];
const [openList, closeList, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d];

/** Longest `data:` prefix, looked for before the first characters are decoded. */
const longestPrefix = 256;

/** Stands in the JSON where the file's text was. */
const placeholder = Buffer.from("base64");

/**
 * Reads a JSON body with a file as base64 in one of its texts, while it arrives: the text is decoded into the file's
 * bytes, and only the small rest is kept to be parsed.
 */
export class Base64Body {
  readonly #field: RegExp;
  readonly #file: Buffer;
  readonly #counter: JsonCounter;
  readonly #json: Buffer[] = [];
  #jsonLength = 0;
  #tail = "";
  #state: "json" | "text" | "file" = "json";
  #isEscaped = false;
  #depth = 0;
  #hasFile = false;
  /** Characters of the file that wait for more: its beginning, the rest of a group of four, an unfinished escape. */
  #carry = "";
  #escape = "";
  #hasText = false;
  #hasBegun = false;
  #hasEnded = false;
  #length = 0;

  /** @param field Name of the text, in the outermost object. @param mostValues The most values of the rest. */
  constructor(field: string, fileBytes: number, mostValues: number) {
    this.#field = new RegExp(`(?<!\\\\)"${field}"\\s*:\\s*$`);
    // With a little more, so that a longer file is noticed.
    this.#file = Buffer.allocUnsafe(fileBytes + 3);
    this.#counter = new JsonCounter(mostValues);
  }

  /** @throws AppError `file_corrupt`, `file_too_large`, `body_too_complex`, `body_too_large`. */
  add(bytes: Buffer): void {
    for (let at = 0; at < bytes.length; )
      at = this.#state === "file" ? this.#addToFile(bytes, at) : this.#addToJson(bytes, at);
  }

  end(): { json: string; file: Uint8Array | null } {
    const json = Buffer.concat(this.#json).toString("utf8");
    return { json, file: this.#hasFile ? this.#file.subarray(0, this.#length) : null };
  }

  /** Up to the file's opening quote, or to the end. @returns the position after it. */
  #addToJson(bytes: Buffer, from: number): number {
    let at = from;
    for (; at < bytes.length && this.#state !== "file"; at++) {
      const byte = bytes[at];
      if (this.#state === "text") {
        if (this.#isEscaped) this.#isEscaped = false;
        else if (byte === backslash) this.#isEscaped = true;
        else if (byte === quote) this.#state = "json";
      } else if (byte === quote) {
        const tail = `${this.#tail}${bytes.toString("latin1", Math.max(from, at - 200), at)}`;
        this.#state = this.#depth === 1 && this.#field.test(tail) ? "file" : "text";
      } else if (byte === openList || byte === openObject) this.#depth += 1;
      else if (byte === closeList || byte === closeObject) this.#depth -= 1;
    }
    this.#keep(bytes.subarray(from, at));
    if (this.#state === "file") {
      // JSON.parse would take the second file.
      if (this.#hasFile) throw new AppError("invalid_request");
      this.#hasFile = true;
    }
    return at;
  }

  #keep(bytes: Buffer): void {
    this.#counter.count(bytes);
    this.#jsonLength += bytes.length;
    if (this.#jsonLength > usualBodyLimit.bytes) throw new AppError("body_too_large");
    // A copy, because the piece that it is part of is much larger.
    this.#json.push(Buffer.from(bytes));
    this.#tail = `${this.#tail}${bytes.toString("latin1", Math.max(0, bytes.length - 200))}`.slice(-200);
  }

  /** Up to the file's closing quote, or to the end. @returns its position. */
  #addToFile(bytes: Buffer, from: number): number {
    const found = bytes.indexOf(quote, from);
    const end = found < 0 ? bytes.length : found;
    const parts = [this.#carry];
    for (let at = from; at < end; ) {
      if (this.#escape !== "") {
        const read = this.#readEscape(bytes[at] ?? 0);
        parts.push(read);
        at += 1;
        continue;
      }
      const next = bytes.indexOf(backslash, at);
      const until = next < 0 || next > end ? end : next;
      parts.push(bytes.toString("latin1", at, until));
      if (until < end) this.#escape = "\\";
      at = until + 1;
    }
    this.#carry = parts.join("");
    if (found >= 0 && this.#escape !== "") throw new AppError("file_corrupt");
    if (this.#carry !== "") this.#hasText = true;
    this.#decode(found >= 0);
    if (found < 0) return bytes.length;
    if (this.#hasText) this.#keep(placeholder);
    this.#state = "text";
    return found;
  }

  #readEscape(byte: number): string {
    this.#escape += String.fromCharCode(byte);
    if (this.#escape.startsWith("\\u") && this.#escape.length < 6) return "";
    const stands = asCharacter(this.#escape);
    if (!/^[A-Za-z0-9+/_=\s:;,.-]$/.test(stands)) throw new AppError("file_corrupt");
    this.#escape = "";
    return stands;
  }

  #decode(isEnd: boolean): void {
    if (!this.#hasBegun) {
      if (this.#carry.length < longestPrefix && !isEnd) return;
      this.#hasBegun = true;
      this.#carry = this.#carry.replace(/^data:[^,]{0,200};base64,/, "");
    }
    let count = isEnd ? this.#carry.length : this.#carry.length - (this.#carry.length % 4);
    if (count % 4 === 0 && this.#write(this.#carry.slice(0, count))) {
      this.#carry = this.#carry.slice(count);
      return;
    }
    // Line breaks, the end of the file, or something else than base64.
    const bare = this.#carry.replace(/\s+/g, "");
    if (!/^[A-Za-z0-9+/_-]*={0,2}$/.test(bare)) throw new AppError("file_corrupt");
    const isPadded = bare.endsWith("=");
    if (this.#hasEnded && bare !== "") throw new AppError("file_corrupt");
    count = isEnd || isPadded ? bare.length : bare.length - (bare.length % 4);
    this.#grow(this.#file.write(bare.slice(0, count), this.#length, "base64"));
    this.#hasEnded ||= isPadded;
    this.#carry = bare.slice(count);
  }

  /** False when there was something else than base64, which Node leaves out. */
  #write(text: string): boolean {
    if (this.#hasEnded && text !== "") return false;
    const written = this.#file.write(text, this.#length, "base64");
    if (written !== (text.length / 4) * 3) return false;
    this.#grow(written);
    return true;
  }

  #grow(written: number): void {
    this.#length += written;
    if (this.#length > this.#file.length - 3) throw new AppError("file_too_large");
  }
}

function asCharacter(escaped: string): string {
  try {
    return String(JSON.parse(`"${escaped}"`));
  } catch {
    return "";
  }
}
