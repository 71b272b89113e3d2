import { readRow } from "@waymark/domain/job-sources/read-row";
import { normalisePosting } from "@waymark/domain/jobs/normalise";
import type { Posting, Refusal } from "@waymark/domain/jobs/posting";
import { sourceKey } from "@waymark/domain/jobs/tokens/tokens";
import type { Deps } from "../../deps.ts";
import { jobSourcesKnown } from "../../ports/job-sources/sources.ts";
import { yieldToOthers } from "../../yield-to-others.ts";
import { updateSamples } from "../jobs/samples/load-samples.ts";
import { storePostings } from "../jobs/store-postings.ts";
import { FileBroken, type FileKind, readFile } from "./import/read-file.ts";
import { readSources, saveSource } from "./sources-store.ts";

/** The result of an import: every row was accepted, merged with an existing posting, or refused for a reason. */
export interface ImportReport {
  readonly read: number;
  readonly taken: number;
  readonly merged: number;
  readonly refused: Readonly<Partial<Record<Refusal, number>>>;
  /** The file ended in the middle; everything before that is kept. */
  readonly broken: boolean;
}

const batchSize = 100;

/**
 * Imports postings from a file, as it arrives: JSON, JSON Lines, CSV, RSS or Indeed-style XML, plain or gzipped.
 * `source` is the source of postings that name none; `kind` the format, if the file's name tells it.
 */
export async function importJobs(
  deps: Deps,
  bytes: AsyncIterable<Uint8Array>,
  source = "import",
  kind: FileKind | null = null,
): Promise<ImportReport> {
  const refused: Partial<Record<Refusal, number>> = {};
  const refuse = (why: Refusal) => {
    refused[why] = (refused[why] ?? 0) + 1;
  };
  let read = 0;
  let taken = 0;
  let merged = 0;
  let broken = false;
  const nameOf = await nameSources(deps);
  const counts = new Map<string, number>();
  let batch: Posting[] = [];
  const flush = async () => {
    const kept = await storePostings(deps, batch);
    taken += kept.taken;
    merged += kept.merged;
    batch = [];
  };
  const now = deps.now();
  const turn = yieldToOthers();
  try {
    for await (const row of readFile(bytes, kind)) {
      read++;
      if ("refused" in row) {
        refuse(row.refused);
        continue;
      }
      const raw = readRow(row.value, source);
      const posting =
        raw === null
          ? { refused: "unreadable" as const }
          : normalisePosting({ ...raw, source: nameOf(raw.source) }, now);
      if ("refused" in posting) refuse(posting.refused);
      else {
        batch.push(posting);
        counts.set(posting.source, (counts.get(posting.source) ?? 0) + 1);
      }
      if (batch.length >= batchSize) await flush();
      await turn();
    }
  } catch (error) {
    if (!(error instanceof FileBroken)) throw error;
    broken = true;
  }
  await flush();
  await updateSamples(deps);
  await noteImports(deps, counts, { refused: read - taken - merged, broken });
  return { read, taken, merged, refused, broken };
}

/**
 * Gives each source one name, however rows write it: our own sources' id, else the name it first had here ("Indeed",
 * "INDEED" and "in deed" are one).
 */
async function nameSources(deps: Pick<Deps, "db">): Promise<(named: string) => string> {
  const names = new Map<string, string>();
  const rows = await readSources(deps.db);
  for (const { id } of [...jobSourcesKnown, ...rows])
    if (!names.has(sourceKey(id))) names.set(sourceKey(id), id);
  return (named) => {
    const key = sourceKey(named);
    const name = names.get(key) ?? named;
    names.set(key, name);
    return name;
  };
}

const known = new Set(jobSourcesKnown.map(({ id }) => id));

/** Records a file's results for each source that is not fetched; the page of sources shows them. */
async function noteImports(
  deps: Deps,
  counts: ReadonlyMap<string, number>,
  how: { readonly refused: number; readonly broken: boolean },
): Promise<void> {
  const own = [...counts].filter(([name]) => !known.has(name));
  for (const [id, count] of own)
    await saveSource(deps.db, {
      id,
      lastSuccess: deps.now(),
      lastError: how.broken ? "partial" : "",
      nextRun: null,
      count,
      // In a file with several sources, refused rows cannot be assigned to one.
      skipped: counts.size === 1 ? how.refused : 0,
      failures: 0,
      asked: 0,
      askedOn: "",
      waiting: [],
    });
}
