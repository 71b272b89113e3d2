/** A number in [0, 1); the same ones for the same seed. */
export type Random = () => number;

/** Parts of a file that a disk writes as a whole, in bytes: its pages, and of a torn page its sectors. */
const [page, sector] = [4_096, 512];
/** Share of the pages in flight that a cut tears. */
const tornPart = 0.2;

/** A change of a file that is not on the disk for certain: bytes, or another length. */
type Change =
  | { readonly place: number; readonly at: number; readonly bytes: Buffer }
  | { readonly place: number; readonly length: number };

/** A growing piece of memory with the content of a file. */
class Content {
  #bytes: Buffer = Buffer.alloc(0);
  length = 0;

  write(at: number, bytes: Buffer): void {
    if (at + bytes.length > this.length) this.resize(at + bytes.length);
    bytes.copy(this.#bytes, at);
  }
  resize(length: number): void {
    if (length > this.#bytes.length) {
      const larger = Buffer.alloc(Math.max(length, 2 * this.#bytes.length));
      this.#bytes.copy(larger, 0, 0, this.length);
      this.#bytes = larger;
    } else if (length < this.length) this.#bytes.fill(0, length, this.length);
    this.length = length;
  }
  apply(change: Change): void {
    if ("bytes" in change) this.write(change.at, change.bytes);
    else this.resize(change.length);
  }
  copy(): Buffer {
    return Buffer.from(this.#bytes.subarray(0, this.length));
  }
}

/** A file of a recording: its content on the disk, and what was changed since. */
export class RecordedFile {
  readonly #kept = new Content();
  #pending: Change[] = [];
  #seenLength = 0;
  /** The path it was made at, until that name is on the disk or another one. */
  madeIn: string | null = null;

  write(place: number, at: number, bytes: Buffer): void {
    this.#pending.push({ place, at, bytes });
    this.#seenLength = Math.max(this.#seenLength, at + bytes.length);
  }
  resize(place: number, length: number): void {
    this.#pending.push({ place, length });
    this.#seenLength = length;
  }
  grow(place: number, length: number): void {
    if (length > this.#seenLength) this.resize(place, length);
  }

  sync(before: number): void {
    for (const change of this.#pending) if (change.place < before) this.#kept.apply(change);
    this.#pending = this.#pending.filter(({ place }) => place >= before);
  }

  seen(): Buffer {
    const content = this.#copyOfKept();
    for (const change of this.#pending) content.apply(change);
    return content.copy();
  }

  #copyOfKept(): Content {
    const content = new Content();
    content.write(0, this.#kept.copy());
    return content;
  }

  /**
   * The content after a cut. What was not synced reached the disk page by page and in any order: none of it, all, all up
   * to one moment, or for each page another moment, some of them torn in their middle.
   */
  contentAfterCut(random: Random): Buffer {
    if (this.#pending.length === 0) return this.#kept.copy();
    const kind = random();
    if (kind < 0.2) return this.#kept.copy();
    if (kind < 0.4) return this.seen();
    const content = this.#copyOfKept();
    if (kind < 0.6) {
      const until = Math.floor(random() * this.#pending.length);
      for (const change of this.#pending.slice(0, until)) content.apply(change);
      return content.copy();
    }
    const moments = new Moments(this.#pending.length, random);
    const ofLength = moments.pick();
    for (const [i, change] of this.#pending.entries()) {
      if (!("bytes" in change)) {
        if (i < ofLength) content.resize(change.length);
        continue;
      }
      const end = change.at + change.bytes.length;
      for (let from = change.at; from < end; ) {
        const to = Math.min(end, (Math.floor(from / sector) + 1) * sector);
        if (i < moments.ofSector(Math.floor(from / sector)))
          content.write(from, change.bytes.subarray(from - change.at, to - change.at));
        from = to;
      }
    }
    return content.copy();
  }
}

/** For each page of a file the moment at which it went to the disk, as the number of changes it had by then. */
class Moments {
  readonly #changes: number;
  readonly #random: Random;
  readonly #pages = new Map<number, number | null>();
  readonly #sectors = new Map<number, number>();

  constructor(changes: number, random: Random) {
    this.#changes = changes;
    this.#random = random;
  }

  pick(): number {
    const kind = this.#random();
    if (kind < 0.3) return 0;
    return kind < 0.6 ? this.#changes : Math.floor(this.#random() * (this.#changes + 1));
  }

  ofSector(number: number): number {
    const inPage = Math.floor((number * sector) / page);
    if (!this.#pages.has(inPage)) this.#pages.set(inPage, this.#random() < tornPart ? null : this.pick());
    const whole = this.#pages.get(inPage);
    if (whole !== null && whole !== undefined) return whole;
    const known = this.#sectors.get(number) ?? this.pick();
    this.#sectors.set(number, known);
    return known;
  }
}
