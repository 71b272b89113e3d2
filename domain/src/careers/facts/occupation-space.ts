import { eachOf, type Steps } from "../../in-steps.ts";
import { plainWords, stem } from "../../vocabulary/stem.ts";
import type { OnetOccupation } from "./facts.ts";

/**
 * The share of each kind of feature in the nearness of two occupations. Fitted to the related occupations of every
 * other code and checked on the rest: `npm run bench -- careers`.
 */
const occupationShares = {
  titles: 1.5,
  tasks: 0.9,
  description: 0.3,
  all: 0.4,
  skills: 0.05,
  knowledge: 0.25,
  zone: 0.2,
} as const;

const stopWords = new Set(
  "the a an of and or to in for with on by as from at be such using use that their other may is are not into including all any".split(
    " ",
  ),
);
/** A feature of a single occupation makes it similar to none, so it is dropped. */
const leastHolders = 2;
/** The factor for unknown job zones: about the mean of two random occupations. */
const unknownZones = 0.6;
/** An occupation's nearest others that count as fully related. */
const nearestFew = 3;
/** Occupations prepared between two pauses. */
const preparedAtOnce = 10;

type Vector = ReadonlyMap<string, number>;

/** Counts the stemmed words and pairs of adjacent words in texts. */
function wordCounts(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  const add = (feature: string) => counts.set(feature, (counts.get(feature) ?? 0) + 1);
  for (const text of texts) {
    let before: string | null = null;
    for (const word of plainWords(text)) {
      if (word.length < 2 || stopWords.has(word)) continue;
      const stemmed = stem(word);
      add(stemmed);
      if (before !== null) add(`${before} ${stemmed}`);
      before = stemmed;
    }
  }
  return counts;
}

/** Parallel arrays of indexes and weights, in typed arrays to save memory. */
interface Weights {
  readonly at: Int32Array;
  readonly weight: Float32Array;
}

/** Occupations as vectors of one kind of feature, searched through an inverted index. */
class Space {
  private readonly features: readonly Weights[];
  private readonly holders: readonly Weights[];

  constructor(vectors: readonly Vector[]) {
    const places = new Map<string, number>();
    const holders: { at: number[]; weight: number[] }[] = [];
    this.features = vectors.map((vector, one) => {
      const length = Math.hypot(...vector.values()) || 1;
      const at = new Int32Array(vector.size);
      const weight = new Float32Array(vector.size);
      let i = 0;
      for (const [feature, raw] of vector) {
        let place = places.get(feature);
        if (place === undefined) {
          place = holders.push({ at: [], weight: [] }) - 1;
          places.set(feature, place);
        }
        at[i] = place;
        weight[i++] = raw / length;
        holders[place]?.at.push(one);
        holders[place]?.weight.push(raw / length);
      }
      return { at, weight };
    });
    this.holders = holders.map(({ at, weight }) => ({
      at: Int32Array.from(at),
      weight: Float32Array.from(weight),
    }));
  }

  /** Adds the cosine similarity of one occupation with every other, times `share`. */
  add(one: number, share: number, sums: Float64Array): void {
    const mine = this.features[one];
    if (mine === undefined) return;
    for (const [i, feature] of mine.at.entries()) {
      const list = this.holders[feature];
      if (list === undefined) continue;
      const factor = share * (mine.weight[i] ?? 0);
      for (let j = 0; j < list.at.length; j++) {
        const at = list.at[j] ?? 0;
        sums[at] = (sums[at] ?? 0) + factor * (list.weight[j] ?? 0);
      }
    }
  }
}

/** Weights counts by the rarity of a word among the occupations. */
function weightedByRarity(counts: readonly ReadonlyMap<string, number>[]): Vector[] {
  const holders = new Map<string, number>();
  for (const one of counts) for (const word of one.keys()) holders.set(word, (holders.get(word) ?? 0) + 1);
  return counts.map((one) => {
    const vector = new Map<string, number>();
    for (const [word, count] of one) {
      const having = holders.get(word) ?? 1;
      if (having >= leastHolders) vector.set(word, (1 + Math.log(count)) * Math.log(counts.length / having));
    }
    return vector;
  });
}

/** Turns ratings into deviations from the mean; an occupation without ratings is similar to none. */
function deviations(ratings: readonly Readonly<Record<string, number>>[]): Vector[] {
  const elements = new Set(ratings.flatMap((one) => Object.keys(one)));
  const usual = new Map<string, { mean: number; spread: number }>();
  for (const element of elements) {
    const values = ratings.map((one) => one[element]).filter((value) => value !== undefined);
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
    usual.set(element, { mean, spread: Math.sqrt(variance) || 1 });
  }
  return ratings.map((one) => {
    const vector = new Map<string, number>();
    for (const [element, value] of Object.entries(one)) {
      const { mean, spread } = usual.get(element) ?? { mean: 0, spread: 1 };
      vector.set(element, (value - mean) / spread);
    }
    return vector;
  });
}

