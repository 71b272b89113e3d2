import type { IncomingMessage, ServerResponse } from "node:http";
import { AppError } from "@waymark/contract/errors";

export interface BodyRoomOptions {
  /** Bytes of large bodies that may be in memory at a time. One body alone may be larger. */
  readonly bytes: number;
  /** Requests that may wait for room; one more is answered `overloaded`. */
  readonly waiting: number;
  /** Longest wait for room, in milliseconds. */
  readonly waitMs: number;
  /** While others wait, a body has to arrive within so many milliseconds. */
  readonly arriveMs: number;
}

interface Waiting {
  readonly bytes: number;
  readonly enter: () => void;
}

/**
 * Lets only so many bytes of large bodies into memory at once. A body is let in before it is read and counts until
 * its request is answered; those behind it stay unread in the network, first come, first served.
 */
export class BodyRoom {
  readonly #options: BodyRoomOptions;
  readonly #waiting: Waiting[] = [];
  #held = 0;

  constructor(options: BodyRoomOptions) {
    this.#options = options;
  }

  /** Waits until a body of so many bytes may be read. @throws AppError `overloaded`. */
  async take(request: IncomingMessage, response: ServerResponse, bytes: number): Promise<void> {
    if (this.#waiting.length > 0 || !this.#fits(bytes)) await this.#wait(response, bytes);
    else this.#held += bytes;
    const slow = this.#cutWhenSlow(request);
    let isHeld = true;
    const release = () => {
      if (!isHeld) return;
      isHeld = false;
      clearInterval(slow);
      this.#held -= bytes;
      this.#letIn();
    };
    request.once("end", () => clearInterval(slow));
    response.once("finish", release);
    response.once("close", release);
    if (response.destroyed) release();
  }

  #fits(bytes: number): boolean {
    return this.#held === 0 || this.#held + bytes <= this.#options.bytes;
  }

  #wait(response: ServerResponse, bytes: number): Promise<void> {
    const { waiting, waitMs } = this.#options;
    const refusal = () => new AppError("overloaded", { retryAfter: 5 });
    if (this.#waiting.length >= waiting) return Promise.reject(refusal());
    return new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer);
        response.off("close", giveUp);
        const at = this.#waiting.indexOf(entry);
        if (at >= 0) this.#waiting.splice(at, 1);
      };
      const giveUp = () => {
        leave();
        reject(refusal());
        this.#letIn();
      };
      const entry: Waiting = {
        bytes,
        enter: () => {
          leave();
          resolve();
        },
      };
      const timer = setTimeout(giveUp, waitMs);
      response.once("close", giveUp);
      this.#waiting.push(entry);
    });
  }

  /** Lets in whoever fits, in order of arrival. They count at once, so that no two take the same room. */
  #letIn(): void {
    for (let [next] = this.#waiting; next !== undefined && this.#fits(next.bytes); [next] = this.#waiting) {
      this.#held += next.bytes;
      next.enter();
    }
  }

  /** Somebody who sends a byte now and then must not keep everybody else out. */
  #cutWhenSlow(request: IncomingMessage): NodeJS.Timeout {
    const timer = setInterval(() => {
      if (this.#waiting.length > 0 && !request.complete) request.destroy();
    }, this.#options.arriveMs);
    timer.unref();
    return timer;
  }
}
