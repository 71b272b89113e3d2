import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { readRow } from "@waymark/domain/job-sources/read-row";
import { normalisePosting } from "@waymark/domain/jobs/normalise";
import { Caches } from "../../server/src/caches.ts";
import type { Deps } from "../../server/src/deps.ts";
import type { JobIndex } from "../../server/src/features/job-search/index/job-index.ts";
import { MemoryEngine } from "../../server/src/features/job-search/index/memory-engine.ts";
import { planSearch } from "../../server/src/features/job-search/search/plan-search.ts";
import type { IndexedJob } from "../../server/src/features/jobs/indexed-job.ts";
import { indexedOf, rowOf } from "../../server/src/features/jobs/job-row.ts";
import { newId } from "../../server/src/ids.ts";
import { seeded } from "../seeded.ts";
import { misspell } from "./corpus.ts";
import { row } from "./figures.ts";

// Searches known postings by title and employer: as typed, with a typing error, and with another form of a word.
const folder = "../shared/corpus/jobs/postings";
const now = new Date("2026-11-20T12:00:00Z");

function readPostings(): IndexedJob[] {
  const found: IndexedJob[] = [];
  for (const file of readdirSync(folder).filter((name) => name.endsWith(".jsonl.gz"))) {
    for (const line of gunzipSync(readFileSync(join(folder, file)))
      .toString()
      .split("\n")) {
      if (line === "") continue;
      const raw = readRow(JSON.parse(line), file);
      const posting = raw === null ? { refused: "unreadable" } : normalisePosting(raw, now);
      if (!("refused" in posting))
        found.push({ ...indexedOf(rowOf(posting, newId(), { now, sample: false })), open: true });
    }
  }
  return found;
}

if (!existsSync(folder)) {
  row("relevance on real postings", "no postings on this machine", "printed");
} else {
  const jobs = readPostings();
  const engine = new MemoryEngine();
  engine.index.put(jobs);
  const byId = new Map(jobs.map((job) => [job.id, job]));
  const jobIndex = {
    count: async (query, tier) => engine.count(query, tier),
    spelling: async () => engine.spelling(1),
  } as Pick<JobIndex, "count" | "spelling"> as JobIndex;
  const random = seeded(5);
  const sample = Array.from({ length: 400 }, () => jobs[Math.floor(random() * jobs.length)]).filter(
    (job) => job !== undefined && job.company !== "",
  );
  const same = (a: IndexedJob, b: IndexedJob | undefined) =>
    a.title.toLowerCase() === b?.title.toLowerCase() && a.company.toLowerCase() === b.company.toLowerCase();
  const gazetteer = { size: 0, find: () => [] };
  const deps = { jobIndex, gazetteer, caches: new Caches(), now: () => now } as unknown as Deps;
  const measure = async (what: string, target: string, change: (title: string) => string) => {
    let sum = 0;
    for (const job of sample) {
      if (job === undefined) continue;
      const typed = `${change(job.title)} ${job.company}`;
      const { query, corrected } = await planSearch(deps, { locale: "en" }, { query: typed });
      const { ids } = engine.search(query, 1, 100);
      const rank = ids.findIndex((id) => same(job, byId.get(id)));
      if (rank >= 0) sum += 1 / (rank + 1);
      else if (process.argv.includes("--misses"))
        console.log(`  ${what}: ${typed} -> ${corrected?.query ?? ""}`);
    }
    row(`known posting among ${jobs.length}: ${what}`, `MRR ${(sum / sample.length).toFixed(3)}`, target);
  };
  await measure("title and employer", "at least 0.9", (title) => title);
  await measure("with one slip", "at least 0.7", (title) => misspell(random, title));
  await measure("another form of a word", "at least 0.7", (title) =>
    title.replace(/\p{L}{4,}(?=\P{L}*$)/u, (word) => (word.endsWith("s") ? word.slice(0, -1) : `${word}s`)),
  );
}
