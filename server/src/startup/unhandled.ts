import type { EventEmitter } from "node:events";
import type { Logger } from "pino";

export interface UnhandledFailures {
  readonly count: number;
}

type Host = Pick<EventEmitter, "on" | "off">;

/**
 * An unhandled failure (an event without a listener, a promise that nobody awaits) ends that piece of work, not the
 * process. Each is logged and counted, and `status` shows the number: every one is a defect to be mended.
 */
export class UnhandledCounter implements UnhandledFailures {
  #count = 0;

  get count(): number {
    return this.#count;
  }

  /** @returns a function that lets such failures end the process again. */
  watch(host: Host, log: Logger): () => void {
    const note = (kind: string) => (error: unknown) => {
      this.#count += 1;
      log.error({ err: error, kind, count: this.#count }, "a failure that nobody waited for");
    };
    const listeners = [
      ["uncaughtException", note("error")],
      ["unhandledRejection", note("rejection")],
    ] as const;
    for (const [event, listener] of listeners) host.on(event, listener);
    return () => {
      for (const [event, listener] of listeners) host.off(event, listener);
    };
  }
}
