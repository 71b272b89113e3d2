import type { ParsedResume, ProfileForm, ResumeContent } from "@waymark/contract/resumes";
import type { FieldReading, SeenLine } from "@waymark/contract/resumes-reading";
import type { Language } from "@waymark/contract/values";
import { fold } from "../../vocabulary/fold.ts";
import { titleScore } from "../../vocabulary/titles.ts";
import { detectLanguage } from "./detect-language.ts";
import type { Line, ResumeDocument } from "./document.ts";
import {
  customFields,
  foundFields,
  jobFields,
  languageFields,
  linkFields,
  listFields,
  studyFields,
} from "./field-readings.ts";
import { findContact, findEmail } from "./find-contact.ts";
import { findName, isOwner, ownerOf, type PersonName } from "./find-name.ts";
import { formsOf } from "./forms-of.ts";
import { arrange } from "./layout/arrange.ts";
import { letterLines, senderLines } from "./letter-lines.ts";
import { withOwnRows } from "./lists/own-rows.ts";
import { isSpokenRow, readLanguages } from "./lists/read-languages.ts";
import { readList } from "./lists/read-list.ts";
import { readSkills } from "./lists/read-skills.ts";
import { lineOf as line, printable } from "./plain-text.ts";
import { readCustom } from "./read-custom.ts";
import { readEducation } from "./read-education.ts";
import { describe, readExperience } from "./read-experience.ts";
import { readLinks } from "./read-links.ts";
import { findSections, type Section } from "./sections.ts";
import { type Found, seen } from "./trace.ts";
import { withoutHeadings } from "./without-headings.ts";

/** The result of reading a resume. Nothing is invented: missing fields are empty. */
export interface ResumeReading {
  profileForm: ProfileForm;
  /** `name` and `profileForm.fullName` are "Unknown" when no name was found. */
  parsed: ParsedResume;
  content: ResumeContent;
  /** Every field with a value: its place in the file, and the confidence. */
  fields: FieldReading[];
  /** The text as a parser sees it, in reading order. */
  lines: SeenLine[];
  /** In points; empty for formats without pages. */
  pages: { width: number; height: number }[];
  language: Language;
  /** The number of letters and digits in the document; 0 for a scan without text. */
  letters: number;
}

/**
 * Reads a resume: columns, sections, contact, jobs, studies, skills. Pure and deterministic; never throws. `fileName`
 * is only a hint for the name.
 */
export function readResume(document: ResumeDocument, options: { fileName?: string } = {}): ResumeReading {
  const arranged = arrange(document);
  const lines = arranged.flatMap((block) => block.lines);
  const letter = letterLines(lines);
  const blocks =
    letter.size === 0
      ? arranged
      : arranged.map((block) => ({ ...block, lines: block.lines.filter((line) => !letter.has(line)) }));
  const email = findEmail(lines)?.value ?? "";
  const owner = ownerOf(email);
  const nameLine = lines.find((line) => isOwner(line, owner) && !letter.has(line)) ?? null;
  const read = withOwnRows(withoutHeadings(findSections(blocks, nameLine, email)));
  // The resume may leave name and contact to the letter.
  const sender = senderLines([...letter], email);
  const sections =
    sender.length === 0 ? read : [...read, { kind: "letter" as const, heading: "", lines: sender }];
  const text = lines.map((line) => line.text).join("\n");
  const language = detectLanguage(text);
  const found = findParts(sections, lines, { fileName: options.fileName ?? "", language });
  const content = contentOf(found);
  return {
    ...formsOf(content, rolesOf(found.headline?.value ?? "", content)),
    content,
    fields: readingsOf(found, content).slice(0, mostFields),
    lines: seenLines(lines, sections, found),
    pages: document.kind === "pages" ? document.pages.map(({ width, height }) => ({ width, height })) : [],
    language,
    letters: text.match(/[\p{L}\p{N}]/gu)?.length ?? 0,
  };
}

/** All parts that were found, each with its lines. */
type Parts = ReturnType<typeof findParts>;

