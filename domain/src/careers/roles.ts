import { type CareerLevel, careerLevels, type EdgeReason, edgeReasons } from "@waymark/contract/careers";
import { type Language, languages } from "@waymark/contract/values";
import { type Industry, isIndustry } from "./industries.ts";

/** The usual education at entry, the lowest first. */
export const educations = [
  "none",
  "school",
  "vocational",
  "associate",
  "bachelor",
  "master",
  "doctorate",
] as const;
export type Education = (typeof educations)[number];

/** A step to another role, with its reason. */
export interface RoleEdge {
  readonly to: string;
  readonly reason: EdgeReason;
}

/** A role of the catalogue. The first title of each language is the one shown. */
export interface Role {
  readonly id: string;
  readonly codes: readonly string[];
  readonly industry: Industry;
  readonly levels: readonly CareerLevel[];
  readonly education: Education;
  readonly years: number;
  readonly licences: readonly string[];
  readonly titles: Readonly<Record<Language, readonly string[]>>;
  readonly descriptions: Readonly<Record<Language, string>>;
  readonly skills: readonly string[];
  readonly up: readonly RoleEdge[];
  readonly side: readonly RoleEdge[];
}

export interface ReadRoles {
  readonly roles: readonly Role[];
  /** Malformed lines, each with the id of its block. */
  readonly problems: readonly string[];
}

const isLevel = (text: string): text is CareerLevel => careerLevels.some((level) => level === text);
const isEducation = (text: string): text is Education => educations.some((education) => education === text);
const isReason = (text: string): text is EdgeReason => edgeReasons.some((reason) => reason === text);
const isLanguage = (text: string): text is Language => languages.some((language) => language === text);

const items = (text: string, separator: string): string[] =>
  text
    .split(separator)
    .map((item) => item.trim())
    .filter((item) => item !== "" && item !== "-");

const perLanguage = <T>(value: () => T): Record<Language, T> => ({
  en: value(),
  es: value(),
  fr: value(),
  de: value(),
});

/** Parses the roles of one field's text, in the format of `data/catalogue.ts`, and reports malformed lines. */
export function readRoles(text: string): ReadRoles {
  const problems: string[] = [];
  const roles: Role[] = [];
  for (const block of text.split(/\n\s*\n/)) {
    const lines = items(block, "\n");
    if (lines.length > 0) roles.push(readBlock(lines, (problem) => problems.push(problem)));
  }
  return { roles, problems };
}

function readBlock([head = "", ...lines]: readonly string[], report: (problem: string) => void): Role {
  const columns = head.split("|").map((column) => column.trim());
  const [id = "", codes = "", industry = "", levels = "", education = "", years = "", licences = ""] =
    columns;
  const wrong = (what: string) => report(`${id}: ${what}`);
  if (columns.length !== 7) wrong(`${columns.length} columns in its first line, not 7`);
  if (!isIndustry(industry)) wrong(`no such industry: ${industry}`);
  if (!isEducation(education)) wrong(`no such education: ${education}`);
  if (!/^\d+$/.test(years)) wrong(`years are no number: ${years}`);
  for (const level of items(levels, " ")) if (!isLevel(level)) wrong(`no such level: ${level}`);

  const titles = perLanguage<string[]>(() => []);
  const descriptions = perLanguage(() => "");
  const skills: string[] = [];
  const edges = { up: [] as RoleEdge[], side: [] as RoleEdge[] };
  for (const line of lines) {
    const [, key = "", mark = "", rest = ""] = /^(\w+)([:>])(.*)$/.exec(line) ?? [];
    if (isLanguage(key) && mark === ">") descriptions[key] = rest.trim();
    else if (isLanguage(key)) titles[key].push(...items(rest, ";"));
    else if (key === "skills") skills.push(...items(rest, ","));
    else if (key === "up" || key === "side") edges[key].push(...readEdges(rest, wrong));
    else wrong(`a line that is not understood: ${line.slice(0, 60)}`);
  }
  return {
    id,
    codes: items(codes, ";"),
    industry: isIndustry(industry) ? industry : "office",
    levels: items(levels, " ").filter(isLevel),
    education: isEducation(education) ? education : "none",
    years: Number(years) || 0,
    licences: items(licences, ";"),
    titles,
    descriptions,
    skills,
    ...edges,
  };
}

function readEdges(text: string, wrong: (what: string) => void): RoleEdge[] {
  const edges: RoleEdge[] = [];
  for (const item of items(text, ";")) {
    const [to = "", reason = "", ...more] = item.split(/\s+/);
    if (isReason(reason) && more.length === 0) edges.push({ to, reason });
    else wrong(`no reason, or no known one: ${item}`);
  }
  return edges;
}
