interface Entry<T> {
  readonly until: number;
  readonly value: Promise<T | null>;
  /** The promise's result, once it has one. */
  known?: T | null;
}

/**
 * Caches answers for a moment, so that a busy tab does not query the database each time. Parallel requests for the same
 * share one read; a missing result is not cached.
 */
export class TtlCache<T> {
  readonly #entries = new Map<string, Entry<T>>();
  readonly #ms: number;
  readonly #atMost: number;

  constructor(ms: number, atMost: number) {
    this.#ms = ms;
    this.#atMost = atMost;
  }

  async of(key: string, read: () => Promise<T | null>): Promise<T | null> {
    const known = this.#entries.get(key);
    if (known !== undefined && known.until > performance.now()) return known.value;
    if (this.#entries.size >= this.#atMost) this.#entries.clear();
    // The time starts before the database is read, so that an answer is never used longer.
    const entry: Entry<T> = { until: performance.now() + this.#ms, value: read() };
    this.#entries.set(key, entry);
    try {
      const value = await entry.value;
      entry.known = value;
      if (value === null) this.#drop(key, entry);
      return value;
    } catch (error) {
      this.#drop(key, entry);
      throw error;
    }
  }

  /** Removes known answers at once, and a running read as soon as it answers. */
  forgetWhere(isMeant: (value: T) => boolean): void {
    for (const [key, entry] of this.#entries) {
      if (entry.known !== undefined) {
        if (entry.known !== null && isMeant(entry.known)) this.#drop(key, entry);
        continue;
      }
      void entry.value.then(
        (value) => {
          if (value !== null && isMeant(value)) this.#drop(key, entry);
        },
        () => {},
      );
    }
  }

  #drop(key: string, entry: Entry<T>): void {
    if (this.#entries.get(key) === entry) this.#entries.delete(key);
  }
}
