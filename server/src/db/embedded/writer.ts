import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { Account } from "./account.ts";
import { give } from "./home.ts";

/** A file among PostgreSQL's own, so that it goes wherever they are copied; PostgreSQL does not mind it. */
const writerFile = (cluster: string) => join(cluster, "waymark.json");
const Writer = z.object({ version: z.string() });

/** The version of Waymark that last used a database; null when it did not say so. Read without starting a server. */
export function readWriter(cluster: string): string | null {
  try {
    return Writer.parse(JSON.parse(readFileSync(writerFile(cluster), "utf8"))).version;
  } catch {
    return null;
  }
}

/** Notes down which version uses a database. Nothing depends on it but the sentence that refuses an older version. */
export function recordWriter(cluster: string, version: string, account: Account | null): void {
  if (readWriter(cluster) === version) return;
  const half = `${writerFile(cluster)}.half`;
  writeFileSync(half, `${JSON.stringify({ version })}\n`, { mode: 0o600 });
  give(half, account);
  renameSync(half, writerFile(cluster));
}
