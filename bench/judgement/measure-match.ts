import type { AnalyzedResume } from "@waymark/contract/resume-analysis";
import type { Language } from "@waymark/contract/values";
import { finish } from "@waymark/domain/in-steps";
import { type MatchPosting, matchScore } from "@waymark/domain/job-search/match/match";
import { Occupations } from "@waymark/domain/job-search/match/occupations";
import { type Person, type Profile, readPerson } from "@waymark/domain/job-search/match/person";
import { readRow } from "@waymark/domain/job-sources/read-row";
import { normalisePosting } from "@waymark/domain/jobs/normalise";
import { welcomeSkills } from "@waymark/domain/jobs/requirements/welcome-skills";
import { type Half, halfOf } from "./half.ts";
import { madePostings } from "./queries.ts";
import { trades } from "./trades.ts";

const now = new Date("2026-11-20T12:00:00Z");

/** Trades between which a change is no surprise. Others are another line of work. */
const kin: readonly (readonly string[])[] = [
  ["nurse", "care", "childcare"],
  ["teacher", "childcare"],
  ["electrician", "plumber", "welder", "mechanic", "engineer"],
  ["cook", "waiter"],
  ["retail", "waiter", "reception", "warehouse", "security", "cleaner"],
  ["driver", "warehouse", "mechanic"],
  ["accountant", "finance-manager", "reception"],
  ["developer", "engineer"],
];
const mayBeKin = (a: string, b: string): boolean =>
  ["other", "student", "intern"].includes(b) || kin.some((group) => group.includes(a) && group.includes(b));

interface Compared {
  readonly trade: string;
  readonly language: Language;
  readonly town: string;
  readonly level: "intern" | "senior" | "";
  readonly posting: MatchPosting;
}

const internTitles: Readonly<Record<Language, (title: string) => string>> = {
  en: (title) => `${title} Intern`,
  de: (title) => `Praktikum ${title}`,
  fr: (title) => `Stage ${title}`,
  es: (title) => `Prácticas ${title}`,
};
const seniorTitles: Readonly<Record<Language, (title: string) => string>> = {
  en: (title) => `Senior ${title}`,
  de: (title) => `Senior ${title}`,
  fr: (title) => `${title} senior`,
  es: (title) => `${title} senior`,
};

function compared(): Compared[] {
  return madePostings().map((made, i): Compared => {
    const level = i % 7 === 0 ? "intern" : i % 7 === 1 ? "senior" : "";
    const title =
      level === "intern"
        ? internTitles[made.language](made.title)
        : level === "senior"
          ? seniorTitles[made.language](made.title)
          : made.title;
    const { company, location, description, type, remote } = made;
    const raw = readRow(
      {
        title,
        company,
        location,
        description,
        type: level === "intern" ? "internship" : type,
        remote,
        postedDate: now.toISOString(),
        url: `https://postings.example.org/${made.id}`,
      },
      "bench",
    );
    const read = raw === null ? { refused: "unreadable" } : normalisePosting(raw, now);
    if ("refused" in read) throw new Error(`${made.id}: ${read.refused}`);
    return {
      trade: made.trade,
      language: made.language,
      town: made.town,
      level,
      posting: {
        title: read.title,
        skills: read.skills,
        welcomeSkills: welcomeSkills(read),
        location: read.location,
        country: read.country ?? null,
        remote: read.remote,
        payMin: null,
        payMax: null,
        payCurrency: null,
        type: read.type,
        language: read.language ?? null,
        towns: null,
      },
    };
  });
}

interface MadePerson {
  readonly name: string;
  readonly language: Language;
  readonly trade: string;
  readonly town: string;
  readonly stage: "entry" | "middle" | "senior";
  readonly person: Person;
}

