import { readQuery } from "@waymark/domain/job-search/query";
import { describe, expect, it, vi } from "vitest";
import { testDatabases } from "../../../testing/database.ts";
import { testDeps } from "../../../testing/deps.ts";
import { storePostings } from "../../jobs/store-postings.ts";
import { aPosting } from "../../jobs/testing/a-posting.ts";
import { openJobIndex } from "./open-job-index.ts";

describe.each(testDatabases())("two indexes that follow one record on $name", ({ open }) => {
  it("both find a new posting, the writer's at the next query, the other's when it hears of it", async () => {
    const deps = await testDeps({ database: await open() });
    const other = openJobIndex({ ...deps, waitsForLoad: true });
    other.start();
    await other.follow();
    await deps.jobIndex.follow();
    const query = readQuery({ query: "lamp keeper" }, { currency: "USD", now: deps.now() });
    await storePostings(deps, [aPosting({ title: "Lamp Keeper" })]);
    expect((await deps.jobIndex.search(query, 1, 20)).total).toBe(1);
    await vi.waitFor(async () => expect((await other.search(query, 1, 20)).total).toBe(1), 5_000);
    expect((await other.state()).engine).toBe("memory");
    await other.close();
    await deps.jobIndex.close();
    await deps.database.close();
  });
});
