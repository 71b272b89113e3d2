import { findDates } from "../../vocabulary/dates.ts";
import { companyScore, degreeScore, schoolScore } from "../../vocabulary/organisations.ts";
import { titleScore } from "../../vocabulary/titles.ts";
import type { Line } from "./document.ts";
import { isBullet } from "./entries.ts";
import type { Section } from "./sections.ts";
import { withoutHeadings } from "./without-headings.ts";

/**
 * Finds the jobs or the studies of a resume that has no section of that kind: their heading was not known as one, so
 * they stand at the end of another section.
 */
export const withHiddenEntries = (sections: readonly Section[]): readonly Section[] => {
  const isBare = sections.every(({ kind }) => kind === "top");
  const told = isBare ? withoutHeadings(sections) : sections;
  return told === sections ? withStudies(withJobs(sections)) : told;
};

function withJobs(sections: readonly Section[]): readonly Section[] {
  if (sections.some(({ kind, lines }) => kind === "experience" && lines.length > 0)) return sections;
  // Of "Akademischer Werdegang" and "Studium" one has the posts.
  const areStudies =
    sections.filter(({ kind, lines }) => kind === "education" && lines.length > 0).length > 1;
  const mayHold = ({ kind, isGuessed }: Section): boolean =>
    mayHoldJobs.has(kind) || isGuessed === true || (areStudies && kind === "education");
  // `Career summary` and `Key facts` may have the jobs themselves.
  const headed = sections.find((section) => mayHold(section) && isMostly(section.lines, isJobHead));
  if (headed) return sections.map((one) => (one === headed ? { ...one, kind: "experience" as const } : one));
  const split = (isEntry: (line: Line) => boolean): Section[] =>
    sections.flatMap((section) => splitAtHeading(section, "experience", isEntry));
  const named = split(isJobHead);
  if (named.length > sections.length) return named;
  return split((line) => partsOf(line).some((part) => companyScore(part) > 0.5) && !isSchooling(line));
}

const mayHoldJobs = new Set<Section["kind"]>(["summary", "achievements"]);

/** Tells whether at least two entries of a section, and most of them, are of one kind. */
function isMostly(lines: readonly Line[], isEntry: (line: Line) => boolean): boolean {
  const dated = lines.flatMap((line, i) =>
    isDated(line) && findDates(line.text).some((span) => span.isRange) ? [i] : [],
  );
  const own = dated.filter((at) => lines.slice(Math.max(0, at - 2), at + 2).some(isEntry));
  if (dated.length > 0) return own.length > 0 && own.length * 2 > dated.length;
  const bold = lines.filter((line) => line.bold && !isBullet(line) && line.text.length < 70);
  const named = bold.filter(isEntry).length;
  return named > 0 && named * 2 > bold.length && bold.length * 2 <= lines.length;
}

/** Splits a section at an unknown heading below which most dated entries are of one kind. */
function splitAtHeading(
  section: Section,
  kind: "experience" | "education",
  isEntry: (line: Line) => boolean,
): Section[] {
  const { lines } = section;
  const dated = lines.flatMap((line, i) => (isDated(line) ? [i] : []));
  const isFound = dated.map((at) =>
    lines
      .slice(Math.max(0, at - 1), at + 2)
      .some((line) => !isBullet(line) && line.text.length < 130 && isEntry(line)),
  );
  let below = isFound.filter(Boolean).length;
  let next = 0;
  // From heading to heading the dates above fall away, so that each line is looked at once.
  const opens = (heading: number): boolean => {
    for (; (dated[next] ?? Infinity) <= heading; next++) if (isFound[next]) below -= 1;
    return below > 0 && (dated[next] ?? Infinity) <= heading + 3 && below * 2 > dated.length - next;
  };
  const largest = Math.max(...lines.map(({ size }) => size));
  // The name stands in the largest letters of the head, above the heading.
  const isName = (line: Line): boolean => section.kind === "top" && line.size === largest && largest > 15;
  const at = lines.findIndex((line, i) => isUnknownHeading(line) && !isName(line) && opens(i));
  const heading = lines[at];
  if (heading === undefined) return [section];
  return [
    { ...section, lines: lines.slice(0, at) },
    { kind, heading: heading.text, lines: lines.slice(at + 1) },
  ];
}

function withStudies(sections: readonly Section[]): readonly Section[] {
  if (sections.some(({ kind, lines }) => kind === "education" && lines.length > 0)) return sections;
  return sections.flatMap((section) => {
    const first = section.kind === "experience" ? firstStudy(section.lines) : -1;
    // A heading of jobs is believed: what stands directly below it is one.
    const at = first >= 0 && !section.lines.slice(0, first).some(isDated) ? -1 : first;
    if (at < 0) return splitAtHeading(section, "education", (line) => isSchooling(line) && !isJob(line));
    const heading = section.lines[at - 1];
    const isHeaded = heading !== undefined && isUnknownHeading(heading);
    return [
      { ...section, lines: section.lines.slice(0, isHeaded ? at - 1 : at) },
      { kind: "education" as const, heading: isHeaded ? heading.text : "", lines: section.lines.slice(at) },
    ];
  });
}

/** The line with which the studies begin; -1 when the entries at the end are no studies. */
function firstStudy(lines: readonly Line[]): number {
  const dated = lines.flatMap((line, i) => (isDated(line) ? [i] : []));
  let first = -1;
  for (const [n, at] of [...dated.entries()].reverse()) {
    const entry = lines
      .slice(Math.max(at - 2, (dated[n - 1] ?? -1) + 1), dated[n + 1] ?? at + 4)
      .filter((l) => !isBullet(l));
    const isStudy = entry.some((line) => isSchooling(line)) && !entry.some((line) => isJob(line));
    if (!isStudy) break;
    first = at;
  }
  if (first < 0) return -1;
  const before = dated.findLast((at) => at < first) ?? -1;
  const heading = lines.findIndex((line, i) => i > before && i < first && isUnknownHeading(line));
  if (heading >= 0) return heading + 1;
  // The degree or school may stand above the dates.
  const above = lines[first - 1];
  return above && first - 1 > before && !isBullet(above) && isSchooling(above) ? first - 1 : first;
}

const isJobHead = (line: Line): boolean => isJob(line) && !isSchooling(line);

const isDated = (line: Line): boolean =>
  !isBullet(line) && findDates(line.text).length > 0 && line.text.length < 130;

const partsOf = (line: Line): string[] => line.parts.flatMap((part) => part.split(/\s*[|,·•●▪⋄◆–—(:]\s*/));

const isSchooling = (line: Line): boolean =>
  line.text.length < 130 && partsOf(line).some((part) => degreeScore(part) > 0.5 || schoolScore(part) > 0.5);

/** `Professeur de lycée` is a job, `CAP Électricien` a degree: the first word tells. */
const isJob = (line: Line): boolean =>
  line.text.length < 130 &&
  partsOf(line).some(
    (part) =>
      titleScore(part) > 0.5 && (degreeScore(part) === 0 || titleScore(part.split(" ")[0] ?? "") > 0.5),
  );

/** A short line by itself that names nothing an entry has. */
const isUnknownHeading = (line: Line): boolean =>
  line.parts.length === 1 &&
  line.text.length < 45 &&
  !isBullet(line) &&
  /\p{L}{3}/u.test(line.text) &&
  !/\d|@|[.!?]$/.test(line.text) &&
  !/^\p{Ll}/u.test(line.text) &&
  [titleScore, companyScore, degreeScore, schoolScore].every((score) => score(line.text) === 0);
