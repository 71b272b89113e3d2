import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { AnalyzedResume } from "@waymark/contract/resume-analysis";
import { type Language, languages } from "@waymark/contract/values";
import { finish } from "@waymark/domain/in-steps";
import { type MatchPosting, matchScore } from "@waymark/domain/job-search/match/match";
import { Occupations } from "@waymark/domain/job-search/match/occupations";
import { type Person, readPerson } from "@waymark/domain/job-search/match/person";
import { postedTowns } from "@waymark/domain/jobs/location/towns";
import { townsAround } from "../../server/src/features/job-search/match/person-of.ts";
import { planSearch } from "../../server/src/features/job-search/search/plan-search.ts";
import { Gazetteer } from "../../server/src/gazetteer/gazetteer.ts";
import { readPacked } from "../../server/src/gazetteer/packed-file.ts";
import { type Half, halfOf } from "./half.ts";
import { searchable } from "./measure-everyday.ts";
import { plain } from "./read-queries.ts";
import type { RealPosting } from "./real-postings.ts";

const firstFive = 5;
const leastFitting = 4;
/** The way counts only when so many fitting postings are within 80 kilometres, or can be worked from anywhere. */
const enoughThere = 5;
const today = "2026-11";

interface MadePerson {
  readonly name: string;
  readonly language: Language;
  readonly query: string;
  readonly person: Person;
  readonly isFitting: (posting: MatchPosting) => boolean;
  readonly isThere: (posting: MatchPosting) => boolean;
  readonly isNear: (posting: MatchPosting) => boolean;
}

const listed = (cell: string, by: string) => cell.split(by).filter((part) => part.trim() !== "");
const pattern = (source: string) => (source === "" ? null : new RegExp(source, "u"));

function resumeOf(jobs: string, tasks: string, skills: string): AnalyzedResume {
  let until = 2026 * 12 + 10;
  const date = (month: number) => `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, "0")}`;
  const experience = listed(jobs, ";").map((job, i) => {
    const [title = "", years = "1"] = job.split(",").map((part) => part.trim());
    const from = until - Number(years) * 12;
    const entry = {
      title,
      company: "Example",
      location: "",
      startDate: date(from),
      endDate: i === 0 ? "" : date(until),
      current: i === 0,
      description:
        i === 0
          ? listed(tasks, " / ")
              .map((task) => `- ${task}`)
              .join("\n")
          : "",
    };
    until = from;
    return entry;
  });
  return { experience, skills: listed(skills, ";").map((skill) => skill.trim()) };
}

/** The towns of the built product, as it looks them up; without a build only the vocabulary knows places. */
function openBenchGazetteer(): Gazetteer {
  const gazetteer = new Gazetteer();
  const towns = readPacked(join(import.meta.dirname, "../../server/dist/towns.bin"));
  if (towns !== null) gazetteer.fill(towns);
  return gazetteer;
}

function madePeople(occupations: Occupations, gazetteer: Gazetteer): MadePerson[] {
  const lines = readFileSync(new URL("people/people.tsv", import.meta.url), "utf8").split("\n");
  return lines.flatMap((line) => {
    const [code = "", trade = "", , town = "", , jobs = "", tasks = "", skills = "", ...patterns] =
      line.split("\t");
    const language = languages.find((one) => one === code);
    if (language === undefined) return [];
    const [fits, not, near] = patterns.map(pattern);
    const title = listed(jobs, ";")[0]?.split(",")[0] ?? "";
    const around = townsAround({ gazetteer }, [town]);
    const { kmToTowns } = around;
    const profile = {
      title,
      skills: [],
      location: town,
      preferredLocations: [],
      remoteWork: "any" as const,
      wish: "",
      currency: language === "en" ? "GBP" : "EUR",
      locale: language,
      ...around,
    };
    const isFitting = (posting: MatchPosting) => {
      const words = plain(posting.title);
      const isOwn = posting.language === null || posting.language === "" || posting.language === language;
      return isOwn && (fits?.test(words) ?? false) && !(not?.test(words) ?? false);
    };
    return [
      {
        name: `${language} ${trade}`,
        language,
        query: title,
        person: readPerson(resumeOf(jobs, tasks, skills), profile, today, occupations),
        isFitting,
        isThere: (posting) =>
          posting.remote ||
          plain(posting.location).includes(plain(town)) ||
          (posting.towns ?? []).some((key) => kmToTowns.has(key)),
        isNear: (posting) => isFitting(posting) || (near?.test(plain(posting.title)) ?? false),
      },
    ];
  });
}

