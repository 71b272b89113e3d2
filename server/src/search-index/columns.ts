import type {
  Column,
  ColumnsOf,
  ColumnType,
  IndexSchema,
  KeywordColumn,
  KeywordsColumn,
  ValueBits,
} from "./declaration.ts";
import { GrowingNumbers, Numbering } from "./numbering.ts";
import { PackedStrings, packStrings } from "./packed-strings.ts";
import type { NumberArray, SectionArrays, SectionViews } from "./sections.ts";

function numbersOfBits(bits: ValueBits, length: number): Uint8Array | Uint16Array | Uint32Array {
  if (bits === 8) return new Uint8Array(length);
  return bits === 16 ? new Uint16Array(length) : new Uint32Array(length);
}

/** The empty name is 0, and so is any that finds no room. */
function nameNumbering(bits: ValueBits): Numbering {
  const names = new Numbering(2 ** bits);
  names.of("");
  return names;
}

function namesSections(name: string, names: Numbering): SectionArrays {
  const { offsets, bytes } = packStrings(names.texts);
  return { [`${name}.offsets`]: offsets, [`${name}.bytes`]: bytes };
}

function viewColumn(name: string, type: ColumnType, views: SectionViews): Column {
  if (type.kind === "number") return { kind: "number", values: views.f32(name) };
  if (type.kind === "flags") return { kind: "flags", values: views.u16(name) };
  const names = new PackedStrings(views.u32(`${name}.offsets`), views.u8(`${name}.bytes`));
  const values = { 8: views.u8, 16: views.u16, 32: views.u32 }[type.bits](name);
  return type.kind === "keyword"
    ? { kind: "keyword", values, names }
    : { kind: "keywords", start: views.u32(`${name}.start`), values, names };
}

export function viewColumns<S extends IndexSchema>({ columns }: S, views: SectionViews): ColumnsOf<S> {
  const viewed = Object.entries(columns).map(([name, type]) => [name, viewColumn(name, type, views)]);
  // Every name of the schema was given a column of its kind; the compiler cannot follow that through `entries`.
  return Object.fromEntries(viewed) as ColumnsOf<S>;
}

/** @param values In the order of the segment's documents. */
export function buildColumn(name: string, type: ColumnType, values: readonly unknown[]): SectionArrays {
  switch (type.kind) {
    case "number":
      return {
        [name]: Float32Array.from(values, (value) => (typeof value === "number" ? value : Number.NaN)),
      };
    case "flags":
      return { [name]: Uint16Array.from(values, Number) };
    case "keyword": {
      const names = nameNumbering(type.bits);
      const numbers = numbersOfBits(type.bits, values.length);
      for (const [doc, value] of values.entries()) numbers[doc] = names.of(String(value));
      return { [name]: numbers, ...namesSections(name, names) };
    }
    case "keywords": {
      const names = nameNumbering(type.bits);
      const numbers = new GrowingNumbers();
      const start = new Uint32Array(values.length + 1);
      for (const [doc, value] of values.entries()) {
        for (const one of Array.isArray(value) ? value : []) numbers.push(names.of(String(one)));
        start[doc + 1] = numbers.length;
      }
      return {
        [`${name}.start`]: start,
        ...keywordNumbers(name, type.bits, numbers),
        ...namesSections(name, names),
      };
    }
  }
}

function keywordNumbers(name: string, bits: ValueBits, found: GrowingNumbers): SectionArrays {
  const numbers = numbersOfBits(bits, found.length);
  numbers.set(found.done());
  return { [name]: numbers };
}

export interface Origin {
  readonly part: Uint32Array;
  readonly doc: Uint32Array;
}

export function mergeColumn(
  name: string,
  type: ColumnType,
  columns: readonly Column[],
  origin: Origin,
): SectionArrays {
  if (type.kind === "keyword" || type.kind === "keywords") {
    const names = nameNumbering(type.bits);
    const ofKind = columns.filter((column) => column.kind === "keyword" || column.kind === "keywords");
    const renumbered = ofKind.map((column) => renumber(column, names));
    const merged =
      type.kind === "keyword"
        ? { [name]: pick(numbersOfBits(type.bits, origin.doc.length), renumbered, origin) }
        : mergeKeywords(name, type.bits, ofKind, renumbered, origin);
    return { ...merged, ...namesSections(name, names) };
  }
  const room =
    type.kind === "number" ? new Float32Array(origin.doc.length) : new Uint16Array(origin.doc.length);
  return {
    [name]: pick(
      room,
      columns.map(({ values }) => values),
      origin,
    ),
  };
}

function pick<T extends NumberArray>(into: T, parts: readonly NumberArray[], { part, doc }: Origin): T {
  for (let to = 0; to < doc.length; to++) into[to] = parts[part[to] ?? 0]?.[doc[to] ?? 0] ?? 0;
  return into;
}

/** @param into The names' numbers in the merged column. */
function renumber({ values, names }: KeywordColumn | KeywordsColumn, into: Numbering): Uint32Array {
  const numbers = Uint32Array.from({ length: names.count }, (_, i) => into.of(names.at(i)));
  return Uint32Array.from(values, (value) => numbers[value] ?? 0);
}

function mergeKeywords(
  name: string,
  bits: ValueBits,
  columns: readonly (KeywordColumn | KeywordsColumn)[],
  renumbered: readonly Uint32Array[],
  { part, doc }: Origin,
): SectionArrays {
  const numbers = new GrowingNumbers();
  const start = new Uint32Array(doc.length + 1);
  for (let to = 0; to < doc.length; to++) {
    const column = columns[part[to] ?? 0];
    const values = renumbered[part[to] ?? 0];
    const from = doc[to] ?? 0;
    if (column?.kind === "keywords")
      for (let i = column.start[from] ?? 0; i < (column.start[from + 1] ?? 0); i++)
        numbers.push(values?.[i] ?? 0);
    start[to + 1] = numbers.length;
  }
  return { [`${name}.start`]: start, ...keywordNumbers(name, bits, numbers) };
}

export function numberOf({ names }: KeywordColumn, name: string): number {
  for (let i = 0; i < names.count; i++) if (names.at(i) === name) return i;
  return -1;
}
