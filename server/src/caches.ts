import { LRUCache } from "lru-cache";

/** A cache's name, size and life, declared once beside the code that fills it. */
export interface CacheRules<T> {
  /** As the operator's `status` prints it. */
  readonly name: string;
  /** The most entries; the one that was not asked for longest leaves first. */
  readonly max: number;
  /** Life of an entry in milliseconds, from the start of its load; null: until its stamp changes or it is dropped. */
  readonly ttlMs: number | null;
  /** False for a value that is handed out but not kept, such as one that is missing. */
  readonly keeps?: (value: T) => boolean;
}

interface Entry<T> {
  readonly stamp: string;
  readonly value: Promise<T>;
  /** The promise's result, once it has one. */
  loaded?: { readonly value: T };
}

/** Figures of a cache since the product started. */
export interface CacheStats {
  readonly name: string;
  readonly entries: number;
  readonly max: number;
  readonly hits: number;
  readonly misses: number;
}

/** Answers by key. Parallel requests for the same key share one load; a failed load is not kept. */
export class Cache<T> {
  readonly #rules: CacheRules<T>;
  readonly #nowMs: () => number;
  readonly #entries: LRUCache<string, Entry<T>>;
  #hits = 0;
  #misses = 0;

  constructor(rules: CacheRules<T>, nowMs: () => number) {
    const life = rules.ttlMs === null ? {} : { ttl: rules.ttlMs, ttlResolution: 0, perf: { now: nowMs } };
    this.#rules = rules;
    this.#nowMs = nowMs;
    this.#entries = new LRUCache({ max: rules.max, ...life });
  }

  /**
   * The kept value, or else what `load` answers.
   * @param load Is handed the value of before, when that has only expired.
   * @param stamp The state of the value's source: a value loaded under another stamp is not used.
   */
  get(key: string, load: (expired: T | undefined) => Promise<T>, stamp = ""): Promise<T> {
    const before = this.#entries.peek(key, { allowStale: true });
    const known = this.#entries.get(key);
    if (known !== undefined && known.stamp === stamp) {
      this.#hits += 1;
      return known.value;
    }
    this.#misses += 1;
    const start = this.#nowMs();
    const entry: Entry<T> = { stamp, value: load(before?.loaded?.value) };
    this.#entries.set(key, entry, { start });
    return this.#finish(key, entry);
  }

  /** Values in the order of their keys; `load` is asked once, for all keys that are not there. */
  getMany(
    keys: readonly string[],
    load: (missing: readonly string[]) => Promise<readonly T[]>,
  ): Promise<T[]> {
    const missing = [...new Set(keys)].filter((key) => !this.#entries.has(key));
    const loading = missing.length === 0 ? Promise.resolve([]) : load(missing);
    const ofKey = async (key: string): Promise<T> => {
      const value = (await loading)[missing.indexOf(key)];
      if (value === undefined) throw new Error(`The load of ${this.#rules.name} left out a value.`);
      return value;
    };
    return Promise.all(keys.map((key) => this.get(key, () => ofKey(key))));
  }

  /** The kept value, when its load has ended. */
  peek(key: string): T | undefined {
    const value = this.#entries.get(key)?.loaded;
    if (value === undefined) this.#misses += 1;
    else this.#hits += 1;
    return value?.value;
  }

  set(key: string, value: T): void {
    this.#entries.set(key, { stamp: "", value: Promise.resolve(value), loaded: { value } });
  }

  /** Drops values at once, and those of a running load as soon as it ends. */
  dropWhere(isMeant: (value: T) => boolean): void {
    for (const [key, entry] of this.#entries.entries()) {
      if (entry.loaded !== undefined) {
        if (isMeant(entry.loaded.value)) this.#drop(key, entry);
        continue;
      }
      void entry.value.then(
        (value) => {
          if (isMeant(value)) this.#drop(key, entry);
        },
        () => {},
      );
    }
  }

  clear(): void {
    this.#entries.clear();
  }

  stats(): CacheStats {
    const { name, max } = this.#rules;
    return { name, entries: this.#entries.size, max, hits: this.#hits, misses: this.#misses };
  }

  async #finish(key: string, entry: Entry<T>): Promise<T> {
    try {
      const value = await entry.value;
      entry.loaded = { value };
      if (this.#rules.keeps?.(value) === false) this.#drop(key, entry);
      return value;
    } catch (error) {
      this.#drop(key, entry);
      throw error;
    }
  }

  #drop(key: string, entry: Entry<T>): void {
    if (this.#entries.peek(key, { allowStale: true }) === entry) this.#entries.delete(key);
  }
}

/** All caches of a product: they end with it, and a second product in the same process has its own. */
export class Caches {
  readonly #nowMs: () => number;
  readonly #caches = new Map<unknown, Cache<unknown>>();

  /** @param nowMs A clock in milliseconds. The product's never goes back, so that nothing lives longer than its rules say. */
  constructor(nowMs: () => number = () => performance.now()) {
    this.#nowMs = nowMs;
  }

  of<T>(rules: CacheRules<T>): Cache<T> {
    const known = this.#caches.get(rules);
    if (known !== undefined) return asCacheOf(known);
    const made = new Cache(rules, this.#nowMs);
    this.#caches.set(rules, asCacheOf(made));
    return made;
  }

  stats(): CacheStats[] {
    return [...this.#caches.values()].map((cache) => cache.stats());
  }

  clear(): void {
    for (const cache of this.#caches.values()) cache.clear();
  }
}

/** The cast is safe: a cache is kept under the rules it was made with, and those name the type. */
const asCacheOf = <A, B>(cache: Cache<A>): Cache<B> => cache as unknown as Cache<B>;
