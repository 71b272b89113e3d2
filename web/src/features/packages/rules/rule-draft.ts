import { type ApplyRule, createApplyRule, packagesPerDay, RuleCriteria } from "@waymark/contract/packages";
import type { TFunction } from "i18next";
import { z } from "zod";
import { fieldReason } from "../../../lib/api/field-reason.ts";
import { parseSalary } from "../../../lib/parse-salary.ts";

const RuleFields = createApplyRule.body;
export type RuleFields = z.infer<typeof RuleFields>;
const Words = z.array(z.string());

/** A rule as it is typed: numbers are text, an empty text is a null. */
export const RuleDraft = z.object({
  name: z.string(),
  searchId: z.string(),
  resumeId: z.string(),
  tone: RuleFields.shape.tone,
  length: RuleFields.shape.length,
  titles: Words,
  places: Words,
  remoteOnly: z.boolean(),
  minPay: z.string(),
  currency: z.string(),
  unknownPay: z.boolean(),
  types: RuleCriteria.shape.types,
  minMatch: z.string(),
  avoidCompanies: Words,
  avoidTitles: Words,
  maxAgeDays: z.string(),
  perDay: z.string(),
});
export type RuleDraft = z.infer<typeof RuleDraft>;
export type RuleField = keyof RuleDraft;

/** The row that is edited; a rule that is not saved yet has the version 0. */
export type RuleRow = Pick<ApplyRule, keyof RuleFields | "id" | "version">;

const words = (number: number | null) => (number === null ? "" : String(number));

export function draftOf({ criteria, ...rule }: RuleRow): RuleDraft {
  const { minPay, currency, minMatch, maxAgeDays, perDay, ...rest } = criteria;
  return {
    name: rule.name,
    searchId: rule.searchId,
    resumeId: rule.resumeId ?? "",
    tone: rule.tone,
    length: rule.length,
    ...rest,
    minPay: words(minPay),
    currency: currency ?? "",
    minMatch: words(minMatch),
    maxAgeDays: words(maxAgeDays),
    perDay: words(perDay),
  };
}

/** A rule that is not saved yet, with what most people keep. */
export const newRule = (searchId: string, currency: string): RuleRow => ({
  id: "new",
  version: 0,
  name: "",
  searchId,
  resumeId: null,
  tone: "plain",
  length: "medium",
  criteria: {
    titles: [],
    places: [],
    remoteOnly: false,
    minPay: null,
    currency,
    unknownPay: true,
    types: [],
    minMatch: 60,
    avoidCompanies: [],
    avoidTitles: [],
    maxAgeDays: 14,
    perDay: packagesPerDay.usual,
  },
  paused: false,
  snoozedUntil: null,
});

const wholeNumber = (text: string) => (/^\d{1,4}$/.test(text.trim()) ? Number(text) : Number.NaN);

function criteriaOf(draft: RuleDraft): RuleCriteria {
  const { titles, places, remoteOnly, unknownPay, types, avoidCompanies, avoidTitles } = draft;
  return {
    ...{ titles, places, remoteOnly, unknownPay, types, avoidCompanies, avoidTitles },
    minPay: draft.minPay.trim() === "" ? null : (parseSalary(draft.minPay) ?? Number.NaN),
    currency: draft.currency === "" ? null : draft.currency,
    minMatch: wholeNumber(draft.minMatch),
    maxAgeDays: wholeNumber(draft.maxAgeDays),
    perDay: wholeNumber(draft.perDay),
  };
}

/** The criteria when all of them are valid, for the preview. */
export const validCriteria = (draft: RuleDraft): RuleCriteria | null =>
  RuleCriteria.safeParse(criteriaOf(draft)).data ?? null;

/** The typed rule as it is saved; `paused` and `snoozedUntil` are changed in the list. */
export const fieldsOf = (draft: RuleDraft) => ({
  name: draft.name.trim(),
  searchId: draft.searchId,
  resumeId: draft.resumeId === "" ? null : draft.resumeId,
  tone: draft.tone,
  length: draft.length,
  criteria: criteriaOf(draft),
});

const numbers = {
  minMatch: { least: 0, most: 100 },
  perDay: { least: 1, most: packagesPerDay.most },
} as const;

/** Problems of the typed rule by field, in the reader's language. */
export function problemsOf(draft: RuleDraft, t: TFunction): Partial<Record<RuleField, string>> {
  const problems: Partial<Record<string, string>> = {};
  const { error } = RuleFields.pick({ name: true, searchId: true, criteria: true }).safeParse(
    fieldsOf(draft),
  );
  for (const issue of error?.issues ?? []) {
    const field = String(issue.path[0] === "criteria" ? issue.path[1] : issue.path[0]);
    problems[field] ??= fieldReason(issue, t);
  }
  if (draft.name.trim() === "") problems.name = t("validation.required");
  if (draft.searchId === "") problems.searchId = t("packages.rule.problem.search");
  if (problems.minPay !== undefined) problems.minPay = t("packages.rule.problem.pay");
  else if (draft.minPay.trim() !== "" && draft.currency === "")
    problems.minPay = t("packages.rule.problem.currency");
  for (const [field, limits] of Object.entries(numbers))
    if (problems[field] !== undefined) problems[field] = t("packages.rule.problem.between", limits);
  return problems;
}
