import type { CareerLevel } from "@waymark/contract/careers";
import type { Language } from "@waymark/contract/values";
import type { Role } from "@waymark/domain/careers/roles";
import { levelOfTitle } from "@waymark/domain/careers/titles/title-level";
import type { Deps } from "../../deps.ts";
import { careers } from "./careers-of.ts";

/** A title this near to one of the catalogue is taken for that role. */
const nearEnough = 0.45;

/** The role of the catalogue that a job title means, and the level that it names; null where it tells none. */
export async function readRoleTitle(
  deps: Deps,
  title: string,
  language: Language,
): Promise<{ role: Role | null; level: CareerLevel | null }> {
  const { reader } = (await careers(deps)).index;
  const [best] = reader.rank(title.slice(0, 200), language);
  const role = best !== undefined && best.confidence >= nearEnough ? best.role : null;
  return { role, level: levelOfTitle(title) };
}
