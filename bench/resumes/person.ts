import type { Language } from "@waymark/contract/values";
import type { Chance } from "./chance.ts";
import { everyOccupation, type Field, fields, type Occupation, type Words, wordsOf } from "./words.ts";

export interface Month {
  readonly year: number;
  readonly month: number;
}
export interface Job {
  readonly title: string;
  readonly company: string;
  readonly town: string;
  readonly start: Month;
  /** Null for a job that goes on. */
  readonly end: Month | null;
  readonly bullets: readonly string[];
}
export interface Study {
  readonly degree: string;
  readonly school: string;
  readonly town: string;
  readonly start: Month;
  readonly end: Month;
}
export interface Person {
  readonly language: Language;
  readonly first: string;
  readonly last: string;
  /** The name in its own letters, for a person from a country of other letters. */
  readonly ownLetters: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly place: { readonly street: string; readonly line: string; readonly town: string } | null;
  readonly headline: string;
  readonly summary: string | null;
  /** The newest first. */
  readonly jobs: readonly Job[];
  readonly hasDates: boolean;
  readonly studies: readonly Study[];
  readonly skills: readonly { readonly name: string; readonly level: number }[];
  readonly certificates: readonly string[];
  readonly speaks: readonly string[];
  readonly hobbies: readonly string[];
}

/** Names from everywhere: first, last, and the same in own letters. */
const worldNames: readonly (readonly [first: string, last: string, own?: string])[] = [
  ["Mai Linh", "Nguyễn"],
  ["Oluwaseun", "Adeyemi"],
  ["Aleksandra", "Wiśniewska"],
  ["Pieter", "van der Meer"],
  ["María del Carmen", "de la Fuente Ortega"],
  ["Jean-Baptiste", "de La Tour"],
  ["Sukarni", ""],
  ["Na", "Li", "李娜"],
  ["Dmitri", "Sokolov", "Дмитрий Соколов"],
  ["Mohammed", "Al-Ali", "محمد العلي"],
  ["Siobhán", "O'Brien"],
  ["Chiara", "D'Angelo"],
  ["Karl-Heinz", "von und zu Hohenau"],
  ["İbrahim", "Şahin"],
  ["Þóra", "Jónsdóttir"],
  ["Đorđe", "Petrović"],
  ["João Pedro", "dos Santos"],
  ["Anna-Lena", "Meyer-Schulz"],
  ["Eleni", "Papadopoulou", "Ελένη Παπαδοπούλου"],
  ["Kenji", "Watanabe", "渡辺健二"],
  ["Tadesse", ""],
  ["Ravi", "Subramaniam"],
];

function nameOf(chance: Chance, words: Words): [first: string, last: string, own: string] {
  if (chance.is(0.3)) {
    const [first, last, own = ""] = chance.pick(worldNames);
    return [first, last, own];
  }
  const second = chance.is(0.12) ? ` ${chance.pick(words.given)}` : "";
  return [`${chance.pick(words.given)}${second}`, chance.pick(words.surnames), ""];
}

const plain = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/ß/g, "ss")
    .replace(/[^a-zA-Z]+/g, "")
    .toLowerCase();

const monthsOf = ({ year, month }: Month): number => year * 12 + month - 1;
const monthAt = (months: number): Month => ({ year: Math.floor(months / 12), month: (months % 12) + 1 });

/** The spans of jobs, newest first: some overlap, some leave a gap. */
function spansOf(chance: Chance, count: number): { start: Month; end: Month | null }[] {
  const thisMonth = monthsOf({ year: 2026, month: 6 });
  let end = chance.is(0.6) ? thisMonth : thisMonth - chance.int(2, 30);
  return Array.from({ length: count }, (_, i) => {
    const length = chance.int(4, count > 6 ? 30 : 75);
    const span = {
      start: monthAt(end - length),
      end: i === 0 && end === thisMonth ? null : monthAt(end),
    };
    const pause = chance.is(0.2) ? chance.int(5, 22) : chance.is(0.12) ? -chance.int(1, 6) : chance.int(0, 2);
    end = end - length - pause;
    return span;
  });
}

