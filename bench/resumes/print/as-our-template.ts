import { emptyContent, type ResumeContent } from "@waymark/contract/resumes";
import { resumeTemplates, styleFor } from "@waymark/contract/resumes-style";
import { printResume } from "../../../server/src/printing/print-resume.ts";
import { printerInProcess } from "../../../server/src/printing/testing/print-in-process.ts";
import { openTranslate } from "../../../server/src/translate.ts";
import type { Chance } from "../chance.ts";
import type { Month, Person } from "../person.ts";

const iso = ({ year, month }: Month): string => `${year}-${String(month).padStart(2, "0")}`;

function contentOf(person: Person): ResumeContent {
  return {
    ...emptyContent(),
    personalInfo: {
      firstName: person.first,
      lastName: person.last,
      email: person.email ?? "",
      phone: person.phone ?? "",
      location: person.place?.line ?? "",
      summary: person.summary ?? "",
      headline: person.headline,
    },
    experience: person.jobs.map((job, i) => ({
      id: `job-${i}`,
      title: job.title,
      company: job.company,
      location: job.town,
      startDate: person.hasDates ? iso(job.start) : "",
      endDate: person.hasDates && job.end !== null ? iso(job.end) : "",
      current: person.hasDates && job.end === null,
      description: job.bullets.map((bullet) => `- ${bullet}`).join("\n"),
    })),
    education: person.studies.map((study, i) => ({
      id: `study-${i}`,
      degree: study.degree,
      school: study.school,
      location: study.town,
      gpa: "",
      graduationDate: person.hasDates ? iso(study.end) : "",
    })),
    skills: person.skills.map(({ name }) => name),
    certifications: [...person.certificates],
  };
}

/** Our own printing, in one of the eight templates. */
export function openOurTemplates(): (person: Person, chance: Chance) => Promise<Uint8Array> {
  const deps = { translate: openTranslate(), printer: printerInProcess() };
  return async (person, chance) => {
    const template = chance.pick(resumeTemplates);
    const style = { ...styleFor(person.language), template };
    const { bytes } = await printResume(deps, { content: contentOf(person), style, format: "pdf" });
    return new Uint8Array(bytes);
  };
}
