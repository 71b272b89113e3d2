import { tallyRows } from "@waymark/domain/job-search/insights";
import type { IndexQuery } from "@waymark/domain/job-search/query";
import { payTokenFor, unknownPayToken } from "@waymark/domain/jobs/tokens/tokens";
import { tokensVersion } from "@waymark/domain/jobs/tokens/tokens-version";
import { type SQL, sql } from "drizzle-orm";
import { type Db, rowsOf } from "../../../db/db.ts";
import type { OpenDatabase } from "../../../db/open.ts";
import {
  clearIndexRows,
  indexedAfter,
  indexRowsVersion,
  lockWriters,
  noteIndexRowsVersion,
  tidyIndexRows,
  upsertIndexRows,
} from "../../jobs/changes-store.ts";
import { insightRows } from "../insights/market-store.ts";
import type { Found, JobIndex, Tier } from "./job-index.ts";
import { countRows, facetRows, titleWords } from "./sql-facets-store.ts";
import { expression, lexeme, tierExpressions, wordsIn } from "./tier-expressions.ts";

/** Counting stops here: beyond it a total is "at least". */
const countedAtMost = 1001;

/** Conditions of every result besides the query's words. */
function narrowing(query: IndexQuery): string[] {
  const lists = query.filters.map(({ any }) => any);
  if (query.pay !== null) {
    const token = payTokenFor(query.pay.least, query.pay.currency);
    lists.push(query.pay.unknown ? [token, unknownPayToken] : [token]);
  }
  const filters = expression(lists);
  return [
    ...(filters === undefined ? [] : [filters]),
    ...query.not.map((all) => `!(${all.map(lexeme).join(" & ")})`),
  ];
}

/** Postings whose tokens meet the expressions, and that pass what tokens cannot say. */
function meeting(query: IndexQuery, expressions: readonly (string | undefined)[]): SQL {
  const whole = [...expressions, ...narrowing(query)].filter((part) => part !== undefined).join(" & ");
  const matches = whole === "" ? sql`true` : sql`tokens @@ ${whole}::tsquery`;
  const since =
    query.since === null ? sql`true` : sql`posted_at >= ${query.since.toISOString()}::timestamptz`;
  return sql`${matches} and ${paid(query)} and ${since} and ${mayBeFound(query)}`;
}

/** Follower-only postings of a board are found by its followers only. */
const mayBeFound = ({ follows }: IndexQuery): SQL =>
  follows.length === 0
    ? sql`followers_of is null`
    : sql`(followers_of is null or followers_of = any(${sql.param([...follows])}::text[]))`;

/** The exact check of the pay, behind its step token. */
function paid(query: IndexQuery): SQL {
  if (query.pay === null) return sql`true`;
  const enough = sql`(currency = ${query.pay.currency} and top_pay >= ${query.pay.least})`;
  return query.pay.unknown ? sql`(${enough} or top_pay is null)` : enough;
}

/** The tiers of a query, each without those of the earlier ones that are named: those that were met at all. */
function tiers(query: IndexQuery): ((without: readonly number[]) => SQL)[] {
  const steps = tierExpressions(query);
  return steps.map(
    (step) => (without) => meeting(query, [step, ...without.map((before) => `!(${steps[before]})`)]),
  );
}

const tierOf = (query: IndexQuery, tier: Tier): SQL => meeting(query, [wordsIn(query, tier)]);

const newestFirst = sql`posted_at desc, job_id desc`;

/** The best paid in the query's currency first, else the newest. */
const orderOf = (query: IndexQuery): SQL =>
  query.sort === "salary"
    ? sql`(currency = ${query.currency} and top_pay is not null) is true desc,
        case when currency = ${query.currency} then top_pay end desc nulls last, posted_at desc, job_id desc`
    : newestFirst;

async function page(db: Db, where: SQL, order: SQL, offset: number, limit: number): Promise<string[]> {
  const rows = await db.execute(
    sql`select job_id from job_index where ${where} order by ${order} limit ${limit} offset ${offset}`,
  );
  return rowsOf<{ job_id: string }>(rows).map((row) => row.job_id);
}

