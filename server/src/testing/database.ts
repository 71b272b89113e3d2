import { inject } from "vitest";
import type { OpenDatabase } from "../db/open.ts";
import { freshDatabase, freshDataDir } from "./template.ts";

export interface TestDatabase {
  readonly name: "embedded" | "postgres";
  /** A fresh, migrated, empty database; close it after the test. */
  open(): Promise<OpenDatabase>;
}

/** An address or folder from the global set-up; null where it gave none, or the machine has no such server. */
function provided(key: "testServerUrl" | "postgresUrl" | "testFolders"): string | null {
  // Read with a wide type: another test project may run these files without the global set-up.
  const read = inject as (key: string) => unknown;
  const url = read(key);
  return typeof url === "string" ? url : null;
}

/** The databases that store tests run on: `describe.each(testDatabases())("… on $name", ({ open }) => …)`. */
export function testDatabases(): TestDatabase[] {
  return [{ name: "embedded", open: openTestDatabase }];
}

/**
 * The same, and the oldest supported PostgreSQL if this machine has it: for code whose statements could differ between
 * versions (migrations, the queue, notifications, a few stores).
 */
export function everyTestDatabase(): TestDatabase[] {
  const url = provided("postgresUrl");
  return [
    ...testDatabases(),
    ...(url === null ? [] : [{ name: "postgres" as const, open: () => freshDatabase(url) }]),
  ];
}

/** A fresh, migrated, empty database on the server of this test run; closing it drops it. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const url = provided("testServerUrl");
  if (url === null) throw new Error("The test run has no database server: its global set-up did not run.");
  return freshDatabase(url);
}

/** An empty folder that is removed at the end of the run. */
export function freshTestFolder(): string {
  return freshDataDir("data-", provided("testFolders") ?? undefined);
}
