import type { EventKind, LiveEvent } from "@waymark/contract/events";
import type { Db } from "../db/db.ts";

/** Live events for all open tabs of a person, whichever process serves the tab. */
export interface Events {
  /** Writes an event as a row in the given database or transaction; it is sent after the commit. */
  publish(db: Db, userId: string, kind: EventKind, data?: Record<string, unknown>): Promise<void>;
  /**
   * Calls back for each event of a person after the cursor, oldest first; returns a function that ends the
   * subscription.
   */
  subscribe(
    userId: string,
    after: string | undefined,
    heard: (event: LiveEvent) => void,
  ): Promise<() => void>;
  /** The current position, for a new subscriber; "" while there are none. */
  cursor(): string;
  start(): Promise<void>;
  stop(): Promise<void>;
}
