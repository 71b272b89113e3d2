import type { ResumeContent } from "@waymark/contract/resumes";

/** The result of reading a field back: right, wrongly added, missing. */
export interface Count {
  right: number;
  extra: number;
  missing: number;
  /** The missing and wrong values, for inspection. */
  readonly told: string[];
}

/** The values of a resume by field, as far as a page shows them: dates by month, texts by their letters. */
function valuesOf(content: ResumeContent): Record<string, string[]> {
  const { personalInfo: person, experience, education } = content;
  const points = (text: string) => text.split("\n").map((line) => line.replace(/^[-•]\s+/, ""));
  return {
    name: [`${person.firstName} ${person.lastName}`],
    headline: [person.headline],
    email: [person.email],
    phone: [person.phone.replace(/[^\d+]/g, "")],
    location: [person.location],
    summary: [person.summary],
    title: experience.map((job) => job.title),
    company: experience.map((job) => job.company),
    place: experience.map((job) => job.location),
    jobDates: experience.map((job) =>
      [job.company, job.startDate, job.current ? "now" : job.endDate].join(" "),
    ),
    bullets: experience.flatMap((job) => points(job.description)),
    degree: education.map((study) => study.degree),
    school: education.map((study) => study.school),
    graduation: education.map((study) => `${study.degree} ${study.graduationDate}`),
    grade: education.map((study) => study.gpa),
    skills: content.skills,
    certs: content.certifications,
    achievements: content.achievements,
    languages: content.languages.map(({ name, level }) => `${name} ${level}`),
    links: content.links.map(({ url }) => url.replace(/^https?:\/\/(?:www\.)?|\/$/g, "")),
    custom: content.custom.flatMap(({ title, items }) =>
      items.map((item) => `${title} ${item.title} ${item.date}`),
    ),
  };
}

const comparable = (text: string): string =>
  text
    .normalize("NFC")
    .replace(/[’‘]/g, "'")
    .replace(/[\u200b\u00ad]/g, "")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();

/** Counts by field how much of a resume was read back; `into` accumulates over several. */
export function countFields(
  written: ResumeContent,
  read: ResumeContent,
  into: Map<string, Count>,
  label: string,
): void {
  const [before, after] = [valuesOf(written), valuesOf(read)];
  for (const [field, values] of Object.entries(before)) {
    const count = into.get(field) ?? { right: 0, extra: 0, missing: 0, told: [] };
    into.set(field, count);
    const left = (after[field] ?? []).map(comparable).filter((value) => value !== "");
    for (const value of values.map(comparable).filter((value) => value !== "")) {
      const at = left.indexOf(value);
      if (at === -1) {
        count.missing += 1;
        count.told.push(`${label}: ${field} “${value}” was not read`);
      } else {
        count.right += 1;
        left.splice(at, 1);
      }
    }
    count.extra += left.length;
    for (const value of left) count.told.push(`${label}: ${field} “${value}” was not written`);
  }
}

/** The F1 score in percent; 100 when there was nothing to read and nothing was read. */
export function scoreOf({ right, extra, missing }: Count): number {
  const all = 2 * right + extra + missing;
  return all === 0 ? 100 : (200 * right) / all;
}
