import { roomForLists } from "./build-segment.ts";
import { compareUuids, uuidSlots } from "./document-ids.ts";
import { hasBit, isDense, popCount, setBit } from "./document-list.ts";
import { GrowingNumbers, Numbering } from "./numbering.ts";
import { hashSlots, packStrings, Strings } from "./packed-strings.ts";
import { joinSections, type Sections, type SegmentBytes } from "./sections.ts";
import { Segment } from "./segment.ts";

/** A segment to be merged, with the docs of it that are gone. */
export interface Part {
  readonly bytes: SegmentBytes;
  readonly gone: Uint32Array | null;
}

interface Source {
  readonly segment: Segment;
  readonly gone: Uint32Array | null;
  /** The new number of every doc; `none` for those that are gone. */
  readonly moved: Uint32Array;
}

const none = 0xffffffff;

/** The origin of a doc in the new segment. */
interface Origin {
  readonly part: Uint32Array;
  readonly doc: Uint32Array;
}

/** Makes one segment of several, without docs that are gone. Reads no texts: lists are renumbered and joined. */
export function mergeSegments(parts: readonly Part[]): SegmentBytes {
  const sources = parts.map(({ bytes, gone }): Source => {
    const segment = new Segment(bytes);
    return { segment, gone, moved: new Uint32Array(segment.docs).fill(none) };
  });
  const origin = newOrder(sources);
  const docs = origin.doc.length;
  for (let doc = 0; doc < docs; doc++) {
    const source = sources[origin.part[doc] ?? 0];
    if (source) source.moved[origin.doc[doc] ?? 0] = doc;
  }
  const columns = mergeColumns(sources, origin);
  return joinSections(docs, {
    ...columns,
    ...mergeLists(sources, docs),
    ...mergeWords(sources),
    idSlots: uuidSlots(columns.ids, docs),
  });
}

/** The living docs of all parts, newest first: each part is in that order already. */
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

/** Whether a doc comes before another one: posted later, or at the same instant with the higher id. */
export function isNewer(a: Segment, docA: number, b: Segment | undefined, docB: number): boolean {
  if (b === undefined) return true;
  const difference = (a.columns.postedAt[docA] ?? 0) - (b.columns.postedAt[docB] ?? 0);
  return difference > 0 || (difference === 0 && compareUuids(a.columns.ids, docA, b.columns.ids, docB) > 0);
}

function mergeLists(sources: readonly Source[], docs: number) {
  const numbering = new Numbering();
  const numbers = sources.map(({ segment }) =>
    Uint32Array.from({ length: segment.tokens.count }, (_, i) => numbering.of(segment.tokens.at(i))),
  );
  const listCount = new Uint32Array(numbering.texts.length);
  eachDoc(sources, numbers, (token) => {
    listCount[token] = (listCount[token] ?? 0) + 1;
  });
  const { listStart, packed, bits } = roomForLists(listCount, docs);
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
  const tokens = packStrings(numbering.texts);
  return {
    listStart,
    listCount,
    packed,
    bits,
    tokenOffsets: tokens.offsets,
    tokenBytes: tokens.bytes,
    tokenSlots: hashSlots(new Strings(tokens.offsets, tokens.bytes)),
  };
}

/** Visits every living doc of every list by its new number. */
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

type Columns = Omit<
  Sections,
  | "listStart"
  | "listCount"
  | "packed"
  | "bits"
  | "tokenOffsets"
  | "tokenBytes"
  | "tokenSlots"
  | "idSlots"
  | "wordOffsets"
  | "wordBytes"
  | "wordCounts"
>;

function mergeColumns(sources: readonly Source[], { part, doc: from }: Origin): Columns {
  const docs = part.length;
  const names = new Numbering("");
  const companies = new Numbering("");
  const places = new Numbering("");
  // Currencies are numbered first: their column has the fewest bits.
  for (const { segment } of sources) {
    for (const code of new Set(segment.columns.currency)) names.of(segment.names.at(code));
  }
  const renumbered = sources.map(({ segment }) => ({
    names: renumber(segment.names, names),
    companies: renumber(segment.companies, companies),
    places: renumber(segment.places, places),
  }));
  const made = {
    ids: new Uint32Array(docs * 4),
    postedAt: new Float64Array(docs),
    topPay: new Float32Array(docs),
    middlePay: new Float32Array(docs),
    currency: new Uint8Array(docs),
    company: new Uint32Array(docs),
    place: new Uint32Array(docs),
    country: new Uint16Array(docs),
    source: new Uint16Array(docs),
    kinds: new Uint16Array(docs),
    skillStart: new Uint32Array(docs + 1),
  };
  const skills = new GrowingNumbers();
  for (let doc = 0; doc < docs; doc++) {
    const old = from[doc] ?? 0;
    const columns = sources[part[doc] ?? 0]?.segment.columns;
    const to = renumbered[part[doc] ?? 0];
    if (columns === undefined || to === undefined) continue;
    for (let i = 0; i < 4; i++) made.ids[doc * 4 + i] = columns.ids[old * 4 + i] ?? 0;
    made.postedAt[doc] = columns.postedAt[old] ?? 0;
    made.topPay[doc] = columns.topPay[old] ?? Number.NaN;
    made.middlePay[doc] = columns.middlePay[old] ?? Number.NaN;
    made.kinds[doc] = columns.kinds[old] ?? 0;
    made.currency[doc] = to.names[columns.currency[old] ?? 0] ?? 0;
    made.country[doc] = to.names[columns.country[old] ?? 0] ?? 0;
    made.source[doc] = to.names[columns.source[old] ?? 0] ?? 0;
    made.company[doc] = to.companies[columns.company[old] ?? 0] ?? 0;
    made.place[doc] = to.places[columns.place[old] ?? 0] ?? 0;
    for (let i = columns.skillStart[old] ?? 0; i < (columns.skillStart[old + 1] ?? 0); i++)
      skills.push(to.names[columns.skills[i] ?? 0] ?? 0);
    made.skillStart[doc + 1] = skills.length;
  }
  const packed = {
    name: packStrings(names.texts),
    company: packStrings(companies.texts),
    place: packStrings(places.texts),
  };
  return {
    ...made,
    skills: Uint16Array.from(skills.done()),
    nameOffsets: packed.name.offsets,
    nameBytes: packed.name.bytes,
    companyOffsets: packed.company.offsets,
    companyBytes: packed.company.bytes,
    placeOffsets: packed.place.offsets,
    placeBytes: packed.place.bytes,
  };
}

const renumber = (texts: Strings, into: Numbering): Uint32Array =>
  Uint32Array.from({ length: texts.count }, (_, i) => into.of(texts.at(i)));

/** Counts of title words are summed; those of docs that are gone stay until the index is made again. */
function mergeWords(sources: readonly Source[]): Pick<Sections, "wordOffsets" | "wordBytes" | "wordCounts"> {
  const counts = new Map<string, number>();
  for (const { segment } of sources) {
    for (let i = 0; i < segment.titleWords.count; i++) {
      const word = segment.titleWords.at(i);
      counts.set(word, (counts.get(word) ?? 0) + (segment.columns.wordCounts[i] ?? 0));
    }
  }
  const words = [...counts].sort(([a], [b]) => (a < b ? -1 : 1));
  const packed = packStrings(words.map(([word]) => word));
  return {
    wordOffsets: packed.offsets,
    wordBytes: packed.bytes,
    wordCounts: Uint32Array.from(words, ([, count]) => count),
  };
}
