/** The text of one object of a file, or a note that it was too long. */
export type JsonItem = { readonly text: string } | { readonly tooLong: true };

/** Names under which a file keeps its list of postings. */
const lists = /^(?:jobs|data|results|postings|offers|items|content|vacancies|@graph|itemListElement)$/;

const quote = 0x22;
const backslash = 0x5c;
const isOpening = (c: number) => c === 0x7b || c === 0x5b;
const isClosing = (c: number) => c === 0x7d || c === 0x5d;

/** Collects the text of one object, and drops it once it is too long. */
class Gathered {
  readonly #most: number;
  #parts: string[] = [];
  #length = 0;
  isOpen = false;
  constructor(most: number) {
    this.#most = most;
  }
  begin(): void {
    this.#parts = [];
    this.#length = 0;
    this.isOpen = true;
  }
  add(part: string): void {
    this.#length += part.length;
    if (this.#length <= this.#most) this.#parts.push(part);
    else this.#parts = [];
  }
  end(): JsonItem {
    this.isOpen = false;
    return this.#length > this.#most ? { tooLong: true } : { text: this.#parts.join("") };
  }
}

/**
 * Divides JSON that arrives in pieces into the objects of its list, `[{…}, {…}]` or `{"jobs": [{…}]}`, never holding
 * more than one of at most `most` characters. Objects without such a list, one after the other, are items themselves.
 */
export class JsonItems {
  #depth = 0;
  #isText = false;
  #isEscaped = false;
  /** Depth of the items: 1 in a list at the root, 2 in a list of the root object, -1 where none is open. */
  #base = -1;
  #hadList = false;
  /** The last string directly inside the root object: the name of the next list. */
  #name = "";
  readonly #item: Gathered;
  readonly #root: Gathered;

  constructor(most: number) {
    this.#item = new Gathered(most);
    this.#root = new Gathered(most);
  }

  #inText(c: number, letter: string): void {
    if (this.#isEscaped) this.#isEscaped = false;
    else if (c === backslash) this.#isEscaped = true;
    else if (c === quote) this.#isText = false;
    else if (this.#depth === 1 && this.#name.length < 40) this.#name += letter;
  }

  #open(isObject: boolean): "item" | "root" | null {
    const at = this.#depth++;
    if (at === 0) {
      this.#base = isObject ? -1 : 1;
      this.#hadList = !isObject;
      return isObject ? "root" : null;
    }
    if (at === 1 && !isObject && this.#base === -1 && lists.test(this.#name)) {
      this.#base = 2;
      this.#hadList = true;
    }
    return isObject && at === this.#base ? "item" : null;
  }

  /** Reads another piece and returns the items completed by it. */
  write(piece: string): JsonItem[] {
    const items: JsonItem[] = [];
    let itemAt = 0;
    let rootAt = 0;
    for (let i = 0; i < piece.length; i++) {
      const c = piece.charCodeAt(i);
      if (this.#isText) this.#inText(c, piece[i] ?? "");
      else if (c === quote) {
        this.#isText = true;
        if (this.#depth === 1) this.#name = "";
      } else if (isOpening(c)) {
        const opened = this.#open(c === 0x7b);
        if (opened === "item") itemAt = i;
        if (opened === "root") rootAt = i;
        if (opened !== null) (opened === "item" ? this.#item : this.#root).begin();
      } else if (isClosing(c)) {
        this.#depth--;
        if (this.#item.isOpen && this.#depth === this.#base) {
          this.#item.add(piece.slice(itemAt, i + 1));
          items.push(this.#item.end());
        }
        if (this.#base === 2 && this.#depth === 1) this.#base = -1;
        if (this.#root.isOpen && this.#depth === 0) {
          this.#root.add(piece.slice(rootAt, i + 1));
          const root = this.#root.end();
          if (!this.#hadList) items.push(root);
        }
      }
    }
    if (this.#item.isOpen) this.#item.add(piece.slice(itemAt));
    if (this.#root.isOpen) this.#root.add(piece.slice(rootAt));
    return items;
  }

  /** Whether an item is incomplete. */
  get isInside(): boolean {
    return this.#item.isOpen || (this.#root.isOpen && !this.#hadList);
  }

  /** @throws Error when the text ended in the middle. */
  close(): void {
    if (this.#depth !== 0 || this.#isText) throw new Error("The file ends inside an object.");
  }
}
