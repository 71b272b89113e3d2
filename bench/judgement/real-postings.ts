import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { readRow } from "@waymark/domain/job-sources/read-row";
import { normalisePosting } from "@waymark/domain/jobs/normalise";
import type { RawPosting } from "@waymark/domain/jobs/posting";
import type { JobRow } from "../../server/src/features/jobs/job-row.ts";
import { rowOf } from "../../server/src/features/jobs/job-row.ts";
import { allSamples } from "../../server/src/features/jobs/samples/load-samples.ts";
import { newId } from "../../server/src/ids.ts";

export const now = new Date("2026-11-20T12:00:00Z");

/** Folders of recorded postings, outside of the repository. `POSTINGS_DIR` names a further one. */
const folders = ["../shared/corpus/jobs/postings", process.env.POSTINGS_DIR ?? ""];

/** A recorded or shipped posting as it would be stored. */
export interface RealPosting {
  readonly id: string;
  readonly file: string;
  readonly row: JobRow;
}

/** Recorded postings are years old; they are dated within four weeks, in the order of their files. */
const postedAt = (i: number) => new Date(now.getTime() - (i % 28) * 86_400_000 - i * 1_000).toISOString();

function recorded(): [file: string, raw: RawPosting][] {
  const found: [string, RawPosting][] = [];
  for (const folder of folders.filter((one) => one !== "" && existsSync(one))) {
    for (const file of readdirSync(folder).filter((name) => name.endsWith(".jsonl.gz"))) {
      const lines = gunzipSync(readFileSync(join(folder, file)))
        .toString()
        .split("\n");
      for (const [i, line] of lines.entries()) {
        if (line === "") continue;
        const { validThrough: _, ...fields } = JSON.parse(line) as Record<string, unknown>;
        const url = `https://postings.example.org/${file}/${i}`;
        const raw = readRow({ ...fields, url, postedDate: postedAt(i) }, "bench");
        if (raw !== null) found.push([file, raw]);
      }
    }
  }
  return found;
}

/** The recorded postings and the sample market; null where no recorded ones are on this machine. */
export function realPostings(): RealPosting[] | null {
  const real = recorded();
  if (real.length === 0) return null;
  const samples = allSamples().map((sample, i): [string, RawPosting] => [
    "samples",
    {
      source: "sample",
      sourceId: sample.id,
      title: sample.title,
      company: sample.company,
      location: sample.location,
      remote: sample.remote ?? false,
      posted: postedAt(i),
      salary: sample.salary,
      description: sample.description,
      type: sample.type,
      url: `https://example.com/waymark-samples/${sample.id}`,
    },
  ]);
  return [...real, ...samples].flatMap(([file, raw]) => {
    const posting = normalisePosting(raw, now);
    if ("refused" in posting) return [];
    const id = newId();
    return [{ id, file, row: rowOf(posting, id, { now, sample: file === "samples" }) }];
  });
}
