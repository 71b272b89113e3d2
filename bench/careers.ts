import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { careerFrame } from "@waymark/contract/careers";
import type { Language } from "@waymark/contract/values";
import type { OnetOccupation } from "@waymark/domain/careers/facts/facts";
import { noFacts } from "@waymark/domain/careers/facts/with-facts";
import { type CareerIndex, openCareers } from "@waymark/domain/careers/paths/career-index";
import { yearsOfLevel } from "@waymark/domain/careers/paths/experience";
import { type FoundPath, findPaths } from "@waymark/domain/careers/paths/find-paths";
import { warmUp } from "@waymark/domain/careers/paths/warm-up";
import { shippedCatalogue } from "@waymark/domain/careers/shipped-catalogue";
import { ConceptSpace } from "@waymark/domain/careers/titles/concept-space";
import { TitleRanker } from "@waymark/domain/careers/titles/rank-titles";
import { finish } from "@waymark/domain/in-steps";
import { createApp } from "../server/src/app.ts";
import type { Deps } from "../server/src/deps.ts";
import { aPerson } from "../server/src/testing/a-person.ts";
import { withBenchDeps } from "./bench-deps.ts";
import { conceptsOfCorpus, factsMissing, onetOfCorpus } from "./careers/corpus-facts.ts";

const row = (what: string, figure: string, target: string) =>
  console.log(`${what.padEnd(58)} ${figure.padStart(14)}  ${target}`);

const at = (times: number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(share * times.length))] ?? 0;

const spread = (times: number[]) => `${at(times, 0.5).toFixed(1)} / ${at(times, 0.95).toFixed(1)} ms`;

/** Measures career paths: `npm run bench -- careers`. */
export async function bench(): Promise<void> {
  const began = performance.now();
  const index = openCareers(shippedCatalogue());
  row(
    `reading the catalogue, ${index.catalogue.roles.size} roles`,
    `${(performance.now() - began).toFixed(0)} ms`,
    "once",
  );
  trying(index);
  engine(index);
  await withBenchDeps({ RATE_LIMITS: "off" }, (deps) => overHttp(index, deps));
  for (const [folder, language] of corpora) titles(index, folder, language, "none for this one");
  await imported(index);
}

/** The same measurements on occupations that the operator's importers read. */
async function imported(index: CareerIndex): Promise<void> {
  if (factsMissing()) {
    row("on imported facts", "skipped", "../shared/corpus/occupations is not there");
    return;
  }
  const concepts = await conceptsOfCorpus();
  for (const [folder, language, target] of corpora)
    titles(index, folder, language, target, new ConceptSpace(concepts, language));
  const onet = await onetOfCorpus();
  const began = performance.now();
  const rich = openCareers(shippedCatalogue(), { ...noFacts, onet, concepts });
  row("opening the catalogue with O*NET and ESCO", `${(performance.now() - began).toFixed(0)} ms`, "once");
  related(onet, rich);
  trying(rich);
  engine(rich);
}

/** The share of an occupation's ten primary related occupations that are among its ten nearest. */
function related(onet: readonly OnetOccupation[], { occupations }: CareerIndex): void {
  const recalls = [true, false].map((even) => {
    const shares = onet
      .filter((one, at) => one.related.length > 0 && (at % 2 === 0) === even)
      .map(({ code, related }) => {
        const near = new Set(occupations?.nearest(code, 10));
        return related.filter((other) => near.has(other)).length / related.length;
      });
    return { sum: shares.reduce((sum, share) => sum + share, 0), count: shares.length };
  });
  const [chosen = { sum: 0, count: 0 }, checked = { sum: 0, count: 0 }] = recalls;
  const share = ({ sum, count }: { sum: number; count: number }) => (sum / Math.max(1, count)).toFixed(3);
  const all = { sum: chosen.sum + checked.sum, count: chosen.count + checked.count };
  row(`recall at 10 of O*NET's related, ${all.count} occupations`, share(all), "0.56 at least");
  row("of it, those the shares were chosen on / the others", `${share(chosen)} / ${share(checked)}`, "");
}

/** Times the requests that the server answers, apart from its start. */
function trying(index: CareerIndex): void {
  const began = performance.now();
  finish(warmUp(index));
  row("trying it out", `${(performance.now() - began).toFixed(0)} ms`, "once");
}

