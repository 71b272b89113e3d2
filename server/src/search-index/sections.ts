import type { ColumnType, IndexSchema } from "./declaration.ts";

type Element = "u8" | "u16" | "u32" | "f32" | "f64";
export type NumberArray = Uint8Array | Uint16Array | Uint32Array | Float32Array | Float64Array;

export type Layout = ReadonlyMap<string, Element>;

/** Every index has these. A change of them or of `columnSections` is a new `formatVersion`. */
const indexSections: readonly (readonly [string, Element])[] = [
  // The dictionary: packed texts of tokens, their hash table, and the start and length of each list.
  ["tokenOffsets", "u32"],
  ["tokenBytes", "u8"],
  ["tokenSlots", "u32"],
  ["listStart", "u32"],
  ["listCount", "u32"],
  // Lists of rare tokens one behind the other, documents ascending; lists of common ones as a bit a document.
  ["packed", "u32"],
  ["bits", "u32"],
  ["ids", "u32"],
  ["idSlots", "u32"],
  ["times", "f64"],
];

function columnSections(name: string, type: ColumnType): (readonly [string, Element])[] {
  if (type.kind === "number") return [[name, "f32"]];
  if (type.kind === "flags") return [[name, "u16"]];
  const values = [name, `u${type.bits}`] as const;
  const names = [
    [`${name}.offsets`, "u32"],
    [`${name}.bytes`, "u8"],
  ] as const;
  return type.kind === "keyword" ? [values, ...names] : [[`${name}.start`, "u32"], values, ...names];
}

export const layoutOf = ({ columns, vocabularies }: IndexSchema): Layout =>
  new Map([
    ...indexSections,
    ...Object.entries(columns).flatMap(([name, type]) => columnSections(name, type)),
    ...vocabularies.flatMap((name): (readonly [string, Element])[] => [
      [`${name}.offsets`, "u32"],
      [`${name}.bytes`, "u8"],
      [`${name}.counts`, "u32"],
    ]),
  ]);

/** With the element count of every section; the input of a merge and the content of a snapshot. */
export interface SegmentBytes {
  readonly docs: number;
  readonly lengths: Readonly<Record<string, number>>;
  readonly buffer: SharedArrayBuffer;
}

const size: Readonly<Record<Element, number>> = { u8: 1, u16: 2, u32: 4, f32: 4, f64: 8 };

/** In bytes, multiples of eight. */
function* placesOf(layout: Layout, lengths: SegmentBytes["lengths"]) {
  let from = 0;
  for (const [name, element] of layout) {
    const length = lengths[name] ?? 0;
    const to = from + Math.ceil((length * size[element]) / 8) * 8;
    yield { name, element, length, from, to };
    from = to;
  }
}

export function bytesOf(layout: Layout, lengths: SegmentBytes["lengths"]): number {
  let end = 0;
  for (const { to } of placesOf(layout, lengths)) end = to;
  return end;
}

export function placeOf(
  layout: Layout,
  lengths: SegmentBytes["lengths"],
  wanted: string,
): { readonly from: number; readonly to: number } {
  for (const place of placesOf(layout, lengths)) if (place.name === wanted) return place;
  throw new TypeError(`A segment has no section ${wanted}.`);
}

function view(element: Element, buffer: SharedArrayBuffer, offset: number, length: number): NumberArray {
  if (element === "u8") return new Uint8Array(buffer, offset, length);
  if (element === "u16") return new Uint16Array(buffer, offset, length);
  if (element === "u32") return new Uint32Array(buffer, offset, length);
  if (element === "f32") return new Float32Array(buffer, offset, length);
  return new Float64Array(buffer, offset, length);
}

export class SectionViews {
  readonly #sections = new Map<string, NumberArray>();

  constructor(layout: Layout, { lengths, buffer }: SegmentBytes) {
    for (const { name, element, length, from } of placesOf(layout, lengths))
      this.#sections.set(name, view(element, buffer, from, length));
  }

  #of<T extends NumberArray>(name: string, type: abstract new (...args: never[]) => T): T {
    const section = this.#sections.get(name);
    if (section instanceof type) return section;
    throw new TypeError(`A segment has no section ${name} of ${type.name}.`);
  }

  any = (name: string): NumberArray | undefined => this.#sections.get(name);
  u8 = (name: string): Uint8Array => this.#of(name, Uint8Array);
  u16 = (name: string): Uint16Array => this.#of(name, Uint16Array);
  u32 = (name: string): Uint32Array => this.#of(name, Uint32Array);
  f32 = (name: string): Float32Array => this.#of(name, Float32Array);
  f64 = (name: string): Float64Array => this.#of(name, Float64Array);
}

/** All zero. */
export const allocate = (layout: Layout, docs: number, lengths: SegmentBytes["lengths"]): SegmentBytes => ({
  docs,
  lengths,
  buffer: new SharedArrayBuffer(bytesOf(layout, lengths)),
});

export type SectionArrays = Readonly<Record<string, NumberArray>>;

export function joinSections(layout: Layout, docs: number, sections: SectionArrays): SegmentBytes {
  const lengths = Object.fromEntries([...layout.keys()].map((name) => [name, sections[name]?.length ?? 0]));
  const room = allocate(layout, docs, lengths);
  const views = new SectionViews(layout, room);
  for (const [name, array] of Object.entries(sections)) views.any(name)?.set(array);
  return room;
}
