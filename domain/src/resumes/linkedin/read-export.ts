import type { EducationItem, ExperienceItem, ResumeContent } from "@waymark/contract/resumes";
import { readDatePoint, writeDate } from "../../vocabulary/dates.ts";
import { detectLanguage } from "../read/detect-language.ts";
import { formsOf } from "../read/forms-of.ts";
import { lineOf, printable } from "../read/plain-text.ts";
import type { ResumeReading } from "../read/read-resume.ts";

/** One row of a CSV by its column names. */
export type ExportRow = Readonly<Record<string, string>>;

/**
 * The files of LinkedIn's data export that say what a resume says, as LinkedIn names them (any case; the phone
 * numbers' name is written with and without a blank). Nothing else of the export is looked at.
 */
export const exportFiles = [
  "profile",
  "positions",
  "education",
  "skills",
  "languages",
  "certifications",
  "honors",
  "email addresses",
  "phonenumbers",
] as const;
export type ExportFile = (typeof exportFiles)[number];
export type LinkedinExport = Readonly<Partial<Record<ExportFile, readonly ExportRow[]>>>;

/** Which file of the export a path names; null for any other. */
export function exportFileOf(path: string): ExportFile | null {
  const name = (path.split("/").at(-1) ?? "").toLowerCase().replace(/\.csv$/, "");
  if (!path.toLowerCase().endsWith(".csv")) return null;
  return (
    exportFiles.find((file) => file === name || file === name.replace("phone numbers", "phonenumbers")) ??
    null
  );
}

/** Makes a resume of a LinkedIn data export. Nothing is invented: what is not there is empty. Never throws. */
export function readExport(given: LinkedinExport): ResumeReading {
  const profile = given.profile?.[0] ?? {};
  const rows = (file: ExportFile) => given[file] ?? [];
  const experience = rows("positions").slice(0, 100).map(positionOf);
  const languages = rows("languages").map((row) => listed(row.Name, row.Proficiency));
  const content: ResumeContent = {
    personalInfo: {
      firstName: lineOf(profile["First Name"] ?? "", 120),
      lastName: lineOf(profile["Last Name"] ?? "", 120),
      email: lineOf(emailOf(rows("email addresses")), 254),
      phone: lineOf(rows("phonenumbers").find((row) => row.Number)?.Number ?? "", 60),
      location: lineOf(profile["Geo Location"] || profile.Address || "", 300),
      summary: printable(profile.Summary ?? "").slice(0, 20_000),
      headline: lineOf(profile.Headline ?? "", 200),
    },
    experience,
    education: rows("education").slice(0, 100).map(educationOf),
    skills: unique([...rows("skills").map((row) => row.Name ?? ""), ...languages], 200).slice(0, 500),
    achievements: unique(
      rows("honors").map((row) => listed(row.Title, row.Description)),
      2_000,
    ).slice(0, 200),
    certifications: unique(
      rows("certifications").map((row) => [row.Name, row.Authority].filter(Boolean).join(", ")),
      2_000,
    ).slice(0, 200),
    languages: [],
    links: [],
    custom: [],
    sectionOrder: [],
  };
  const headline = lineOf(profile.Headline ?? "", 120);
  const titles = experience.map((item) => item.title);
  const text = [headline, content.personalInfo.summary, ...experience.map((item) => item.description)].join(
    "\n",
  );
  return {
    // A headline often holds the employer too; the titles held say what is done.
    ...formsOf(content, unique(titles.length > 0 ? titles : [headline], 120).slice(0, 3)),
    content,
    language: detectLanguage(text),
    fields: [],
    lines: [],
    pages: [],
    letters: JSON.stringify(content).match(/[\p{L}\p{N}]/gu)?.length ?? 0,
  };
}

const dateOf = (written: string | undefined) => writeDate(readDatePoint(written ?? ""));

function positionOf(row: ExportRow, index: number): ExperienceItem {
  const endDate = dateOf(row["Finished On"]);
  return {
    id: `exp-${index + 1}`,
    title: lineOf(row.Title ?? "", 300),
    company: lineOf(row["Company Name"] ?? "", 300),
    location: lineOf(row.Location ?? "", 300),
    startDate: dateOf(row["Started On"]),
    endDate,
    current: endDate === "",
    description: printable(row.Description ?? "").slice(0, 20_000),
  };
}

function educationOf(row: ExportRow, index: number): EducationItem {
  return {
    id: `edu-${index + 1}`,
    degree: lineOf(row["Degree Name"] ?? "", 300),
    school: lineOf(row["School Name"] ?? "", 300),
    location: "",
    gpa: "",
    graduationDate: dateOf(row["End Date"]),
  };
}

/** The primary address, else a confirmed one, else the first. */
function emailOf(rows: readonly ExportRow[]): string {
  const yes = (text: string | undefined) => /^(yes|true)$/i.test(text ?? "");
  const found = rows.find((row) => yes(row.Primary)) ?? rows.find((row) => yes(row.Confirmed)) ?? rows[0];
  return found?.["Email Address"] ?? "";
}

const listed = (name = "", more = "") => (name === "" || more === "" ? name : `${name} (${more})`);

const unique = (texts: readonly string[], max: number): string[] => [
  ...new Set(texts.map((text) => lineOf(text, max)).filter((text) => text !== "")),
];
