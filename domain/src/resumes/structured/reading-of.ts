import { emptyContent, type ResumeContent, ResumeDate } from "@waymark/contract/resumes";
import type { FieldReading } from "@waymark/contract/resumes-reading";
import { readDatePoint, writeDate } from "../../vocabulary/dates.ts";
import { detectLanguage } from "../read/detect-language.ts";
import { formsOf } from "../read/forms-of.ts";
import type { ResumeReading } from "../read/read-resume.ts";
import { bounded } from "./bounded.ts";

/** Converts a date in any notation to the contract's; empty when it is none. */
export function dateOf(written: string): string {
  const day = written.trim();
  const iso = ResumeDate.safeParse(day);
  return iso.success ? iso.data : writeDate(readDatePoint(day));
}

/**
 * The reading of a file whose format names the fields: every field is certain, and the text is just these fields.
 * @param wanted Desired roles, best first; without any, the titles held are used.
 */
export function readingOf(given: ResumeContent, wanted: readonly string[] = []): ResumeReading {
  const content = bounded(given);
  const held = content.experience.map(({ title }) => title);
  const roles = [...new Set((wanted.length > 0 ? wanted : held).map((role) => role.slice(0, 120)))];
  const fields = fieldsOf(content);
  const text = fields.map((field) => field.text).join("\n");
  const linesOf = (some: readonly FieldReading[], isPlaced: boolean) =>
    some.flatMap((field) =>
      field.text.split("\n").map((line) => ({ text: line, page: null, box: null, isPlaced })),
    );
  return {
    ...formsOf(content, roles.filter((role) => role !== "").slice(0, 3)),
    content,
    language: detectLanguage(text),
    fields,
    lines: [...linesOf(fields, true), ...linesOf(beyondLimits(given), false)],
    pages: [],
    letters: text.match(/[\p{L}\p{N}]/gu)?.length ?? 0,
  };
}

/** Jobs, studies and list items beyond what a resume holds; the person is shown their lines as not placed. */
function beyondLimits(given: ResumeContent): FieldReading[] {
  const kept = bounded(given);
  return fieldsOf({
    ...emptyContent(),
    experience: given.experience.slice(kept.experience.length),
    education: given.education.slice(kept.education.length),
    skills: [...new Set(given.skills)].slice(500),
    achievements: [...new Set(given.achievements)].slice(200),
    certifications: [...new Set(given.certifications)].slice(200),
  }).slice(0, mostBeyond);
}

/** More lines than this are not shown; the file itself keeps them. */
const mostBeyond = 2_000;

/** Every field of a content with a value, at full confidence. */
function fieldsOf(content: ResumeContent): FieldReading[] {
  const found: FieldReading[] = [];
  const add = (field: string, text: string): void => {
    if (text !== "") found.push({ field, text, confidence: 1, page: null, box: null });
  };
  const addAll = (path: string, item: object): void => {
    for (const [key, value] of Object.entries(item))
      if (typeof value === "string" && key !== "id") add(`${path}.${key}`, value);
  };
  addAll("personalInfo", content.personalInfo);
  for (const [i, job] of content.experience.entries()) addAll(`experience.${i}`, job);
  for (const [i, study] of content.education.entries()) addAll(`education.${i}`, study);
  for (const key of ["skills", "achievements", "certifications"] as const)
    for (const [i, text] of content[key].entries()) add(`${key}.${i}`, text);
  for (const [i, language] of content.languages.entries()) addAll(`languages.${i}`, language);
  for (const [i, link] of content.links.entries()) addAll(`links.${i}`, link);
  for (const [i, section] of content.custom.entries()) {
    add(`custom.${i}.title`, section.title);
    for (const [j, item] of section.items.entries()) addAll(`custom.${i}.items.${j}`, item);
  }
  return found;
}
