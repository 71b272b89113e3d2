import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { repositoryRoot } from "../../root.ts";
import { migrationsFolder } from "../migrate.ts";

export type BackupRefusal =
  | "no_backup"
  | "folder"
  | "damaged"
  | "newer"
  | "encrypted"
  | "other_key"
  | "no_identity";

export class BackupRefused extends Error {
  readonly reason: BackupRefusal;
  constructor(reason: BackupRefusal) {
    super(`The backup cannot be used: ${reason}.`);
    this.reason = reason;
  }
}

/** `keyIncluded` is always false: the key is stored apart from the data. */
export const BackupManifest = z.object({
  format: z.literal(2),
  product: z.string(),
  createdAt: z.iso.datetime(),
  migration: z.number(),
  /** False with DATABASE_URL: the operator backs that database up with other tools. */
  database: z.boolean(),
  keyIncluded: z.literal(false),
});
export type BackupManifest = z.infer<typeof BackupManifest>;

const Journal = z.object({ entries: z.array(z.object({ when: z.number() })) });

export function newestMigration(): number {
  const journal: unknown = JSON.parse(readFileSync(join(migrationsFolder, "meta/_journal.json"), "utf8"));
  return Math.max(0, ...Journal.parse(journal).entries.map((entry) => entry.when));
}

export function productVersion(): string {
  const manifest: unknown = JSON.parse(readFileSync(join(repositoryRoot, "package.json"), "utf8"));
  return z.object({ version: z.string() }).parse(manifest).version;
}
