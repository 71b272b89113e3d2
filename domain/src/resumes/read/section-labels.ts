import { findDates } from "../../vocabulary/dates.ts";
import { headingKey, headingKind } from "../../vocabulary/headings.ts";
import type { SectionKind } from "../../vocabulary/section-kinds.ts";
import { titleScore } from "../../vocabulary/titles.ts";
import type { Line } from "./document.ts";
import { isBullet } from "./entries.ts";
import { type HeadingStyle, hasLook } from "./heading-style.ts";
import type { Block } from "./layout/arrange.ts";
import type { Section } from "./sections.ts";

/** Kinds whose headings often stand within a job or study instead: `Key achievements:`. */
const labelKinds = new Set<SectionKind>([
  "achievements",
  "summary",
  "skills",
  "certifications",
  "projects",
  "other",
]);

/** The kinds that have a heading of their own in the look of the document's headings. */
export const headedKinds = (
  blocks: readonly Block[],
  style: HeadingStyle | null,
): ReadonlySet<SectionKind | null> =>
  new Set(
    blocks.flatMap(({ lines }) =>
      style === null
        ? []
        : lines
            .filter((line) => line.parts.length === 1 && hasLook(line, style))
            .map((line) => headingKind(line.text)),
    ),
  );

/** `Technologies: React, Docker` below a project or job, in a document with a section of skills. */
export const isToolsOf = (open: Section, line: Line, headed: ReadonlySet<SectionKind | null>): boolean =>
  /^(?:projects|experience|education|achievements)$/.test(open.kind) &&
  headed.has("skills") &&
  headingKind(line.text.match(/^([^:]{3,30}):\s*\S/)?.[1] ?? "") === "skills";

const labelText = (line: Line): string => headingKey(line.text.replace(/:\s*$/, ""));

/** The texts of such headings that stand at least twice: labels, since a section has one heading. */
export function repeatedLabels(blocks: readonly Block[]): Set<string> {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const line of blocks.flatMap((block) => block.lines)) {
    const text = line.text.length < 40 && line.parts.length === 1 ? labelText(line) : "";
    if (text !== "") (seen.has(text) ? repeated : seen).add(text);
  }
  return repeated;
}

/**
 * Tells whether the first of the lines is a label within a job: it repeats, or it has another look than headings and
 * further jobs follow before the next one.
 */
export function isLabel(
  open: Section,
  [line, ...below]: readonly Line[],
  repeated: ReadonlySet<string>,
  style: HeadingStyle | null,
): boolean {
  if (!line || (open.kind !== "experience" && open.kind !== "education") || line.parts.length > 1)
    return false;
  const kind = headingKind(line.parts[0] ?? "");
  if (kind === null || !labelKinds.has(kind)) return false;
  if (repeated.has(labelText(line))) return true;
  if (style && hasLook(line, style) && !/:\s*$/.test(line.text)) return false;
  const end = below.findIndex((next) => headingKind(next.parts[0] ?? "") !== null);
  const own = end === -1 ? below : below.slice(0, end);
  const dated = own.flatMap((next, i) =>
    !isBullet(next) && findDates(next.text).some((span) => span.isRange) ? [i] : [],
  );
  const isJob = (i: number): boolean =>
    own.slice(Math.max(0, i - 2), i + 2).some((next) => !isBullet(next) && namesJob(next));
  return open.kind === "experience" && kind !== "projects" && dated.length > 0 && dated.every(isJob);
}

const namesJob = (line: Line): boolean =>
  line.text.length < 110 &&
  line.parts.flatMap((part) => part.split(/\s*[|,·–—(]\s*/)).some((part) => titleScore(part) > 0.5);
