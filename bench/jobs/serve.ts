import { finish } from "@waymark/domain/in-steps";
import { findTypos, replaceWord } from "@waymark/domain/job-search/find-typos";
import { Occupations } from "@waymark/domain/job-search/match/occupations";
import { readPerson } from "@waymark/domain/job-search/match/person";
import { readQuery } from "@waymark/domain/job-search/query";
import { SpellingDictionary } from "@waymark/domain/job-search/spelling";
import { tokensVersion } from "@waymark/domain/jobs/tokens/tokens-version";
import { z } from "zod";
import { jobSchema } from "../../server/src/features/job-search/index/job-documents.ts";
import { MemoryEngine } from "../../server/src/features/job-search/index/memory-engine.ts";
import { mergeSegments } from "../../server/src/search-index/merge-segments.ts";
import { readSnapshot } from "../../server/src/search-index/snapshot.ts";
import { boardIds, generateJobs, newest, searchMix } from "./corpus.ts";
import { megabytes, quantile, row } from "./figures.ts";

// Opens the snapshot and measures searches in this process, in the way the product serves them.
const [file = ""] = process.argv.slice(2);
const now = new Date(newest);
const asking = { currency: "USD", now };

const began = performance.now();
const snapshot = readSnapshot(file, { schema: jobSchema, tokens: tokensVersion, cursor: z.unknown() });
if (snapshot === null) throw new Error("The snapshot cannot be read.");
const engine = new MemoryEngine();
engine.index.open(snapshot.parts);
const started = performance.now() - began;
row(`start from snapshot, ${engine.index.docs} postings`, `${started.toFixed(0)} ms`, "at most 1 s");

const dictionary = new SpellingDictionary(engine.spelling(1));
const searches = searchMix();
const run = ({ asked, page }: (typeof searches)[number], follows: readonly string[] = []) => {
  let text = asked.query;
  for (const { word, candidates } of findTypos(text, dictionary))
    text = replaceWord(text, word, candidates[0] ?? word);
  return engine.search(readQuery({ ...asked, query: text }, { ...asking, follows }), page, 20);
};
for (const search of searches) run(search);
const times: number[] = [];
const cpu = process.cpuUsage();
for (let round = 0; round < 3; round++) {
  for (const search of searches) {
    const from = performance.now();
    run(search);
    times.push(performance.now() - from);
  }
}
const used = process.cpuUsage(cpu);
row(
  "search in process, mix of 300 x 3",
  `p50 ${quantile(times, 0.5).toFixed(3)}, p95 ${quantile(times, 0.95).toFixed(3)}, p99 ${quantile(times, 0.99).toFixed(2)} ms`,
  "p95 at most 2 ms",
);
row(
  "processor time a query",
  `${((used.user + used.system) / 1_000 / times.length).toFixed(3)} ms`,
  "at most 0.5 ms",
);
const followed = boardIds.slice(0, 20);
const ofFollower: number[] = [];
for (let round = 0; round < 3; round++) {
  for (const search of searches) {
    const from = performance.now();
    run(search, followed);
    ofFollower.push(performance.now() - from);
  }
}
row(
  "the same by a follower of 20 boards",
  `p50 ${quantile(ofFollower, 0.5).toFixed(3)}, p95 ${quantile(ofFollower, 0.95).toFixed(3)} ms`,
  "p95 at most 2 ms",
);
const misspelt = searches.filter(({ isMisspelt }) => isMisspelt);
const repaired = misspelt.filter(
  (search) => run({ ...search, page: 1, asked: { query: search.asked.query } }).total > 0,
);
row("misspelt queries that find something", `${repaired.length} of ${misspelt.length}`, "printed");

const head = readQuery({ query: "software engineer" }, asking);
const filtered = readQuery(
  { query: "software engineer", location: "Berlin", remote: true, salaryMin: 50_000 },
  asking,
);
const best = (work: () => unknown) => {
  work();
  return Math.min(
    ...Array.from({ length: 5 }, () => {
      const from = performance.now();
      work();
      return performance.now() - from;
    }),
  );
};
row(
  `facets of 'software engineer' (${engine.count(head, "all")})`,
  `${best(() => engine.facets(head, now)).toFixed(1)} ms, filtered ${best(() => engine.facets(filtered, now)).toFixed(1)} ms`,
  "at most 30 ms",
);
const tally = (tier: "title" | "all") => best(() => engine.tally(head, tier, { currency: undefined, now }));
row(
  `insights over the ${engine.count(head, "title")} titles; over all`,
  `${tally("title").toFixed(1)} ms; ${tally("all").toFixed(1)} ms`,
  "at most 30 ms",
);
row(
  "best paid first",
  `${best(() => engine.search({ ...head, sort: "salary" }, 1, 20)).toFixed(1)} ms`,
  "printed",
);
await measureMatchOrder();
globalThis.gc?.();
row("memory of the process", `${megabytes(process.memoryUsage().rss)} MB`, "at most 700 MB");

/** The order by match of all that a query finds, without reading the first postings from the database. */
async function measureMatchOrder(): Promise<void> {
  const trades = finish(Occupations.of());
  const held = ["Registered Nurse", "Software Engineer", "Truck Driver", "Sales Manager", "Dental Assistant"];
  const people = held.map((title) => {
    const job = {
      id: "1",
      title,
      company: "",
      location: "",
      startDate: "2016-01",
      endDate: "",
      current: true,
    };
    const resume = {
      experience: [{ ...job, description: "- Used Python, Excel and triage daily" }],
      skills: [],
    };
    const nothing = { title: "", skills: [], preferredLocations: [], remoteWork: "any" as const };
    const profile = { ...nothing, location: "Leeds, UK", wish: "60000", currency: "GBP", locale: "en" };
    return readPerson(resume, profile, "2026-11", trades);
  });
  // Everything within as many days as give about 100,000 postings.
  const days = Math.ceil((60 * 100_000) / engine.index.docs);
  const query = readQuery({ query: "", ...(days < 60 ? { postedWithin: days } : {}) }, asking);
  const spent: number[] = [];
  for (let i = 0; i < 40; i++) {
    const person = people[i % people.length];
    if (person === undefined) continue;
    const from = process.cpuUsage();
    const candidates = await engine.candidates(query, person);
    if (candidates === null) throw new Error("no order");
    for (let k = 0; k < 80; k++) candidates.next();
    const { user, system } = process.cpuUsage(from);
    spent.push((user + system) / 1_000);
  }
  // The first orders of a process open tables and are compiled meanwhile.
  const [first = 0] = spent.splice(0, people.length);
  row(
    `order by match over ${engine.count(query, "all")} found, processor`,
    `p50 ${quantile(spent, 0.5).toFixed(1)}, p95 ${quantile(spent, 0.95).toFixed(1)} ms, the first ${first.toFixed(0)} ms`,
    "p95 at most 50 ms",
  );
}

const fresh = [...generateJobs(1_000, 99)].map((job) => ({ ...job, title: "lighthouse keeper" }));
const from = performance.now();
engine.index.put(fresh);
const found = engine.search(readQuery({ query: "lighthouse keeper" }, asking), 1, 20).total;
row(
  "1,000 new postings, found by the next query",
  `${(performance.now() - from).toFixed(0)} ms, ${found} found`,
  "at most 500 ms",
);
const merging = performance.now();
mergeSegments(jobSchema, engine.index.parts());
row(
  "merge of everything (a worker's work)",
  `${((performance.now() - merging) / 1_000).toFixed(1)} s`,
  "printed",
);
