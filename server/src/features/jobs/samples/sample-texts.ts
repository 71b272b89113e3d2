import type { Language } from "@waymark/contract/values";

/** Kinds of employers, and of working hours. */
export const employerGroups = ["care", "school", "shop", "works", "office", "guests", "roads"] as const;
export type EmployerGroup = (typeof employerGroups)[number];
export const hoursKinds = ["office", "shifts", "trade"] as const;
export type HoursKind = (typeof hoursKinds)[number];

/** The parts of composed postings in one language; server/data/README.md describes the fields. */
export interface SampleTexts {
  readonly id: Language;
  readonly needs: string;
  readonly remote: string;
  readonly frames: readonly string[];
  readonly shifts: Readonly<Record<HoursKind, readonly string[]>>;
  readonly groups: Readonly<Record<EmployerGroup, readonly string[]>>;
  readonly gives: readonly string[];
  readonly names: readonly string[];
  readonly employers: readonly string[];
  readonly places: readonly string[];
}
