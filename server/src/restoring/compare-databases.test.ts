import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OpenDatabase } from "../db/open.ts";
import type { Deps } from "../deps.ts";
import { aPerson } from "../testing/a-person.ts";
import { testDeps } from "../testing/deps.ts";
import { compareDatabases } from "./compare-databases.ts";

describe("the comparison before a restore", () => {
  let [present, restored]: Deps[] = [];
  beforeAll(async () => {
    [present, restored] = [await testDeps(), await testDeps()];
  });
  afterAll(async () => {
    for (const deps of [present, restored]) await deps?.database.close();
  });
  const databases = (): [OpenDatabase, OpenDatabase] => {
    if (present === undefined || restored === undefined) throw new Error("not open");
    return [present.database, restored.database];
  };

  it("counts people's profiles and settings besides their accounts", async () => {
    const [now, then] = databases();
    expect(await compareDatabases(now, then)).toEqual([]);
    if (present !== undefined) await aPerson(present);
    expect(await compareDatabases(now, then)).toEqual([
      { kind: "accounts", gone: 1, back: 0, changed: 0 },
      { kind: "profiles", gone: 1, back: 0, changed: 0 },
    ]);
  });

  it("is compared page by page without sorting a table for each, however many jobs were saved", async () => {
    const [now, then] = databases();
    const pages: string[] = [];
    const watched: OpenDatabase = {
      ...now,
      query: (text, values) => {
        const literal = (at: string) => `'${String(values?.[Number(at) - 1])}'`;
        if (text.includes("LIMIT")) pages.push(text.replaceAll(/\$(\d)/g, (_, at) => literal(at)));
        return now.query(text, values);
      },
    };
    await compareDatabases(watched, then);
    expect(pages.length).toBeGreaterThan(20);
    for (const page of pages) {
      const plan = await now.query(`SET enable_seqscan = off; SET enable_sort = off;
        SET enable_bitmapscan = off; EXPLAIN ${page}`);
      expect(JSON.stringify(plan.rows), page).not.toContain("Sort");
    }
  });
});
