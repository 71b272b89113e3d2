import { CareerLevel, EdgeReason } from "@waymark/contract/careers";
import { Language, languages } from "@waymark/contract/values";
import type { Licences } from "@waymark/domain/careers/catalogue";
import { type Figures, hoursOfYear } from "@waymark/domain/careers/figures";
import { type FirstStep, firstSteps } from "@waymark/domain/careers/first-steps";
import { industries } from "@waymark/domain/careers/industries";
import { educations, type Role } from "@waymark/domain/careers/roles";
import { z } from "zod";
import type { DataFile, Problems } from "./data-file.ts";
import { type Block, readBlocks } from "./read-blocks.ts";
import { readTable } from "./read-table.ts";

const kebab = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "an id is written in lower-case-words");
const socCode = /^\d\d-\d{4}$/;
const line = z.string().regex(/^\S(.*\S)?$/, "a line without blanks around it");
const edges = z
  .record(kebab, EdgeReason)
  .default({})
  .transform((steps) => Object.entries(steps).map(([to, reason]) => ({ to, reason })));

const RoleBlock = z.strictObject({
  id: kebab,
  codes: z.array(z.string().regex(socCode, "a code like 29-1141")).min(1),
  industry: z.enum(industries),
  levels: z.array(CareerLevel).min(1),
  education: z.enum(educations),
  years: z.int().min(0).max(20),
  licences: z.array(kebab).default([]),
  titles: z.record(Language, z.array(line).min(1)),
  descriptions: z.record(Language, line),
  skills: z.array(kebab).min(1),
  up: edges,
  side: edges,
});

export type RoleBlocks = readonly Block<Role>[];

/** Reads the blocks of the role catalogue and looks up everything that they name. */
export function readRoles(
  files: readonly DataFile[],
  known: { figures: ReadonlyMap<string, unknown>; licences: LicenceTable; skills: ReadonlySet<string> },
  problems: Problems,
): RoleBlocks {
  const blocks = files.flatMap((file) => readBlocks<Role>(file, RoleBlock, problems));
  const ids = new Set<string>();
  for (const { value, wrong } of blocks) {
    if (ids.has(value.id)) wrong(["id"], "another role has this id");
    ids.add(value.id);
  }
  for (const { value, wrong } of blocks) {
    const lookUp = (field: "codes" | "licences" | "skills", there: (id: string) => boolean, what: string) => {
      for (const [at, id] of value[field].entries()) if (!there(id)) wrong([field, at], `${what} ${id}`);
    };
    lookUp("codes", (id) => known.figures.has(id), "no figures for");
    lookUp("licences", (id) => known.licences.has(id), "no such licence:");
    lookUp("skills", (id) => known.skills.has(id), "no such skill:");
    for (const field of ["up", "side"] as const)
      for (const { to } of value[field])
        if (!ids.has(to)) wrong([field, to], `no such role in ${field}: ${to}`);
  }
  return blocks;
}

/** Reads how somebody begins to learn each skill; skills that stand nowhere are begun by study. */
export function readFirstSteps(
  file: DataFile,
  skills: ReadonlySet<string>,
  problems: Problems,
): Readonly<Record<string, FirstStep>> {
  const found: Record<string, FirstStep> = {};
  for (const { cell, list, wrong } of readTable(file, ["kind", "skills"], problems)) {
    const kind = firstSteps.find((one) => one === cell("kind"));
    if (kind === undefined) wrong(`no such kind of step: ${cell("kind")}`);
    for (const skill of list("skills")) {
      if (!skills.has(skill)) wrong(`no such skill: ${skill}`);
      if (found[skill] !== undefined) wrong(`${skill} stands in another row already`);
      found[skill] = kind ?? "study";
    }
  }
  return found;
}

export const inEveryLanguage = (text: (language: Language) => string): Record<Language, string> =>
  z.record(Language, z.string()).parse(Object.fromEntries(languages.map((name) => [name, text(name)])));

