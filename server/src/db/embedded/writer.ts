import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { Account } from "./account.ts";
import { giveOwnership } from "./home.ts";

/** A file among PostgreSQL's own, so that every copy contains it; PostgreSQL ignores it. */
const writerFile = (cluster: string) => join(cluster, "waymark.json");
const Writer = z.object({ version: z.string() });

/** Null when unknown. Readable without starting a server. */
export function readWriter(cluster: string): string | null {
  try {
    return Writer.parse(JSON.parse(readFileSync(writerFile(cluster), "utf8"))).version;
  } catch {
    return null;
  }
}

/** Only the message that refuses an older version needs it. */
export function recordWriter(cluster: string, version: string, account: Account | null): void {
  if (readWriter(cluster) === version) return;
  const half = `${writerFile(cluster)}.half`;
  writeFileSync(half, `${JSON.stringify({ version })}\n`, { mode: 0o600 });
  giveOwnership(half, account);
  renameSync(half, writerFile(cluster));
}
