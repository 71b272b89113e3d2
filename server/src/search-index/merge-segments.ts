import { allocateLists, dictionarySections } from "./build-segment.ts";
import { mergeColumn, type Origin } from "./columns.ts";
import type { IndexSchema } from "./declaration.ts";
import { idSlots } from "./document-ids.ts";
import { hasBit, isDense, popCount, setBit } from "./document-list.ts";
import { Numbering } from "./numbering.ts";
import { joinSections, layoutOf, type SectionArrays, type SegmentBytes } from "./sections.ts";
import { isNewer, Segment } from "./segment.ts";
import { packVocabulary } from "./vocabulary.ts";

export interface Part {
  readonly bytes: SegmentBytes;
  readonly gone: Uint32Array | null;
}

interface Source {
  readonly segment: Segment;
  readonly gone: Uint32Array | null;
  readonly moved: Uint32Array;
}

const none = 0xffffffff;

/** Leaves out removed documents. Reads no texts: lists are renumbered and joined. */
export function mergeSegments(schema: IndexSchema, parts: readonly Part[]): SegmentBytes {
  const sources = parts.map(({ bytes, gone }): Source => {
    const segment = new Segment(schema, bytes);
    return { segment, gone, moved: new Uint32Array(segment.docs).fill(none) };
  });
  const origin = newOrder(sources);
  const docs = origin.doc.length;
  for (let doc = 0; doc < docs; doc++) {
    const source = sources[origin.part[doc] ?? 0];
    if (source) source.moved[origin.doc[doc] ?? 0] = doc;
  }
  const { ids, times } = mergeIds(sources, origin);
  const columns = Object.entries(schema.columns).map(([name, type]) =>
    mergeColumn(
      name,
      type,
      sources.flatMap(({ segment }) => segment.columns[name] ?? []),
      origin,
    ),
  );
  const words = schema.vocabularies.map((name) => packVocabulary(name, mergedCounts(sources, name)));
  const joined = { ...mergeLists(sources, docs), ids, idSlots: idSlots(ids, docs), times };
  return joinSections(layoutOf(schema), docs, Object.assign(joined, ...columns, ...words));
}

function newOrder(sources: readonly Source[]): Origin {
  const living = sources.reduce(
    (sum, { segment, gone }) => sum + segment.docs - (gone === null ? 0 : popCount(gone)),
    0,
  );
  const origin = { part: new Uint32Array(living), doc: new Uint32Array(living) };
  const heads = new Uint32Array(sources.length);
  const skip = (part: number) => {
    const source = sources[part];
    if (source === undefined || source.gone === null) return;
    while ((heads[part] ?? 0) < source.segment.docs && hasBit(source.gone, heads[part] ?? 0))
      heads[part] = (heads[part] ?? 0) + 1;
  };
  for (const part of sources.keys()) skip(part);
  for (let doc = 0; doc < living; doc++) {
    let best = -1;
    for (const [part, { segment }] of sources.entries()) {
      if ((heads[part] ?? 0) >= segment.docs) continue;
      if (best < 0 || isNewer(segment, heads[part] ?? 0, sources[best]?.segment, heads[best] ?? 0))
        best = part;
    }
    origin.part[doc] = best;
    origin.doc[doc] = heads[best] ?? 0;
    heads[best] = (heads[best] ?? 0) + 1;
    skip(best);
  }
  return origin;
}

function mergeIds(sources: readonly Source[], { part, doc: from }: Origin) {
  const ids = new Uint32Array(from.length * 4);
  const times = new Float64Array(from.length);
  for (let doc = 0; doc < from.length; doc++) {
    const segment = sources[part[doc] ?? 0]?.segment;
    const old = from[doc] ?? 0;
    if (segment === undefined) continue;
    for (let i = 0; i < 4; i++) ids[doc * 4 + i] = segment.ids[old * 4 + i] ?? 0;
    times[doc] = segment.times[old] ?? 0;
  }
  return { ids, times };
}

function mergeLists(sources: readonly Source[], docs: number): SectionArrays {
  const numbering = new Numbering();
  const numbers = sources.map(({ segment }) =>
    Uint32Array.from({ length: segment.tokens.count }, (_, i) => numbering.of(segment.tokens.at(i))),
  );
  const listCount = new Uint32Array(numbering.texts.length);
  eachDoc(sources, numbers, (token) => {
    listCount[token] = (listCount[token] ?? 0) + 1;
  });
  const { listStart, packed, bits } = allocateLists(listCount, docs);
  const filled = new Uint32Array(listCount.length);
  eachDoc(sources, numbers, (token, doc) => {
    const start = listStart[token] ?? 0;
    if (isDense(listCount[token] ?? 0, docs)) return setBit(bits, doc, start);
    const at = filled[token] ?? 0;
    packed[start + at] = doc;
    filled[token] = at + 1;
  });
  if (sources.length > 1) {
    for (const [token, count] of listCount.entries()) {
      const start = listStart[token] ?? 0;
      if (count > 1 && !isDense(count, docs)) packed.subarray(start, start + count).sort();
    }
  }
  return { listStart, listCount, packed, bits, ...dictionarySections(numbering.texts) };
}

function eachDoc(
  sources: readonly Source[],
  numbers: readonly Uint32Array[],
  visit: (token: number, doc: number) => void,
): void {
  for (const [part, { segment, moved }] of sources.entries()) {
    for (let index = 0; index < segment.tokens.count; index++) {
      const token = numbers[part]?.[index] ?? 0;
      const { docs, bits } = segment.listAt(index);
      if (docs !== null) {
        for (let i = 0; i < docs.length; i++) {
          const doc = moved[docs[i] ?? 0] ?? none;
          if (doc !== none) visit(token, doc);
        }
        continue;
      }
      for (let i = 0; bits !== null && i < bits.length; i++) {
        for (let word = bits[i] ?? 0; word !== 0; word &= word - 1) {
          const doc = moved[(i << 5) + 31 - Math.clz32(word & -word)] ?? none;
          if (doc !== none) visit(token, doc);
        }
      }
    }
  }
}

/** Counts of removed documents stay until the index is built again. */
function mergedCounts(sources: readonly Source[], name: string): Map<string, number> {
  const merged = new Map<string, number>();
  for (const { segment } of sources) {
    const { words, counts } = segment.vocabulary(name);
    for (let i = 0; i < words.count; i++) {
      const word = words.at(i);
      merged.set(word, (merged.get(word) ?? 0) + (counts[i] ?? 0));
    }
  }
  return merged;
}