export type LicenceTable = ReadonlyMap<string, LicenceRow>;

export interface LicenceRow {
  readonly names: Readonly<Record<Language, string>>;
  readonly wrong: (text: string) => void;
}

/** Reads the licences of regulated occupations, with their names. */
export const readLicences = (file: DataFile, problems: Problems): LicenceTable =>
  new Map(
    readTable(file, ["id", ...languages], problems).map(({ cell, wrong }) => [
      cell("id"),
      { names: inEveryLanguage(cell), wrong },
    ]),
  );

/** The names of each licence, as the catalogue wants them. */
export const licenceNames = (table: LicenceTable): Licences =>
  Object.fromEntries([...table].map(([id, { names }]) => [id, names]));

const wages = ["p10", "p25", "p50", "p75", "p90"] as const;
const numbers = ["employed", "growth", "openings", "transfer"] as const;
/** The words of the Bureau of Labor Statistics for education, which has some college without a degree besides. */
const schooling: readonly string[] = [...educations, "college"];
const experiences: readonly string[] = ["none", "under5", "from5"];
const figureColumns = [
  "soc",
  ...wages,
  ...["employed", "growth", "openings", "education", "experience", "zone?", "transfer", "name"],
];

/** The figures of one row; `wrong` reports a problem at its line. */
export interface FigureRow {
  readonly figures: Figures;
  readonly wrong: (text: string) => void;
}

/** Reads the published figures of occupations. */
export function readFigures(file: DataFile, problems: Problems): ReadonlyMap<string, FigureRow> {
  const found = new Map<string, FigureRow>();
  for (const { cell, wrong } of readTable(file, figureColumns, problems)) {
    const code = cell("soc");
    if (!socCode.test(code)) wrong(`${code} is no code like 29-1141`);
    for (const name of wages)
      if (!/^\d+(\.\d+)?[h+]?$/.test(cell(name))) wrong(`${name} is no wage: ${cell(name)}`);
    for (const name of numbers)
      if (!/^-?\d+(\.\d+)?$/.test(cell(name))) wrong(`${name} is no number: ${cell(name)}`);
    if (!schooling.includes(cell("education"))) wrong(`no such education: ${cell("education")}`);
    if (!experiences.includes(cell("experience"))) wrong(`no such experience: ${cell("experience")}`);
    if (!/^[1-5]?$/.test(cell("zone"))) wrong(`zone is no number from 1 to 5: ${cell("zone")}`);
    const yearly = (name: string) =>
      Math.round(Number.parseFloat(cell(name)) * (cell(name).endsWith("h") ? hoursOfYear : 1));
    const [p10, p25, p50, p75, p90] = [
      yearly("p10"),
      yearly("p25"),
      yearly("p50"),
      yearly("p75"),
      yearly("p90"),
    ];
    const figures: Figures = {
      code,
      name: cell("name"),
      wages: { p10, p25, p50, p75, p90 },
      employed: Math.round(Number(cell("employed")) * 1_000),
      growth: Number(cell("growth")),
      openings: Math.round(Number(cell("openings")) * 1_000),
      education: cell("education"),
      experience: cell("experience"),
      zone: cell("zone") === "" ? null : Number(cell("zone")),
      transfer: Number(cell("transfer")),
    };
    found.set(code, { figures, wrong });
  }
  return found;
}

/** Reads the ISCO-08 unit groups of SOC codes, the most usual first. */
export function readIsco(
  file: DataFile,
  figures: ReadonlyMap<string, unknown>,
  problems: Problems,
): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const { cell, list, wrong } of readTable(file, ["soc", "isco"], problems)) {
    if (!figures.has(cell("soc"))) wrong(`no figures for ${cell("soc")}`);
    for (const group of list("isco"))
      if (!/^\d{4}$/.test(group)) wrong(`${group} is no unit group of ISCO-08, which has four digits`);
    found[cell("soc")] = list("isco");
  }
  return found;
}
