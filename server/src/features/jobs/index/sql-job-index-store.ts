import { tallyRows } from "@waymark/domain/jobs/insights";
import type { IndexQuery } from "@waymark/domain/jobs/query";
import {
  bodyToken,
  headLengthToken,
  headToken,
  payTokenFor,
  titleLengthToken,
  titleToken,
  unknownPayToken,
} from "@waymark/domain/jobs/tokens";
import { tokensVersion } from "@waymark/domain/jobs/tokens-version";
import { type SQL, sql } from "drizzle-orm";
import { type Db, rowsOf } from "../../../db/db.ts";
import type { OpenDatabase } from "../../../db/open.ts";
import { insightRows } from "../store.ts";
import { indexedAfter, lockWriters } from "./changes-store.ts";
import type { Found, JobIndex, Tier } from "./job-index.ts";
import { countRows, facetRows, titleWords } from "./sql-facets-store.ts";
import {
  clearIndexRows,
  indexRowsVersion,
  noteIndexRowsVersion,
  tidyIndexRows,
  upsertIndexRows,
} from "./sql-rows-store.ts";

/** Counting stops here: beyond it a total is "at least". */
const countedAtMost = 1001;

const lexeme = (token: string) => `'${token.replace(/['\\]/g, "")}'`;

/** A text search expression of all the lists, each met by one of its tokens; undefined when nothing is asked. */
function expression(lists: readonly (readonly string[])[]): string | undefined {
  const parts = lists.filter((list) => list.length > 0).map((list) => `(${list.map(lexeme).join(" | ")})`);
  return parts.length > 0 ? parts.join(" & ") : undefined;
}

/** What every posting found must meet besides the query's words. */
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
  return sql`${matches} and ${paid(query)} and ${since}`;
}

/** The exact check of the pay, behind its step token. */
function paid(query: IndexQuery): SQL {
  if (query.pay === null) return sql`true`;
  const enough = sql`(currency = ${query.pay.currency} and top_pay >= ${query.pay.least})`;
  return query.pay.unknown ? sql`(${enough} or top_pay is null)` : enough;
}

/**
 * The tiers of a query, best first, each without those before it: the very title, the title, the very title and
 * company, both, anywhere.
 */
function tiers(query: IndexQuery): SQL[] {
  const all = (token: (term: string) => string) => query.terms.map((term) => [token(term)]);
  if (query.terms.length === 0 || query.sort !== "relevance")
    return [meeting(query, [expression(all(bodyToken))])];
  const count = query.terms.length;
  const narrower = [
    [...all(titleToken), [titleLengthToken(count)]],
    all(titleToken),
    [...all(headToken), [headLengthToken(count)]],
    all(headToken),
  ].map((lists) => expression(lists));
  return [...narrower, expression(all(bodyToken))].map((tier, i) =>
    meeting(query, [tier, ...narrower.slice(0, i).map((before) => `!(${before})`)]),
  );
}

const tierOf = (query: IndexQuery, tier: Tier): SQL =>
  meeting(query, [
    expression(query.terms.map((term) => [tier === "title" ? titleToken(term) : bodyToken(term)])),
  ]);

/** The best paid in the query's currency first, else the newest. */
const orderOf = (query: IndexQuery): SQL =>
  query.sort === "salary"
    ? sql`(currency = ${query.currency} and top_pay is not null) is true desc,
        case when currency = ${query.currency} then top_pay end desc nulls last, posted_at desc, job_id desc`
    : sql`posted_at desc, job_id desc`;

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

/** What has more hits than this is read from the newest posting on until a page is full, the rest by its words. */
const readByWords = 3_000;

/** Says how this transaction's statements find rows: by the words' lists, or along the newest. */
async function steer(tx: Db, by: "words" | "newest"): Promise<void> {
  const [words, newest] = by === "words" ? ["on", "off"] : ["off", "on"];
  await tx.execute(sql`select set_config('enable_bitmapscan', ${words}, true),
    set_config('enable_indexscan', ${newest}, true), set_config('enable_seqscan', 'off', true),
    set_config('work_mem', '64MB', true)`);
}

interface FoundPage {
  readonly ids: readonly string[];
  readonly counted: number;
}

/**
 * Fills a page from the tiers in order. The database knows how often single words are met, not how often several are
 * met together: left to itself it reads a million rows from the newest on for two that never meet. So it is told how.
 */
function fillPage(db: Db, query: IndexQuery, offset: number, wanted: number): Promise<FoundPage> {
  const order = orderOf(query);
  return db.transaction(async (tx) => {
    await steer(tx, "words");
    const counted = await countUpTo(tx, tierOf(query, "all"), countedAtMost);
    const ids: string[] = [];
    let skip = offset;
    for (const where of tiers(query)) {
      const hits = await countUpTo(tx, where, readByWords + 1);
      if (hits <= Math.min(skip, readByWords)) {
        skip -= hits;
        continue;
      }
      const isMany = hits > readByWords && query.sort !== "salary";
      if (isMany) await steer(tx, "newest");
      const found = await page(tx, where, order, skip, wanted - ids.length);
      if (isMany) await steer(tx, "words");
      ids.push(...found);
      if (ids.length >= wanted) break;
      // A tier that ended on this page is used up; one that ended before it leaves less to skip.
      skip = found.length > 0 ? 0 : skip - (await countUpTo(tx, where, skip));
    }
    return { ids, counted };
  });
}

async function search(db: Db, query: IndexQuery, pageNumber: number, limit: number): Promise<Found> {
  const offset = (pageNumber - 1) * limit;
  const { ids, counted } = await fillPage(db, query, offset, limit + 1);
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
export function openSqlJobIndex({ db }: OpenDatabase): JobIndex {
  const count = async (query: IndexQuery, tier: Tier): Promise<number> => {
    const rows = await db.execute(sql`select count(*)::int as n from job_index where ${tierOf(query, tier)}`);
    return rowsOf<{ n: number }>(rows)[0]?.n ?? 0;
  };
  const newest = (query: IndexQuery, tier: Tier, limit: number) =>
    db.transaction(async (tx) => {
      const where = tierOf(query, tier);
      await steer(tx, "words");
      if ((await countUpTo(tx, where, readByWords + 1)) > readByWords) await steer(tx, "newest");
      return page(tx, where, sql`posted_at desc, job_id desc`, 0, limit);
    });
  return {
    search: (query, pageNumber, limit) => search(db, query, pageNumber, limit),
    count,
    newest,
    facets: (query, now) => facetRows(db, (narrowed) => tierOf(narrowed, "all"), query, now),
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
