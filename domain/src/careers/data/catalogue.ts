import { artsRoles } from "./arts-roles.ts";
import { businessRoles } from "./business-roles.ts";
import { careRoles } from "./care-roles.ts";
import { cleaningRoles } from "./cleaning-roles.ts";
import { constructionRoles } from "./construction-roles.ts";
import { educationRoles } from "./education-roles.ts";
import { engineeringRoles } from "./engineering-roles.ts";
import { farmingRoles } from "./farming-roles.ts";
import { financeRoles } from "./finance-roles.ts";
import { foodRoles } from "./food-roles.ts";
import { healthRoles } from "./health-roles.ts";
import { hospitalityRoles } from "./hospitality-roles.ts";
import { lawRoles } from "./law-roles.ts";
import { managementRoles } from "./management-roles.ts";
import { nursingRoles } from "./nursing-roles.ts";
import { officeRoles } from "./office-roles.ts";
import { personalCareRoles } from "./personal-care-roles.ts";
import { productionRoles } from "./production-roles.ts";
import { publicRoles } from "./public-roles.ts";
import { repairRoles } from "./repair-roles.ts";
import { retailRoles } from "./retail-roles.ts";
import { scienceRoles } from "./science-roles.ts";
import { technologyRoles } from "./technology-roles.ts";
import { transportRoles } from "./transport-roles.ts";

/**
 * The role catalogue: every role that a career path may pass through, by field. Own work. The figures of a role's code
 * are in `figures.ts`, the licences in `licences.ts`, the skills in the vocabulary.
 *
 * A field's file holds one block per role, separated by blank lines:
 *
 *     id | code(s) | industry | levels | education | years | licences
 *     en: title; alias; alias          (es:, fr:, de: likewise; the first is shown, the others are recognised)
 *     en> one sentence                  (es>, fr>, de> likewise)
 *     skills: id, id, id                (the most important first)
 *     up: id reason; id reason          (`-` for none)
 *     side: id reason; id reason
 *
 * - id: never changes, unique over all files.
 * - codes: 2018 SOC codes joined by `;`; the figures of the first one are shown.
 * - levels: those of entry, mid, senior, lead and executive at which the role exists, lowest first.
 * - education: the usual requirement at entry (`educations` in `roles.ts`); years: the usual related work before it;
 *   licences: ids joined by `;`, or `-`.
 * - up: roles to rise to; side: roles to move to at about the same level; reasons as in the contract.
 */
// biome-ignore format: one field a line, so that two additions do not meet.
export const fields: readonly string[] = [
  artsRoles,
  businessRoles,
  careRoles,
  cleaningRoles,
  constructionRoles,
  educationRoles,
  engineeringRoles,
  farmingRoles,
  financeRoles,
  foodRoles,
  healthRoles,
  hospitalityRoles,
  lawRoles,
  managementRoles,
  nursingRoles,
  officeRoles,
  personalCareRoles,
  productionRoles,
  publicRoles,
  repairRoles,
  retailRoles,
  scienceRoles,
  technologyRoles,
  transportRoles,
];
