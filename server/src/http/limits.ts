import { AppError } from "@waymark/contract/errors";
import ipaddr from "ipaddr.js";
import type { Logger } from "pino";
import type { Db } from "../db/db.ts";
import { addToCounters } from "./store.ts";

const windowSeconds = 60;

/** An IPv4 address, or the /64 network of an IPv6 address. */
export function addressKey(ip: string): string {
  if (!ipaddr.isValid(ip)) return "unknown";
  const address = ipaddr.process(ip);
  if (address.kind() === "ipv4") return address.toString();
  return `${address.toNormalizedString().split(":").slice(0, 4).join(":")}::/64`;
}

/** A /24 of IPv4 or a /48 of IPv6, as one provider assigns it. @param ip An address, or its `addressKey`. */
export function networkKey(ip: string): string {
  const key = addressKey(ip.replace(/\/64$/, ""));
  if (key === "unknown") return key;
  return key.includes(":")
    ? `${key.split(":").slice(0, 3).join(":")}::/48`
    : `${key.split(".").slice(0, 3).join(".")}.0/24`;
}

/**
 * All processes share the limits through the database. `exact` counts each call there before it is let in (sign-in,
 * uploads). `flood` counts in memory and writes once a second, so it knows other processes' calls a second late.
 */
export class Limits {
  readonly #db: Db;
  readonly #log: Logger;
  readonly #now: () => Date;
  readonly #pending = new Map<string, number>();
  readonly #totals = new Map<string, number>();
  #window = 0;
  #timer: NodeJS.Timeout | undefined;
  #settling: Promise<void> = Promise.resolve();

  readonly #off: boolean;

  constructor(db: Db, log: Logger, now: () => Date, off = false) {
    this.#off = off;
    this.#db = db;
    this.#log = log;
    this.#now = now;
  }

  start(): void {
    this.#timer = setInterval(() => {
      this.#settling = this.#settling.then(() => this.#settle());
    }, 1_000);
    this.#timer.unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#settling;
  }

  /** @throws AppError `rate_limited` when the key had its `max` calls in this minute. */
  async exact(key: string, max: number): Promise<void> {
    if (this.#off) return;
    const { window, left } = this.#span();
    const [counted] = await addToCounters(this.#db, [{ key, window, count: 1 }]);
    if (counted !== undefined && counted.count > max)
      throw new AppError("rate_limited", { retryAfter: left });
  }

  /** @throws AppError `rate_limited` when the key had its `max` calls in this minute, as far as known. */
  flood(key: string, max: number): void {
    if (this.#off) return;
    const { window, left } = this.#span();
    if (window !== this.#window) {
      this.#window = window;
      this.#totals.clear();
      this.#pending.clear();
    }
    const pending = (this.#pending.get(key) ?? 0) + 1;
    this.#pending.set(key, pending);
    if ((this.#totals.get(key) ?? 0) + pending > max)
      throw new AppError("rate_limited", { retryAfter: left });
  }

  #span(): { window: number; left: number } {
    const seconds = Math.floor(this.#now().getTime() / 1_000);
    const window = seconds - (seconds % windowSeconds);
    return { window, left: window + windowSeconds - seconds };
  }

  async #settle(): Promise<void> {
    if (this.#pending.size === 0) return;
    const additions = [...this.#pending].map(([key, count]) => ({ key, window: this.#window, count }));
    this.#pending.clear();
    for (const { key, count } of additions) this.#totals.set(key, (this.#totals.get(key) ?? 0) + count);
    try {
      for (const { key, window, count } of await addToCounters(this.#db, additions)) {
        if (window === this.#window) this.#totals.set(key, count);
      }
    } catch (error) {
      this.#log.warn({ err: error }, "call counters were not settled");
    }
  }
}
