import type { EducationItem, ExperienceItem, ResumeContent } from "@waymark/contract/resumes";
import { readDatePoint, writeDate } from "../../vocabulary/dates.ts";
import { lineOf, printable } from "../read/plain-text.ts";
import type { ResumeReading } from "../read/read-resume.ts";
import { readingOf } from "../structured/reading-of.ts";

/** A row of a CSV, keyed by column name. */
export type ExportRow = Readonly<Record<string, string>>;

/**
 * The files of LinkedIn's data export that are read, by LinkedIn's names (in any letter case; the name of the phone
 * numbers' file occurs with and without a blank). All other files of the export are ignored.
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
  "volunteering",
  "projects",
  "publications",
] as const;
export type ExportFile = (typeof exportFiles)[number];
export type LinkedinExport = Readonly<Partial<Record<ExportFile, readonly ExportRow[]>>>;

/** The file of the export that a path names; null for any other. */
export function exportFileOf(path: string): ExportFile | null {
  const name = (path.split("/").at(-1) ?? "").toLowerCase().replace(/\.csv$/, "");
  if (!path.toLowerCase().endsWith(".csv")) return null;
  return (
    exportFiles.find((file) => file === name || file === name.replace("phone numbers", "phonenumbers")) ??
    null
  );
}

/** Builds a resume from a LinkedIn data export. Nothing is invented: missing fields are empty. Never throws. */
export function readExport(given: LinkedinExport): ResumeReading {
  const profile = given.profile?.[0] ?? {};
  const rows = (file: ExportFile) => given[file] ?? [];
  const experience = rows("positions").slice(0, 100).map(positionOf);
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
    skills: unique(
      rows("skills").map((row) => row.Name ?? ""),
      200,
    ).slice(0, 500),
    achievements: unique(
      rows("honors").map((row) => listed(row.Title, row.Description)),
      2_000,
    ).slice(0, 200),
    certifications: unique(
      rows("certifications").map((row) => [row.Name, row.Authority].filter(Boolean).join(", ")),
      2_000,
    ).slice(0, 200),
    languages: rows("languages").map((row, i) => ({
      id: `lang-${i + 1}`,
      name: row.Name ?? "",
      level: row.Proficiency ?? "",
    })),
    links: linksOf(profile),
    custom: customOf(given),
    sectionOrder: [],
  };
  const headline = lineOf(profile.Headline ?? "", 120);
  const hasTitles = experience.some(({ title }) => title !== "");
  // A headline often includes the employer, so the titles of the positions are preferred.
  return readingOf(content, hasTitles || headline === "" ? [] : [headline]);
}

/** Parses `Websites`, which has the form `[PERSONAL:https://one.example,PORTFOLIO:https://two.example]`. */
function linksOf(profile: ExportRow): ResumeContent["links"] {
  const found = (profile.Websites ?? "").matchAll(/(?:\b([A-Z_]{3,20}):)?(https?:\/\/[^\s,\]]{3,300})/g);
  return [...found].map(([, label = "", url = ""], i) => ({
    id: `link-${i + 1}`,
    label: label === "" || label === "OTHER" ? "" : label.slice(0, 1) + label.slice(1).toLowerCase(),
    url,
  }));
}

const customFiles = [
  ["volunteering", "Volunteering", "Role", "Company Name"],
  ["projects", "Projects", "Title", "Url"],
  ["publications", "Publications", "Name", "Publisher"],
] as const;

function customOf(given: LinkedinExport): ResumeContent["custom"] {
  return customFiles.flatMap(([file, title, head, under]) => {
    const items = (given[file] ?? []).slice(0, 100).map((row, i) => ({
      id: `${file}-${i + 1}`,
      title: row[head] ?? "",
      subtitle: row[under] ?? "",
      date: [row["Started On"] ?? row["Published On"] ?? "", row["Finished On"] ?? ""]
        .filter((day) => day !== "")
        .join(" – "),
      description: row.Description ?? "",
    }));
    return items.length === 0 ? [] : [{ id: file, title, items }];
  });
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
