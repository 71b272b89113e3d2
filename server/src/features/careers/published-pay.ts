import type { CareerPay } from "@waymark/contract/careers";
import type { Actor } from "../../actor.ts";
import type { Deps } from "../../deps.ts";
import { getUser } from "../accounts/profile/users.ts";
import { careers } from "./careers-of.ts";
import { localPay } from "./generate-paths.ts";
import { placeOf } from "./market-of.ts";

/** The published pay of the occupation that a title names, for the person's country or the USA; null if unknown. */
export async function publishedPay(deps: Deps, actor: Actor, title: string): Promise<CareerPay | null> {
  const here = await careers(deps);
  const { role, level } = here.index.reader.read(title, actor.locale);
  if (role === null) return null;
  const place = placeOf(await getUser(deps, actor, actor.userId));
  const node = { role, level: level ?? role.levels[0] ?? "mid" };
  return localPay(here, node, place, null, deps.now().getUTCFullYear());
}
