import { SaxesParser } from "saxes";

/** An element with its text and what is inside it, names without their prefix's meaning. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  text: string;
  readonly children: XmlElement[];
}

/** Part of a feed was no XML: what stood before it is kept. */
class XmlBroken extends Error {}

const deepest = 24;
const longestText = 1_000_000;
const mostInside = 4_000;
/** Characters in one item, with all that is inside it. */
const longestItem = 4_000_000;

/**
 * Reads a feed as it arrives and gives each element called one of `names`, one at a time. A document type, and with
 * it every entity of its own, is refused; what nests too deep or grows too long is left out.
 */
export class XmlItems {
  readonly #parser = new SaxesParser({ xmlns: false, fragment: false });
  readonly #names: ReadonlySet<string>;
  #path: XmlElement[] = [];
  #inside = 0;
  #length = 0;
  #depth = 0;
  #ready: XmlElement[] = [];
  #problem: Error | undefined;

  constructor(names: readonly string[]) {
    this.#names = new Set(names);
    const parser = this.#parser;
    parser.on("error", (error) => {
      // "&nbsp;" and its like, which HTML knows and XML does not: the text stays as it is written.
      if (!/undefined entity/i.test(error.message)) this.#problem ??= error;
    });
    parser.on("doctype", () => {
      this.#problem ??= new Error("A document type is not read.");
    });
    parser.on("opentag", ({ name, attributes }) => this.#open(name.toLowerCase(), attributes));
    parser.on("text", (text) => this.#add(text));
    parser.on("cdata", (text) => this.#add(text));
    parser.on("closetag", () => this.#close());
  }

  #open(name: string, attributes: Readonly<Record<string, string>>): void {
    this.#depth++;
    if (this.#path.length === 0 && !this.#names.has(name)) return;
    if (this.#path.length === 0) {
      this.#inside = 0;
      this.#length = 0;
    }
    const element: XmlElement = { name, attributes, text: "", children: [] };
    const parent = this.#path.at(-1);
    this.#path.push(element);
    if (++this.#inside <= mostInside && this.#path.length <= deepest) parent?.children.push(element);
    if (this.#depth > 1_000) this.#problem ??= new Error("The elements nest too deep.");
  }

  #add(text: string): void {
    const element = this.#path.at(-1);
    if (element === undefined || element.text.length + text.length > longestText) return;
    this.#length += text.length;
    if (this.#length <= longestItem) element.text += text;
  }

  #close(): void {
    this.#depth--;
    const element = this.#path.pop();
    if (element !== undefined && this.#path.length === 0) this.#ready.push(element);
  }

  /** Reads on; gives what became whole. @throws XmlBroken once the text is no XML; items before it were given. */
  write(piece: string): XmlElement[] {
    if (this.#problem !== undefined) throw new XmlBroken("The feed is no XML.", { cause: this.#problem });
    try {
      this.#parser.write(piece);
    } catch (cause) {
      this.#problem ??= cause instanceof Error ? cause : new Error("The feed is no XML.");
    }
    const ready = this.#ready;
    this.#ready = [];
    return ready;
  }

  /** The end of the text. @throws XmlBroken when it ended in the middle. */
  close(): void {
    try {
      this.#parser.close();
    } catch (cause) {
      this.#problem ??= cause instanceof Error ? cause : new Error("The feed is no XML.");
    }
    if (this.#problem !== undefined) throw new XmlBroken("The feed is no XML.", { cause: this.#problem });
  }
}

/** The text of the first element inside with one of the names; empty when there is none. */
export function childText(element: XmlElement, ...names: readonly string[]): string {
  for (const name of names) {
    const found = element.children.find((child) => child.name === name)?.text.trim();
    if (found !== undefined && found !== "") return found;
  }
  return "";
}

export const childrenNamed = (element: XmlElement, name: string): readonly XmlElement[] =>
  element.children.filter((child) => child.name === name);
