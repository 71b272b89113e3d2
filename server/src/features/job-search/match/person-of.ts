import { setTimeout as pause } from "node:timers/promises";
import { Occupations } from "@waymark/domain/job-search/match/occupations";
import { type Person, readPerson } from "@waymark/domain/job-search/match/person";
import type { Actor } from "../../../actor.ts";
import type { CacheRules } from "../../../caches.ts";
import type { Deps } from "../../../deps.ts";
import { getUser } from "../../accounts/profile/users.ts";
import { defaultResume } from "../../resumes/resumes.ts";
import { currencyOfPerson } from "../insights/pay-percentile.ts";
import { readMatchStamp } from "./store.ts";

/** Pause between two steps, for other requests; in milliseconds. */
const pauseMs = 1;

let opened: Promise<Occupations> | undefined;

/** The reader of trades in titles. Opened on first use, in steps: about half a second of work. */
function trades(): Promise<Occupations> {
  opened ??= open();
  return opened;
}

async function open(): Promise<Occupations> {
  const steps = Occupations.of();
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    await pause(pauseMs);
  }
}

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

async function readAsker(deps: Deps, actor: Actor, month: string): Promise<Viewer> {
  const user = await getUser(deps, actor, actor.userId);
  const resume = await defaultResume(deps, actor);
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
      currency: await currencyOfPerson(deps, actor),
    },
    month,
    await trades(),
  );
  return { person, resume: resume === null ? null : { id: resume.id, name: resume.name } };
}
