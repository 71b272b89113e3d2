import { type Person, readPerson } from "@waymark/domain/job-search/match/person";
import { LRUCache } from "lru-cache";
import type { Who } from "../../../actor.ts";
import type { Deps } from "../../../deps.ts";
import { getUser } from "../../accounts/profile/get-user.ts";
import { defaultResume } from "../../resumes/default-resume.ts";
import { currencyOfPerson } from "../currency-of-person.ts";
import { trades } from "./occupations.ts";
import { readMatchStamp } from "./store.ts";

/** A person as postings are compared with them, and the resume used for it. */
export interface Asker {
  readonly person: Person;
  readonly resume: { readonly id: string; readonly name: string } | null;
}

interface StampedAsker {
  readonly stamp: string;
  readonly asker: Asker;
}

/** A cache by person, so that the next page or search does not parse the same resume again. */
export type MatchProfiles = LRUCache<string, StampedAsker>;

/** Entries expire after ten minutes; building one takes only milliseconds. */
export const openMatchProfiles = (): MatchProfiles => new LRUCache({ max: 1_000, ttl: 600_000 });

/** Reads the person's default resume, profile and job preferences, unless they are cached and unchanged. */
export async function personOf(deps: Deps, who: Who): Promise<Asker> {
  const month = deps.now().toISOString().slice(0, 7);
  const stored = await readMatchStamp(deps.db, who.userId);
  const stamp = [stored, month, who.locale, who.timeZone].join(" ");
  const known = deps.matchProfiles.get(who.userId);
  if (stored !== "" && known?.stamp === stamp) return known.asker;
  const asker = await readAsker(deps, who, month);
  if (stored !== "") deps.matchProfiles.set(who.userId, { stamp, asker });
  return asker;
}

async function readAsker(deps: Deps, who: Who, month: string): Promise<Asker> {
  const user = await getUser(deps, who, who.userId);
  const resume = await defaultResume(deps, who);
  const { jobPreferences } = user;
  const person = readPerson(
    resume?.content ?? null,
    {
      title: user.title,
      skills: user.skills,
      location: user.location,
      preferredLocations: jobPreferences.preferredLocations,
      remoteWork: jobPreferences.remoteWork,
      wish: jobPreferences.minSalary || user.expectedSalary,
      currency: await currencyOfPerson(deps, who),
    },
    month,
    await trades(),
  );
  return { person, resume: resume === null ? null : { id: resume.id, name: resume.name } };
}
