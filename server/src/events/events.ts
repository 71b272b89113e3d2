import type { EventKind, LiveEvent } from "@waymark/contract/events";
import type { Db } from "../db/db.ts";

export interface Events {
  /** In the given database or transaction; open tabs get it after the commit. */
  publish(db: Db, userId: string, kind: EventKind, data?: Record<string, unknown>): Promise<void>;
  /** Calls back for each event after the cursor, oldest first. @returns a function that ends the subscription. */
  subscribe(
    userId: string,
    after: string | undefined,
    heard: (event: LiveEvent) => void,
  ): Promise<() => void>;
  cursor(): string;
  start(): Promise<void>;
  stop(): Promise<void>;
}
