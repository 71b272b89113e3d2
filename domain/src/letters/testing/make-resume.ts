import { emptyContent, type ResumeContent } from "@waymark/contract/resumes";

export interface MadeResume {
  readonly name: string;
  readonly place: string;
  readonly skills: string;
  /** "title | company | start | end or empty", then the lines of the description. */
  readonly jobs: readonly (readonly [head: string, ...lines: string[]])[];
  readonly degree?: string;
  readonly certificates?: readonly string[];
  /** "name: level". */
  readonly spoken?: readonly string[];
}

/** A whole resume from a few lines. */
export function makeResume({
  name,
  place,
  skills,
  jobs,
  degree,
  certificates,
  spoken,
}: MadeResume): ResumeContent {
  const [firstName = "", ...others] = name.split(" ");
  const [title = "", school = "", year = ""] = (degree ?? "").split(" | ");
  const none = emptyContent();
  return {
    ...none,
    personalInfo: {
      ...none.personalInfo,
      ...{ firstName, lastName: others.join(" "), location: place },
      ...{ email: "reach@post.example", phone: "+49 30 5550199" },
    },
    skills: skills.split(", ").filter(Boolean),
    experience: jobs.map(([head, ...lines], i) => {
      const [title = "", company = "", startDate = "", endDate = ""] = head.split(" | ");
      const description = lines.map((line) => `- ${line}`).join("\n");
      return {
        id: `job-${i}`,
        title,
        company,
        location: place,
        startDate,
        endDate,
        current: endDate === "",
        description,
      };
    }),
    education:
      title === ""
        ? []
        : [{ id: "school-0", degree: title, school, location: "", gpa: "", graduationDate: year }],
    certifications: [...(certificates ?? [])],
    languages: (spoken ?? []).map((one, i) => {
      const [name = "", level = ""] = one.split(": ");
      return { id: `language-${i}`, name, level };
    }),
  };
}
