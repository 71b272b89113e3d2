import { fieldPlace } from "./passages.ts";
import { type Finding, phrase } from "./score.ts";
import { type ScoredResume, standInShare } from "./scored-resume.ts";
import { skillsOf } from "./skills-of.ts";

const hasText = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** Checks that summary, experience, education and skills are not empty. Without jobs, achievements count in part. */
export function checkSections(judged: ScoredResume): Finding[] {
  const { content, passages } = judged;
  const jobs = content.experience.filter(
    (job) => hasText(job.title) || hasText(job.company) || hasText(job.description),
  );
  const schools = content.education.filter(({ degree, school }) => hasText(degree) || hasText(school));
  const words = passages.summary.reduce((sum, { length }) => sum + length, 0);
  const counted = (count: number) =>
    count === 0 ? phrase("seen.absent") : phrase("seen.entries", { number: count });
  const standIn = passages.achievements.length > 0 ? standInShare : 0;
  const skills = skillsOf(content.skills).size;
  return [
    {
      id: "hasSummary",
      value: passages.summary.some(({ reads }) => reads) ? 1 : 0,
      seen: words > 0 ? phrase("seen.words", { number: words }) : phrase("seen.absent"),
      advice: phrase("advice.summaryMissing"),
      places: [fieldPlace("personalInfo", "personalInfo.summary")],
    },
    {
      id: "hasExperience",
      value: jobs.length > 0 ? 1 : standIn,
      seen: counted(jobs.length),
      notes: jobs.length === 0 && standIn > 0 ? [phrase("note.standIn")] : [],
      advice: phrase("advice.experienceMissing"),
      places: [fieldPlace("experience", "experience")],
    },
    {
      id: "hasEducation",
      value: schools.length > 0 ? 1 : 0,
      seen: counted(schools.length),
      advice: phrase("advice.educationMissing"),
      places: [fieldPlace("education", "education")],
    },
    {
      id: "hasSkills",
      value: skills > 0 ? 1 : 0,
      seen: counted(skills),
      advice: phrase("advice.skillsMissing"),
      places: [fieldPlace("skills", "skills")],
    },
  ];
}
