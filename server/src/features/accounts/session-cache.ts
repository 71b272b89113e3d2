import type { Who } from "../../who.ts";

/** A session whose cookie was found true. */
export interface ProvenSession {
  readonly who: Who;
  readonly sessionId: string;
  readonly expiresAt: Date;
  /** Cookies to send along because the session was prolonged; only for the request that did it. */
  readonly setCookies?: string[];
}

const keptForMs = 4_500;
const entriesAtMost = 20_000;

interface Entry {
  readonly until: number;
  proven: Promise<ProvenSession | null>;
}

/**
 * Remembers proven sessions for less than 5 s, so that a sign-out in another process holds within that time
 * and a busy tab does not ask the database each time. Cookies that prove nothing are not remembered.
 */
export class SessionCache {
  readonly #entries = new Map<string, Entry>();

  /** The session of a cookie's value; `read` runs when it is not known, once for all who ask meanwhile. */
  async of(cookie: string, read: () => Promise<ProvenSession | null>): Promise<ProvenSession | null> {
    const known = this.#entries.get(cookie);
    // The clock starts before the database is read: what it answered is never believed longer.
    if (known !== undefined && known.until > performance.now()) return known.proven;
    if (this.#entries.size >= entriesAtMost) this.#entries.clear();
    const entry: Entry = { until: performance.now() + keptForMs, proven: read() };
    this.#entries.set(cookie, entry);
    try {
      const proven = await entry.proven;
      if (proven === null) this.#drop(cookie, entry);
      else entry.proven = Promise.resolve(withoutCookies(proven));
      return proven;
    } catch (error) {
      this.#drop(cookie, entry);
      throw error;
    }
  }

  /** Forgets every session of a person at once, in this process. */
  forget(userId: string): void {
    for (const [cookie, entry] of this.#entries) {
      void entry.proven.then(
        (proven) => {
          if (proven === null || proven.who.userId === userId) this.#drop(cookie, entry);
        },
        () => {},
      );
    }
  }

  #drop(cookie: string, entry: Entry): void {
    if (this.#entries.get(cookie) === entry) this.#entries.delete(cookie);
  }
}

function withoutCookies({ who, sessionId, expiresAt }: ProvenSession): ProvenSession {
  return { who, sessionId, expiresAt };
}
