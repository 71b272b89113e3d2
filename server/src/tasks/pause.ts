export class Pause {
  #end: (() => void) | undefined;
  #ended = false;

  end(): void {
    this.#ended = true;
    this.#end?.();
  }

  /** Also without a time. @returns whether the pause was ended early. */
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