const towns: Readonly<Record<Language, readonly (readonly [town: string, location: string])[]>> = {
  en: [
    ["Leeds", "Leeds, UK"],
    ["Bristol", "Bristol, UK"],
  ],
  de: [
    ["Köln", "Köln, Deutschland"],
    ["Leipzig", "Leipzig"],
  ],
  fr: [
    ["Lyon", "Lyon, France"],
    ["Nantes", "Nantes, France"],
  ],
  es: [
    ["Sevilla", "Sevilla, España"],
    ["Bilbao", "Bilbao, España"],
  ],
};
const softSkills: Readonly<Record<Language, readonly string[]>> = {
  en: ["Teamwork", "Leadership", "Communication"],
  de: ["Teamfähigkeit", "Kommunikation", "Führung"],
  fr: ["Travail d'équipe", "Communication", "Leadership"],
  es: ["Trabajo en equipo", "Comunicación", "Liderazgo"],
};

/** Fifteen people a language: trades first, from entry to senior. */
function madePeople(): MadePerson[] {
  const occupations = finish(Occupations.of());
  const people: MadePerson[] = [];
  for (const language of ["en", "de", "fr", "es"] as const) {
    for (const [i, { key, typed, tasks }] of trades[language]
      .slice(0, 17)
      .filter(({ key }) => key !== "engineer")
      .slice(0, 15)
      .entries()) {
      const stage = (["middle", "senior", "entry"] as const)[i % 3] ?? "middle";
      const [town, location] = towns[language][i % 2] ?? ["", ""];
      const title = typed[i % typed.length] ?? "";
      const from = { entry: "2026-01", middle: "2022-03", senior: "2012-05" }[stage];
      const resume: AnalyzedResume = {
        experience: [
          {
            title,
            company: "Example",
            location,
            startDate: from,
            endDate: "",
            current: true,
            description: `- ${tasks}`,
          },
        ],
        skills: [...softSkills[language]],
      };
      const profile: Profile = {
        title,
        skills: [],
        location,
        preferredLocations: [],
        remoteWork: "any",
        wish: "",
        currency: "EUR",
        locale: language,
      };
      people.push({
        name: `${language} ${stage} ${title} in ${town}`,
        language,
        trade: key,
        town,
        stage,
        person: readPerson(resume, profile, "2026-11", occupations),
      });
    }
  }
  return people;
}

export interface MatchFigures {
  readonly people: number;
  readonly sensible: number;
  readonly highestUnrelated: number;
  readonly unrelatedPair: string;
  /** People none of whose titles was read as a trade. */
  readonly unread: number;
}

/** People with a sensible first five: four fitting ones and no absurd one; and the highest number of another line of work. */
export function measureMatch(half: Half, misses: boolean): MatchFigures {
  const postings = compared();
  let [people, sensible, highestUnrelated, unread] = [0, 0, 0, 0];
  let unrelatedPair = "";
  for (const one of madePeople()) {
    if (halfOf(one.name) !== half) continue;
    people++;
    if (one.person.titles.every((title) => title.trades.length === 0)) unread++;
    const scored = postings.map((compared) => ({
      ...compared,
      score: matchScore(one.person, compared.posting) ?? 0,
    }));
    for (const { trade, score, posting } of scored) {
      if (mayBeKin(one.trade, trade) || trade === one.trade || score <= highestUnrelated) continue;
      highestUnrelated = score;
      unrelatedPair = `${one.name} → ${posting.title}`;
    }
    const first = scored.toSorted((a, b) => b.score - a.score).slice(0, 5);
    const isFitting = ({ trade, language, level, town, posting }: Compared) =>
      trade === one.trade &&
      language === one.language &&
      (town === one.town || posting.remote) &&
      (one.stage === "senior" ? level !== "intern" : one.stage === "entry" ? level !== "senior" : true);
    const isAbsurd = ({ trade, language }: Compared) =>
      language !== one.language || (trade !== one.trade && !mayBeKin(one.trade, trade));
    const isSensible = first.filter(isFitting).length >= 4 && !first.some(isAbsurd);
    if (isSensible) sensible++;
    else if (misses)
      console.log(
        `  ${one.name}: ${first.map(({ score, posting }) => `${score} ${posting.title} (${posting.location})`).join("; ")}`,
      );
  }
  return { people, sensible, highestUnrelated, unrelatedPair, unread };
}
