import { Tokenizer, type TokenizerCallbacks } from "htmlparser2";

export type XmlAttributes = Readonly<Record<string, string>>;

export type XmlToken =
  | { kind: "open"; name: string; attributes: XmlAttributes; isEmpty: boolean }
  | { kind: "close"; name: string }
  | { kind: "text"; text: string };

/** Characters parsed at once: a reader that has enough, or too much, stops after them. */
const piece = 16 * 1024;

/**
 * The tags and texts of an XML document, in order. Document types are skipped, and entities other than the five of XML
 * and numeric ones stay as they are, so that nothing is expanded or fetched. Malformed XML is read as far as possible.
 * The library's own parser is not used, because its stack of open elements makes deep ones slow.
 */
export function* xmlTokens(xml: string): Generator<XmlToken> {
  const heard = new Heard(xml);
  const tokenizer = new Tokenizer({ xmlMode: true, decodeEntities: true }, heard);
  for (let at = 0; at < xml.length; at += piece) {
    tokenizer.write(xml.slice(at, at + piece));
    yield* heard.take();
  }
  tokenizer.end();
  heard.endText();
  yield* heard.take();
}

/** Turns the tokenizer's callbacks into tokens; its indices count from the start of the document. */
class Heard implements TokenizerCallbacks {
  readonly #xml: string;
  #tokens: XmlToken[] = [];
  #text = "";
  #tag = "";
  #attributes: Record<string, string> = {};
  #attribute = "";
  #value = "";

  constructor(xml: string) {
    this.#xml = xml;
  }

  /** Returns complete tokens; a text that may continue stays. */
  take(): XmlToken[] {
    const taken = this.#tokens;
    this.#tokens = [];
    return taken;
  }

  endText(): void {
    if (this.#text !== "") this.#tokens.push({ kind: "text", text: this.#text });
    this.#text = "";
  }

  ontext(start: number, end: number): void {
    this.#text += this.#xml.slice(start, end);
  }
  ontextentity(codePoint: number): void {
    this.#text += String.fromCodePoint(codePoint);
  }
  oncdata(start: number, end: number, endOffset: number): void {
    this.#text += this.#xml.slice(start, end - endOffset);
  }

  onopentagname(start: number, end: number): void {
    this.endText();
    this.#tag = this.#xml.slice(start, end);
    this.#attributes = {};
  }
  onattribname(start: number, end: number): void {
    this.#attribute = this.#xml.slice(start, end);
    this.#value = "";
  }
  onattribdata(start: number, end: number): void {
    this.#value += this.#xml.slice(start, end);
  }
  onattribentity(codePoint: number): void {
    this.#value += String.fromCodePoint(codePoint);
  }
  onattribend(): void {
    if (!Object.hasOwn(this.#attributes, this.#attribute)) this.#attributes[this.#attribute] = this.#value;
  }
  onopentagend(): void {
    this.#open(false);
  }
  onselfclosingtag(): void {
    this.#open(true);
  }
  #open(isEmpty: boolean): void {
    this.#tokens.push({ kind: "open", name: this.#tag, attributes: this.#attributes, isEmpty });
  }
  onclosetag(start: number, end: number): void {
    this.endText();
    this.#tokens.push({ kind: "close", name: this.#xml.slice(start, end) });
  }

  oncomment(): void {}
  ondeclaration(): void {}
  onprocessinginstruction(): void {}
  onend(): void {}
}

/** The value of an attribute, or null. */
export const attribute = (attributes: XmlAttributes, name: string): string | null =>
  Object.hasOwn(attributes, name) ? (attributes[name] ?? null) : null;
