/** Milliseconds from the signal to the end of the process, whatever still runs then. */
export const closeWithin = 9_500;

export const stopSignals = ["SIGTERM", "SIGINT", "SIGHUP"] as const;

/** SIGTERM, Ctrl-C or a closed terminal. A second one, or the time limit, ends the process at once. */
export class StopSignal {
  readonly #host: NodeJS.Process;
  readonly #asked = new AbortController();

  constructor(host: NodeJS.Process, onAsked: () => void) {
    this.#host = host;
    const ask = () => {
      if (this.isAsked) return host.exit(1);
      setTimeout(() => host.exit(1), closeWithin).unref();
      onAsked();
      this.#asked.abort();
    };
    for (const name of stopSignals) host.removeAllListeners(name).on(name, ask);
  }

  get isAsked(): boolean {
    return this.#asked.signal.aborted;
  }

  /** For a step of the start that need not be begun any more. @throws DOMException `AbortError`. */
  throwIfAsked(): void {
    this.#asked.signal.throwIfAborted();
  }

  /** Closes when asked, or at once if that was during the start, and ends the process. */
  closeWhenAsked(close: () => Promise<void>, onFailure: (error: unknown) => void): void {
    const end = () =>
      close().then(
        () => this.#host.exit(0),
        (error: unknown) => {
          onFailure(error);
          this.#host.exit(1);
        },
      );
    if (this.isAsked) void end();
    else this.#asked.signal.addEventListener("abort", () => void end(), { once: true });
  }
}
