/** A million short texts in two typed arrays cost their letters, not a million objects. */
export class PackedStrings {
  constructor(
    readonly offsets: Uint32Array,
    readonly bytes: Uint8Array,
  ) {}

  get count(): number {
    return this.offsets.length - 1;
  }

  at(index: number): string {
    const from = this.offsets[index] ?? 0;
    const to = this.offsets[index + 1] ?? from;
    return Buffer.from(this.bytes.buffer, this.bytes.byteOffset + from, to - from).toString();
  }

  equals(index: number, bytes: Uint8Array): boolean {
    const from = this.offsets[index] ?? 0;
    if ((this.offsets[index + 1] ?? 0) - from !== bytes.length) return false;
    for (let i = 0; i < bytes.length; i++) if (this.bytes[from + i] !== bytes[i]) return false;
    return true;
  }
}

export function packStrings(texts: readonly string[]): { offsets: Uint32Array; bytes: Uint8Array } {
  const offsets = new Uint32Array(texts.length + 1);
  let length = 0;
  for (const [i, text] of texts.entries()) {
    length += Buffer.byteLength(text);
    offsets[i + 1] = length;
  }
  const bytes = Buffer.alloc(length);
  for (const [i, text] of texts.entries()) bytes.write(text, offsets[i] ?? 0);
  return { offsets, bytes };
}

function hashOf(bytes: Uint8Array): number {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash ^ (hash >>> 15);
}

/** An open hash table over packed texts: slots hold index + 1, 0 is free. */
export function hashSlots(strings: PackedStrings): Uint32Array {
  const slots = new Uint32Array(2 ** Math.ceil(Math.log2(strings.count * 1.5 + 2)));
  const mask = slots.length - 1;
  for (let i = 0; i < strings.count; i++) {
    const bytes = strings.bytes.subarray(strings.offsets[i], strings.offsets[i + 1]);
    let at = hashOf(bytes) & mask;
    while (slots[at] !== 0) at = (at + 1) & mask;
    slots[at] = i + 1;
  }
  return slots;
}

export function findString(strings: PackedStrings, slots: Uint32Array, text: string): number {
  const bytes = Buffer.from(text);
  const mask = slots.length - 1;
  for (let at = hashOf(bytes) & mask; ; at = (at + 1) & mask) {
    const index = (slots[at] ?? 0) - 1;
    if (index === -1) return -1;
    if (strings.equals(index, bytes)) return index;
  }
}
