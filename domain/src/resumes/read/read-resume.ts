import type { ParsedResume, ProfileForm, ResumeContent } from "@waymark/contract/resumes";
import type { Language } from "@waymark/contract/values";
import { fold } from "../../vocabulary/fold.ts";
import { titleScore } from "../../vocabulary/titles.ts";
import { arrange } from "./arrange.ts";
import { detectLanguage } from "./detect-language.ts";
import type { Line, ResumeDocument } from "./document.ts";
import { findContact } from "./find-contact.ts";
import { findName } from "./find-name.ts";
import { formsOf } from "./forms-of.ts";
import { lineOf as line, printable } from "./plain-text.ts";
import { readEducation } from "./read-education.ts";
import { describe, readExperience } from "./read-experience.ts";
import { readList } from "./read-list.ts";
import { readSkills } from "./read-skills.ts";
import { findSections, type Section } from "./sections.ts";

/** What was read of a resume. Nothing is invented: what was not found is empty. */
export interface ResumeReading {
  profileForm: ProfileForm;
  /** `name` is "Unknown" when none was found; so is `profileForm.fullName`. */
  parsed: ParsedResume;
  content: ResumeContent;
  language: Language;
  /** Letters and digits the document holds; 0 for a scan without text. */
  letters: number;
}

/**
 * Reads a resume: columns, sections, contact, jobs, studies, skills. Pure and deterministic; never throws.
 * `fileName` serves as a hint for the name only.
 */
export function readResume(document: ResumeDocument, options: { fileName?: string } = {}): ResumeReading {
  const blocks = arrange(document);
  const sections = findSections(blocks);
  const lines = blocks.flatMap((block) => block.lines);
  const text = lines.map((line) => line.text).join("\n");
  const language = detectLanguage(text);
  const contact = findContact(sections);
  const name = findName(sections, { email: contact.email, fileName: options.fileName ?? "", language });
  const languages = sections
    .filter((section) => section.kind === "languages")
    .map((section) => section.lines);
  const content: ResumeContent = {
    personalInfo: {
      firstName: line(name?.firstName ?? "", 120),
      lastName: line(name?.lastName ?? "", 120),
      email: line(contact.email, 254),
      phone: line(contact.phone, 60),
      location: line(contact.location, 300),
      summary: printable(summaryOf(sections)),
      headline: "",
    },
    experience: readExperience(linesOf(sections, "experience")).slice(0, 100).map(cleaned),
    education: readEducation(linesOf(sections, "education")).slice(0, 100).map(cleaned),
    skills: readSkills(linesOf(sections, "skills"), languages, text).map((skill) => line(skill, 200)),
    achievements: readList(linesOf(sections, "achievements")).map(printable),
    certifications: readList(linesOf(sections, "certifications")).map(printable),
    languages: [],
    links: [],
    custom: [],
    sectionOrder: [],
  };
  return {
    ...formsOf(content, rolesOf(sections, content)),
    content,
    language,
    letters: text.match(/[\p{L}\p{N}]/gu)?.length ?? 0,
  };
}

const linesOf = (sections: readonly Section[], kind: Section["kind"]): Line[] =>
  sections.filter((section) => section.kind === kind).flatMap((section) => section.lines);

/** The summary section, else the paragraph at the head of the resume. */
function summaryOf(sections: readonly Section[]): string {
  const own = describe(linesOf(sections, "summary"));
  if (own !== "") return own;
  const prose = linesOf(sections, "top").filter(
    (l) => l.parts.length === 1 && /\p{Ll}{2} \p{Ll}/u.test(l.text),
  );
  const text = describe(prose.filter((l) => l.text.length > 45 || prose.length > 2));
  return text.length > 110 && !text.includes("@") ? text : "";
}

/** The title under the name, then the titles of the latest jobs. */
function rolesOf(sections: readonly Section[], content: ResumeContent): string[] {
  const head = sections[0]?.lines.slice(0, 6).flatMap((l) => l.parts) ?? [];
  const { lastName } = content.personalInfo;
  const isName = (part: string): boolean => lastName !== "" && fold(part).includes(fold(lastName));
  const wanted = head.filter((part) => part.length < 60 && titleScore(part) >= 0.7 && !isName(part));
  const held = content.experience.map((job) => job.title).filter((title) => title !== "");
  return [...new Set([...wanted.slice(0, 1), ...held].map((role) => line(role, 120)))].slice(0, 3);
}

/** Strings of an item without control characters, as the contract wants them. */
function cleaned<T extends Record<string, string | boolean>>(item: T): T {
  const entries = Object.entries(item).map(([key, value]) => [
    key,
    typeof value !== "string" ? value : key === "description" ? printable(value) : line(value, 300),
  ]);
  return Object.fromEntries(entries) as T;
}
