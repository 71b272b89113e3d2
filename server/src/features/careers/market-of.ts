import type { UserDetail } from "@waymark/contract/accounts";
import { readPostedPlace } from "@waymark/domain/jobs/location/location";
import { currencyOfCountry } from "@waymark/domain/vocabulary/places";
import type { CacheRules } from "../../caches.ts";
import type { Deps } from "../../deps.ts";
import { type OpenJobs, openJobSearch } from "../job-search/insights/open-job-search.ts";

const openingsCache: CacheRules<OpenJobs | null> = {
  name: "openings",
  max: 2_000,
  ttlMs: 10 * 60_000,
  keeps: (jobs) => jobs !== null,
};

/** The place where the person looks for work, from their profile's location. */
export interface Place {
  readonly country: string | null;
  readonly currency: string | null;
}

export function placeOf(user: UserDetail): Place {
  const { country } = readPostedPlace(user.location);
  return {
    country: country ?? null,
    currency: country === undefined ? null : (currencyOfCountry(country) ?? null),
  };
}

/** The present postings for a title in a country; null when the index could not be asked. Cached for ten minutes. */
export function marketOf(deps: Deps, title: string, place: Place): Promise<OpenJobs | null> {
  return deps.caches.of(openingsCache).get(`${place.country ?? ""}:${title}`, () =>
    openJobSearch(deps, title, place).catch((error: unknown) => {
      // A path is still useful without the number of postings.
      deps.log.warn({ err: error }, "the index could not be asked for the openings of a role");
      return null;
    }),
  );
}
