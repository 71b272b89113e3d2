import pg from "pg";

const retryMs = 1_000;

interface Call {
  readonly channel: string;
  readonly heard: () => void;
}

/** Listens to all subscribed channels; it is reopened when it breaks. */
export class Listener {
  readonly #url: string;
  readonly #onTrouble: (error: Error) => void;
  readonly #calls = new Set<Call>();
  #opening: Promise<pg.Client | undefined> | undefined;
  #again: NodeJS.Timeout | undefined;

  constructor(url: string, onTrouble: (error: Error) => void) {
    this.#url = url;
    this.#onTrouble = onTrouble;
  }

  /**
   * Calls back on every notice, and once after each connect, because notices may be missed; readers have cursors.
   * Resolves when it listens, or when the first try failed and others will follow.
   * @returns a function that stops it; the last one ends the connection.
   */
  async listen(channel: string, heard: () => void): Promise<() => Promise<void>> {
    const call = { channel, heard };
    this.#calls.add(call);
    this.#opening ??= this.#open();
    const client = await this.#opening;
    // If the connection breaks here, it is reopened for all channels.
    await client?.query(`LISTEN ${channel}`).then(heard, () => {});
    return async () => {
      this.#calls.delete(call);
      if (this.#calls.size === 0) await this.#end();
    };
  }

  async #end(): Promise<void> {
    clearTimeout(this.#again);
    const client = await this.#opening;
    this.#opening = undefined;
    await client?.end().catch(() => {});
  }

  async #open(): Promise<pg.Client | undefined> {
    clearTimeout(this.#again);
    const client = new pg.Client({
      connectionString: this.#url,
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
    });
    let broken = false;
    const retry = (error: Error) => {
      if (broken || this.#calls.size === 0) return;
      broken = true;
      this.#onTrouble(error);
      client.end().catch(() => {});
      this.#opening = undefined;
      this.#again = setTimeout(() => void this.#openAgain(), retryMs);
    };
    client.on("error", retry);
    client.on("end", () => retry(new Error("The listening connection ended.")));
    client.on("notification", ({ channel }) => this.#tell(channel));
    try {
      await client.connect();
      return client;
    } catch (error) {
      retry(error instanceof Error ? error : new Error(String(error)));
      return undefined;
    }
  }

  async #openAgain(): Promise<void> {
    this.#opening ??= this.#open();
    const client = await this.#opening;
    const channels = new Set([...this.#calls].map(({ channel }) => channel));
    try {
      for (const channel of channels) await client?.query(`LISTEN ${channel}`);
    } catch {
      return;
    }
    if (client !== undefined) for (const channel of channels) this.#tell(channel);
  }

  #tell(channel: string): void {
    for (const call of this.#calls) if (call.channel === channel) call.heard();
  }
}
