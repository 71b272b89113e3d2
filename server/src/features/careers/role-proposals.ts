import { proposeRoles } from "@waymark/domain/careers/titles/propose-roles";
import type { Deps } from "../../deps.ts";
import { careers } from "./careers-of.ts";

/** Proposes roles to people by their titles and summary, from the catalogue with the operator's facts. */
export async function roleProposals(
  deps: Deps,
): Promise<(said: Parameters<typeof proposeRoles>[2]) => string[]> {
  const { index } = await careers(deps);
  return (said) => proposeRoles(index.reader, index.catalogue.roles, said);
}
