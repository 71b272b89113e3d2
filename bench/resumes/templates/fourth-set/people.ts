import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "@waymark/contract/values";
import { parse } from "yaml";
import { z } from "zod";
import type { Chance, Half } from "../../chance.ts";
import type { Job, Month, Person, Study } from "../../person.ts";

const list = z.string().transform((text) => text.split(" | "));
const Country = z.object({
  given: list,
  surnames: list,
  towns: list,
  streets: list,
  phones: list,
  schools: list,
  secondary: list,
  leaving: list,
  degrees: z.record(z.string(), list),
});
const Trade = z.object({
  titles: list,
  employers: list,
  bullets: list,
  summaries: list,
  skills: list,
  certificates: list,
});
const Words = z.object({
  countries: z.record(z.string(), Country),
  trades: z.record(z.string(), Trade),
  speaks: list,
  hobbies: list,
});
type Words = z.infer<typeof Words>;

/** Every second item of each list, so that the halves share no word. */
function halved<T>(value: T, from: 0 | 1): T;
function halved(value: unknown, from: 0 | 1): unknown {
  if (Array.isArray(value)) return value.filter((_, i) => i % 2 === from);
  return Object.fromEntries(Object.entries(Object(value)).map(([key, one]) => [key, halved(one, from)]));
}

/** The sets whose people stay in one trade, each with words of its own. */
export type CareerSet = "fourth" | "fifth";

const read = new Map<string, Words>();
function wordsOf(set: CareerSet, language: Language, half: Half): Words {
  const key = `${set} ${language} ${half}`;
  const file = join(import.meta.dirname, "..", `${set}-set`, "words", `${language}.yaml`);
  const words =
    read.get(key) ?? halved(Words.parse(parse(readFileSync(file, "utf8"))), half === "seen" ? 0 : 1);
  read.set(key, words);
  return words;
}

/** The people that a layout is made for. */
export interface Careers {
  readonly country: string;
  readonly trades: readonly string[];
  /** The least and the greatest number of jobs; 1 to 5 if it is left out. */
  readonly jobs?: readonly [least: number, most: number];
}

const ofKey = <T>(record: Readonly<Record<string, T>>, key: string): T => {
  const found = record[key];
  if (found === undefined) throw new Error(`No words for ${key}.`);
  return found;
};

/** The town's own name in a line such as 'Wakefield, WF1 3QT' or '26121 Oldenburg'. */
const townIn = (line: string): string =>
  (line.replace(/^[\d\s-]+/, "").split(/,| \(| - | [A-Z]{2,3} \d{4}| \d/)[0] ?? "").trim();

const filler = (chance: Chance, surnames: readonly string[]) => (pattern: string, town: string) =>
  pattern
    .replaceAll("{T}", town)
    .replaceAll("{S}", () => chance.pick(surnames))
    .replaceAll("{N}", () => String(chance.int(3, 9)))
    .replaceAll("{P}", () => String(chance.int(12, 38)))
    .replaceAll("{D}", () => String(chance.int(100, 199)));

const monthAt = (months: number): Month => ({ year: Math.floor(months / 12), month: (months % 12) + 1 });
const today = 2026 * 12 + 8;

function spans(chance: Chance, count: number): { start: Month; end: Month | null }[] {
  let end = chance.is(0.65) ? today : today - chance.int(2, 40);
  return Array.from({ length: count }, (_, i) => {
    const start = end - chance.int(5, 70);
    const span = { start: monthAt(start), end: i === 0 && end === today ? null : monthAt(end) };
    end = start - (chance.is(0.2) ? chance.int(6, 30) : chance.int(0, 2));
    return span;
  });
}

/** A person who stays in one trade, the newest job first. */
export function drawCareer(
  chance: Chance,
  language: Language,
  set: CareerSet,
  half: Half,
  careers: Careers,
): Person {
  const words = wordsOf(set, language, half);
  const country = ofKey(words.countries, careers.country);
  const tradeName = chance.pick(careers.trades);
  const trade = ofKey(words.trades, tradeName);
  const fill = filler(chance, country.surnames);
  const townOf = (): string => townIn(chance.pick(country.towns));
  const [least, most] = careers.jobs ?? [1, 5];
  const jobs = jobsOf(spans(chance, chance.int(least, most)), (taken) => {
    let [town, company] = ["", ""];
    for (let tries = 0; tries < 12 && (company === "" || taken.has(company)); tries++) {
      town = townOf();
      company = fill(chance.pick(trade.employers), town);
    }
    const bullets = chance.some(trade.bullets, chance.int(1, 3)).map((one) => fill(one, town));
    return { title: chance.pick(trade.titles), company, town, bullets };
  });
  const firstYear = jobs.at(-1)?.start.year ?? 2025;
  const studies = studiesOf(chance, country, tradeName, firstYear, fill);
  const [first, last] = [chance.pick(country.given), chance.pick(country.surnames)];
  const line = chance.pick(country.towns);
  const account = `${first}.${last}`
    .normalize("NFKD")
    .replace(/[^a-zA-Z.]/g, "")
    .toLowerCase();
  const host = chance.pick(["example.com", "mailbox.example.org", "inbox.example.net"]);
  return {
    language,
    first,
    last,
    ownLetters: "",
    email: `${account}${chance.is(0.4) ? chance.int(1, 99) : ""}@${host}`,
    phone: fill(chance.pick(country.phones), ""),
    place: { street: chance.pick(country.streets), line, town: townIn(line) },
    headline: chance.pick(trade.titles),
    summary: chance.is(0.75) ? fill(chance.pick(trade.summaries), "") : null,
    jobs,
    hasDates: chance.is(0.95),
    studies,
    skills: chance.some(trade.skills, chance.int(3, 5)).map((name) => ({ name, level: chance.int(1, 5) })),
    certificates: chance.is(0.6) ? chance.some(trade.certificates, chance.int(1, 2)) : [],
    speaks: chance.is(0.4) ? chance.some(words.speaks, 2) : [],
    hobbies: chance.is(0.4) ? chance.some(words.hobbies, 3) : [],
  };
}

function jobsOf(
  times: readonly { start: Month; end: Month | null }[],
  draw: (taken: ReadonlySet<string>) => Omit<Job, "start" | "end">,
): Job[] {
  const taken = new Set<string>();
  return times.map((time) => {
    const job = { ...draw(taken), ...time };
    taken.add(job.company);
    return job;
  });
}

function studiesOf(
  chance: Chance,
  country: z.infer<typeof Country>,
  trade: string,
  before: number,
  fill: (pattern: string, town: string) => string,
): Study[] {
  const higher = chance.some(ofKey(country.degrees, trade), chance.is(0.4) ? 2 : 1);
  const leaving = chance.is(0.5) ? [chance.pick(country.leaving)] : [];
  let end = before * 12 + 5;
  return [...higher, ...leaving].map((degree, i) => {
    const town = townIn(chance.pick(country.towns));
    const school = fill(chance.pick(i < higher.length ? country.schools : country.secondary), town);
    const study = {
      degree,
      school,
      town,
      start: monthAt(end - chance.int(1, 4) * 12 + 3),
      end: monthAt(end),
    };
    end -= chance.int(3, 5) * 12;
    return study;
  });
}
