import type { Language } from "@waymark/contract/values";
import { readRow } from "@waymark/domain/job-sources/read-row";
import { normalisePosting } from "@waymark/domain/jobs/normalise";
import { Caches } from "../../server/src/caches.ts";
import type { Deps } from "../../server/src/deps.ts";
import type { JobIndex } from "../../server/src/features/job-search/index/job-index.ts";
import { MemoryEngine } from "../../server/src/features/job-search/index/memory-engine.ts";
import { planSearch } from "../../server/src/features/job-search/search/plan-search.ts";
import { indexedOf, rowOf } from "../../server/src/features/jobs/job-row.ts";
import { newId } from "../../server/src/ids.ts";
import { type Half, halfOf } from "./half.ts";
import { type AskedQuery, askedQueries, type MadePosting, madePostings } from "./queries.ts";

const now = new Date("2026-11-20T12:00:00Z");
const firstTen = 10;

/** The made postings in the memory index, by the ids that it gives back. */
function indexed(): { engine: MemoryEngine; byId: ReadonlyMap<string, MadePosting> } {
  const engine = new MemoryEngine();
  const byId = new Map<string, MadePosting>();
  const jobs = madePostings().flatMap((made, i) => {
    const { title, company, location, description, type, remote } = made;
    const row = { title, company, location, description, type, remote };
    const postedDate = new Date(now.getTime() - i * 300_000).toISOString();
    const raw = readRow({ ...row, postedDate, url: `https://postings.example.org/${made.id}` }, "bench");
    const posting = raw === null ? { refused: "unreadable" } : normalisePosting(raw, now);
    if ("refused" in posting) throw new Error(`${made.id} was refused: ${posting.refused}`);
    const id = newId();
    byId.set(id, made);
    return [{ ...indexedOf(rowOf(posting, id, { now, sample: false })), open: true }];
  });
  engine.index.put(jobs);
  return { engine, byId };
}

export interface QueryFigure {
  readonly language: Language;
  readonly kind: AskedQuery["kind"];
  readonly precision: number;
  readonly cases: number;
}

/** Precision of the first ten by language and kind, over queries that at least ten postings answer. */
export async function measureQueries(half: Half, misses: boolean): Promise<QueryFigure[]> {
  const { engine, byId } = indexed();
  const jobIndex = {
    count: async (query, tier) => engine.count(query, tier),
    spelling: async () => engine.spelling(1),
  } as Pick<JobIndex, "count" | "spelling"> as JobIndex;
  const gazetteer = { size: 0, find: () => [] };
  const deps = { jobIndex, gazetteer, caches: new Caches(), now: () => now } as unknown as Deps;
  const sums = new Map<
    string,
    { language: Language; kind: AskedQuery["kind"]; sum: number; cases: number }
  >();
  for (const asked of askedQueries()) {
    const { text, language, kind, isRight } = asked;
    if (halfOf(`${language} ${text}`) !== half) continue;
    if ([...byId.values()].filter(isRight).length < firstTen) continue;
    const { query } = await planSearch(deps, { locale: language }, { query: text });
    const found = engine.search(query, 1, firstTen).ids.flatMap((id) => byId.get(id) ?? []);
    const right = found.filter(isRight).length / firstTen;
    if (misses && right < 0.9)
      console.log(
        `  ${language} ${right} ${text} -> ${found
          .map(({ title }) => title)
          .slice(0, 5)
          .join("; ")}`,
      );
    const key = `${language} ${kind}`;
    const before = sums.get(key) ?? { language, kind, sum: 0, cases: 0 };
    sums.set(key, { ...before, sum: before.sum + right, cases: before.cases + 1 });
  }
  return [...sums.values()].map(({ sum, ...one }) => ({ ...one, precision: sum / one.cases }));
}
