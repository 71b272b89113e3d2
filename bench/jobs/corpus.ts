import type { JobType } from "@waymark/contract/jobs";
import type { AskedSearch } from "@waymark/domain/job-search/query";
import type { Level } from "@waymark/domain/jobs/title/level";
import { levelOfTitle } from "@waymark/domain/jobs/title/level";
import { skillsOfData } from "@waymark/domain/vocabulary/skills.generated";
import type { IndexedJob } from "../../server/src/features/jobs/indexed-job.ts";
import { seeded } from "../seeded.ts";

/** A generated job market, the same for the same seed on every machine. */
export const newest = Date.UTC(2026, 10, 20);
const dayMs = 86_400_000;

const syllables =
  "ba be bo ca ce co da de do fa fe go ha ka ke la le li lo ma me mi mo na ne no pa pe po ra re ri ro sa se so ta te ti to va ve vo wa".split(
    " ",
  );
const roles =
  "engineer nurse technician manager assistant analyst driver teacher cook electrician accountant designer mechanic therapist clerk consultant operator specialist developer plumber".split(
    " ",
  );
const fields =
  "software registered dental sales data truck primary line marine tax graphic diesel speech payroll cloud crane support mobile gas hotel network school retail field lab solar bank media health quality".split(
    " ",
  );
const ranks = ["", "", "", "", "senior", "junior", "lead", "head"];
const cities: readonly (readonly [city: string, country: string, currency: string])[] = [
  ["new_york", "US", "USD"],
  ["chicago", "US", "USD"],
  ["austin", "US", "USD"],
  ["seattle", "US", "USD"],
  ["london", "GB", "GBP"],
  ["leeds", "GB", "GBP"],
  ["berlin", "DE", "EUR"],
  ["munchen", "DE", "EUR"],
  ["paris", "FR", "EUR"],
  ["madrid", "ES", "EUR"],
];
/** Known sources, whose postings are visible without an account. */
const sources = ["remoteok", "arbeitnow", "jobicy", "himalayas", "themuse"];
const placeNames: Readonly<Record<string, string>> = { new_york: "New York", munchen: "Munich" };
const types: readonly JobType[] = [
  "full-time",
  "full-time",
  "full-time",
  "part-time",
  "contract",
  "internship",
];
const skillIds = skillsOfData().map(({ id }) => id);

