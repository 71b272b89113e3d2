import type { CareerLevel } from "@waymark/contract/careers";
import type { Language } from "@waymark/contract/values";
import { type Figures, readFigures } from "./figures.ts";
import { type Role, readRoles } from "./roles.ts";

/** The data that paths are computed from: the shipped tables, optionally with the figures an operator imported. */
export interface Catalogue {
  readonly roles: ReadonlyMap<string, Role>;
  readonly figures: ReadonlyMap<string, Figures>;
  readonly licences: ReadonlyMap<string, Readonly<Record<Language, string>>>;
  /** Codes without a role below `lead` in the catalogue: their wages are those of managers only. */
  readonly managersOnly: ReadonlySet<string>;
  /** Lines that violate the format; a test demands that there are none. */
  readonly problems: readonly string[];
}

/** Combines the tables of fields, figures and licences. */
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

/** The figures of a role's first code; undefined only when a catalogue has an unknown code. */
export const figuresOf = (catalogue: Catalogue, role: Role): Figures | undefined =>
  catalogue.figures.get(role.codes[0] ?? "");

/** The names of the licences that a role requires, in a language. */
export const licencesOf = (catalogue: Catalogue, role: Role, language: Language): string[] =>
  role.licences.map((id) => catalogue.licences.get(id)?.[language] ?? "").filter((name) => name !== "");

/** The highest job zone among a role's codes; null when none is given. */
export function statedZone(catalogue: Catalogue, role: Role): number | null {
  const zones = role.codes.map((code) => catalogue.figures.get(code)?.zone ?? 0);
  return Math.max(0, ...zones) || null;
}
