import type { Language } from "@waymark/contract/values";
import { Caches } from "../../server/src/caches.ts";
import type { Deps } from "../../server/src/deps.ts";
import type { JobIndex } from "../../server/src/features/job-search/index/job-index.ts";
import { MemoryEngine } from "../../server/src/features/job-search/index/memory-engine.ts";
import { planSearch } from "../../server/src/features/job-search/search/plan-search.ts";
import { indexedOf } from "../../server/src/features/jobs/job-row.ts";
import { type Half, halfOf } from "./half.ts";
import {
  everydayQueries,
  hasAskedWords,
  hasRightTitle,
  meetsRest,
  plain,
  type QueryKind,
  type QuerySet,
} from "./read-queries.ts";
import { now, type RealPosting } from "./real-postings.ts";

const firstTen = 10;
/** A query counts where so many postings answer it. With fewer than ten, only as many of the first are looked at. */
const least = 3;

export function searchable(postings: readonly RealPosting[]): { deps: Deps; engine: MemoryEngine } {
  const engine = new MemoryEngine();
  engine.index.put(postings.map(({ row }) => ({ ...indexedOf(row), open: true })));
  const jobIndex = {
    count: async (query, tier) => engine.count(query, tier),
    spelling: async () => engine.spelling(1),
  } as Pick<JobIndex, "count" | "spelling"> as JobIndex;
  const gazetteer = { size: 0, find: () => [] };
  return { engine, deps: { jobIndex, gazetteer, caches: new Caches(), now: () => now } as unknown as Deps };
}

const isInLanguage = (row: RealPosting["row"], language: Language): boolean =>
  row.language === null || row.language === "" || row.language === language;

export interface EverydayFigure {
  readonly language: Language;
  readonly kind: QueryKind;
  /** Sums of the right ones among ten, and among those shown. */
  readonly sum: number;
  readonly ofShown: number;
  readonly cases: number;
}

/**
 * Precision of the first ten on recorded postings. A query for one job of a wider trade ("carrossier" of the mechanics)
 * cannot have ten right answers where three such postings exist, so only as many of the first are looked at as there are
 * postings in its language with the words that it asks for; an answer of the whole trade is right. With a place or a
 * condition that at least three meet, only those count; otherwise the title alone does.
 */
export async function measureEveryday(
  postings: readonly RealPosting[],
  set: QuerySet,
  half: Half,
  misses: boolean,
): Promise<EverydayFigure[]> {
  const { deps, engine } = searchable(postings);
  const byId = new Map(postings.map((posting) => [posting.id, posting.row]));
  const figures = new Map<string, EverydayFigure>();
  for (const asked of everydayQueries(set)) {
    const { text, language, kind, trade } = asked;
    if (halfOf(`${set === "wanted" ? "wanted " : ""}${language} ${trade}`) !== half) continue;
    const titled = postings.filter(({ row }) => hasRightTitle(asked, row));
    const whole = titled.filter(({ row }) => meetsRest(asked, row));
    const named = (some: readonly RealPosting[]) =>
      some.filter(({ row }) => isInLanguage(row, language) && hasAskedWords(asked, row));
    const isWhole = named(whole).length >= least;
    const existing = named(isWhole ? whole : titled).length;
    if (existing < least || (kind === "place" && !isWhole)) continue;
    const isRight = new Set((isWhole ? whole : titled).map(({ id }) => id));
    const first = Math.min(firstTen, existing);
    const { query } = await planSearch(deps, { locale: language }, { query: text });
    const ids = engine.search(query, 1, firstTen).ids.slice(0, first);
    const found = ids.filter((id) => isRight.has(id)).length;
    const [right, ofShown] = [found / first, ids.length === 0 ? 0 : found / ids.length];
    if (misses && right < 0.9) {
      const shown = ids.map((id) => {
        const row = byId.get(id);
        return `${isRight.has(id) ? "" : "!"}${plain(row?.title ?? "").slice(0, 36)}${asked.place !== null ? ` @${row?.location}` : ""}`;
      });
      console.log(
        `  ${language} ${right.toFixed(2)} ${ofShown.toFixed(2)} ${text} (${existing}) -> ${shown.join("; ")}`,
      );
    }
    const key = `${language} ${kind}`;
    const before = figures.get(key) ?? { language, kind, sum: 0, ofShown: 0, cases: 0 };
    figures.set(key, {
      ...before,
      sum: before.sum + right,
      ofShown: before.ofShown + ofShown,
      cases: before.cases + 1,
    });
  }
  return [...figures.values()];
}