/** Draws indexes by Zipf's law: rank `r` is drawn in proportion to `1 / r ** exponent`. */
function zipf(size: number, exponent: number): (random: () => number) => number {
  const upTo = new Float64Array(size);
  let sum = 0;
  for (let i = 0; i < size; i++) {
    sum += 1 / (i + 1) ** exponent;
    upTo[i] = sum;
  }
  return (random) => {
    const wanted = random() * sum;
    let low = 0;
    let high = size - 1;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((upTo[middle] ?? 0) < wanted) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}

function wordOf(index: number): string {
  let word = "";
  for (let rest = index + 37; rest > 0; rest = Math.floor(rest / syllables.length))
    word += syllables[rest % syllables.length];
  return `${word}${"nrst"[index % 4]}`;
}

const words = Array.from({ length: 43_000 }, (_, i) => wordOf(i * 7 + 1));

/** About 800 titles, the commonest first. */
const titles: readonly string[] = ["software engineer", "registered nurse"].concat(
  Array.from({ length: 798 }, (_, i) => {
    const field = fields[(i * 7) % fields.length];
    const rank = ranks[Math.floor(i / 100) % ranks.length];
    return `${rank} ${i > 300 ? `${words[i]} ` : ""}${field} ${roles[(i * 3) % roles.length]}`.trim();
  }),
);

const drawTitle = zipf(titles.length, 0.8);
const drawWord = zipf(words.length, 1);
const drawCity = zipf(cities.length, 0.8);
const drawCompany = zipf(20_000, 0.8);
const drawSkill = zipf(skillIds.length, 0.8);

const companyOf = (index: number) =>
  `${words[200 + index]} ${["Works", "Group", "Health", "Labs"][index % 4]}`;

function uuidOf(random: () => number, time: number): string {
  const hex = (length: number) =>
    Array.from({ length }, () => Math.floor(random() * 16).toString(16)).join("");
  const stamp = time.toString(16).padStart(12, "0");
  return `${stamp.slice(0, 8)}-${stamp.slice(8)}-7${hex(3)}-8${hex(3)}-${hex(12)}`;
}

/** One posting in this many comes from a board that only its followers see. */
const followedEvery = 100;
export const boardIds = Array.from({ length: 200 }, (_, i) => `site:careers-${i}.example.com`);

/** Yields postings as they enter the index. */
export function* generateJobs(count: number, seed = 11): Generator<IndexedJob> {
  const random = seeded(seed);
  for (let i = 0; i < count; i++) {
    const title = titles[drawTitle(random)] ?? "cook";
    const [city, country, currency] = cities[drawCity(random)] ?? cities[0] ?? ["", "", ""];
    const length = 150 + Math.floor(random() * 150);
    const text: string[] = [];
    for (let w = 0; w < length; w++) text.push(words[drawWord(random)] ?? "");
    if (random() < 0.3) text.push(titles[drawTitle(random)] ?? "");
    const low = 30_000 + Math.floor(random() * 60) * 1_000;
    const isPaid = random() < 0.6;
    const postedAt = newest - Math.floor(random() * 60 * dayMs);
    yield {
      id: uuidOf(random, postedAt),
      postedAt: new Date(postedAt),
      title,
      company: companyOf(drawCompany(random)),
      location: `${placeNames[city] ?? city}, ${country}`,
      description: text.join(" "),
      remote: random() < 0.15,
      type: types[Math.floor(random() * types.length)] ?? "",
      open: true,
      topPay: isPaid ? low + 9_000 : null,
      middlePay: isPaid ? low + 4_500 : null,
      currency: isPaid ? currency : null,
      places: [`@${country.toLowerCase()}`, `@${city}`],
      country,
      source: sources[i % sources.length] ?? "",
      language: country === "DE" ? "de" : country === "FR" ? "fr" : country === "ES" ? "es" : "en",
      level: levelOfTitle(title) satisfies Level,
      skills: Array.from({ length: 5 }, () => skillIds[drawSkill(random)] ?? ""),
      welcomeSkills: [],
      sample: false,
      followersOf: i % followedEvery === 0 ? (boardIds[(i / followedEvery) % boardIds.length] ?? null) : null,
    };
  }
}

/** Adds a typing error to a word of at least five letters: one letter dropped or doubled, or two swapped. */
export function misspell(random: () => number, text: string): string {
  const long = [...text.matchAll(/\p{L}{5,}/gu)];
  const word = long[Math.floor(random() * long.length)];
  if (word === undefined) return text;
  return text.slice(0, word.index) + slip(random, word[0]) + text.slice(word.index + word[0].length);
}

function slip(random: () => number, text: string): string {
  const at = 1 + Math.floor(random() * Math.max(1, text.length - 2));
  const kind = random();
  if (kind < 0.4) return text.slice(0, at) + text.slice(at + 1);
  if (kind < 0.7) return text.slice(0, at) + text.charAt(at) + text.slice(at);
  return text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2);
}

export interface BenchSearch {
  readonly asked: AskedSearch;
  readonly page: number;
  readonly isMisspelt: boolean;
}

/** Searches as people make them: common and rare titles, skills, companies, typing errors; six of ten with filters. */
export function searchMix(count = 300, seed = 12): BenchSearch[] {
  const random = seeded(seed);
  const pick = <T>(list: readonly T[]): T => {
    const item = list[Math.floor(random() * list.length)];
    if (item === undefined) throw new Error("an empty list");
    return item;
  };
  return Array.from({ length: count }, () => {
    const kind = random();
    const isMisspelt = kind >= 0.9;
    const query =
      kind < 0.25
        ? pick(titles.slice(0, 12))
        : kind < 0.45
          ? pick(titles.slice(12, 200))
          : kind < 0.58
            ? pick(titles.slice(400))
            : kind < 0.66
              ? `${pick(titles.slice(0, 40))} ${pick(words.slice(0, 300))}`
              : kind < 0.72
                ? `senior ${pick(roles)}`
                : kind < 0.8
                  ? companyOf(Math.floor(random() * 300))
                  : kind < 0.9
                    ? pick(roles)
                    : misspell(random, pick(titles.slice(0, 60)));
    const isFiltered = random() < 0.6;
    const [city, country] = pick(cities);
    return {
      isMisspelt,
      page: random() < 0.2 ? 5 : 1,
      asked: {
        query,
        ...(isFiltered && random() < 0.5
          ? { location: random() < 0.5 ? (placeNames[city] ?? city) : country }
          : {}),
        ...(isFiltered && random() < 0.25 ? { remote: true } : {}),
        ...(isFiltered && random() < 0.3 ? { jobType: pick(types) } : {}),
        ...(isFiltered && random() < 0.3 ? { salaryMin: 40_000 + Math.floor(random() * 5) * 10_000 } : {}),
      },
    };
  });
}
