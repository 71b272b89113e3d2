import { indexTokens } from "@waymark/domain/jobs/tokens/tokens";
import { tokensVersion } from "@waymark/domain/jobs/tokens/tokens-version";
import { inArray, sql } from "drizzle-orm";
import { type Db, rowsOf } from "../../db/db.ts";
import { yieldToOthers } from "../../yield-to-others.ts";
import type { IndexedJob } from "./indexed-job.ts";
import { jobIndex } from "./tables.ts";

const batch = 1_000;

/** Writes rows of the SQL index. */
export async function upsertIndexRows(db: Db, postings: readonly IndexedJob[]): Promise<void> {
  const turn = yieldToOthers();
  for (let i = 0; i < postings.length; i += batch) {
    const rows = [];
    for (const job of postings.slice(i, i + batch)) {
      const { id: jobId, postedAt, topPay, currency, followersOf } = job;
      rows.push({ jobId, postedAt, topPay, currency, followersOf, tokens: indexTokens(job) });
      await turn();
    }
    await db
      .insert(jobIndex)
      .values(rows)
      .onConflictDoUpdate({
        target: jobIndex.jobId,
        set: {
          postedAt: sql`excluded.posted_at`,
          topPay: sql`excluded.top_pay`,
          currency: sql`excluded.currency`,
          followersOf: sql`excluded.followers_of`,
          tokens: sql`excluded.tokens`,
        },
      });
  }
}

export async function removeIndexRows(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.delete(jobIndex).where(inArray(jobIndex.jobId, [...ids]));
}

/** Empties the SQL index. */
export async function clearIndexRows(db: Db): Promise<void> {
  await db.delete(jobIndex);
}

/** After many changes: new tokens wait in a list that every search reads through until it is merged. */
export async function tidyIndexRows(db: Db): Promise<void> {
  await db.execute(sql`select gin_clean_pending_list('job_index_tokens')`);
  await db.execute(sql`analyze job_index`);
}

/** The version of the tokenizer that made the rows, stored as the table's comment. Null when there is none. */
export async function indexRowsVersion(db: Db): Promise<string | null> {
  const found = await db.execute(sql`select obj_description('job_index'::regclass, 'pg_class') as version`);
  return rowsOf<{ version: string | null }>(found)[0]?.version ?? null;
}

export async function noteIndexRowsVersion(db: Db): Promise<void> {
  await db.execute(sql.raw(`comment on table job_index is '${tokensVersion}'`));
}
