import { inject } from "vitest";
import type { OpenDatabase } from "../db/open.ts";
import { freshDatabase, freshDataDir } from "./template.ts";

export interface TestDatabase {
  readonly name: "embedded" | "postgres";
  /** A fresh, migrated, empty database; close it after the test. */
  open(): Promise<OpenDatabase>;
}

/** An address or a folder that the global set-up provided; null where it did not, or the machine has no such server. */
function provided(key: "testServerUrl" | "postgresUrl" | "testFolders"): string | null {
  // Read by a wide type: a project of its own may run these files without the global set-up.
  const read = inject as (key: string) => unknown;
  const url = read(key);
  return typeof url === "string" ? url : null;
}

/** The databases that store tests run on: `describe.each(testDatabases())("… on $name", ({ open }) => …)`. */
export function testDatabases(): TestDatabase[] {
  return [{ name: "embedded", open: openTestDatabase }];
}

/**
 * The same, and the oldest PostgreSQL that an operator may bring along, where this machine has one: for what speaks to
 * the server in ways that could differ (migrations, the queue, notices, a few stores).
 */
export function everyTestDatabase(): TestDatabase[] {
  const url = provided("postgresUrl");
  return [
    ...testDatabases(),
    ...(url === null ? [] : [{ name: "postgres" as const, open: () => freshDatabase(url) }]),
  ];
}

/** One fresh, migrated, empty database on the server of this test run; closing it drops it. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const url = provided("testServerUrl");
  if (url === null) throw new Error("The test run has no database server: its global set-up did not run.");
  return freshDatabase(url);
}

/** An empty folder that is removed at the end of the run. */
export function freshTestFolder(): string {
  return freshDataDir("data-", provided("testFolders") ?? undefined);
}
