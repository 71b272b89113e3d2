import type { Application } from "@waymark/contract/applications";
import type { Interview } from "@waymark/contract/interviews";
import { readPostedPlace } from "@waymark/domain/jobs/location/location";
import { queryTowns } from "@waymark/domain/jobs/location/towns";
import { guessCountry } from "@waymark/domain/phone/guess-country";
import { distanceKm } from "@waymark/domain/vocabulary/distance";
import type { Actor } from "../../../actor.ts";
import type { Deps } from "../../../deps.ts";
import type { Town } from "../../../gazetteer/gazetteer.ts";
import { getUser } from "../../accounts/profile/users.ts";

/** The country of an interview, ISO 3166-1 alpha-2: by its place, else by the job's place, else by its time zone. */
export function countryOfInterview(
  { place, timeZone }: Pick<Interview, "place" | "timeZone">,
  { job }: Pick<Application, "job">,
): string | null {
  const named = readPostedPlace(place).country ?? readPostedPlace(job.location).country;
  if (named !== undefined) return named;
  // `guessCountry` answers US when a zone has no country.
  return timeZone.includes("/") && !timeZone.startsWith("Etc/") ? guessCountry([], timeZone) : null;
}

/** The last parts of an address, from the narrowest: "12 Quay Street, Leeds LS1 4DW" may name a town only at its end. */
function townOf(deps: Deps, address: string, home: string | undefined): Town | null {
  const find = (name: string, country: string | undefined) => deps.gazetteer.find(name, country);
  for (const part of [address, ...address.split(/[,;\n]/).toReversed()]) {
    const name = part.replace(/\b[\p{L}]?\d[\p{L}\d -]*\b/gu, " ").trim();
    if (name.length < 3) continue;
    const [town, ...others] = queryTowns(name, home, find);
    if (town !== undefined && others.length === 0) return town;
  }
  return null;
}

/** Kilometres in a straight line between the towns where the person lives and where the interview is; null if unknown. */
export async function kilometresTo(
  deps: Deps,
  actor: Actor,
  { place }: Pick<Interview, "place">,
): Promise<number | null> {
  if (place === "" || deps.gazetteer.size === 0) return null;
  const { location } = await getUser(deps, actor, actor.userId);
  if (location === "") return null;
  const home = townOf(deps, location, readPostedPlace(location).country);
  const there = home === null ? null : townOf(deps, place, home.country);
  return home === null || there === null ? null : Math.round(distanceKm(home, there));
}
