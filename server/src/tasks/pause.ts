/** A pause that other code may end early. */
export class Pause {
  #end: (() => void) | undefined;
  #ended = false;

  /** Ends the running pause, or the next one before it begins. */
  end(): void {
    this.#ended = true;
    this.#end?.();
  }

  /** Resolves after the time, if one is given, or when ended; returns whether it was ended. */
  async wait(ms?: number): Promise<boolean> {
    if (!this.#ended) {
      await new Promise<void>((resolve) => {
        const timer = ms === undefined ? undefined : setTimeout(resolve, ms);
        this.#end = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    const ended = this.#ended;
    this.#ended = false;
    this.#end = undefined;
    return ended;
  }
}
