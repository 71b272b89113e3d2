import type { Person } from "@waymark/domain/job-search/match/person";
import type { Cache, CacheRules, Caches } from "../../../caches.ts";
import type { Segment } from "../../../search-index/segment.ts";
import { isNewer } from "../../../search-index/segment.ts";
import type { TieredDocuments } from "../../../search-index/top-documents.ts";
import { yieldToOthers } from "../../../yield-to-others.ts";
import type { JobSchema } from "./job-documents.ts";
import type { MatchCandidate, MatchCandidates } from "./job-index.ts";
import { SegmentMatches } from "./segment-matches.ts";

type MatchesOf = (segment: Segment<JobSchema>) => SegmentMatches;

type MatchesBySegment = WeakMap<Segment<JobSchema>, SegmentMatches>;

/** At a million postings the tables of one person take about a megabyte. A person lives ten minutes in their own cache. */
const matchesCache: CacheRules<MatchesBySegment> = { name: "person-matches", max: 16, ttlMs: 600_000 };

/** The tables by which people are compared with segments, for the people who asked last. */
export class PersonMatches {
  readonly #kept: Cache<MatchesBySegment>;
  /** The same person read anew is another one, with tables of their own. */
  readonly #keys = new WeakMap<Person, string>();
  #lastKey = 0;

  constructor(caches: Caches) {
    this.#kept = caches.of(matchesCache);
  }

  of(person: Person): MatchesOf | null {
    const { trades } = person;
    if (trades === null) return null;
    const key = this.#keys.get(person) ?? String(++this.#lastKey);
    this.#keys.set(person, key);
    const known = this.#kept.peek(key) ?? new WeakMap<Segment<JobSchema>, SegmentMatches>();
    this.#kept.set(key, known);
    return (segment) => {
      const matches = known.get(segment) ?? new SegmentMatches(segment, person, trades);
      known.set(segment, matches);
      return matches;
    };
  }
}

/** Documents scored between two looks at the clock. */
const atOnce = 8_192;
const highest = 100;
const tierCount = 256;

/** Orders all documents by the most that their match may be, then by tier, then newest first. */
export async function orderByBounds(
  segments: readonly TieredDocuments<JobSchema>[],
  matchesOf: MatchesOf,
): Promise<MatchCandidates> {
  const turn = yieldToOthers();
  const queues: Queue[] = [];
  for (const { segment, docs, tiers } of segments) {
    if (docs.length === 0) continue;
    const matches = matchesOf(segment);
    const keys = new Uint16Array(docs.length);
    for (let from = 0; from < docs.length; from += atOnce) {
      const part = docs.subarray(from, from + atOnce);
      const scores = matches.scores(part);
      for (let i = 0; i < part.length; i++)
        keys[from + i] = (highest - (scores[i] ?? 0)) * tierCount + (tiers[part[i] ?? 0] ?? 0);
      await turn();
    }
    queues.push(new Queue(segment, docs, keys));
  }
  const total = segments.reduce((sum, { docs }) => sum + docs.length, 0);
  return { total, next: () => nextOf(queues) };
}

/** The smallest key first: the highest score, then the best tier. Among equal ones the newest. */
function nextOf(queues: readonly Queue[]): Candidate | null {
  let best: Queue | null = null;
  for (const queue of queues) if (queue.isLeft && (best === null || queue.isBefore(best))) best = queue;
  return best?.take() ?? null;
}

/** The documents of one segment in their order. */
class Queue {
  readonly #order: Uint32Array;
  #at = 0;

  constructor(
    readonly segment: Segment<JobSchema>,
    readonly docs: Uint32Array,
    readonly keys: Uint16Array,
  ) {
    this.#order = byKey(keys);
  }

  get isLeft(): boolean {
    return this.#at < this.#order.length;
  }

  get #index(): number {
    return this.#order[this.#at] ?? 0;
  }

  get key(): number {
    return this.keys[this.#index] ?? 0;
  }

  get doc(): number {
    return this.docs[this.#index] ?? 0;
  }

  isBefore(other: Queue): boolean {
    if (this.key !== other.key) return this.key < other.key;
    return isNewer(this.segment, this.doc, other.segment, other.doc);
  }

  take(): Candidate {
    const taken = new Candidate(this.segment, this.doc, this.key);
    this.#at += 1;
    return taken;
  }
}

class Candidate implements MatchCandidate {
  constructor(
    readonly segment: Segment<JobSchema>,
    readonly doc: number,
    readonly key: number,
  ) {}

  get id(): string {
    return this.segment.id(this.doc);
  }

  get atMost(): number {
    return highest - Math.floor(this.key / tierCount);
  }

  isBefore(other: MatchCandidate): boolean {
    if (!(other instanceof Candidate)) throw new TypeError("Candidates of two indexes have no order.");
    const [tier, otherTier] = [this.key % tierCount, other.key % tierCount];
    if (tier !== otherTier) return tier < otherTier;
    return isNewer(this.segment, this.doc, other.segment, other.doc);
  }
}

/** The positions of the keys in ascending order; equal ones stay in theirs. */
function byKey(keys: Uint16Array): Uint32Array {
  const starts = new Uint32Array((highest + 2) * tierCount + 1);
  for (const key of keys) starts[key + 1] = (starts[key + 1] ?? 0) + 1;
  for (let key = 1; key < starts.length; key++) starts[key] = (starts[key] ?? 0) + (starts[key - 1] ?? 0);
  const order = new Uint32Array(keys.length);
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i] ?? 0;
    const at = starts[key] ?? 0;
    order[at] = i;
    starts[key] = at + 1;
  }
  return order;
}
