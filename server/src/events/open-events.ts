import { EventKind, type LiveEvent } from "@waymark/contract/events";
import type { Logger } from "pino";
import { z } from "zod";
import { afterCommit } from "../db/db.ts";
import type { OpenDatabase } from "../db/open.ts";
import { describeProblem } from "../describe-problem.ts";
import { advance, type Cursor, hasRead, maxGaps, readCursor, writeCursor } from "./cursor.ts";
import type { Events } from "./events.ts";
import {
  eventsChannel,
  insertEvent,
  newestIds,
  readUnread,
  readUnreadOf,
  type StoredEvent,
} from "./store.ts";

const batch = 500;

/** A transaction that has not committed after this long counts as rolled back. */
const gapLifeMs = 120_000;
/** Pause between reads without a notification: the writing process may have died before sending one. */
const lookMs = 5_000;

const Data = z.record(z.string(), z.unknown());

interface Subscriber {
  readonly userId: string;
  readonly heard: (event: LiveEvent) => void;
}

/** Opens one listener a process, and a cursor for what was missed. @param everyMs Tests look for it more often. */
export function openEvents(database: OpenDatabase, log: Logger, everyMs: number = lookMs): Events {
  const { db } = database;
  const subscribers = new Set<Subscriber>();
  const gapSince = new Map<number, number>();
  /** Undefined without subscribers, because nothing is read then. */
  let state: Cursor | undefined;
  let order: Promise<unknown> = Promise.resolve();
  let isReadWaiting = false;
  let retry: NodeJS.Timeout | undefined;
  let unlisten: (() => Promise<void>) | undefined;
  let looking: NodeJS.Timeout | undefined;

  /** Prevents that an event is lost or delivered twice. */
  const inOrder = <T>(work: () => Promise<T>): Promise<T> => {
    const done = order.then(work);
    order = done.catch(() => {});
    return done;
  };

  const readSoon = () => {
    if (isReadWaiting) return;
    isReadWaiting = true;
    inOrder(async () => {
      isReadWaiting = false;
      await readAll();
    }).catch((error: unknown) => {
      log.warn({ problem: describeProblem(error) }, "events could not be read");
      clearTimeout(retry);
      retry = setTimeout(readSoon, 1_000);
    });
  };

  const readAll = async () => {
    for (let full = true; full && state !== undefined; ) {
      state = { ...state, gaps: livingGaps(state.gaps) };
      const rows = await readUnread(db, state, batch);
      for (const row of rows) {
        state = advance(state, row.id);
        for (const subscriber of subscribers)
          if (subscriber.userId === row.userId) tell(subscriber, row, state);
      }
      full = rows.length === batch;
    }
  };

  const livingGaps = (gaps: readonly number[]) => {
    const now = performance.now();
    for (const known of gapSince.keys()) if (!gaps.includes(known)) gapSince.delete(known);
    for (const gap of gaps) if (!gapSince.has(gap)) gapSince.set(gap, now);
    return gaps.filter((gap) => now - (gapSince.get(gap) ?? now) < gapLifeMs);
  };

  const tell = ({ heard }: Subscriber, row: StoredEvent, at: Cursor) => {
    const kind = EventKind.safeParse(row.kind);
    const data = Data.safeParse(row.data);
    // A row of another version of Waymark, which this version's tabs could not read either.
    if (!kind.success || !data.success) return;
    try {
      heard({ id: writeCursor(at), kind: kind.data, data: data.data });
    } catch (error) {
      log.warn({ problem: describeProblem(error) }, "an event could not be handed over");
    }
  };

  /** Takes everything so far as read, except ids below the newest that may not have committed yet. */
  const startHere = async (): Promise<Cursor> => {
    const ids = await newestIds(db, maxGaps);
    return [...ids].reverse().reduce(advance, { max: Math.max(0, (ids.at(-1) ?? 1) - 1), gaps: [] });
  };

  return {
    publish: async (on, userId, kind, data = {}) => {
      await insertEvent(on, { userId, kind, data });
      afterCommit(on, () => database.notify(eventsChannel));
    },
    subscribe: (userId, after, heard) =>
      inOrder(async () => {
        state ??= await startHere();
        const subscriber = { userId, heard };
        let from = readCursor(after);
        if (from !== undefined) {
          for (const row of await readUnreadOf(db, userId, from, batch)) {
            if (!hasRead(state, row.id)) continue;
            from = caughtUp(from, row.id, state);
            tell(subscriber, row, from);
          }
        }
        subscribers.add(subscriber);
        readSoon();
        return () => {
          subscribers.delete(subscriber);
          if (subscribers.size === 0) void inOrder(async () => idle());
        };
      }),
    cursor: () => (state === undefined ? "" : writeCursor(state)),
    async start() {
      unlisten = await database.listen(eventsChannel, readSoon);
      looking = setInterval(() => {
        if (subscribers.size > 0) readSoon();
      }, everyMs);
      looking.unref();
    },
    async stop() {
      clearInterval(looking);
      clearTimeout(retry);
      subscribers.clear();
      await unlisten?.();
      await inOrder(async () => idle());
      clearTimeout(retry);
    },
  };

  function idle(): void {
    if (subscribers.size === 0) state = undefined;
  }
}

/** The cursor of a subscriber who is catching up and has just read `id`, while the process has read up to `state`. */
function caughtUp(from: Cursor, id: number, state: Cursor): Cursor {
  const own = from.gaps.filter((gap) => gap !== id);
  if (id <= from.max) return { max: from.max, gaps: own };
  const open = state.gaps.filter((gap) => gap > from.max && gap < id);
  return { max: id, gaps: [...own, ...open].slice(-maxGaps) };
}
