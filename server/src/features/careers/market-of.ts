import type { UserDetail } from "@waymark/contract/accounts";
import { readPostedPlace } from "@waymark/domain/jobs/location/location";
import { currencyOfCountry } from "@waymark/domain/vocabulary/places";
import type { OpenDatabase } from "../../db/open.ts";
import type { Deps } from "../../deps.ts";
import { type OpenJobs, openJobSearch } from "../job-search/insights/open-job-search.ts";

const keptMs = 10 * 60_000;
const mostKept = 2_000;

const cache = new WeakMap<OpenDatabase, Map<string, { until: number; jobs: OpenJobs | null }>>();

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
export async function marketOf(deps: Deps, title: string, place: Place): Promise<OpenJobs | null> {
  const now = deps.now().getTime();
  const answers = cache.get(deps.database) ?? new Map<string, { until: number; jobs: OpenJobs | null }>();
  cache.set(deps.database, answers);
  const key = `${place.country ?? ""}:${title}`;
  const known = answers.get(key);
  if (known !== undefined && known.until > now) return known.jobs;
  const jobs = await openJobSearch(deps, title, place).catch((error: unknown) => {
    // A path is still useful without the number of postings.
    deps.log.warn({ err: error }, "the index could not be asked for the openings of a role");
    return null;
  });
  if (answers.size >= mostKept) answers.clear();
  if (jobs !== null) answers.set(key, { until: now + keptMs, jobs });
  return jobs;
}
