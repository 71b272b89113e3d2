import { readPostedPlace } from "../../jobs/location/location.ts";
import { fold } from "../../vocabulary/fold.ts";
import { cached } from "./cached.ts";
import type { MatchPosting } from "./match.ts";
import { isKnownPlace, isWidePlace, type Person } from "./person.ts";

/** The known places for a key of the form `country|location`. */
const tokensOfPlace = cached((place) => {
  const cut = place.indexOf("|");
  return readPostedPlace(place.slice(cut + 1), place.slice(0, cut) || undefined).tokens.filter(isKnownPlace);
});

export const placeWorth = {
  remote: 1,
  remote_abroad: 0.6,
  on_site: 0.2,
  here: 1,
  region: 0.8,
  country: 0.3,
  elsewhere: 0,
  unclear: 0.5,
} as const;
/** Kilometres to a town that is as good as the own one, and to one in the region. */
export const nearKm = 30;
export const regionKm = 80;

export function placeOf(person: Person, posting: MatchPosting): keyof typeof placeWorth | null {
  if (posting.remote) {
    if (person.remoteWork === "onsite") return "on_site";
    return isAbroad(person, posting) ? "remote_abroad" : "remote";
  }
  if (person.remoteWork === "remote") return "on_site";
  const tokens = tokensOfPlace(`${posting.country ?? ""}|${posting.location}`);
  const km = kilometresTo(person, posting);
  if (km !== null && km <= regionKm) return km <= nearKm ? "here" : "region";
  if (tokens.length === 0 || person.places.size === 0) {
    if (person.towns.length === 0 || posting.location.trim() === "") return null;
    // Towns that are in no list are compared by name; another name says nothing of the way there.
    return isNamed(person, posting) ? "here" : "unclear";
  }
  if (!person.isTownKnown && isNamed(person, posting)) return "here";
  const common = tokens.filter((token) => person.places.has(token));
  if (common.length === 0) return "elsewhere";
  if (common.some((token) => !isWidePlace(token))) return "here";
  return common.some((token) => token.includes("-")) ? "region" : "country";
}

const namedTown = cached((towns) => new RegExp(`(?<![\\p{L}])(?:${towns})(?![\\p{L}])`, "u"));
const foldedLocation = cached(fold);

/** Whether a posting's location has the name of one of the person's towns, so that an unknown town counts too. */
const isNamed = ({ towns }: Person, { location }: MatchPosting): boolean =>
  towns.length > 0 && namedTown(towns.join("|")).test(foldedLocation(location));

/** Whether both countries are known and differ. */
const isAbroad = ({ places }: Person, { country }: MatchPosting): boolean => {
  if (country === null || places.size === 0) return false;
  return !places.has(`@${country.toLowerCase()}`);
};

/** Kilometres to the nearest of a posting's towns; null beyond the region, or when towns are unknown. */
function kilometresTo({ kmToTowns }: Person, { towns }: MatchPosting): number | null {
  let nearest: number | null = null;
  if (towns === null || kmToTowns.size === 0) return null;
  for (const town of towns) {
    const km = kmToTowns.get(town);
    if (km !== undefined && (nearest === null || km < nearest)) nearest = km;
  }
  return nearest;
}
