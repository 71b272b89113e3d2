import { statSync } from "node:fs";
import { finish } from "@waymark/domain/in-steps";
import { Occupations } from "@waymark/domain/job-search/match/occupations";
import { tokensVersion } from "@waymark/domain/jobs/tokens/tokens-version";
import { jobDocuments, jobSchema } from "../../server/src/features/job-search/index/job-documents.ts";
import type { IndexedJob } from "../../server/src/features/jobs/indexed-job.ts";
import { mostBuilt, SegmentBuilder } from "../../server/src/search-index/build-segment.ts";
import { mergeSegments, type Part } from "../../server/src/search-index/merge-segments.ts";
import { writeSnapshot } from "../../server/src/search-index/snapshot.ts";
import { generateJobs } from "./corpus.ts";
import { megabytes, row } from "./figures.ts";

// Builds the index of the generated postings and writes its snapshot. It has its own process, so that the next one
// measures only the memory of serving.
const [size = 0, file = ""] = [Number(process.argv[2]), process.argv[3]];
const parts: Part[] = [];
let spent = 0;
let processor = 0;
let peak = 0;
const timed = <T>(work: () => T): T => {
  const from = performance.now();
  const cpu = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(cpu);
  processor += (user + system) / 1_000;
  spent += performance.now() - from;
  peak = Math.max(peak, process.memoryUsage().rss);
  return result;
};

const occupations = finish(Occupations.of());
const documents = jobDocuments((title) => occupations.read(title));
let builder = new SegmentBuilder(documents);
const batch: IndexedJob[] = [];
for (const job of generateJobs(size)) {
  batch.push(job);
  if (batch.length < 2_048) continue;
  timed(() => {
    for (const one of batch.splice(0)) builder.add(one);
  });
  if (builder.docs + 2_048 <= mostBuilt) continue;
  timed(() => parts.push({ bytes: builder.build(), gone: null }));
  builder = new SegmentBuilder(documents);
}
timed(() => {
  for (const one of batch) builder.add(one);
  if (builder.docs > 0) parts.push({ bytes: builder.build(), gone: null });
});
const merged = timed(() => mergeSegments(jobSchema, parts));
const from = performance.now();
await writeSnapshot(
  file,
  { cursor: null, parts: [{ bytes: merged, gone: null }] },
  { schema: jobSchema, tokens: tokensVersion },
);
const written = performance.now() - from;
row(
  `build of ${size} postings`,
  `${((spent + written) / 1_000).toFixed(1)} s, processor ${(processor / 1_000).toFixed(1)} s, peak ${megabytes(peak)} MB`,
  "at most 90 s at 1M",
);
row("index on disk", `${megabytes(statSync(file).size)} MB`, "at most 350 MB at 1M");
