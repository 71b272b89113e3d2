import type { AnalyzedResume } from "@waymark/contract/resume-analysis";
import { type Person, readPerson } from "@waymark/domain/job-search/match/person";
import { regionKm } from "@waymark/domain/job-search/match/place";
import { postedTowns, queryTowns } from "@waymark/domain/jobs/location/towns";
import { distanceKm } from "@waymark/domain/vocabulary/distance";
import type { Actor } from "../../../actor.ts";
import type { CacheRules } from "../../../caches.ts";
import type { Deps } from "../../../deps.ts";
import { getUser } from "../../accounts/profile/users.ts";
import { defaultResume } from "../../resumes/resumes.ts";
import { currencyOfPerson } from "../insights/pay-percentile.ts";
import { openOccupations } from "./open-occupations.ts";
import { readMatchStamp } from "./store.ts";

/** A person as postings are compared with them, and the resume used for it. */
export interface Viewer {
  readonly person: Person;
  readonly resume: { readonly id: string; readonly name: string } | null;
}

/**
 * Viewers by person, so that the next page or search does not parse the same resume again. Ten minutes are enough:
 * building one takes only milliseconds.
 */
const viewersCache: CacheRules<Viewer> = { name: "viewers", max: 1_000, ttlMs: 600_000 };

/** Reads the person's default resume, profile and job preferences, unless they are cached and unchanged. */
export async function personOf(deps: Deps, actor: Actor): Promise<Viewer> {
  const month = deps.now().toISOString().slice(0, 7);
  const stored = await readMatchStamp(deps.db, actor.userId);
  const stamp = [stored, month, actor.locale, actor.timeZone].join(" ");
  const read = () => readAsker(deps, actor, month);
  return stored === "" ? read() : deps.caches.of(viewersCache).get(actor.userId, read, stamp);
}

/**
 * Kilometres to the towns of the region, by gazetteer key, around each place that names one town, and the countries of
 * those places.
 */
export function townsAround({ gazetteer }: Pick<Deps, "gazetteer">, places: readonly string[]) {
  const km = new Map<string, number>();
  const countries = new Set<string>();
  for (const place of places.slice(0, mostPlaces)) {
    const { keys } = postedTowns(place, undefined, (name, country) => gazetteer.find(name, country));
    const homes = queryTowns(place, undefined, (name, country) => gazetteer.find(name, country));
    for (const home of homes.filter(({ key }) => keys.includes(key))) {
      countries.add(home.country);
      for (const town of gazetteer.near(home, regionKm)) {
        const away = distanceKm(home, town);
        if (away < (km.get(town.key) ?? Number.POSITIVE_INFINITY)) km.set(town.key, away);
      }
    }
  }
  return { kmToTowns: km, townCountries: [...countries] };
}

const mostPlaces = 5;

async function readAsker(deps: Deps, actor: Actor, month: string): Promise<Viewer> {
  const resume = await defaultResume(deps, actor);
  const person = await personWith(deps, actor, resume?.content ?? null, month);
  return { person, resume: resume === null ? null : { id: resume.id, name: resume.name } };
}

/** Somebody as their resume alone shows them: nothing of their profile, wishes and places. */
export async function personOfResume(resume: AnalyzedResume, month: string): Promise<Person> {
  const nothing = { title: "", skills: [], location: "", preferredLocations: [], wish: "", currency: "" };
  return readPerson(resume, { ...nothing, remoteWork: "any" }, month, await openOccupations());
}

/** The person as they would be with some resume, besides their profile and job preferences. */
export async function personWith(
  deps: Deps,
  actor: Actor,
  resume: AnalyzedResume | null,
  month: string,
): Promise<Person> {
  const user = await getUser(deps, actor, actor.userId);
  const { jobPreferences } = user;
  const wanted =
    jobPreferences.preferredLocations.length > 0 ? jobPreferences.preferredLocations : [user.location];
  return readPerson(
    resume,
    {
      title: user.title,
      skills: user.skills,
      location: user.location,
      preferredLocations: jobPreferences.preferredLocations,
      remoteWork: jobPreferences.remoteWork,
      wish: jobPreferences.minSalary || user.expectedSalary,
      currency: await currencyOfPerson(deps, actor),
      locale: actor.locale,
      ...townsAround(deps, wanted),
      jobType: jobPreferences.jobType === "any" ? null : jobPreferences.jobType,
      companySize: jobPreferences.companySize === "any" ? null : jobPreferences.companySize,
    },
    month,
    await openOccupations(),
  );
}
