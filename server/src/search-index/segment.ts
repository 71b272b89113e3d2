import { viewColumns } from "./columns.ts";
import type { ColumnsOf, IndexSchema } from "./declaration.ts";
import { compareIds, findId, idAt } from "./document-ids.ts";
import { type DocumentList, emptyList, everything, isDense, wordsFor } from "./document-list.ts";
import { findString, PackedStrings } from "./packed-strings.ts";
import { layoutOf, SectionViews, type SegmentBytes } from "./sections.ts";
import { type Vocabulary, viewVocabulary } from "./vocabulary.ts";

/** An immutable part of the index. Its documents are numbered from 0, the newest. */
export class Segment<S extends IndexSchema = IndexSchema> {
  readonly docs: number;
  /** Words of 32 bits that a set of all documents takes. */
  readonly words: number;
  readonly tokens: PackedStrings;
  readonly ids: Uint32Array;
  /** In milliseconds since 1970, descending. */
  readonly times: Float64Array;
  readonly columns: ColumnsOf<S>;
  readonly #tokenSlots: Uint32Array;
  readonly #listStart: Uint32Array;
  readonly #listCount: Uint32Array;
  readonly #packed: Uint32Array;
  readonly #bits: Uint32Array;
  readonly #idSlots: Uint32Array;
  readonly #vocabularies: ReadonlyMap<string, Vocabulary>;

  constructor(
    schema: S,
    readonly bytes: SegmentBytes,
  ) {
    const views = new SectionViews(layoutOf(schema), bytes);
    this.docs = bytes.docs;
    this.words = wordsFor(bytes.docs);
    this.tokens = new PackedStrings(views.u32("tokenOffsets"), views.u8("tokenBytes"));
    this.ids = views.u32("ids");
    this.times = views.f64("times");
    this.columns = viewColumns(schema, views);
    this.#tokenSlots = views.u32("tokenSlots");
    this.#listStart = views.u32("listStart");
    this.#listCount = views.u32("listCount");
    this.#packed = views.u32("packed");
    this.#bits = views.u32("bits");
    this.#idSlots = views.u32("idSlots");
    this.#vocabularies = new Map(schema.vocabularies.map((name) => [name, viewVocabulary(name, views)]));
  }

  list(token: string): DocumentList {
    const index = findString(this.tokens, this.#tokenSlots, token);
    return index < 0 ? emptyList : this.listAt(index);
  }

  listAt(index: number): DocumentList {
    const start = this.#listStart[index] ?? 0;
    const count = this.#listCount[index] ?? 0;
    if (isDense(count, this.docs))
      return { count, docs: null, bits: this.#bits.subarray(start, start + this.words) };
    return { count, docs: this.#packed.subarray(start, start + count), bits: null };
  }

  all(): DocumentList {
    return everything(this.docs);
  }

  vocabulary(name: string): Vocabulary {
    const vocabulary = this.#vocabularies.get(name);
    if (vocabulary === undefined) throw new TypeError(`The index has no vocabulary ${name}.`);
    return vocabulary;
  }

  id(doc: number): string {
    return idAt(this.ids, doc);
  }

  docOf(id: string): number {
    return findId(this.ids, this.#idSlots, id);
  }

  /** Documents below it are of that instant or newer. */
  firstBefore(instant: number): number {
    let low = 0;
    let high = this.docs;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.times[middle] ?? 0) >= instant) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** At the same instant, the higher id is newer. */
export function isNewer<S extends IndexSchema>(
  a: Segment<S>,
  docA: number,
  b: Segment<S> | undefined,
  docB: number,
): boolean {
  if (b === undefined) return true;
  const difference = (a.times[docA] ?? 0) - (b.times[docB] ?? 0);
  return difference > 0 || (difference === 0 && compareIds(a.ids, docA, b.ids, docB) > 0);
}
