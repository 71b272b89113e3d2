/** Ids are UUIDs, kept as four numbers each; their order is the order of their texts. */
const wordsOf = (id: string): [number, number, number, number] => {
  const hex = id.replaceAll("-", "");
  const word = (at: number) => Number.parseInt(hex.slice(at, at + 8), 16) >>> 0;
  return [word(0), word(8), word(16), word(24)];
};

export function putId(ids: Uint32Array, doc: number, id: string): void {
  ids.set(wordsOf(id), doc * 4);
}

/** The two hexadecimal digits of every byte: a table is quicker than converting, and each search writes a page of ids. */
const hex = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));
const high = (word: number) => `${hex[word >>> 24]}${hex[(word >>> 16) & 255]}`;
const low = (word: number) => `${hex[(word >>> 8) & 255]}${hex[word & 255]}`;

export function idAt(ids: Uint32Array, doc: number): string {
  const at = doc * 4;
  const a = ids[at] ?? 0;
  const b = ids[at + 1] ?? 0;
  const c = ids[at + 2] ?? 0;
  const d = ids[at + 3] ?? 0;
  return `${high(a)}${low(a)}-${high(b)}-${low(b)}-${high(c)}-${low(c)}${high(d)}${low(d)}`;
}

export function compareIds(a: Uint32Array, docA: number, b: Uint32Array, docB: number): number {
  for (let i = 0; i < 4; i++) {
    const difference = (a[docA * 4 + i] ?? 0) - (b[docB * 4 + i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

// The end of a UUIDv7 is random; its beginning is the time.
const slotOf = (third: number, fourth: number) =>
  Math.imul(third ^ (fourth >>> 7) ^ (fourth << 9), 0x9e3779b1);

/** An open hash table from id to doc: slots hold doc + 1, 0 is free. */
export function idSlots(ids: Uint32Array, docs: number): Uint32Array {
  const slots = new Uint32Array(2 ** Math.ceil(Math.log2(docs * 1.5 + 2)));
  const mask = slots.length - 1;
  for (let doc = 0; doc < docs; doc++) {
    let at = slotOf(ids[doc * 4 + 2] ?? 0, ids[doc * 4 + 3] ?? 0) & mask;
    while (slots[at] !== 0) at = (at + 1) & mask;
    slots[at] = doc + 1;
  }
  return slots;
}

export function findId(ids: Uint32Array, slots: Uint32Array, id: string): number {
  const words = Uint32Array.from(wordsOf(id));
  const mask = slots.length - 1;
  for (let at = slotOf(words[2] ?? 0, words[3] ?? 0) & mask; ; at = (at + 1) & mask) {
    const doc = (slots[at] ?? 0) - 1;
    if (doc === -1) return -1;
    if (compareIds(ids, doc, words, 0) === 0) return doc;
  }
}
