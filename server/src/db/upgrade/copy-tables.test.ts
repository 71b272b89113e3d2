import { describe, expect, it } from "vitest";
import { openTestDatabase } from "../../testing/database.ts";
import type { OpenDatabase } from "../open.ts";
import { copyTables, RowsDiffer } from "./copy-tables.ts";

const user = (id: string) => `INSERT INTO users (id, name, email, email_verified, created_at, updated_at)
  VALUES ('${id}', 'Ada', '${id}@example.org', true, now(), now())`;

/** Two databases with the product's tables, closed after the work. */
async function withTwo(work: (from: OpenDatabase, to: OpenDatabase) => Promise<void>): Promise<void> {
  const [from, to] = [await openTestDatabase(), await openTestDatabase()];
  try {
    await work(from, to);
  } finally {
    await from.close();
    await to.close();
  }
}

const refusal = (from: OpenDatabase, to: OpenDatabase) =>
  copyTables(from.url, to.url).then(
    () => "copied",
    (error: unknown) => (error instanceof RowsDiffer ? error.message : error),
  );

describe("rows that are copied to another server", () => {
  it("arrive with sequences, queues of tasks, and in the place of what was there", () =>
    withTwo(async (from, to) => {
      await from.query(user("a"));
      await to.query(user("b"));
      await from.query(
        "INSERT INTO events (user_id, kind, data) SELECT 'a', 'k', '{}' FROM generate_series(1, 7)",
      );
      await from.query(`SELECT pgboss.create_queue('mail', '{"policy": "short"}')`);
      await from.query(`INSERT INTO pgboss.job (name, data, policy) VALUES ('mail', '{"to": "a"}', 'short')`);
      const { rows } = await copyTables(from.url, to.url);
      expect(rows).toBeGreaterThan(9);
      expect((await to.query("SELECT id FROM users")).rows).toEqual([{ id: "a" }]);
      expect((await to.query("SELECT data FROM pgboss.job WHERE name = 'mail'")).rows).toEqual([
        { data: { to: "a" } },
      ]);
      expect((await to.query("SELECT policy FROM pgboss.queue")).rows).toEqual([{ policy: "short" }]);
      const added =
        "INSERT INTO events (user_id, kind, data) VALUES ('a', 'k', '{}') RETURNING id::int AS id";
      expect((await to.query(added)).rows).toEqual([{ id: 8 }]);
    }));

  it.each([
    [
      "a table that we do not know",
      "CREATE TABLE extra (n int)",
      "",
      /public\.extra is not one of Waymark's/,
    ],
    ["a table that is missing", "DROP TABLE llm_usage", "", /public\.llm_usage is missing/],
    [
      "another column",
      "ALTER TABLE users ADD COLUMN extra int",
      "",
      /public\.users has other columns than expected/,
    ],
    ["a row that does not arrive", user("a"), "RETURN NULL", /public\.users had 1 rows, and 0 arrived/],
    [
      "a value that arrives changed",
      user("a"),
      "NEW.name = 'Eve'; RETURN NEW",
      /public\.users arrived changed/,
    ],
  ])("are refused for %s", (_, there, onArrival, message) =>
    withTwo(async (from, to) => {
      await from.query(there);
      if (onArrival !== "")
        await to.query(`CREATE FUNCTION spoil() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${onArrival}; END $$;
          CREATE TRIGGER spoil BEFORE INSERT ON users FOR EACH ROW EXECUTE FUNCTION spoil();
          ALTER TABLE users ENABLE ALWAYS TRIGGER spoil`);
      expect(await refusal(from, to)).toMatch(message);
    }),
  );
});
