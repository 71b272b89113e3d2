import { degreeScore, schoolScore } from "../../vocabulary/organisations.ts";
import { titleScore } from "../../vocabulary/titles.ts";
import type { Line } from "./document.ts";
import { type Entry, isBullet, splitEntries } from "./entries.ts";
import { isHeadLike } from "./heads/head-like.ts";
import { headParts } from "./heads/head-parts.ts";
import { joinStackedDates } from "./layout/stacked-dates.ts";
import type { Section } from "./sections.ts";

/** Sections for a resume without headings of jobs and studies: the dated entries of its head become them. */
export function withoutHeadings(sections: readonly Section[]): readonly Section[] {
  if (sections.some(({ kind }) => kind === "experience" || kind === "education")) return sections;
  const tops = sections.filter(({ kind }) => kind === "top");
  const lines = joinStackedDates(tops.flatMap((section) => section.lines));
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
    ...sections.filter(({ kind }) => kind !== "top"),
  ];
}

/** The parts of an entry's head: its dated line and those above it, else the first line below a date that stands alone. */
function headOf(entry: Entry): string[] {
  const dated = entry.dated && entry.dated.text !== "" ? [entry.dated] : [];
  const lines = [...entry.before, ...dated];
  const below = entry.after.slice(0, 1).filter((line) => !isBullet(line) && isHeadLike(line));
  return (lines.length > 0 ? lines : below).flatMap(headParts).map((part) => part.text);
}

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
