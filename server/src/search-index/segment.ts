import { findUuid, uuidAt } from "./document-ids.ts";
import { emptyList, everything, isDense, type List, wordsFor } from "./document-list.ts";
import { findString, Strings } from "./packed-strings.ts";
import { type Sections, type SegmentBytes, viewSections } from "./sections.ts";

/** An immutable part of the index. Its docs are numbered from 0, the newest posting. */
export class Segment {
  readonly docs: number;
  readonly columns: Sections;
  /** Words of 32 bits that a set of all docs takes. */
  readonly words: number;
  readonly tokens: Strings;
  readonly companies: Strings;
  readonly places: Strings;
  /** Names of countries, sources, currencies and skills. */
  readonly names: Strings;
  readonly titleWords: Strings;

  constructor(readonly bytes: SegmentBytes) {
    const columns = viewSections(bytes);
    this.docs = bytes.docs;
    this.columns = columns;
    this.words = wordsFor(bytes.docs);
    this.tokens = new Strings(columns.tokenOffsets, columns.tokenBytes);
    this.companies = new Strings(columns.companyOffsets, columns.companyBytes);
    this.places = new Strings(columns.placeOffsets, columns.placeBytes);
    this.names = new Strings(columns.nameOffsets, columns.nameBytes);
    this.titleWords = new Strings(columns.wordOffsets, columns.wordBytes);
  }

  /** The docs that have a token. */
  list(token: string): List {
    const index = findString(this.tokens, this.columns.tokenSlots, token);
    return index < 0 ? emptyList : this.listAt(index);
  }

  listAt(index: number): List {
    const { listStart, listCount, bits, packed } = this.columns;
    const start = listStart[index] ?? 0;
    const count = listCount[index] ?? 0;
    if (isDense(count, this.docs))
      return { count, docs: null, bits: bits.subarray(start, start + this.words) };
    return { count, docs: packed.subarray(start, start + count), bits: null };
  }

  all(): List {
    return everything(this.docs);
  }

  id(doc: number): string {
    return uuidAt(this.columns.ids, doc);
  }

  /** The doc of a posting, -1 when it is not in this segment. */
  docOf(id: string): number {
    return findUuid(this.columns.ids, this.columns.idSlots, id);
  }

  /** The first doc that was posted before an instant: docs below it were posted at it or later. */
  firstBefore(instant: number): number {
    const { postedAt } = this.columns;
    let low = 0;
    let high = this.docs;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((postedAt[middle] ?? 0) >= instant) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
