import { inject } from "vitest";
import { type OpenDatabase, openEmbedded } from "../db/open.ts";
import { embeddedTemplate, freshPostgres } from "./template.ts";

export interface TestDatabase {
  readonly name: "embedded" | "postgres";
  /** A fresh, migrated, empty database; close it after the test. */
  open(): Promise<OpenDatabase>;
}

/** Address of the real PostgreSQL of this test run; null where the machine has none. */
export function postgresUrl(): string | null {
  // Read by a wide type: a project of its own may run these files without the global set-up.
  const read = inject as (key: string) => unknown;
  const url = read("postgresUrl");
  return typeof url === "string" ? url : null;
}

/** Every engine the store tests run on: `describe.each(testDatabases())("… on $name", ({ open }) => …)`. */
export function testDatabases(): TestDatabase[] {
  const url = postgresUrl();
  return [
    { name: "embedded", open: openTestDatabase },
    ...(url === null ? [] : [{ name: "postgres" as const, open: () => freshPostgres(url) }]),
  ];
}

/** One fresh embedded database, for tests of what is above the stores. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  return openEmbedded({ archive: await embeddedTemplate() });
}