function engine(index: CareerIndex): void {
  const times: number[] = [];
  const worked: number[] = [];
  const paths: FoundPath[] = [];
  for (const role of index.catalogue.roles.values()) {
    const level = role.levels[0] ?? "mid";
    const stand = {
      role,
      level,
      years: Math.max(role.years, yearsOfLevel[level]),
      held: new Set(role.skills.slice(0, 3)),
    };
    const from = performance.now();
    const before = process.cpuUsage();
    paths.push(
      ...findPaths(index, {
        stand,
        industry: null,
        wish: null,
        hidden: new Set(),
        pinned: [],
        not: new Set(),
      }),
    );
    times.push(performance.now() - from);
    const { user, system } = process.cpuUsage(before);
    worked.push((user + system) / 1_000);
  }
  row("a request to the engine from every role, p50 / p95", spread(times), "under 20 ms");
  row("the same in time of the processor", spread(worked), "on a busy machine");
  const slowest = `${Math.max(...times).toFixed(1)} / ${Math.max(...worked).toFixed(1)} ms`;
  row("the slowest of them, by the clock / of the processor", slowest, "under 20 ms");
  const overlaps = paths.filter(overlapping).length;
  const outside = paths.filter(leavesLane).length;
  row(`layouts of ${paths.length} paths with an overlap`, String(overlaps), "0");
  row("layouts with a node outside its lane", String(outside), "0");
  row("most nodes of a path", String(Math.max(...paths.map(({ nodes }) => nodes.length))), "24 at most");
  const share = (holds: (count: number) => boolean) =>
    `${((100 * paths.filter(({ nodes }) => holds(nodes.length)).length) / paths.length).toFixed(0)}%`;
  row(
    "paths that are a bare line / of four roles and more",
    `${share((n) => n === 2)} / ${share((n) => n >= 4)}`,
    "",
  );
  const chances = paths.flatMap(({ nodes }) => nodes.slice(1).map(({ probability }) => probability));
  row("probabilities, p10 / p50 / p90", [0.1, 0.5, 0.9].map((share) => at(chances, share)).join(" / "), "");
}

function overlapping({ nodes }: FoundPath): boolean {
  const { width, height } = careerFrame.node;
  return nodes.some((a, i) =>
    nodes.slice(i + 1).some((b) => Math.abs(a.x - b.x) < width && Math.abs(a.y - b.y) < height),
  );
}

function leavesLane({ nodes, lanes }: FoundPath): boolean {
  return nodes.some(({ level, y }) => {
    const lane = lanes.find((one) => one.level === level);
    const half = careerFrame.node.height / 2;
    return lane === undefined || y - half < lane.y - 1 || y + half > lane.y + lane.height + 1;
  });
}

async function overHttp(index: CareerIndex, deps: Deps): Promise<void> {
  const app = await createApp(deps);
  await app.ready();
  const { headers } = await aPerson(deps);
  const times: number[] = [];
  const worked: number[] = [];
  const titles = [...index.catalogue.roles.values()].map((role) => role.titles.en[0] ?? "");
  for (const currentRole of titles.slice(0, 200)) {
    const from = performance.now();
    const before = process.cpuUsage();
    const answer = await app.inject({
      method: "POST",
      url: "/api/career-paths",
      headers: { ...headers, "sec-fetch-site": "same-origin" },
      payload: { currentRole, experience: "5 years", skills: ["Communication"] },
    });
    if (answer.statusCode !== 200) throw new Error(answer.body);
    times.push(performance.now() - from);
    const { user, system } = process.cpuUsage(before);
    worked.push((user + system) / 1_000);
  }
  // The first call reads the catalogue.
  row("POST /api/career-paths, 200 roles, p50 / p95", spread(times.slice(1)), "");
  row("the same in time of the processor", spread(worked.slice(1)), "on a busy machine");
  row("the first of them, which reads the catalogue", `${(times[0] ?? 0).toFixed(0)} ms`, "");
  await app.close();
}

const corpus = join(import.meta.dirname, "../../shared/corpus/jobs/titles");

const corpora: readonly (readonly [folder: string, language: Language, target: string])[] = [
  ["english", "en", "0.42 at least"],
  ["spanish", "es", "0.36 at least"],
  ["german", "de", "0.33 at least"],
];

/** Mean average precision over the development titles, if the corpus is there. */
function titles(
  index: CareerIndex,
  folder: string,
  language: Language,
  target: string,
  concepts: ConceptSpace | null = null,
): void {
  const lying = join(corpus, folder);
  const basis = concepts === null ? "the shipped catalogue alone" : "with ESCO imported";
  const name = `titles in ${language}, ${basis}: MAP`;
  if (!existsSync(lying)) {
    row(name, "skipped", "../shared/corpus/jobs/titles is not there");
    return;
  }
  const lines = (file: string) => readFileSync(join(lying, file), "utf8").trim().split("\n");
  const table = (file: string) =>
    lines(file)
      .slice(1)
      .map((line) => line.split("\t"));
  const elements = table("corpus_elements.tsv");
  const relevant = new Map<string, Set<string>>();
  for (const line of lines("qrels.dev.tsv")) {
    const [query = "", , title = "", is] = line.split(/\s+/);
    if (is !== "0") relevant.set(query, (relevant.get(query) ?? new Set()).add(title));
  }
  const ranker = new TitleRanker(
    elements.map(([, title = ""]) => title),
    index.reader,
    language,
    concepts,
  );
  const precisions: number[] = [];
  const times: number[] = [];
  for (const [id = "", query = ""] of table("queries.dev.tsv")) {
    const wanted = relevant.get(id);
    if (wanted === undefined) continue;
    const from = performance.now();
    const ranked = ranker.rank(query);
    times.push(performance.now() - from);
    let hits = 0;
    let sum = 0;
    for (const [place, { at }] of ranked.entries())
      if (wanted.has(elements[at]?.[0] ?? "")) sum += ++hits / (place + 1);
    precisions.push(sum / wanted.size);
  }
  const mean = precisions.reduce((sum, one) => sum + one, 0) / Math.max(1, precisions.length);
  row(name, mean.toFixed(3), target);
  row(`ranking ${elements.length} titles, p50 / p95`, spread(times), "");
}
