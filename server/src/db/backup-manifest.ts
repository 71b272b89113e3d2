import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { repositoryRoot } from "../root.ts";
import { migrationsFolder } from "./migrate.ts";

export const manifestName = "manifest.json";
export const dumpName = "database.tar.gz";
export const filesName = "files";

const Sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** What a backup holds. `keyIncluded` is always false: the key is kept apart from what it opens. */
export const BackupManifest = z.object({
  format: z.literal(1),
  product: z.string(),
  createdAt: z.iso.datetime(),
  /** The newest migration of the database, by which a newer version is told. */
  migration: z.number(),
  /** Null with DATABASE_URL: the operator backs that database up by its own tools. */
  database: z.object({ bytes: z.number(), sha256: Sha256 }).nullable(),
  files: z.array(z.object({ key: z.string(), bytes: z.number(), sha256: Sha256 })),
  keyIncluded: z.literal(false),
});
export type BackupManifest = z.infer<typeof BackupManifest>;

const Journal = z.object({ entries: z.array(z.object({ when: z.number() })) });

/** The newest migration that this version of Waymark knows. */
export function newestMigration(): number {
  const journal: unknown = JSON.parse(readFileSync(join(migrationsFolder, "meta/_journal.json"), "utf8"));
  return Math.max(0, ...Journal.parse(journal).entries.map((entry) => entry.when));
}

export function productVersion(): string {
  const manifest: unknown = JSON.parse(readFileSync(join(repositoryRoot, "package.json"), "utf8"));
  return z.object({ version: z.string() }).parse(manifest).version;
}
