import { type Catalogue, openCatalogue } from "./catalogue.ts";
import { figuresOfData } from "./figures.generated.ts";
import { firstStepsOfData } from "./first-steps.generated.ts";
import type { FirstStep } from "./first-steps.ts";
import { licencesOfData } from "./licences.generated.ts";
import { rolesOfData } from "./roles.generated.ts";
import type { Role } from "./roles.ts";

let roles: readonly Role[] | undefined;
let catalogue: Catalogue | undefined;

/** The roles of the shipped catalogue. Parsed on first use. */
export function shippedRoles(): readonly Role[] {
  roles ??= rolesOfData();
  return roles;
}

/** The shipped catalogue, without imports. Opened on first use. */
export function shippedCatalogue(): Catalogue {
  catalogue ??= openCatalogue({
    roles: shippedRoles(),
    figures: figuresOfData(),
    licences: licencesOfData(),
  });
  return catalogue;
}

let steps: Readonly<Record<string, FirstStep>> | undefined;

/** The first step towards a skill. */
export function firstStepOf(skill: string): FirstStep {
  steps ??= firstStepsOfData();
  return steps[skill] ?? "study";
}
