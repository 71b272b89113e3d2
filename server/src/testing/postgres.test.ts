import { Client } from "pg";
import { describe, expect, inject, test } from "vitest";
import { findPostgresBinaries, startPostgres } from "./postgres.ts";

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

describe.skipIf(findPostgresBinaries() === null)("a PostgreSQL of our own", () => {
  test("the one of the test run answers and has what the schema needs", async () => {
    const url = inject("postgresUrl");
    if (url === null) throw new Error("the binaries are there, the server is not");
    const names = "('pg_trgm', 'unaccent', 'citext')";
    const rows = await ask(url, `select name from pg_available_extensions where name in ${names}`);
    expect(rows).toHaveLength(3);
    expect(await ask(url, "select lower('ÉCOLE') as word")).toEqual([{ word: "école" }]);
  });

  test("keeps its rows through a kill, is gone after stop", async () => {
    const postgres = await startPostgres();
    if (postgres === null) throw new Error("the binaries are there, the server is not");
    try {
      await ask(postgres.url, "create table kept (n int)");
      await ask(postgres.url, "insert into kept values (7)");
      await postgres.kill();
      await expect(ask(postgres.url, "select 1")).rejects.toThrow();
      await postgres.start();
      expect(await ask(postgres.url, "select n from kept")).toEqual([{ n: 7 }]);
    } finally {
      await postgres.stop();
    }
    await expect(ask(postgres.url, "select 1")).rejects.toThrow();
  });
});
