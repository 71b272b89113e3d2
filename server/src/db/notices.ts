import type pg from "pg";

const everyMs = 20;
const againMs = 1_000;

/** Inside transactions NOTIFY would serialise all commits of the database, each waiting for the disk. */
export class Notices {
  readonly #pool: pg.Pool;
  readonly #channels = new Set<string>();
  #lastAt = -everyMs;
  #timer: NodeJS.Timeout | undefined;
  #sending: Promise<void> | undefined;
  #isClosed = false;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  notify(channel: string): void {
    this.#channels.add(channel);
    if (this.#sending !== undefined || this.#timer !== undefined || this.#isClosed) return;
    const wait = this.#lastAt + everyMs - performance.now();
    if (wait <= 0) this.#send();
    else this.#sendIn(wait);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#sending;
    if (this.#channels.size > 0) this.#send();
    await this.#sending;
  }

  #sendIn(ms: number): void {
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#send();
    }, ms);
    this.#timer.unref();
  }

  #send(): void {
    const channels = [...this.#channels];
    this.#channels.clear();
    this.#lastAt = performance.now();
    // A lost notification loses no data, so it does not wait for the disk.
    const sent = this.#pool.query(
      `SELECT set_config('synchronous_commit', 'off', true), pg_notify(channel, '') FROM unnest($1::text[]) AS channel`,
      [channels],
    );
    this.#sending = sent.then(
      () => this.#sent(everyMs),
      () => {
        for (const channel of channels) this.#channels.add(channel);
        this.#sent(againMs);
      },
    );
  }

  #sent(pauseMs: number): void {
    this.#sending = undefined;
    if (this.#channels.size > 0 && !this.#isClosed) this.#sendIn(pauseMs);
  }
}
