import { languages } from "@waymark/contract/values";
import { shippedRoles } from "@waymark/domain/careers/shipped-catalogue";
import { normalisePosting } from "@waymark/domain/jobs/normalise";
import { expect, it } from "vitest";
import { testDeps } from "../../../testing/deps.ts";
import { searchJobs } from "../../job-search/search/search-jobs.ts";
import { samplesThere } from "../store.ts";
import { composeSamples } from "./compose-samples.ts";
import { expectSamples, keepLoadingSamples, loadSamples } from "./load-samples.ts";
import { samplePostings } from "./postings.ts";

const now = new Date("2026-11-22T12:00:00Z");
const composed = composeSamples();
const normalised = composed.map(({ id, daysAgo: _, ...fields }) => ({
  id,
  salary: fields.salary,
  posting: normalisePosting(
    {
      source: "sample",
      sourceId: id,
      ...fields,
      url: `https://example.com/${id}`,
      posted: now.toISOString(),
    },
    now,
  ),
}));

it("composes about 2,500 different postings, the same ones each time", () => {
  expect(composed.length).toBeGreaterThan(2_200);
  expect(composed.length).toBeLessThan(2_800);
  expect(new Set(composed.map(({ id }) => id)).size).toBe(composed.length);
  expect(new Set(composed.map(({ description }) => description)).size).toBe(composed.length);
  expect(composeSamples()).toEqual(composed);
});

it("has every role at least three times and the sought ones at least 25 times, in all languages", () => {
  const counts = new Map<string, number>();
  for (const { id } of composed) {
    const role = id.slice(3).replace(/-\d+$/, "");
    counts.set(role, (counts.get(role) ?? 0) + 1);
  }
  expect(shippedRoles().filter(({ id }) => (counts.get(id) ?? 0) < 3)).toEqual([]);
  expect([...counts.values()].filter((count) => count >= 25)).toHaveLength(12);
  for (const language of languages)
    expect(composed.filter(({ id }) => id.startsWith(language)).length).toBeGreaterThan(400);
});

it("leaves no placeholder, and every country, language and pay is understood", () => {
  expect(composed.filter((sample) => /[{}]|undefined/.test(JSON.stringify(Object.values(sample))))).toEqual(
    [],
  );
  const wrong = normalised.filter(({ id, salary, posting }) => {
    if ("refused" in posting) return true;
    const isNowhere = posting.country === undefined && !posting.remote;
    const isForeign = posting.language !== undefined && !id.startsWith(posting.language);
    return isNowhere || isForeign || (salary !== undefined && posting.pay === null);
  });
  expect(wrong).toEqual([]);
});

it("loads them in batches: searches tell how many are there, a closed product goes on at its next start", async () => {
  const deps = await testDeps({ now: () => now });
  const total = samplePostings.length + composed.length;
  await expectSamples(deps);
  const search = () => searchJobs(deps, { locale: "en" }, { query: "", page: 1, limit: 1 });
  expect(await search()).toMatchObject({ jobs: [], loading: { loaded: 0, total } });

  const closing = new AbortController();
  const report = deps.samples.report.bind(deps.samples);
  deps.samples.report = () => closing.abort();
  await keepLoadingSamples(deps, closing.signal);
  deps.samples.report = report;
  await expectSamples(deps);
  const loaded = deps.samples.progress?.loaded ?? 0;
  expect(loaded).toBeGreaterThan(0);
  expect(loaded).toBeLessThan(total);
  const early = await search();
  expect(early.loading).toEqual({ loaded, total });
  expect(early.jobs).toHaveLength(1);

  const counted = { name: "counted", max: 1, ttlMs: 60_000 };
  deps.caches.of(counted).set("of the first ones", loaded);
  expect(await loadSamples(deps)).toEqual({ samples: total });
  expect(deps.samples.progress).toBeNull();
  expect((await search()).loading).toBeUndefined();
  expect(deps.caches.of(counted).peek("of the first ones")).toBeUndefined();

  const stored = await samplesThere(deps.db);
  expect(stored.count).toBe(total);
  expect(await loadSamples(deps)).toEqual({ samples: total });
  expect(await samplesThere(deps.db)).toEqual(stored);
  await deps.database.close();
});
