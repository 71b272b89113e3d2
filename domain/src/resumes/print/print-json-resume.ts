import type { ResumeContent } from "@waymark/contract/resumes";
import { descriptionBlocks } from "./description-blocks.ts";
import { webAddress } from "./print-links.ts";

type Json = { readonly [key: string]: string | Json | readonly Json[] | readonly string[] | undefined };

/**
 * A resume in the JSON Resume schema 1.0.0 (jsonresume.org), in the person's own order. Custom sections become
 * projects, with the section's title as `type` and the date as written as `date`.
 */
export function printJsonResume(content: ResumeContent): string {
  const { personalInfo: person } = content;
  const document: Json = {
    $schema: "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json",
    basics: filled({
      name: `${person.firstName} ${person.lastName}`.trim().replace(/\s+/g, " "),
      label: person.headline,
      email: person.email,
      phone: person.phone,
      summary: person.summary,
      location: person.location === "" ? undefined : { city: person.location },
      profiles: content.links.map(({ label, url }) =>
        filled({ network: label, url: webAddress(url) || url }),
      ),
    }),
    work: content.experience.map((job) =>
      filled({
        name: job.company,
        position: job.title,
        location: job.location,
        startDate: job.startDate,
        endDate: job.current ? "" : job.endDate,
        ...described(job.description),
      }),
    ),
    education: content.education.map((study) =>
      filled({
        institution: study.school,
        studyType: study.degree,
        location: study.location,
        endDate: study.graduationDate,
        score: study.gpa,
      }),
    ),
    skills: content.skills.map((name) => ({ name })),
    languages: content.languages.map(({ name, level }) => filled({ language: name, fluency: level })),
    certificates: content.certifications.map((name) => ({ name })),
    awards: content.achievements.map((title) => ({ title })),
    projects: content.custom.flatMap(({ title: type, items }) =>
      items.map((item) =>
        filled({
          name: item.title,
          type,
          entity: item.subtitle,
          ...(/^\d{4}(-\d{2}){0,2}$/.test(item.date) ? { startDate: item.date } : { date: item.date }),
          ...describedAs("description", item.description),
        }),
      ),
    ),
    meta: { version: "v1.0.0" },
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}

const described = (description: string): Json => describedAs("summary", description);

/** Paragraphs go to the named field, bullets to `highlights`. */
function describedAs(name: string, description: string): Json {
  const blocks = descriptionBlocks(description);
  const paragraphs = blocks.flatMap((block) => (block.kind === "paragraph" ? [block.text] : []));
  const highlights = blocks.flatMap((block) => (block.kind === "bullets" ? block.items : []));
  return { [name]: paragraphs.join("\n"), highlights };
}

/** Removes empty values. */
const filled = (object: Json): Json =>
  Object.fromEntries(
    Object.entries(object).filter(
      ([, value]) => value !== undefined && value !== "" && !(Array.isArray(value) && value.length === 0),
    ),
  );
