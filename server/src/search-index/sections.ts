/** The typed arrays a segment is made of, by name. All lie in one shared buffer, which is also the file. */
export interface Sections {
  /** Tokens: packed texts, their hash table, and where each one's list of docs begins and how long it is. */
  readonly tokenOffsets: Uint32Array;
  readonly tokenBytes: Uint8Array;
  readonly tokenSlots: Uint32Array;
  readonly listStart: Uint32Array;
  readonly listCount: Uint32Array;
  /** Lists of rare tokens one behind the other, docs ascending; lists of common ones as a bit a doc. */
  readonly packed: Uint32Array;
  readonly bits: Uint32Array;
  /** Columns: one value a doc. */
  readonly ids: Uint32Array;
  readonly idSlots: Uint32Array;
  readonly postedAt: Float64Array;
  readonly topPay: Float32Array;
  readonly middlePay: Float32Array;
  readonly currency: Uint8Array;
  readonly company: Uint32Array;
  readonly place: Uint32Array;
  readonly country: Uint16Array;
  readonly source: Uint16Array;
  readonly kinds: Uint16Array;
  /** Skills of doc `d` stand at `skillStart[d]` up to `skillStart[d + 1]`. */
  readonly skillStart: Uint32Array;
  readonly skills: Uint16Array;
  /** The values behind the numbers in columns. */
  readonly companyOffsets: Uint32Array;
  readonly companyBytes: Uint8Array;
  readonly placeOffsets: Uint32Array;
  readonly placeBytes: Uint8Array;
  readonly nameOffsets: Uint32Array;
  readonly nameBytes: Uint8Array;
  /** Words of titles as written, sorted, with the number of titles that have them: what misspelt words are held against. */
  readonly wordOffsets: Uint32Array;
  readonly wordBytes: Uint8Array;
  readonly wordCounts: Uint32Array;
}

type Kind = "u8" | "u16" | "u32" | "f32" | "f64";

/** The order and element of every section: a change of it is a new `formatVersion`. */
const layout: Readonly<Record<keyof Sections, Kind>> = {
  tokenOffsets: "u32",
  tokenBytes: "u8",
  tokenSlots: "u32",
  listStart: "u32",
  listCount: "u32",
  packed: "u32",
  bits: "u32",
  ids: "u32",
  idSlots: "u32",
  postedAt: "f64",
  topPay: "f32",
  middlePay: "f32",
  currency: "u8",
  company: "u32",
  place: "u32",
  country: "u16",
  source: "u16",
  kinds: "u16",
  skillStart: "u32",
  skills: "u16",
  companyOffsets: "u32",
  companyBytes: "u8",
  placeOffsets: "u32",
  placeBytes: "u8",
  nameOffsets: "u32",
  nameBytes: "u8",
  wordOffsets: "u32",
  wordBytes: "u8",
  wordCounts: "u32",
};

export type SectionName = keyof Sections;
// `layout` lists every section once, which Object.keys cannot say.
export const sectionNames = Object.keys(layout) as SectionName[];

/** A segment as bytes, with the element count of every section: what a worker is handed and a file holds. */
export interface SegmentBytes {
  readonly docs: number;
  readonly lengths: Readonly<Record<SectionName, number>>;
  readonly buffer: SharedArrayBuffer;
}

const size: Readonly<Record<Kind, number>> = { u8: 1, u16: 2, u32: 4, f32: 4, f64: 8 };
const align8 = (n: number) => Math.ceil(n / 8) * 8;

/** Bytes that sections of these lengths take. */
export const bytesOf = (lengths: SegmentBytes["lengths"]): number =>
  sectionNames.reduce((sum, name) => sum + align8(lengths[name] * size[layout[name]]), 0);

function view(kind: Kind, buffer: SharedArrayBuffer, offset: number, length: number) {
  if (kind === "u8") return new Uint8Array(buffer, offset, length);
  if (kind === "u16") return new Uint16Array(buffer, offset, length);
  if (kind === "u32") return new Uint32Array(buffer, offset, length);
  if (kind === "f32") return new Float32Array(buffer, offset, length);
  return new Float64Array(buffer, offset, length);
}

/** The sections as views on their buffer. */
export function viewSections({ lengths, buffer }: SegmentBytes): Sections {
  const sections: Partial<Record<SectionName, unknown>> = {};
  let offset = 0;
  for (const name of sectionNames) {
    sections[name] = view(layout[name], buffer, offset, lengths[name]);
    offset += align8(lengths[name] * size[layout[name]]);
  }
  // Every name of the layout was given the array that its kind says.
  return sections as unknown as Sections;
}

/** Room for sections of these lengths, all zero. */
export function makeRoom(docs: number, lengths: SegmentBytes["lengths"]): SegmentBytes {
  return { docs, lengths, buffer: new SharedArrayBuffer(bytesOf(lengths)) };
}

/** Copies finished arrays into one buffer. */
export function joinSections(docs: number, sections: Sections): SegmentBytes {
  const entries = sectionNames.map((name) => [name, sections[name].length] as const);
  const room = makeRoom(docs, Object.fromEntries(entries) as Record<SectionName, number>);
  const views = viewSections(room);
  for (const name of sectionNames) views[name].set(sections[name]);
  return room;
}

/** The position of a section in the buffer. */
export function placeOf(wanted: SectionName, lengths: SegmentBytes["lengths"]): { from: number; to: number } {
  let from = 0;
  for (const name of sectionNames) {
    const to = from + align8(lengths[name] * size[layout[name]]);
    if (name === wanted) return { from, to };
    from = to;
  }
  return { from, to: from };
}