export interface PeopleFigures {
  readonly people: number;
  readonly byMatch: number;
  readonly byRole: number;
  /** The highest number of a posting of another line of work, and whose it is. */
  readonly highestFar: number;
  readonly farPair: string;
  readonly unread: number;
}

/** People with a sensible first five, by match over all postings and over those that a search for their title finds. */
export async function measurePeople(
  postings: readonly RealPosting[],
  half: Half,
  misses: boolean,
): Promise<PeopleFigures> {
  const occupations = finish(Occupations.of());
  const { deps, engine } = searchable(postings);
  const gazetteer = openBenchGazetteer();
  const find = (name: string, within: string | undefined) => gazetteer.find(name, within);
  const all = postings.map(({ id, row }) => {
    const { keys, country } = postedTowns(row.location, row.country ?? undefined, find);
    return { id, posting: { ...row, towns: keys, country: country ?? null } as MatchPosting };
  });
  const byId = new Map(all.map((one) => [one.id, one]));
  const figures = { people: 0, byMatch: 0, byRole: 0, highestFar: 0, farPair: "", unread: 0 };
  for (const made of madePeople(occupations, gazetteer)) {
    if (halfOf(`person ${made.name}`) !== half) continue;
    figures.people++;
    if (made.person.titles.every((title) => title.trades.length === 0)) figures.unread++;
    const there = all.filter(({ posting }) => made.isFitting(posting) && made.isThere(posting)).length;
    const scored = (some: readonly { id: string; posting: MatchPosting }[]) =>
      some
        .map(({ posting }) => ({ posting, score: matchScore(made.person, posting) ?? -1 }))
        .toSorted((a, b) => b.score - a.score);
    const isGood = ({ posting }: { posting: MatchPosting }) =>
      made.isFitting(posting) && (there < enoughThere || made.isThere(posting));
    const isSensible = (ranked: readonly { posting: MatchPosting; score: number }[]) =>
      ranked.slice(0, firstFive).filter(isGood).length >= leastFitting &&
      ranked.slice(0, firstFive).every(({ posting }) => made.isNear(posting));
    const whole = scored(all);
    const { query } = await planSearch(deps, { locale: made.language }, { query: made.query });
    const { ids } = engine.search(query, 1, postings.length);
    const searched = scored(ids.flatMap((id) => byId.get(id) ?? []));
    const far = whole.find(({ posting }) => !made.isNear(posting));
    if (far !== undefined && far.score > figures.highestFar) {
      figures.highestFar = far.score;
      figures.farPair = `${made.name} → ${far.posting.title}`;
    }
    for (const [kind, ranked] of [
      ["byMatch", whole],
      ["byRole", searched],
    ] as const) {
      if (isSensible(ranked)) figures[kind]++;
      else if (misses) console.log(`  ${made.name} ${kind} (${there} there): ${told(ranked, isGood)}`);
    }
    if (misses) console.log(`  ${made.name} far: ${far?.score} ${far?.posting.title}`);
  }
  return figures;
}

const told = (
  ranked: readonly { posting: MatchPosting; score: number }[],
  isGood: (one: { posting: MatchPosting }) => boolean,
): string =>
  ranked
    .slice(0, firstFive)
    .map((one) => `${isGood(one) ? "" : "!"}${one.score} ${one.posting.title} (${one.posting.location})`)
    .join("; ");
