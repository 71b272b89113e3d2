import { findDates } from "../../vocabulary/dates.ts";
import { headingKey } from "../../vocabulary/headings.ts";
import { degreeScore, schoolScore } from "../../vocabulary/organisations.ts";
import type { SectionKind } from "../../vocabulary/section-kinds.ts";
import { skillId } from "../../vocabulary/skills.ts";
import { titleScore } from "../../vocabulary/titles.ts";
import { isBullet } from "./entries.ts";
import type { Section } from "./sections.ts";

/** "Training" in a resume without studies, where schools and degrees stand below it. */
export const isEducation = (section: Section, sections: readonly Section[]): boolean =>
  section.kind === "certifications" &&
  !sections.some(({ kind, lines }) => kind === "education" && lines.length > 0) &&
  section.lines.some(
    (line) => schoolScore(line.text) > 0 && (degreeScore(line.text) > 0 || findDates(line.text).length > 0),
  );

/** "Summary of qualifications" above short items, where no other section has the skills. */
export const isListOfSkills = ({ kind, lines }: Section, sections: readonly Section[]): boolean =>
  kind === "summary" &&
  lines.length >= 3 &&
  !sections.some((other) => other.kind === "skills" && other.lines.length > 0) &&
  lines.every(({ text }) => text.length < 40 && text.split(/\s+/).length < 6 && !/[.!?]$|\d{4}|@/.test(text));

/** "Qualifications" beside a section of skills means certificates. */
export const isQualifications = (section: Section, sections: readonly Section[]): boolean =>
  (section.kind === "skills" || section.kind === "education") &&
  /^(?:(?:berufliche |sonstige |weitere |other |additional )?(?:zusatz)?qualifi(?:kationen|cations|caciones)|(?:job related|professional|further|additional) training)$/.test(
    headingKey(section.heading.replace(/[/|].*$/, "")),
  ) &&
  sections.some(
    (other) =>
      other !== section &&
      other.kind === section.kind &&
      other.lines.length > 0 &&
      other.heading !== section.heading,
  );

/** Guesses the kind of a section with an unknown heading, if the resume has no other section of that kind. */
export function kindByContent({ lines }: Section, sections: readonly Section[]): SectionKind {
  const lacks = (kind: SectionKind): boolean => !sections.some((s) => s.kind === kind && s.lines.length > 0);
  const dated = lines.filter((line) => findDates(line.text).some((span) => span.isRange));
  const heads = lines.filter((line) => !isBullet(line) && line.text.length < 110);
  const parts = heads.flatMap((line) => line.text.split(/\s*[|,·–—]\s*/));
  const titled = parts.filter((part) => titleScore(part) > 0.5).length;
  const schooled = parts.filter((part) => schoolScore(part) > 0 || degreeScore(part) > 0).length;
  // Posts below a heading that nobody knows are jobs, too, where each has a period.
  const areRanges = dated.length > 1;
  if (dated.length > 0 && titled >= dated.length && titled > schooled && (lacks("experience") || areRanges))
    return "experience";
  if (schooled >= Math.max(1, dated.length) && schooled > titled && lacks("education")) return "education";
  const items = lines.flatMap((line) => line.text.split(/\s*[,;|•·]\s*/)).filter((item) => item !== "");
  const known = items.filter((item) => skillId(item) !== null).length;
  const areShort =
    items.length >= 3 && items.every((item) => item.split(" ").length < 5 && !/\d{3}/.test(item));
  if (known >= 1 && (areShort || (known >= 2 && known * 3 >= items.length)) && lacks("skills"))
    return "skills";
  return "other";
}
