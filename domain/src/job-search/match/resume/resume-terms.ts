import type { AnalyzedResume } from "@waymark/contract/resume-analysis";
import { fieldPlace, passagesOf, placeOf } from "../../../resume-analysis/passages.ts";
import type { Place } from "../../../resume-analysis/score.ts";
import { fold } from "../../../vocabulary/fold.ts";
import { findSkills, skillIdsIn } from "../../../vocabulary/skills.ts";

/** A text of a resume and the skills in it, as written. */
export interface ResumeText {
  readonly place: Place;
  readonly text: string;
  readonly folded: string;
  readonly skills: ReadonlyMap<string, string>;
  /** Whether it describes work, rather than only naming things. */
  readonly tells: boolean;
}

const skillsIn = (text: string): ReadonlyMap<string, string> => {
  const written = findSkills(text);
  return new Map(skillIdsIn(text, 60).map((id, i) => [id, written[i] ?? ""]));
};

/** The texts of a resume, without those that repeat a word over and over. */
export function resumeTexts(resume: AnalyzedResume): ResumeText[] {
  const texts: ResumeText[] = [];
  const add = (place: Place, text: string, tells: boolean) => {
    if (text.trim() === "") return;
    const skills = skillsIn(text);
    const isList = skills.size > 3 && skills.size * 2.2 > text.split(/\s+/).length;
    texts.push({ place, text, folded: ` ${fold(text)} `, skills, tells: tells && !isList });
  };
  const { jobs, achievements, summary } = passagesOf(resume);
  for (const passage of [...jobs.flat(), ...achievements, ...summary])
    if (passage.reads) add(placeOf(passage), passage.text, passage.length >= 4);
  for (const [item, { title }] of (resume.experience ?? []).entries())
    add(fieldPlace("experience", `experience.${item}.title`, { item, excerpt: title }), title, true);
  for (const [item, { degree }] of (resume.education ?? []).entries())
    add(fieldPlace("education", `education.${item}.degree`, { item, excerpt: degree }), degree, false);
  for (const [item, text] of (resume.certifications ?? []).entries())
    add(
      fieldPlace("certifications", `certifications.${item}`, { item, excerpt: text }),
      text.slice(0, 300),
      true,
    );
  for (const [item, skill] of (resume.skills ?? []).entries())
    add(fieldPlace("skills", `skills.${item}`, { item, excerpt: skill }), skill, false);
  return texts;
}
