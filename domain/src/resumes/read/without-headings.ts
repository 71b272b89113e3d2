import { degreeScore, schoolScore } from "../../vocabulary/organisations.ts";
import { titleScore } from "../../vocabulary/titles.ts";
import type { Line } from "./document.ts";
import { type Entry, splitEntries } from "./entries.ts";
import { headParts } from "./head-parts.ts";
import { joinStackedDates } from "./layout/stacked-dates.ts";
import type { Section } from "./sections.ts";

/** Sections for a resume without headings: its dated entries become jobs or studies by their heads. */
export function withoutHeadings(sections: readonly Section[]): readonly Section[] {
  if (sections.some(({ kind }) => kind !== "top")) return sections;
  const lines = joinStackedDates(sections.flatMap((section) => section.lines));
  const entries = splitEntries(lines);
  const isTold = entries.some(
    (entry) => entry.span?.isRange && headOf(entry).some((text) => titleScore(text) > 0.5),
  );
  if (!isTold) return sections;
  const jobs: Line[] = [];
  const studies: Line[] = [];
  for (const entry of entries) (isStudy(entry) ? studies : jobs).push(...linesOf(entry, lines));
  const taken = new Set([...jobs, ...studies]);
  return [
    { kind: "top", heading: "", lines: lines.filter((line) => !taken.has(line)) },
    { kind: "experience", heading: "", lines: jobs },
    { kind: "education", heading: "", lines: studies },
  ];
}

const headOf = (entry: Entry): string[] =>
  [...entry.before, ...(entry.dated ? [entry.dated] : [])].flatMap(headParts).map((part) => part.text);

/** Tells whether an entry is a study: it names a degree, or a school without a job title. */
function isStudy(entry: Entry): boolean {
  const head = headOf(entry);
  if (head.some((text) => degreeScore(text) > 0)) return true;
  return head.some((text) => schoolScore(text) > 0) && !head.some((text) => titleScore(text) > 0.5);
}

/** The original lines of an entry, including its date. */
function linesOf(entry: Entry, lines: readonly Line[]): Line[] {
  const dated = lines.filter((line) => line.sources === entry.dated?.sources);
  return [...entry.before, ...dated, ...entry.after];
}