async function countUpTo(db: Db, where: SQL, most: number): Promise<number> {
  const found = sql`select 1 from job_index where ${where} limit ${most}`;
  const rows = await db.execute(sql`select count(*)::int as n from (${found}) as found`);
  return rowsOf<{ n: number }>(rows)[0]?.n ?? 0;
}

/** Up to this many matches are read and sorted completely; of more only the newest are read. Tests lower it. */
const readWholeAtMost = 3_000;

/**
 * Says how this transaction's statements find rows: by the words' lists. The database knows how often single words
 * are met, not how often several are met together: left to itself it reads a million rows from the newest on for two
 * that never meet, and a row's tokens are dear to read. Compiling a plan takes longer than running it.
 */
async function readByWords(tx: Db): Promise<void> {
  await tx.execute(sql`select set_config('enable_bitmapscan', 'on', true), set_config('enable_indexscan', 'off', true),
    set_config('enable_seqscan', 'off', true), set_config('work_mem', '64MB', true), set_config('jit', 'off', true)`);
}

/** The parts of a tier's query. */
interface Wanted {
  readonly order: SQL;
  readonly offset: number;
  readonly limit: number;
  readonly readWhole: number;
}

/** Hits in order, and how many there are: more than `readWhole` is "many". */
interface Hits {
  readonly ids: readonly string[];
  readonly hits: number;
}

async function hitsOf(tx: Db, where: SQL, wanted: Wanted): Promise<Hits> {
  const { order, offset, limit, readWhole } = wanted;
  // Rows come in the order in which they lie: how far into the table the last one is tells how many there may be.
  const rows = await tx.execute(sql`
    with found as materialized (
      select job_id, posted_at, top_pay, currency, ctid as at from job_index where ${where} limit ${readWhole + 1})
    select (select count(*)::int from found) as hits,
      (select (max(at)::text::point)[0] / greatest(relpages, 1) * greatest(reltuples, 0) from found, pg_class
        where oid = 'job_index'::regclass group by relpages, reltuples) as passed,
      array(select job_id from found order by ${order} limit ${limit} offset ${offset}) as ids`);
  const [found] = rowsOf<{ hits: number; passed: number | null; ids: string[] }>(rows);
  if (found === undefined) return { ids: [], hits: 0 };
  if (found.hits <= readWhole) return found;
  const ids =
    order === newestFirst
      ? await newestHits(tx, where, wanted, (found.passed ?? 0) / readWhole)
      : await page(tx, where, order, offset, limit);
  return { hits: found.hits, ids };
}

/** A page of many hits, of which one is met in so many rows: among the newest rows first, then among all. */
async function newestHits(
  tx: Db,
  where: SQL,
  { order, offset, limit }: Wanted,
  inRows: number,
): Promise<string[]> {
  for (let rows = 2 * (offset + limit) * Math.max(inRows, 5); ; rows *= 8) {
    const oldest = await nthNewest(tx, Math.ceil(rows));
    if (oldest === undefined) return page(tx, where, order, offset, limit);
    // A literal value instead of a subquery, so that the database can estimate how few rows match.
    const since = sql`posted_at >= ${oldest}::timestamptz`;
    const ids = await page(tx, sql`${where} and ${since}`, order, offset, limit);
    if (ids.length === limit) return ids;
  }
}

/** Instant of the posting that exactly `n` postings are newer than; undefined if there are fewer. */
async function nthNewest(tx: Db, n: number): Promise<string | undefined> {
  await tx.execute(sql`select set_config('enable_indexscan', 'on', true)`);
  const found = await tx.execute(
    sql`select posted_at::text as at from job_index order by posted_at desc limit 1 offset ${n}`,
  );
  await tx.execute(sql`select set_config('enable_indexscan', 'off', true)`);
  return rowsOf<{ at: string }>(found)[0]?.at;
}

interface FoundPage {
  readonly ids: readonly string[];
  readonly counted: number;
}

