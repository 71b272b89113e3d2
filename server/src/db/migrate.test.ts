import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { everyTestDatabase } from "../testing/database.ts";
import { migrate, NewerDatabase } from "./migrate.ts";

describe.each(everyTestDatabase())("migrate on $name", ({ open }) => {
  it("does nothing the second time", async () => {
    const database = await open();
    expect(await migrate(database)).toEqual({ applied: 0 });
    await database.close();
  });

  it("refuses a database from a newer version and changes nothing", async () => {
    const database = await open();
    await database.db.execute(
      sql`INSERT INTO drizzle.migrations (applied_at, hash) VALUES (9999999999999, 'later')`,
    );
    await expect(migrate(database)).rejects.toThrow(NewerDatabase);
    await database.close();
  });
});