/** The nearness of O*NET occupations by titles, tasks, skills and knowledge, but not by O*NET's own related list. */
export class OccupationSpace {
  readonly codes: readonly string[];
  private readonly places: ReadonlyMap<string, number>;
  private readonly zones: readonly (number | null)[];
  private readonly spaces: readonly (readonly [Space, number])[];
  private readonly rows = new Map<number, Float64Array>();

  constructor(occupations: readonly OnetOccupation[]) {
    this.codes = occupations.map(({ code }) => code);
    this.places = new Map(this.codes.map((code, at) => [code, at]));
    this.zones = occupations.map(({ zone }) => zone);
    const words = (texts: (one: OnetOccupation) => readonly string[]) =>
      new Space(weightedByRarity(occupations.map((one) => wordCounts(texts(one)))));
    const { titles, tasks, description, all, skills, knowledge } = occupationShares;
    this.spaces = [
      [words((one) => [...one.titles, one.title]), titles],
      [words((one) => [...one.tasks, one.description]), tasks],
      [words((one) => [one.title, one.description]), description],
      [words((one) => [...one.tasks, one.description, one.title, one.title, ...one.titles]), all],
      [new Space(deviations(occupations.map((one) => one.skills))), skills],
      [new Space(deviations(occupations.map((one) => one.knowledge))), knowledge],
    ];
  }

  /** The nearness of every occupation to one, in the order of `codes`; null for an unknown code. */
  nearnesses(code: string): Float64Array | null {
    const one = this.places.get(code);
    if (one === undefined) return null;
    const known = this.rows.get(one);
    if (known !== undefined) return known;
    const sums = new Float64Array(this.codes.length);
    for (const [space, share] of this.spaces) space.add(one, share, sums);
    const mine = this.zones[one] ?? null;
    for (const [at, zone] of this.zones.entries()) {
      const near = mine === null || zone === null ? unknownZones : 1 - Math.abs(mine - zone) / 4;
      sums[at] = (sums[at] ?? 0) + occupationShares.zone * near;
    }
    this.rows.set(one, sums);
    return sums;
  }

  /** The occupations nearest to one, best first. */
  nearest(code: string, most: number): string[] {
    const sums = this.nearnesses(code);
    if (sums === null) return [];
    return [...this.codes.keys()]
      .filter((at) => this.codes[at] !== code)
      .sort((a, b) => (sums[b] ?? 0) - (sums[a] ?? 0) || a - b)
      .slice(0, most)
      .map((at) => this.codes[at] ?? "");
  }

  /**
   * The nearness of two codes of the catalogue, 0 to 1; 1 when one is as near as the other's three nearest occupations.
   * A statistical code that groups several stands for all of them. Null when one of them is unknown to O*NET.
   */
  related(a: string, b: string): number | null {
    let best: number | null = null;
    for (const one of this.under(a))
      for (const other of this.under(b)) {
        const near = Math.max(this.share(one, other), this.share(other, one));
        best = Math.max(best ?? 0, near);
      }
    return best;
  }

  private readonly below = new Map<string, string[]>();

  /** The O*NET codes under a SOC code: `29-1141` has `29-1141.00` or its specialties, `31-1120` all of `31-112…`. */
  private under(code: string): string[] {
    const known = this.below.get(code);
    if (known !== undefined) return known;
    const whole = `${code}.00`;
    const start = code.endsWith("0") ? code.replace(/0+$/, "") : `${code}.`;
    const found = this.places.has(whole)
      ? [whole]
      : this.codes.filter((one) => start.length >= 5 && one.startsWith(start));
    this.below.set(code, found);
    return found;
  }

  private readonly tops = new Map<string, number>();

  /** Computes the values for these codes in advance. */
  *prepare(codes: Iterable<string>): Steps<void> {
    const described = new Set([...codes].flatMap((code) => this.under(code)));
    yield* eachOf(described, preparedAtOnce, (code) => this.share(code, ""));
  }

  private share(from: string, to: string): number {
    if (from === to) return 1;
    const sums = this.nearnesses(from);
    if (sums === null) return 0;
    let top = this.tops.get(from);
    if (top === undefined) {
      const few = this.nearest(from, nearestFew).map((code) => sums[this.places.get(code) ?? 0] ?? 0);
      top = few.reduce((sum, value) => sum + value, 0) / Math.max(1, few.length) || 1;
      this.tops.set(from, top);
    }
    return Math.max(0, Math.min(1, (sums[this.places.get(to) ?? 0] ?? 0) / top));
  }
}
