import type { Job } from "@waymark/contract/jobs";
import { welcomeSkills } from "@waymark/domain/jobs/welcome-skills";
import { skillIdsIn } from "@waymark/domain/vocabulary/skills";

const mostSkills = 25;

/** The skills in a posting's text, and those among them that are only a plus. */
export function skillsOfText({ title, description }: Pick<Job, "title" | "description">) {
  const skills = skillIdsIn(`${title}\n${description}`, mostSkills);
  return { skills, welcomeSkills: welcomeSkills({ title, description, skills }) };
}
