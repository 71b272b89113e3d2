import type { IndexQuery } from "@waymark/domain/jobs/query";
import { bodyToken, headToken, indexTokens, titleToken } from "@waymark/domain/jobs/tokens";
import { inArray, type SQL, sql } from "drizzle-orm";
import { type Db, rowsOf } from "../../../db/db.ts";
import { jobIndex } from "../tables.ts";
import type { Found, IndexedJob, JobIndex, Tier } from "./job-index.ts";

/** Counting stops here: beyond it a total is "at least". */
const countedAtMost = 1001;

const lexeme = (token: string) => `'${token.replace(/['\\]/g, "")}'`;

/** A text search expression of all the lists, each met by one of its tokens; undefined when nothing is asked. */
function expression(lists: readonly (readonly string[])[]): string | undefined {
  const parts = lists.filter((list) => list.length > 0).map((list) => `(${list.map(lexeme).join(" | ")})`);
  return parts.length > 0 ? parts.join(" & ") : undefined;
}

const matches = (tsquery: string | undefined): SQL =>
  tsquery === undefined ? sql`true` : sql`tokens @@ ${tsquery}::tsquery`;

/** The exact check of the pay, behind its step token. */
function paid(query: IndexQuery): SQL {
  if (query.pay === null) return sql`true`;
  const enough = sql`(currency = ${query.pay.currency} and top_pay >= ${query.pay.least})`;
  return query.pay.unknown ? sql`(${enough} or top_pay is null)` : enough;
}

/** The tiers of a query, best first, each without those before it: title, title and company, anywhere. */
function tiers(query: IndexQuery): SQL[] {
  const all = expression([...query.terms.map((t) => [bodyToken(t)]), ...query.filters]);
  if (query.terms.length === 0) return [sql`${matches(all)} and ${paid(query)}`];
  const kinds = query.terms.length > 0 ? [titleToken, headToken] : [];
  const narrower = kinds.map((token) => expression(query.terms.map((t) => [token(t)])) ?? "");
  return [...narrower, undefined].map((tier, i) => {
    const terms = tier ?? expression(query.terms.map((t) => [bodyToken(t)])) ?? "";
    const before = narrower.slice(0, i).map((t) => `!(${t})`);
    const filters = expression(query.filters);
    const whole = [terms, ...before, ...(filters === undefined ? [] : [filters])].join(" & ");
    return sql`${matches(whole)} and ${paid(query)}`;
  });
}

const tierOf = (query: IndexQuery, tier: Tier): SQL => {
  const terms = query.terms.map((t) => [tier === "title" ? titleToken(t) : bodyToken(t)]);
  return sql`${matches(expression([...terms, ...query.filters]))} and ${paid(query)}`;
};

async function page(db: Db, where: SQL, offset: number, limit: number): Promise<string[]> {
  const rows = await db.execute(pageOf(where, offset, limit));
  return rowsOf<{ job_id: string }>(rows).map((row) => row.job_id);
}

async function countUpTo(db: Db, where: SQL, most: number): Promise<number> {
  const rows = await db.execute(sql`select ${countOf(where, most)} as n`);
  return rowsOf<{ n: number }>(rows)[0]?.n ?? 0;
}

const pageOf = (where: SQL, offset: number, limit: number): SQL =>
  sql`select job_id from job_index where ${where} order by posted_at desc, job_id desc limit ${limit} offset ${offset}`;
const countOf = (where: SQL, most: number): SQL =>
  sql`(select count(*)::int from (select 1 from job_index where ${where} limit ${most}) as found)`;

interface FirstPage {
  readonly ids: readonly string[];
  readonly counted: number;
}

/** The first page and the capped count in one statement; a tier is looked at only when those before leave room. */
async function firstPage(db: Db, query: IndexQuery, wanted: number): Promise<FirstPage> {
  const [first = sql`true`, ...rest] = tiers(query);
  const later = rest.map(
    (where, i) =>
      sql`, case when cardinality(tier.ids) < ${wanted} then array(${pageOf(where, 0, wanted)}) end as ${sql.raw(`later${i}`)}`,
  );
  const result = await db.execute(sql`
    with tier as materialized (select array(${pageOf(first, 0, wanted)}) as ids)
    select tier.ids, ${countOf(tierOf(query, "all"), countedAtMost)} as counted ${sql.join(later)} from tier`);
  const [row] = rowsOf<{
    ids: string[];
    counted: number;
    later0?: string[] | null;
    later1?: string[] | null;
  }>(result);
  const ids = [...(row?.ids ?? []), ...(row?.later0 ?? []), ...(row?.later1 ?? [])];
  return { ids: ids.slice(0, wanted), counted: row?.counted ?? 0 };
}

/** Fills a later page from the tiers in order; one row more than asked says whether there is more. */
async function laterPage(db: Db, query: IndexQuery, offset: number, wanted: number): Promise<FirstPage> {
  const ids: string[] = [];
  let skip = offset;
  for (const where of tiers(query)) {
    const found = await page(db, where, skip, wanted - ids.length);
    ids.push(...found);
    if (ids.length >= wanted) break;
    // A tier that ended on this page is used up; one that ended before it leaves less to skip.
    skip = found.length > 0 || skip === 0 ? 0 : skip - (await countUpTo(db, where, skip));
  }
  return { ids, counted: await countUpTo(db, tierOf(query, "all"), countedAtMost) };
}

/** The index as a table beside the postings; needs no extension, the same on both engines. */
export const sqlJobIndex: JobIndex = {
  async search(db, query, pageNumber, limit): Promise<Found> {
    const offset = (pageNumber - 1) * limit;
    const { ids, counted } =
      offset === 0 ? await firstPage(db, query, limit + 1) : await laterPage(db, query, offset, limit + 1);
    const hasMore = ids.length > limit;
    const shown = ids.slice(0, limit);
    // The last page of a long list tells the total by itself.
    const ended = !hasMore && (shown.length > 0 || offset === 0);
    if (ended) return { ids: shown, total: offset + shown.length, totalExact: true, hasMore };
    return {
      ids: shown,
      total: hasMore ? Math.max(counted, offset + ids.length) : counted,
      totalExact: counted < countedAtMost,
      hasMore,
    };
  },

  async count(db, query, tier) {
    const rows = await db.execute(sql`select count(*)::int as n from job_index where ${tierOf(query, tier)}`);
    return rowsOf<{ n: number }>(rows)[0]?.n ?? 0;
  },

  newest: (db, query, tier, limit) => page(db, tierOf(query, tier), 0, limit),

  async upsert(db, postings) {
    if (postings.length === 0) return;
    const rows = postings.map((job: IndexedJob) => ({
      jobId: job.id,
      postedAt: job.postedAt,
      topPay: job.topPay,
      currency: job.currency,
      tokens: indexTokens(job),
    }));
    await db
      .insert(jobIndex)
      .values(rows)
      .onConflictDoUpdate({
        target: jobIndex.jobId,
        set: {
          postedAt: sql`excluded.posted_at`,
          topPay: sql`excluded.top_pay`,
          currency: sql`excluded.currency`,
          tokens: sql`excluded.tokens`,
        },
      });
  },

  async remove(db, ids) {
    if (ids.length > 0) await db.delete(jobIndex).where(inArray(jobIndex.jobId, [...ids]));
  },

  async refresh(db) {
    // New tokens wait in a list that every search reads through until it is merged.
    await db.execute(sql`select gin_clean_pending_list('job_index_tokens')`);
    await db.execute(sql`analyze job_index`);
  },
};
