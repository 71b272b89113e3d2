import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import type { OpenDatabase } from "../db/open.ts";
import { events } from "../events/tables.ts";
import { everyTestDatabase } from "./database.ts";

describe.each(everyTestDatabase())("a test database on $name", ({ open }) => {
  const opened: OpenDatabase[] = [];
  const fresh = async () => {
    const database = await open();
    opened.push(database);
    return database;
  };
  afterEach(async () => {
    for (const database of opened.splice(0)) await database.close();
  });

  it("is migrated, and apart from every other one", async () => {
    const [one, other] = [await fresh(), await fresh()];
    await one.db.insert(events).values({ userId: "ada", kind: "user-updated", data: {} });
    const count = (database: OpenDatabase) => database.db.$count(events, eq(events.userId, "ada"));
    expect([await count(one), await count(other)]).toEqual([1, 0]);
  });
});