function findParts(
  sections: readonly Section[],
  lines: readonly Line[],
  hints: { fileName: string; language: Language },
) {
  const contact = findContact(sections);
  const name = findName(sections, { ...hints, email: contact.email?.value ?? "" });
  const spoken = sections.filter((s) => s.kind === "languages").map((s) => s.lines);
  const rows = sections.filter((s) => /^(?:skills|contact|other)$/.test(s.kind)).flatMap((s) => s.lines);
  const isSpoken = (row: Line | undefined) => row !== undefined && isSpokenRow(row);
  const spokenRows = rows.filter(
    (row, i) => isSpoken(row) || (row.text.startsWith("(") && isSpoken(rows[i - 1])),
  );
  const skillLines = linesOf(sections, "skills").filter((l) => !spokenRows.includes(l));
  const skills = readSkills(skillLines, spoken, { loose: linesOf(sections, "other"), all: lines });
  return {
    contact,
    name,
    headline: headlineOf(sections, name),
    summary: summaryOf(sections),
    jobs: readExperience(
      sections.filter(({ kind }) => kind === "experience").map(({ lines }) => lines),
    ).slice(0, 100),
    studies: readEducation(linesOf(sections, "education")).slice(0, 100),
    skills,
    achievements: readList(linesOf(sections, "achievements")),
    certifications: readList(linesOf(sections, "certifications")),
    languages: readLanguages([...spoken.flat(), ...spokenRows]),
    links: readLinks(sections),
    custom: readCustom(sections),
  };
}

/**
 * All lines, each with whether the reading uses it. Lines of no section are headings, signatures, page feet or a
 * covering letter.
 */
function seenLines(lines: readonly Line[], sections: readonly Section[], found: Parts): SeenLine[] {
  const sourcesOf = (some: readonly Line[]) => new Set(some.flatMap(({ sources }) => sources));
  const used = sourcesOf(usedLines(found));
  const content = sourcesOf(linesBut(sections, "letter"));
  return lines.map((one) =>
    seen(
      one,
      one.sources.every((source) => used.has(source) || !content.has(source)),
    ),
  );
}

/** The lines from which a field, a list item or a description was made. */
function usedLines(found: Parts): readonly Line[] {
  const { contact, name, headline, summary } = found;
  const whole = fold(`${name?.firstName} ${name?.lastName}`);
  const named = name?.lines.filter((one, i) => i === 0 || whole.includes(fold(one.text))) ?? [];
  const fields = [contact.email, contact.phone, contact.location, headline, summary.value ? summary : null];
  const entries = [
    ...found.jobs.flatMap(({ entry, shared }) =>
      [entry, shared].map((one) => ({ entry: one, used: Infinity })),
    ),
    ...found.studies,
  ];
  return [
    ...named,
    ...fields.flatMap((field) => field?.lines ?? []),
    ...entries.flatMap(({ entry, used }) =>
      entry ? [...entry.before, ...(entry.dated ? [entry.dated] : []), ...entry.after.slice(0, used)] : [],
    ),
    ...[found.skills, found.achievements, found.certifications, found.languages].flatMap((list) =>
      list.flatMap((item) => item.lines),
    ),
    ...found.links.map((link) => link.line),
    ...found.custom.flatMap(({ items }) => items.flatMap((item) => item.lines)),
  ];
}

function contentOf(found: Parts): ResumeContent {
  const { contact, name } = found;
  return {
    personalInfo: {
      firstName: line(name?.firstName ?? "", 120),
      lastName: line(name?.lastName ?? "", 120),
      email: line(contact.email?.value ?? "", 254),
      phone: line(contact.phone?.value ?? "", 60),
      location: line(contact.location?.value ?? "", 300),
      summary: printable(found.summary.value),
      headline: line(found.headline?.value ?? "", 200),
    },
    experience: found.jobs.map(({ item }) => cleaned(item)),
    education: found.studies.map(({ item }) => cleaned(item)),
    skills: found.skills.map(({ value }) => line(value, 200)),
    achievements: found.achievements.map(({ text }) => printable(text)),
    certifications: found.certifications.map(({ text }) => printable(text)),
    languages: found.languages.map(({ name, level }, i) => ({
      id: `language-${i + 1}`,
      name: line(name, 120),
      level: line(level, 120),
    })),
    links: found.links.map(({ label, url }, i) => ({
      id: `link-${i + 1}`,
      label: line(label, 120),
      url: line(url, 500),
    })),
    custom: found.custom.map(({ title, items }, i) => ({
      id: `section-${i + 1}`,
      title: line(title, 120),
      items: items.map(({ item }, k) => ({
        id: `item-${i + 1}-${k + 1}`,
        ...cleaned(item),
        date: line(item.date, 60),
      })),
    })),
    sectionOrder: [],
  };
}

