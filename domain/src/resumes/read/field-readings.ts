import type { FieldReading } from "@waymark/contract/resumes-reading";
import { companyScore, degreeScore, schoolScore } from "../../vocabulary/organisations.ts";
import { placeScore } from "../../vocabulary/place-words.ts";
import { skillId } from "../../vocabulary/skills.ts";
import { titleScore } from "../../vocabulary/titles.ts";
import type { Line } from "./document.ts";
import type { Entry } from "./entries.ts";
import { type Evidence, holding } from "./evidence.ts";
import type { Item } from "./layout/wrapped.ts";
import type { LanguageRead } from "./lists/read-languages.ts";
import type { CustomRead } from "./read-custom.ts";
import type { StudyRead } from "./read-education.ts";
import type { JobRead } from "./read-experience.ts";
import type { LinkRead } from "./read-links.ts";
import { type Found, type Origin, tracedAll } from "./trace.ts";

/** The readings of all jobs. The order of title and employer in most heads is evidence for those that share it. */
export function jobFields(jobs: readonly JobRead[]): FieldReading[] {
  const votes = jobs.reduce((sum, { head }) => sum + Math.sign(head.titleFirst), 0);
  return jobs.flatMap((job, i) => {
    const { item, entry, head } = job;
    const lines = headLines(entry, head.used);
    const both: Record<"complete" | "dated" | "headed" | "likeOthers", boolean> = {
      headed: true,
      complete: item.title !== "" && item.company !== "",
      dated: entry.span !== null,
      likeOthers: jobs.length > 1 && Math.abs(votes) > jobs.length / 2 && votes * head.titleFirst >= 0,
    };
    const placedOnly = both.complete && head.titleFirst === 0;
    const title = holding({
      ...both,
      placedOnly,
      known: titleScore(item.title) > 0.5,
      long: item.title.length > 80,
      odd: companyScore(item.title) === 1 || /[.!?]$/.test(item.title),
    });
    const company = holding({
      ...both,
      placedOnly,
      known: companyScore(item.company) + schoolScore(item.company) > 0.5,
      long: item.company.length > 70,
      odd: titleScore(item.company) > 0.5 && companyScore(item.company) === 0,
    });
    const employer = job.shared ? [...headLines(job.shared, 0), ...lines] : lines;
    const path = `experience.${i}`;
    return tracedAll([
      [`${path}.title`, item.title, { lines, evidence: title }],
      [`${path}.company`, item.company, { lines: employer, evidence: company }],
      [`${path}.location`, item.location, { lines: employer, evidence: placeEvidence(item.location) }],
      ...dateFields(path, entry, item),
      [
        `${path}.description`,
        item.description,
        { lines: entry.after.slice(head.used), evidence: ["headed", "dated", "itemised"] },
      ],
    ]);
  });
}

export function studyFields(studies: readonly StudyRead[]): FieldReading[] {
  return studies.flatMap(({ item, entry, used }, i) => {
    const lines = headLines(entry, used);
    const both = {
      headed: true,
      complete: item.degree !== "" && item.school !== "",
      dated: entry.span !== null,
    };
    const degree = holding({
      ...both,
      known: degreeScore(item.degree) > 0,
      long: item.degree.length > 110,
      odd: schoolScore(item.degree) > 0 && degreeScore(item.degree) === 0,
    });
    const school = holding({
      ...both,
      known: schoolScore(item.school) > 0,
      long: item.school.length > 90,
      odd: degreeScore(item.school) > 0 && schoolScore(item.school) === 0,
    });
    const path = `education.${i}`;
    return tracedAll([
      [`${path}.degree`, item.degree, { lines, evidence: degree }],
      [`${path}.school`, item.school, { lines, evidence: school }],
      [`${path}.location`, item.location, { lines, evidence: placeEvidence(item.location) }],
      [`${path}.gpa`, item.gpa, { lines: [...lines, ...entry.after], evidence: ["pattern", "labelled"] }],
      ...dateFields(path, entry, { startDate: "", endDate: "", ...item }),
    ]);
  });
}

type Row = readonly [string, string, Origin];

function dateFields(
  path: string,
  entry: Entry,
  dates: { startDate: string; endDate: string; graduationDate?: string },
): Row[] {
  const origin: Origin = {
    lines: entry.dated ? [entry.dated] : [],
    written: entry.date,
    evidence: holding({ pattern: entry.span?.isRange === true, headed: true, dated: true }),
  };
  return [
    [`${path}.startDate`, dates.startDate, origin],
    [`${path}.endDate`, dates.endDate, origin],
    [`${path}.graduationDate`, dates.graduationDate ?? "", origin],
  ];
}

const placeEvidence = (place: string): Evidence[] =>
  holding({
    headed: true,
    dated: true,
    known: placeScore(place) >= 0.9,
    placedOnly: placeScore(place) === 0,
  });

const headLines = (entry: Entry, used: number): Line[] => [
  ...entry.before,
  ...(entry.dated ? [entry.dated] : []),
  ...entry.after.slice(0, used),
];

/** The readings of a list, `name.0`, `name.1` and so on. */
export const listFields = (name: string, items: readonly Item[]): FieldReading[] =>
  tracedAll(
    items.map(({ text, lines }, i): Row => {
      const evidence = holding({
        headed: true,
        itemised: text.length < 120,
        known: skillId(text) !== null,
        long: text.length > 200,
      });
      return [`${name}.${i}`, text, { lines, evidence }];
    }),
  );

/** The readings of values with an origin of their own. */
export const foundFields = (rows: readonly (readonly [string, Found | null])[]): FieldReading[] =>
  tracedAll(rows.flatMap(([field, found]): Row[] => (found ? [[field, found.value, found]] : [])));

export const languageFields = (languages: readonly LanguageRead[]): FieldReading[] =>
  languages.flatMap(({ name, level, lines }, i) =>
    tracedAll([
      [`languages.${i}.name`, name, { lines, evidence: ["headed", "known", "itemised"] }],
      [`languages.${i}.level`, level, { lines, evidence: ["headed", "itemised"] }],
    ]),
  );

export const linkFields = (links: readonly LinkRead[]): FieldReading[] =>
  links.flatMap(({ url, written, line }, i) =>
    tracedAll([[`links.${i}.url`, url, { lines: [line], written, evidence: ["pattern", "atHead"] }]]),
  );

export const customFields = (sections: readonly CustomRead[]): FieldReading[] =>
  sections.flatMap(({ items }, i) =>
    items.flatMap(({ item, lines }, k) => {
      const path = `custom.${i}.items.${k}`;
      return tracedAll([
        [`${path}.title`, item.title, { lines, evidence: ["headed"] }],
        [`${path}.subtitle`, item.subtitle, { lines, evidence: ["headed", "placedOnly"] }],
        [`${path}.date`, item.date, { lines, evidence: ["headed", "pattern"] }],
        [`${path}.description`, item.description, { lines, evidence: ["headed"] }],
      ]);
    }),
  );
