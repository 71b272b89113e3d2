import type { ResumeContent } from "@waymark/contract/resumes";
import { lineOf, printable } from "../read/plain-text.ts";

/** A text of several lines with at most `max` characters, without control characters. */
const textOf = (text: string, max: number): string =>
  printable(text.replace(/\r\n?/g, "\n"))
    .slice(0, max)
    .replace(/\p{Cs}$/u, "")
    .trim();

/** Cuts the content to the limits of the contract; the file itself keeps the rest. */
export function bounded(content: ResumeContent): ResumeContent {
  const { personalInfo: person } = content;
  return {
    personalInfo: {
      firstName: lineOf(person.firstName, 120),
      lastName: lineOf(person.lastName, 120),
      email: lineOf(person.email, 254),
      phone: lineOf(person.phone, 60),
      location: lineOf(person.location, 300),
      summary: textOf(person.summary, 20_000),
      headline: lineOf(person.headline, 200),
    },
    experience: content.experience.slice(0, 100).map((job) => ({
      ...job,
      title: lineOf(job.title, 300),
      company: lineOf(job.company, 300),
      location: lineOf(job.location, 300),
      description: textOf(job.description, 20_000),
    })),
    education: content.education.slice(0, 100).map((study) => ({
      ...study,
      degree: lineOf(study.degree, 300),
      school: lineOf(study.school, 300),
      location: lineOf(study.location, 300),
      gpa: lineOf(study.gpa, 60),
    })),
    skills: distinct(content.skills.map((skill) => lineOf(skill, 200))).slice(0, 500),
    achievements: distinct(content.achievements.map((text) => textOf(text, 2_000))).slice(0, 200),
    certifications: distinct(content.certifications.map((text) => textOf(text, 2_000))).slice(0, 200),
    languages: content.languages
      .map((language) => ({
        ...language,
        name: lineOf(language.name, 120),
        level: lineOf(language.level, 120),
      }))
      .filter(({ name }) => name !== "")
      .slice(0, 50),
    links: content.links
      .map((link) => ({ ...link, label: lineOf(link.label, 120), url: lineOf(link.url, 500) }))
      .filter(({ url }) => url !== "")
      .slice(0, 50),
    custom: content.custom.slice(0, 30).map((section) => ({
      ...section,
      title: lineOf(section.title, 120),
      items: section.items.slice(0, 100).map((item) => ({
        ...item,
        title: lineOf(item.title, 300),
        subtitle: lineOf(item.subtitle, 300),
        date: lineOf(item.date, 60),
        description: textOf(item.description, 20_000),
      })),
    })),
    sectionOrder: content.sectionOrder.slice(0, 60),
    ...(content.knownWords === undefined ? {} : { knownWords: content.knownWords.slice(0, 200) }),
  };
}

const distinct = (texts: readonly string[]): string[] => [...new Set(texts.filter((text) => text !== ""))];