/** Fills a page from the tiers in order, and counts as far as it takes to say a total. */
function fillPage(
  db: Db,
  query: IndexQuery,
  { offset, wanted, readWhole }: { offset: number; wanted: number; readWhole: number },
): Promise<FoundPage> {
  const order = orderOf(query);
  return db.transaction(async (tx) => {
    await readByWords(tx);
    const ids: string[] = [];
    const met: number[] = [];
    let [skip, counted, isCounted] = [offset, 0, true];
    for (const [i, tier] of tiers(query).entries()) {
      if (ids.length >= wanted) {
        isCounted = false;
        break;
      }
      const where = tier(met);
      const limit = wanted - ids.length;
      const { ids: found, hits } = await hitsOf(tx, where, { order, offset: skip, limit, readWhole });
      if (hits > 0) met.push(i);
      if (hits > readWhole) isCounted = false;
      counted += hits;
      ids.push(...found);
      // A tier that ended on this page is finished; one that ended before it reduces the offset.
      if (found.length > 0) skip = 0;
      else skip -= hits > readWhole ? await countUpTo(tx, where, skip) : hits;
    }
    if (!isCounted && counted < countedAtMost)
      counted = await countUpTo(tx, tierOf(query, "all"), countedAtMost);
    return { ids, counted: Math.min(counted, countedAtMost) };
  });
}

async function search(
  db: Db,
  query: IndexQuery,
  { page, limit, readWhole }: { page: number; limit: number; readWhole: number },
): Promise<Found> {
  const offset = (page - 1) * limit;
  const { ids, counted } = await fillPage(db, query, { offset, wanted: limit + 1, readWhole });
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
}

/** Figures are drawn from this many of the newest. */
const mostTallied = 5_000;

/** The index as a table beside the postings; needs no extension, the same on both engines. */
export function openSqlJobIndex({ db }: OpenDatabase, readWhole = readWholeAtMost): JobIndex {
  const count = (query: IndexQuery, tier: Tier): Promise<number> =>
    db.transaction(async (tx) => {
      await readByWords(tx);
      const rows = await tx.execute(
        sql`select count(*)::int as n from job_index where ${tierOf(query, tier)}`,
      );
      return rowsOf<{ n: number }>(rows)[0]?.n ?? 0;
    });
  const newest = (query: IndexQuery, tier: Tier, limit: number) =>
    db.transaction(async (tx) => {
      await readByWords(tx);
      const wanted = { order: newestFirst, offset: 0, limit, readWhole };
      return (await hitsOf(tx, tierOf(query, tier), wanted)).ids;
    });
  return {
    search: (query, page, limit) => search(db, query, { page, limit, readWhole }),
    candidates: async () => null,
    count,
    newest,
    holdsFollowersOnly: () => true,
    facets: (query, now) => facetRows(db, (narrowed, most) => newest(narrowed, "all", most), query, now),
    async tally(query, tier, { currency, now }) {
      const rows = await insightRows(db, await newest(query, tier, mostTallied));
      return { ...tallyRows(rows, currency, now), matches: await count(query, tier) };
    },
    spelling: () => titleWords(db),
    start() {},
    async follow() {
      // The rows were changed with the record.
    },
    async cards(ids, make) {
      const made = await make(ids);
      return ids.flatMap((id) => made.get(id) ?? []);
    },
    rebuild: () => rebuildRows(db, () => Promise.resolve(false)),
    state: async () => ({ engine: "sql", docs: await countRows(db), segments: 1, behind: 0 }),
    async close() {},
  };
}

/** Makes the rows again from the record; writers wait meanwhile. */
async function rebuildRows(db: Db, isDone: (tx: Db) => Promise<boolean>): Promise<void> {
  const wasDone = await db.transaction(async (tx) => {
    await lockWriters(tx);
    if (await isDone(tx)) return true;
    await clearIndexRows(tx);
    for (let after = ""; ; ) {
      const rows = await indexedAfter(tx, after, 1_000);
      await upsertIndexRows(tx, rows);
      after = rows.at(-1)?.id ?? "";
      if (rows.length < 1_000) break;
    }
    await noteIndexRowsVersion(tx);
    return false;
  });
  if (!wasDone) await tidyIndexRows(db);
}

/** Makes rows again that another version of the words made; of several processes one does. */
export async function renewIndexRows(db: Db): Promise<void> {
  const isDone = async (tx: Db) => (await indexRowsVersion(tx)) === tokensVersion;
  if (!(await isDone(db))) await rebuildRows(db, isDone);
}
