import type { CareerLevel, EdgeReason } from "@waymark/contract/careers";
import type { Language } from "@waymark/contract/values";
import type { Industry } from "./industries.ts";

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
