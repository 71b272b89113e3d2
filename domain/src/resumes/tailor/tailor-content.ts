import type { ResumeContent } from "@waymark/contract/resumes";
import { type Posting, postingTerms } from "../../job-search/match/resume/posting-terms.ts";
import { skillIdsIn } from "../../vocabulary/skills.ts";

/** The weight of a required and of an optional skill for the order. */
const needWeights = { must: 3, nice: 1 } as const;
const mostInOneText = 60;

/**
 * Reorders a content for a posting: among the skills, and among the bullets of each job, those with terms of the
 * posting come first, required ones before optional ones; ties keep their order. No text is added or removed, and jobs
 * stay in chronological order.
 */
export function tailorContent(content: ResumeContent, posting: Posting): ResumeContent {
  const weights = new Map<string, number>();
  for (const { kind, id, need } of postingTerms(posting))
    if (kind === "skill" || kind === "soft") weights.set(id, needWeights[need]);
  if (weights.size === 0) return content;
  const weigh = (text: string): number =>
    skillIdsIn(text, mostInOneText).reduce((sum, id) => sum + (weights.get(id) ?? 0), 0);
  return {
    ...content,
    skills: inOrder(content.skills, weigh),
    experience: content.experience.map((job) => ({
      ...job,
      description: tailorBullets(job.description, weigh),
    })),
  };
}

/** Sorts by weight, the highest first; ties keep their order. */
function inOrder<T>(items: readonly T[], weigh: (item: T) => number): T[] {
  return items
    .map((item) => ({ item, weight: weigh(item) }))
    .sort((a, b) => b.weight - a.weight)
    .map(({ item }) => item);
}

const marked = /^\s*[•●▪■◦○∙·‣⁃‐*–—+>»➢➤►✓✔★-]+\s*(?=\S)/u;
const numbered = /^\s*\d{1,2}[.)]\s/u;

/**
 * Sorts the bullets of a description if it is a list: adjacent lines with a mark, or, without any mark, two or more
 * lines without blank lines, because descriptions are read from files that way. A line that begins in lower case stays
 * with the one above. A numbered list is not reordered.
 */
function tailorBullets(description: string, weigh: (text: string) => number): string {
  const lines = description.split(/\r?\n/);
  const isMarked = (line: string) => marked.test(line);
  const hasMarks = lines.some(isMarked);
  const isPlainList = !hasMarks && lines.length > 1 && lines.every((line) => line.trim() !== "");
  if (lines.some((line) => numbered.test(line)) || !(hasMarks || isPlainList)) return description;
  const isPoint = (line: string) => (hasMarks ? isMarked(line) : !goesOn(line));
  const result: string[] = [];
  let points: string[][] = [];
  const settle = () => {
    result.push(...inOrder(points, (point) => weigh(point.join(" "))).flat());
    points = [];
  };
  for (const line of lines) {
    if (isPoint(line)) points.push([line]);
    else if (goesOn(line) && points.length > 0) points.at(-1)?.push(line);
    else {
      settle();
      result.push(line);
    }
  }
  settle();
  return result.join("\n");
}

const goesOn = (line: string): boolean => /^\s*\p{Ll}/u.test(line);
