import { readQuery } from "@waymark/domain/job-search/query";
import { tokensVersion } from "@waymark/domain/jobs/tokens/tokens-version";
import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { testDatabases } from "../../../testing/database.ts";
import { testDeps } from "../../../testing/deps.ts";
import { clearIndexRows, indexRowsVersion } from "../../jobs/changes-store.ts";
import { storePostings } from "../../jobs/store-postings.ts";
import { aPosting } from "../../jobs/testing/a-posting.ts";
import { openSqlJobIndex, renewIndexRows } from "./sql-job-index-store.ts";

describe.each(testDatabases())("rows of the SQL index on $name", ({ open }) => {
  it("are made again when another version of the words made them, and only then", async () => {
    const deps = await testDeps({ database: await open() });
    const found = () =>
      openSqlJobIndex(deps.database).count(
        readQuery({ query: "lamp keeper" }, { currency: "USD", now: deps.now() }),
        "title",
      );
    await storePostings(deps, [aPosting({ title: "Lamp Keeper" })]);
    await clearIndexRows(deps.db);
    await deps.db.execute(sql`comment on table job_index is 'older'`);
    await renewIndexRows(deps.db);
    expect([await found(), await indexRowsVersion(deps.db)]).toEqual([1, tokensVersion]);
    await clearIndexRows(deps.db);
    await renewIndexRows(deps.db);
    expect(await found()).toBe(0);
    await deps.database.close();
  });
});