const mostFields = 5_000;

function readingsOf(found: Parts, content: ResumeContent): FieldReading[] {
  const { contact, name, headline, summary } = found;
  const { firstName, lastName } = content.personalInfo;
  return [
    ...foundFields([
      ["personalInfo.firstName", name && { ...name, value: firstName }],
      ["personalInfo.lastName", name && { ...name, value: lastName }],
      ["personalInfo.email", contact.email],
      ["personalInfo.phone", contact.phone],
      ["personalInfo.location", contact.location],
      ["personalInfo.headline", headline],
      ["personalInfo.summary", summary],
    ]),
    ...jobFields(found.jobs),
    ...studyFields(found.studies),
    ...foundFields(found.skills.map((skill, i) => [`skills.${i}`, skill])),
    ...listFields("achievements", found.achievements),
    ...listFields("certifications", found.certifications),
    ...languageFields(found.languages),
    ...linkFields(found.links),
    ...customFields(found.custom),
  ];
}

const linesBut = (sections: readonly Section[], kind: Section["kind"]): Line[] =>
  sections.filter((section) => section.kind !== kind).flatMap((section) => section.lines);
const linesOf = (sections: readonly Section[], kind: Section["kind"]): Line[] =>
  sections.filter((section) => section.kind === kind).flatMap((section) => section.lines);

/** The summary section, else the paragraph at the head of the resume. */
function summaryOf(sections: readonly Section[]): Found {
  const own = linesOf(sections, "summary");
  if (describe(own) !== "") return { value: describe(own), lines: own, evidence: ["headed", "labelled"] };
  const prose = linesOf(sections, "top").filter(
    (l) => l.parts.length === 1 && /\p{Ll}{2} \p{Ll}/u.test(l.text),
  );
  const lines = prose.filter((l) => l.text.length > 45 || prose.length > 2);
  const text = describe(lines);
  const isSummary = text.length > 110 && !text.includes("@");
  return { value: isSummary ? text : "", lines, evidence: ["atHead"] };
}

/** The title below the name. */
function headlineOf(sections: readonly Section[], name: PersonName | null): Found | null {
  const isName = (part: string): boolean =>
    name !== null && name.lastName !== "" && fold(part).includes(fold(name.lastName));
  // A page with a sidebar has two tops.
  const tops = sections.filter((section) => section.kind === "top");
  for (const l of tops.flatMap((section) => section.lines.slice(0, 6))) {
    const part = l.parts.find((part) => part.length < 60 && titleScore(part) >= 0.7 && !isName(part));
    if (part !== undefined) return { value: part, lines: [l], evidence: ["atHead", "known", "itemised"] };
  }
  return null;
}

/** The headline, then the titles of the latest jobs. */
function rolesOf(headline: string, content: ResumeContent): string[] {
  const held = content.experience.map((job) => job.title);
  const roles = [headline, ...held].filter((title) => title !== "");
  return [...new Set(roles.map((role) => line(role, 120)))].slice(0, 3);
}

/** Removes control characters from an item's strings, as the contract requires. */
function cleaned<T extends Record<string, string | boolean>>(item: T): T {
  const entries = Object.entries(item).map(([key, value]) => [
    key,
    typeof value !== "string" ? value : key === "description" ? printable(value) : line(value, 300),
  ]);
  return Object.fromEntries(entries) as T;
}
