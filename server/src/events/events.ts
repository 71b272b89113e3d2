import type { EventKind, LiveEvent } from "@waymark/contract/events";
import type { Db } from "../db/db.ts";

/** What happened, told to every open tab of a person, in whichever process the tab hangs. */
export interface Events {
  /** Writes an event as a row of the given database or transaction; it leaves when that commits. */
  publish(db: Db, userId: string, kind: EventKind, data?: Record<string, unknown>): Promise<void>;
  /** Calls back on each event of a person after the cursor, older ones first; answers a function that stops it. */
  subscribe(
    userId: string,
    after: string | undefined,
    heard: (event: LiveEvent) => void,
  ): Promise<() => void>;
  /** Where a subscriber stands now, for one who has heard nothing yet; "" while nobody subscribes. */
  cursor(): string;
  start(): Promise<void>;
  stop(): Promise<void>;
}
