import type { CareerLevel } from "@waymark/contract/careers";
import type { Language } from "@waymark/contract/values";
import type { Figures } from "./figures.ts";
import type { Role } from "./roles.ts";

/** The data that paths are computed from: the shipped tables, optionally with the figures an operator imported. */
export interface Catalogue {
  readonly roles: ReadonlyMap<string, Role>;
  readonly figures: ReadonlyMap<string, Figures>;
  readonly licences: ReadonlyMap<string, Readonly<Record<Language, string>>>;
  /** Codes without a role below `lead` in the catalogue: their wages are those of managers only. */
  readonly managersOnly: ReadonlySet<string>;
}

export type Licences = Readonly<Record<string, Readonly<Record<Language, string>>>>;

/** Combines roles, figures and licences. */
export function openCatalogue(tables: {
  readonly roles: readonly Role[];
  readonly figures: readonly Figures[];
  readonly licences: Licences;
}): Catalogue {
  return {
    roles: new Map(tables.roles.map((role) => [role.id, role])),
    figures: new Map(tables.figures.map((figures) => [figures.code, figures])),
    licences: new Map(Object.entries(tables.licences)),
    managersOnly: managersOnly(tables.roles),
  };
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
