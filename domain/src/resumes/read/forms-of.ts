import type { ParsedResume, ProfileForm, ResumeContent } from "@waymark/contract/resumes";
import { findSkills } from "../../vocabulary/skills.ts";
import { townOf } from "../../vocabulary/town-of.ts";

const unknown = "Unknown";

/**
 * The fields of a profile, taken from a resume's content.
 * @param desiredRoles The desired roles, best first.
 */
export function formsOf(
  content: ResumeContent,
  desiredRoles: string[],
): { profileForm: ProfileForm; parsed: ParsedResume } {
  const fullName = `${content.personalInfo.firstName} ${content.personalInfo.lastName}`.trim() || unknown;
  const experience = content.experience
    .map(headline)
    .filter((job) => job !== "")
    .join("\n");
  const { email, phone, summary } = content.personalInfo;
  const skills = skillsOf(content);
  // A profile can be public: its place has neither street nor house.
  const location = townOf(content.personalInfo.location);
  return {
    profileForm: {
      fullName,
      email,
      location,
      experience,
      skills: skills.join(", "),
      bio: summary,
      desiredRole: desiredRoles[0] ?? "",
    },
    parsed: {
      name: fullName,
      email,
      phone,
      location,
      experience,
      skills,
      summary,
      desiredRoles,
    },
  };
}

/** The skills that a resume lists; where it lists none, those that its summary and its jobs mention. */
function skillsOf({ skills, personalInfo, experience }: ResumeContent): string[] {
  if (skills.length > 0) return skills;
  const texts = [personalInfo.summary, ...experience.map(({ description }) => description)].join("\n");
  return [...new Set(findSkills(texts))].slice(0, 20);
}

function headline(job: ResumeContent["experience"][number]): string {
  const years = [job.startDate.slice(0, 4), job.endDate.slice(0, 4)].filter((y) => y !== "");
  const what = [job.title, job.company].filter((s) => s !== "").join(", ");
  return years.length > 0 ? `${what} (${[...new Set(years)].join("–")}${job.current ? "–" : ""})` : what;
}
