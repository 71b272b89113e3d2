import { buildColumn } from "./columns.ts";
import type { IndexDeclaration, IndexSchema, Tokenizer, ValuesOf } from "./declaration.ts";
import { compareIds, idSlots, putId } from "./document-ids.ts";
import { isDense, setBit, wordsFor } from "./document-list.ts";
import { GrowingNumbers, Numbering } from "./numbering.ts";
import { hashSlots, PackedStrings, packStrings } from "./packed-strings.ts";
import { joinSections, layoutOf, type SectionArrays, type SegmentBytes } from "./sections.ts";
import { packVocabulary } from "./vocabulary.ts";

/** Documents; larger segments are merged of several. */
export const mostBuilt = 65_536;

interface Row<S extends IndexSchema> {
  readonly id: string;
  readonly time: number;
  readonly values: ValuesOf<S>;
}

export class SegmentBuilder<Document, S extends IndexSchema> {
  readonly #rows: Row<S>[] = [];
  readonly #tokens = new Numbering();
  readonly #tokensOf = new GrowingNumbers();
  readonly #startOf = new GrowingNumbers();
  readonly #tokenize: Tokenizer<Document>;
  readonly #vocabularies: ReadonlyMap<string, Map<string, number>>;
  readonly #put = (token: number) => this.#tokensOf.push(token);

  constructor(readonly declaration: IndexDeclaration<Document, S>) {
    this.#tokenize = declaration.tokenizer(this.#tokens);
    this.#vocabularies = new Map(declaration.schema.vocabularies.map((name) => [name, new Map()]));
  }

  get docs(): number {
    return this.#rows.length;
  }

  add(document: Document): void {
    const { id, time, values, words } = this.declaration;
    this.#startOf.push(this.#tokensOf.length);
    this.#tokenize(document, this.#rows.length, this.#put);
    for (const [name, counts] of this.#vocabularies)
      for (const word of words(document, name)) counts.set(word, (counts.get(word) ?? 0) + 1);
    this.#rows.push({ id: id(document), time: time(document), values: values(document) });
  }

  build(): SegmentBytes {
    const { schema } = this.declaration;
    const docs = this.#rows.length;
    const order = this.#newestFirst();
    const rows = Array.from(order, (index) => this.#rows[index]);
    const ids = new Uint32Array(docs * 4);
    for (const [doc, row] of rows.entries()) if (row !== undefined) putId(ids, doc, row.id);
    const columns = Object.entries(schema.columns).map(([name, type]) =>
      buildColumn(
        name,
        type,
        rows.map((row) => row?.values[name]),
      ),
    );
    const words = [...this.#vocabularies].map(([name, counts]) => packVocabulary(name, counts));
    return joinSections(
      layoutOf(schema),
      docs,
      Object.assign(
        {
          ...this.#lists(order),
          ...dictionarySections(this.#tokens.texts),
          ids,
          idSlots: idSlots(ids, docs),
          times: Float64Array.from(rows, (row) => row?.time ?? 0),
        },
        ...columns,
        ...words,
      ),
    );
  }

  #newestFirst(): Uint32Array {
    const ids = new Uint32Array(this.#rows.length * 4);
    for (const [i, row] of this.#rows.entries()) putId(ids, i, row.id);
    const times = this.#rows.map((row) => row.time);
    return Uint32Array.from(this.#rows.keys()).sort(
      (a, b) => (times[b] ?? 0) - (times[a] ?? 0) || compareIds(ids, b, ids, a),
    );
  }

  #lists(order: Uint32Array): SectionArrays {
    const tokensOf = this.#tokensOf.done();
    const listCount = new Uint32Array(this.#tokens.texts.length);
    for (const token of tokensOf) listCount[token] = (listCount[token] ?? 0) + 1;
    const { listStart, packed, bits } = allocateLists(listCount, order.length);
    const filled = new Uint32Array(listCount.length);
    for (let doc = 0; doc < order.length; doc++) {
      const row = order[doc] ?? 0;
      const end = row + 1 < this.#startOf.length ? this.#startOf.at(row + 1) : tokensOf.length;
      for (let i = this.#startOf.at(row); i < end; i++) {
        const token = tokensOf[i] ?? 0;
        const start = listStart[token] ?? 0;
        if (isDense(listCount[token] ?? 0, order.length)) setBit(bits, doc, start);
        else {
          const at = filled[token] ?? 0;
          packed[start + at] = doc;
          filled[token] = at + 1;
        }
      }
    }
    return { listStart, listCount, packed, bits };
  }
}

/** @returns where each list begins: in `bits` when dense, else in `packed`. */
export function allocateLists(
  counts: Uint32Array,
  docs: number,
): { listStart: Uint32Array; packed: Uint32Array; bits: Uint32Array } {
  const listStart = new Uint32Array(counts.length);
  const words = wordsFor(docs);
  let packedLength = 0;
  let bitsLength = 0;
  for (const [token, count] of counts.entries()) {
    if (isDense(count, docs)) {
      listStart[token] = bitsLength;
      bitsLength += words;
    } else {
      listStart[token] = packedLength;
      packedLength += count;
    }
  }
  return { listStart, packed: new Uint32Array(packedLength), bits: new Uint32Array(bitsLength) };
}

export function dictionarySections(texts: readonly string[]): SectionArrays {
  const { offsets, bytes } = packStrings(texts);
  return {
    tokenOffsets: offsets,
    tokenBytes: bytes,
    tokenSlots: hashSlots(new PackedStrings(offsets, bytes)),
  };
}
