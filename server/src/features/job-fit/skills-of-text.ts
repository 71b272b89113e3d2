import type { Job } from "@waymark/contract/jobs";
import { welcomeSkills } from "@waymark/domain/jobs/welcome-skills";
import { skillIdsIn } from "@waymark/domain/vocabulary/skills";

const mostSkills = 25;

/** The skills a posting's text names, and those of them that it only welcomes. */
export function skillsOfText({ title, description }: Pick<Job, "title" | "description">) {
  const skills = skillIdsIn(`${title}\n${description}`, mostSkills);
  return { skills, welcomeSkills: welcomeSkills({ title, description, skills }) };
}