const filled = (chance: Chance, pattern: string, words: Words, town: string): string =>
  pattern
    .replaceAll("{T}", town)
    .replaceAll(
      "{S}",
      () =>
        chance.pick(words.surnames.filter((name) => /^\p{Lu}[\p{L}']{3,}/u.test(name))).split(/[ -]/)[0] ??
        "",
    )
    .replaceAll("{N}", () => String(chance.int(3, 12)))
    .replaceAll("{P}", () => String(chance.int(5, 35)))
    .replaceAll("{D}", () => String(chance.int(100, 199)));

function jobsOf(
  chance: Chance,
  words: Words,
  language: Language,
  first: Occupation,
  ownTitles: number,
): Job[] {
  const count = chance.pick([0, 1, 1, 2, 2, 3, 3, 3, 4, 4, 5, 6, 8, 12]);
  let occupation = first;
  const known = new Set<string>();
  return spansOf(chance, count).map((span) => {
    if (chance.is(0.15)) occupation = chance.pick(everyOccupation);
    const { field } = occupation;
    const town = chance.pick(words.towns).town;
    const titles = occupation.titles.get(language) ?? [];
    const title =
      chance.is(ownTitles) || titles.length === 0 ? chance.pick(words.titles) : chance.pick(titles);
    let company = "";
    for (let tries = 0; tries < 9 && (company === "" || known.has(company)); tries++)
      company = filled(chance, chance.pick(words.employers[field]), words, town);
    known.add(company);
    const bullets = [
      ...chance.some(words.bullets[field], chance.int(0, 3)),
      ...chance.some(words.bullets.any, chance.int(0, 2)),
    ].map((bullet) => filled(chance, bullet, words, town));
    return { title, company, town, ...span, bullets };
  });
}

function studiesOf(chance: Chance, words: Words, field: Field, before: number): Study[] {
  const degrees = [
    ...chance.some(words.degrees[field], chance.int(0, 2)),
    ...chance.some(words.degrees.any, chance.int(0, 1)),
  ];
  let end = before;
  return degrees.map((degree) => {
    const town = chance.pick(words.towns).town;
    const school = filled(chance, chance.pick(words.schools), words, town);
    const last = end * 12 + 5;
    const start = last - chance.int(1, 4) * 12 + 2;
    end = Math.floor(start / 12);
    return { degree, school, town, start: monthAt(start), end: monthAt(last) };
  });
}

/** `ownTitles` is the share of titles that the catalogue does not have. */
export function drawPerson(
  chance: Chance,
  language: Language,
  words: Words = wordsOf(language),
  ownTitles = 0.15,
): Person {
  const [first, last, ownLetters] = nameOf(chance, words);
  const field = chance.pick(fields);
  const occupation = chance.pick(everyOccupation.filter((one) => one.field === field));
  const jobs = jobsOf(chance, words, language, occupation, ownTitles);
  const home = chance.pick(words.towns);
  const account = [plain(first), plain(last)].filter(Boolean).join(chance.pick([".", "", "_", "-"]));
  const host = chance.pick(["example.com", "mail.example.org", "post.example.net"]);
  const skills = [
    ...chance.some(words.skills[field], chance.int(2, 5)),
    ...chance.some(words.skills.any, chance.int(0, 4)),
  ];
  return {
    language,
    first,
    last,
    ownLetters,
    email: chance.is(0.95) ? `${account}@${host}` : null,
    phone: chance.is(0.9) ? filled(chance, chance.pick(words.phones), words, "") : null,
    place: chance.is(0.85) ? { ...home, street: chance.is(0.5) ? chance.pick(words.streets) : "" } : null,
    headline: chance.is(0.4) ? (chance.pick(occupation.titles.get(language) ?? [""]) ?? "") : "",
    summary: chance.is(0.6)
      ? filled(chance, chance.some(words.summaries, chance.int(1, 2)).join(" "), words, "")
      : null,
    jobs,
    hasDates: chance.is(0.93),
    studies: studiesOf(chance, words, field, (jobs.at(-1)?.start.year ?? 2025) - chance.int(0, 1)),
    skills: chance.is(0.9) ? skills.map((name) => ({ name, level: chance.int(1, 4) })) : [],
    certificates: chance.is(0.4) ? chance.some(words.certificates, chance.int(1, 3)) : [],
    speaks: chance.is(0.5) ? chance.some(words.speaks, chance.int(1, 3)) : [],
    hobbies: chance.is(0.3) ? chance.some(words.hobbies, chance.int(2, 3)) : [],
  };
}
