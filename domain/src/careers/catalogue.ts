import type { CareerLevel } from "@waymark/contract/careers";
import type { Language } from "@waymark/contract/values";
import { type Figures, readFigures } from "./figures.ts";
import { type Role, readRoles } from "./roles.ts";

/** All that the paths are computed from: the shipped tables, or those with what an operator imported. */
export interface Catalogue {
  readonly roles: ReadonlyMap<string, Role>;
  readonly figures: ReadonlyMap<string, Figures>;
  readonly licences: ReadonlyMap<string, Readonly<Record<Language, string>>>;
  /** Codes that nobody of the catalogue holds below `lead`: their wages are those of managers alone. */
  readonly managersOnly: ReadonlySet<string>;
  /** What is not in the format, for the test that demands none. */
  readonly problems: readonly string[];
}

/** Puts the tables together: texts of the fields, of the figures and of the licences. */
export function openCatalogue(
  fields: readonly string[],
  figureTable: string,
  licenceList: string,
): Catalogue {
  const problems: string[] = [];
  const roles = new Map<string, Role>();
  for (const field of fields) {
    const read = readRoles(field);
    problems.push(...read.problems);
    for (const role of read.roles) {
      if (roles.has(role.id)) problems.push(`${role.id}: stands there twice`);
      else roles.set(role.id, role);
    }
  }
  return {
    roles,
    figures: readFigures(figureTable),
    licences: readLicences(licenceList, problems),
    managersOnly: managersOnly([...roles.values()]),
    problems,
  };
}

function readLicences(list: string, problems: string[]): Map<string, Record<Language, string>> {
  const licences = new Map<string, Record<Language, string>>();
  for (const line of list.split("\n")) {
    const [id = "", en = "", es = "", fr = "", de = "", ...more] = line.split("|").map((text) => text.trim());
    if (id === "") continue;
    if ([en, es, fr, de].includes("") || more.length > 0) problems.push(`licence ${id}: not five columns`);
    if (licences.has(id)) problems.push(`licence ${id}: stands there twice`);
    licences.set(id, { en, es, fr, de });
  }
  return licences;
}

const belowLead: ReadonlySet<CareerLevel> = new Set(["entry", "mid", "senior"]);

function managersOnly(roles: readonly Role[]): Set<string> {
  const codes = new Set(roles.map(({ codes: [code = ""] }) => code));
  for (const {
    codes: [code = ""],
    levels,
  } of roles)
    if (levels.some((level) => belowLead.has(level))) codes.delete(code);
  return codes;
}

/** The figures of a role's first code; undefined only for a catalogue with an unknown code. */
export const figuresOf = (catalogue: Catalogue, role: Role): Figures | undefined =>
  catalogue.figures.get(role.codes[0] ?? "");

/** What licences a role asks for, in a language. */
export const licencesOf = (catalogue: Catalogue, role: Role, language: Language): string[] =>
  role.licences.map((id) => catalogue.licences.get(id)?.[language] ?? "").filter((name) => name !== "");

/** The highest job zone that a role's codes are given: a sergeant of police needs an officer's preparation. Null without any. */
export function statedZone(catalogue: Catalogue, role: Role): number | null {
  const zones = role.codes.map((code) => catalogue.figures.get(code)?.zone ?? 0);
  return Math.max(0, ...zones) || null;
}
