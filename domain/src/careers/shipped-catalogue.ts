import { type Catalogue, openCatalogue } from "./catalogue.ts";
import { figuresOfData } from "./figures.generated.ts";
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
