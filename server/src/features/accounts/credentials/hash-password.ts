import { hash, verify } from "@node-rs/argon2";
import { AppError } from "@waymark/contract/errors";

// argon2id is the package's default algorithm; its costs: 19 MiB, two passes, one thread.
const costs = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const atOnce = 2;
const queueLength = 32;

/** The same password typed on another machine may arrive as different code points. */
const bytesOf = (password: string) => Buffer.from(password.normalize("NFKC"), "utf8");

/**
 * Works on two at a time with at most 32 waiting, so that a burst of sign-ins takes neither all memory nor all cores.
 */
export class PasswordHasher {
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  /** @throws AppError `busy` when 32 are waiting already. */
  hash(password: string): Promise<string> {
    return this.#inTurn(() => hash(bytesOf(password), costs));
  }

  /** @throws AppError `busy` when 32 are waiting already. */
  matches(hashed: string, password: string): Promise<boolean> {
    return this.#inTurn(() => verify(hashed, bytesOf(password)));
  }

  /** Call it before work that would be wasted. @throws AppError `busy` when the next one would not be accepted. */
  refuseWhenFull(): void {
    if (this.#waiting.length >= queueLength) throw new AppError("busy", { retryAfter: 2 });
  }

  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= atOnce) {
      this.refuseWhenFull();
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    } else {
      this.#running++;
    }
    try {
      return await work();
    } finally {
      // The slot is passed on directly, so that a newcomer cannot take it.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running--;
    }
  }
}
