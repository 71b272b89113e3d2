import type { LiveEvent } from "@waymark/contract/events";
import { sql } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { OpenDatabase } from "../db/open.ts";
import { everyTestDatabase } from "../testing/database.ts";
import { deferred } from "../testing/deferred.ts";
import type { Events } from "./events.ts";
import { openEvents } from "./open-events.ts";
import { purgeEvents } from "./purge-events.ts";

const silent = pino({ level: "silent" });

/** Collects events and waits for a number of them. */
function listener() {
  const got: LiveEvent[] = [];
  let waiting: { count: number; done: () => void } | undefined;
  return {
    got,
    numbers: () => got.map((event) => event.data.n),
    heard: (event: LiveEvent) => {
      got.push(event);
      if (waiting !== undefined && got.length >= waiting.count) waiting.done();
    },
    until: (count: number) => {
      const all = deferred();
      waiting = { count, done: all.resolve };
      if (got.length >= count) all.resolve();
      return all.promise;
    },
  };
}

describe.each(everyTestDatabase())("events on $name", ({ open }) => {
  let database: OpenDatabase;
  const running: Events[] = [];
  const process = async () => {
    const events = openEvents(database, silent);
    running.push(events);
    await events.start();
    return events;
  };
  const publish = (events: Events, n: number, userId = "ada") =>
    events.publish(database.db, userId, "user-updated", { n });
  /** Writes an event with a chosen id, like a transaction that began earlier and commits later. */
  const writeAs = async (id: number, n: number) => {
    await database.db.execute(
      sql`INSERT INTO events (id, user_id, kind, data) OVERRIDING SYSTEM VALUE
          VALUES (${id}, 'ada', 'user-updated', ${JSON.stringify({ n })}::jsonb)`,
    );
    await database.db.execute(sql`SELECT pg_notify('waymark_events', '')`);
  };

  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  afterEach(async () => {
    for (const events of running.splice(0)) await events.stop();
    await database.query("TRUNCATE events RESTART IDENTITY");
  });

  it("come in order, to every process, and only to whom they belong", async () => {
    const [here, there] = [await process(), await process()];
    const [mine, elsewhere, other] = [listener(), listener(), listener()];
    await here.subscribe("ada", undefined, mine.heard);
    await there.subscribe("ada", undefined, elsewhere.heard);
    await there.subscribe("grace", undefined, other.heard);
    for (const n of [1, 2, 3]) await publish(here, n);
    await publish(here, 4, "grace");
    await Promise.all([mine.until(3), elsewhere.until(3), other.until(1)]);
    expect(mine.numbers()).toEqual([1, 2, 3]);
    expect(elsewhere.numbers()).toEqual([1, 2, 3]);
    expect(other.numbers()).toEqual([4]);
  });

  it("leave only when their transaction commits", async () => {
    const events = await process();
    const tab = listener();
    await events.subscribe("ada", undefined, tab.heard);
    await database.db
      .transaction(async (tx) => {
        await events.publish(tx, "ada", "user-updated", { n: 1 });
        throw new Error("undone");
      })
      .catch(() => {});
    await database.db.transaction((tx) => events.publish(tx, "ada", "user-updated", { n: 2 }));
    await tab.until(1);
    expect(tab.numbers()).toEqual([2]);
  });

  it("are caught up from a cursor, each once", async () => {
    const events = await process();
    const first = listener();
    const stop = await events.subscribe("ada", undefined, first.heard);
    for (const n of [1, 2]) await publish(events, n);
    await first.until(2);
    stop();
    await publish(events, 3);
    await publish(events, 0, "grace");
    await publish(events, 4);
    const again = listener();
    await events.subscribe("ada", first.got[0]?.id, again.heard);
    await publish(events, 5);
    await again.until(4);
    expect(again.numbers()).toEqual([2, 3, 4, 5]);
  });

  it("begin now for one without a cursor, or with one that is none", async () => {
    const events = await process();
    await publish(events, 1);
    const [fresh, odd] = [listener(), listener()];
    await events.subscribe("ada", undefined, fresh.heard);
    await events.subscribe("ada", "'; DROP TABLE events", odd.heard);
    await publish(events, 2);
    await Promise.all([fresh.until(1), odd.until(1)]);
    expect([fresh.numbers(), odd.numbers()]).toEqual([[2], [2]]);
  });

  it("with a lower id that commit later are neither lost nor told twice", async () => {
    const events = await process();
    const tab = listener();
    await events.subscribe("ada", undefined, tab.heard);
    await writeAs(10, 10);
    await tab.until(1);
    await writeAs(12, 12);
    await tab.until(2);
    await writeAs(9, 9);
    await tab.until(3);
    await writeAs(11, 11);
    await tab.until(4);
    expect(tab.numbers()).toEqual([10, 12, 9, 11]);

    // Cut the connection at every possible point: exactly the remaining events arrive.
    for (const [index, event] of tab.got.entries()) {
      const again = listener();
      await events.subscribe("ada", event.id, again.heard);
      const rest = tab.numbers().slice(index + 1);
      await again.until(rest.length);
      expect(new Set(again.numbers())).toEqual(new Set(rest));
    }
  });

  it("give a cursor to one who has heard nothing", async () => {
    const events = await process();
    const stop = await events.subscribe("ada", undefined, () => {});
    const cursor = events.cursor();
    stop();
    await publish(events, 1);
    const again = listener();
    await events.subscribe("ada", cursor, again.heard);
    await again.until(1);
    expect(again.numbers()).toEqual([1]);
  });

  it("are forgotten after a day", async () => {
    const events = await process();
    await publish(events, 1);
    const later = (hours: number) => ({
      db: database.db,
      now: () => new Date(Date.now() + hours * 3_600_000),
    });
    const count = async () => (await database.query("SELECT 1 FROM events")).rows.length;
    await purgeEvents(later(23));
    expect(await count()).toBe(1);
    await purgeEvents(later(25));
    expect(await count()).toBe(0);
  });
});

describe.each(everyTestDatabase())("events on connections of $name", ({ open }) => {
  it("of a transaction that commits after a later one are heard, and so are those of a broken connection", async () => {
    const database = await open();
    const events = openEvents(database, silent);
    await events.start();
    const tab = listener();
    await events.subscribe("ada", undefined, tab.heard);
    const [written, commit] = [deferred(), deferred()];
    const slow = database.db.transaction(async (tx) => {
      await events.publish(tx, "ada", "user-updated", { n: 1 });
      written.resolve();
      await commit.promise;
    });
    await written.promise;
    await events.publish(database.db, "ada", "user-updated", { n: 2 });
    await tab.until(1);
    commit.resolve();
    await slow;
    await tab.until(2);
    expect(tab.numbers()).toEqual([2, 1]);

    await database.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid()`,
    );
    await events.publish(database.db, "ada", "user-updated", { n: 3 });
    await tab.until(3);
    expect(tab.numbers()).toEqual([2, 1, 3]);
    await events.stop();
    await database.close();
  });

  it("written by a process that died between its commit and its notice are heard a little later", async () => {
    const database = await open();
    const events = openEvents(database, silent, 20);
    await events.start();
    const tab = listener();
    await events.subscribe("ada", undefined, tab.heard);
    await database.query(
      "INSERT INTO events (user_id, kind, data) VALUES ('ada', 'user-updated', '{\"n\": 1}')",
    );
    await tab.until(1);
    expect(tab.numbers()).toEqual([1]);
    await events.stop();
    await database.close();
  });
});
