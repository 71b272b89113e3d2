import type { CareerConnection, CareerNode, CareerPath, CareerPay } from "@waymark/contract/careers";
import type { Language } from "@waymark/contract/values";
import { licencesOf } from "@waymark/domain/careers/catalogue";
import type { Figures } from "@waymark/domain/careers/figures";

import type { FoundLink, FoundNode, FoundPath, PathAction } from "@waymark/domain/careers/paths/find-paths";
import { type CareerPosition, hasSkill } from "@waymark/domain/careers/paths/position";
import type { Role } from "@waymark/domain/careers/roles";
import { firstStepOf, shippedCatalogue } from "@waymark/domain/careers/shipped-catalogue";
import { skillById } from "@waymark/domain/vocabulary/skills";
import type { Translate } from "../../translate.ts";
import { formatMonths, formatPay, formatsOf, formatYears } from "./format-figures.ts";
import { titleOf } from "./role-names.ts";
import type { FactSource } from "./sources-of.ts";

/** The context for texts about a path: the language's sentences, and the person's position. */
export interface PathTexts {
  readonly translate: Translate;
  readonly language: Language;
  readonly stand: CareerPosition;
  readonly figures: ReadonlyMap<string, Figures>;
  readonly payOf: (node: FoundNode) => CareerPay | null;
  readonly sources: readonly FactSource[];
  /** The number of present postings, and the query that finds them. */
  readonly openingsOf: (node: FoundNode) => { readonly count: number | null; readonly query: string };
}

export const skillName = (id: string, language: Language): string => skillById(id)?.names[language] ?? id;

export function describePath(telling: PathTexts, path: FoundPath): CareerPath {
  const { translate, language } = telling;
  const [first] = path.nodes;
  const last = path.nodes.find(({ role }) => role === path.target);
  const salaryIncrease = increaseOf(telling, first, last) ?? null;
  return {
    id: path.id,
    kind: path.kind,
    currentRole: titleOf(path.from, language),
    targetRole: titleOf(path.target, language),
    targetRoleId: path.target.id,
    nodes: path.nodes.map((node) => sayNode(telling, path.from, node)),
    connections: path.links.map((link) => sayLink(telling, link)),
    lanes: [...path.lanes],
    insights: {
      totalTime: formatMonths(translate, language, path.months),
      months: path.months,
      avgSalaryIncrease: sayIncrease(telling, salaryIncrease, first, last),
      salaryIncrease,
      keySkillsNeeded: path.missing.map((id) => skillName(id, language)),
      recommendedActions: path.actions.map((action) => sayAction(translate, language, action)),
    },
    pinned: path.pinned,
  };
}

/** The increase as a text. Two roles of one published row have the same figure, which is no statement about them. */
function sayIncrease(
  { translate, language }: PathTexts,
  increase: number | null,
  first?: FoundNode,
  last?: FoundNode,
): string {
  if (increase === null) return translate(language, "careers-paths.pay.notCompared");
  const isOneRow = first !== undefined && first.role.codes[0] === last?.role.codes[0];
  if (increase === 0 && isOneRow) return translate(language, "careers-paths.pay.sameRow");
  return formatsOf(language).signed.format(increase / 100);
}

/** Pay is only compared within one currency and basis. */
function increaseOf({ payOf }: PathTexts, first?: FoundNode, last?: FoundNode): number | undefined {
  const before = first === undefined ? null : payOf(first);
  const after = last === undefined ? null : payOf(last);
  if (before === null || after === null || before.p50 <= 0) return undefined;
  if (before.currency !== after.currency || before.basis !== after.basis) return undefined;
  return Math.round((100 * (after.p50 - before.p50)) / before.p50);
}

/** The years required of most workers, if imported; otherwise the catalogue's own. */
function yearsNeeded({ figures }: PathTexts, role: Role): number {
  const months = figures.get(role.codes[0] ?? "")?.months ?? null;
  return months === null ? role.years : Math.round(months / 12);
}

function sayNode(telling: PathTexts, from: Role, node: FoundNode): CareerNode {
  const { translate, language, stand, payOf, openingsOf, sources } = telling;
  const { role } = node;
  const salary = payOf(node);
  const openings = openingsOf(node);
  const licences = licencesOf(shippedCatalogue(), role, language);
  const { list } = formatsOf(language);
  // At the ends of the graph, use the catalogue's next roles.
  const next = node.next.length > 0 ? node.next.map(({ id }) => id) : role.up.map(({ to }) => to);
  return {
    id: role.id,
    roleId: role.id,
    title: titleOf(role, language),
    level: node.level,
    experience: formatYears(translate, language, node.years),
    years: node.years,
    salaryRange: formatPay(translate, language, salary),
    salary,
    skills: role.skills.map((id) => skillName(id, language)),
    skillsHeld: role.skills.map((id) => {
      const named = stand.held.has(id);
      const held = hasSkill({ ...stand, role: from }, id);
      return { id, name: skillName(id, language), held, fromRole: held && !named };
    }),
    timeToAchieve: formatMonths(translate, language, node.months),
    months: node.months,
    probability: node.probability,
    contributions: [...node.contributions],
    description: role.descriptions[language],
    nextRoles: next.map((id) => {
      const one = shippedCatalogue().roles.get(id);
      return one === undefined ? id : titleOf(one, language);
    }),
    industry: translate(language, `careers-paths.industries.${role.industry}`),
    growthRate: node.growth,
    demandScore: node.demand,
    needs: {
      education: translate(language, `careers-paths.educations.${role.education}`),
      years: formatYears(translate, language, { min: yearsNeeded(telling, role), max: null }),
      licence: licences.length === 0 ? null : list.format(licences),
    },
    openings: openings.count,
    openingsQuery: openings.query,
    sources: sources.map(({ name, country, year }) => ({ name, country, year })),
    x: node.x,
    y: node.y,
  };
}

function sayLink(
  { translate, language }: PathTexts,
  { from, to, probability, reason, adds }: FoundLink,
): CareerConnection {
  return {
    from: from.id,
    to: to.id,
    probability,
    kind: reason,
    reason: translate(language, `careers-paths.reasons.${reason}`),
    adds: adds.map((id) => skillName(id, language)),
  };
}

function sayAction(translate: Translate, language: Language, action: PathAction): string {
  const role = titleOf(action.role, language);
  const key = `careers-paths.actions.${action.kind}`;
  switch (action.kind) {
    case "learn":
      return translate(language, key, {
        role,
        skill: skillName(action.skill, language),
        step: translate(language, `careers-paths.firstSteps.${firstStepOf(action.skill)}`),
      });
    case "licence":
      return translate(language, key, {
        role,
        licence: shippedCatalogue().licences.get(action.licence)?.[language] ?? "",
      });
    case "education":
      return translate(language, key, {
        role,
        education: translate(language, `careers-paths.educations.${action.education}`),
      });
    case "years":
      return translate(language, key, { role, count: action.years });
    default:
      return translate(language, key, { role });
  }
}
