import { wordsAsWritten } from "@waymark/domain/job-search/spelling";
import {
  filterTokens,
  headLengthToken,
  headToken,
  headWords,
  titleLengthToken,
  titleToken,
} from "@waymark/domain/jobs/tokens/tokens";
import { BodyTokens } from "../features/job-search/index/body-tokens.ts";
import { packKinds } from "../features/job-search/index/kinds.ts";
import { firstCity } from "../features/job-search/index/place-of.ts";
import type { IndexedJob } from "../features/jobs/indexed-job.ts";
import { compareUuids, putUuid, uuidSlots } from "./document-ids.ts";
import { isDense, setBit, wordsFor } from "./document-list.ts";
import { GrowingNumbers, Numbering } from "./numbering.ts";
import { hashSlots, packStrings, Strings } from "./packed-strings.ts";
import { joinSections, type Sections, type SegmentBytes } from "./sections.ts";

/** Postings that only followers of some board may find, and those of one such board. */
export const followersToken = ":followers";
export const boardToken = (boardId: string): string => `:board-${boardId}`;

/** A segment is built of at most this many postings; larger ones are merged of several. */
export const mostBuilt = 65_536;

/** The data of each posting, besides its tokens, until the segment is built. */
type Row = Pick<
  IndexedJob,
  "id" | "postedAt" | "topPay" | "middlePay" | "currency" | "company" | "country" | "source" | "skills"
> & { readonly place: string; readonly kinds: number };

/** Takes postings in any order and makes a segment of them. */
export class SegmentBuilder {
  readonly #rows: Row[] = [];
  readonly #tokens = new Numbering();
  /** The tokens of all postings one behind the other, and where each posting's begin. */
  readonly #tokensOf = new GrowingNumbers();
  readonly #startOf = new GrowingNumbers();
  readonly #bodies = new BodyTokens(this.#tokens);
  readonly #titleWords = new Map<string, number>();

  get docs(): number {
    return this.#rows.length;
  }

  add(job: IndexedJob): void {
    this.#startOf.push(this.#tokensOf.length);
    const put = (token: string) => this.#tokensOf.push(this.#tokens.of(token));
    const words = headWords(job);
    for (const token of new Set(filterTokens(job))) put(token);
    for (const word of words.title) put(titleToken(word));
    for (const word of words.head) put(headToken(word));
    this.#bodies.read(this.#rows.length, [words.headStems, job.location, job.description], (token) =>
      this.#tokensOf.push(token),
    );
    if (words.titleLength > 0) put(titleLengthToken(words.titleLength));
    if (words.headLength > 0) put(headLengthToken(words.headLength));
    if (job.followersOf === null) {
      for (const word of new Set(wordsAsWritten(job.title)))
        this.#titleWords.set(word, (this.#titleWords.get(word) ?? 0) + 1);
    } else {
      // Their words are not used for corrections: a suggested word would reveal that it exists.
      put(followersToken);
      put(boardToken(job.followersOf));
    }
    const { id, postedAt, topPay, middlePay, currency, company, country, source, skills } = job;
    const place = firstCity(job.places);
    const kinds = packKinds(job);
    this.#rows.push({
      id,
      postedAt,
      topPay,
      middlePay,
      currency,
      company,
      country,
      source,
      skills,
      place,
      kinds,
    });
  }

  build(): SegmentBytes {
    const docs = this.#rows.length;
    const order = this.#newestFirst();
    const lists = this.#lists(order);
    const columns = this.#columns(order);
    const tokens = packStrings(this.#tokens.texts);
    const words = [...this.#titleWords].sort(([a], [b]) => (a < b ? -1 : 1));
    const packedWords = packStrings(words.map(([word]) => word));
    return joinSections(docs, {
      ...columns,
      ...lists,
      tokenOffsets: tokens.offsets,
      tokenBytes: tokens.bytes,
      tokenSlots: hashSlots(new Strings(tokens.offsets, tokens.bytes)),
      idSlots: uuidSlots(columns.ids, docs),
      wordOffsets: packedWords.offsets,
      wordBytes: packedWords.bytes,
      wordCounts: Uint32Array.from(words, ([, count]) => count),
    });
  }

  #newestFirst(): Uint32Array {
    const ids = new Uint32Array(this.#rows.length * 4);
    for (const [i, row] of this.#rows.entries()) putUuid(ids, i, row.id);
    const times = this.#rows.map((row) => row.postedAt.getTime());
    return Uint32Array.from(this.#rows.keys()).sort(
      (a, b) => (times[b] ?? 0) - (times[a] ?? 0) || compareUuids(ids, b, ids, a),
    );
  }

  /** Every token's docs; walking the postings newest first leaves each list sorted. */
  #lists(order: Uint32Array): Pick<Sections, "listStart" | "listCount" | "packed" | "bits"> {
    const tokensOf = this.#tokensOf.done();
    const listCount = new Uint32Array(this.#tokens.texts.length);
    for (const token of tokensOf) listCount[token] = (listCount[token] ?? 0) + 1;
    const { listStart, packed, bits } = roomForLists(listCount, order.length);
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

  #columns(order: Uint32Array) {
    const docs = order.length;
    const companies = new Numbering("");
    const places = new Numbering("");
    const names = new Numbering("");
    const columns = {
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
    const skills: number[] = [];
    // Currencies are numbered first: their column has the fewest bits.
    for (const row of this.#rows) names.of(row.currency ?? "");
    for (const [doc, index] of order.entries()) {
      const row = this.#rows[index];
      if (row === undefined) continue;
      putUuid(columns.ids, doc, row.id);
      columns.postedAt[doc] = row.postedAt.getTime();
      columns.topPay[doc] = row.topPay ?? Number.NaN;
      columns.middlePay[doc] = row.middlePay ?? Number.NaN;
      columns.currency[doc] = names.of(row.currency ?? "");
      columns.company[doc] = companies.of(row.company);
      columns.place[doc] = places.of(row.place);
      columns.country[doc] = names.of(row.country ?? "");
      columns.source[doc] = names.of(row.source);
      columns.kinds[doc] = row.kinds;
      for (const skill of row.skills) skills.push(names.of(skill));
      columns.skillStart[doc + 1] = skills.length;
    }
    const packed = {
      company: packStrings(companies.texts),
      place: packStrings(places.texts),
      name: packStrings(names.texts),
    };
    return {
      ...columns,
      skills: Uint16Array.from(skills),
      companyOffsets: packed.company.offsets,
      companyBytes: packed.company.bytes,
      placeOffsets: packed.place.offsets,
      placeBytes: packed.place.bytes,
      nameOffsets: packed.name.offsets,
      nameBytes: packed.name.bytes,
    };
  }
}

/** Room for lists of these lengths, and where each begins: in `bits` when dense, else in `packed`. */
export function roomForLists(
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
