import type { UserDetail } from "@waymark/contract/accounts";
import { readPerson } from "@waymark/domain/job-search/match/person";
import { spansOf, yearsOfWork } from "@waymark/domain/resume-analysis/job-dates";
import { skillId, skillIdsIn } from "@waymark/domain/vocabulary/skills";
import type { Actor } from "../../actor.ts";
import type { Deps } from "../../deps.ts";
import { defaultResume } from "../resumes/resumes.ts";

/** A longer list is no list of skills. */
const mostNamed = 200;
const longestName = 120;
const mostUnknown = 8;

/**
 * The skills that were named, together with those of the profile and default resume; the names that are no known skill;
 * and the years of work in the resume.
 */
export async function readCurrentSkills(
  deps: Deps,
  actor: Actor,
  user: UserDetail,
  named: readonly string[],
): Promise<{ held: Set<string>; unknown: string[]; worked: number }> {
  const held = new Set<string>();
  const unknown: string[] = [];
  for (const name of named.slice(0, mostNamed)) {
    const text = name.slice(0, longestName).trim();
    if (text === "") continue;
    const id = skillId(text);
    const found = id === null ? skillIdsIn(text, 10) : [id];
    for (const one of found) held.add(one);
    if (found.length === 0 && unknown.length < mostUnknown) unknown.push(text.slice(0, 40));
  }
  const resume = await defaultResume(deps, actor);
  const today = deps.now().toISOString().slice(0, 7);
  const { skills } = readPerson(
    resume?.content ?? null,
    { ...noWishes, title: user.title, skills: user.skills },
    today,
    null,
  );
  for (const id of skills.keys()) held.add(id);
  return { held, unknown, worked: yearsOfWork(spansOf(resume?.content.experience ?? [], today)) };
}

/** Fields of a profile that skills do not depend on. */
const noWishes = {
  location: "",
  preferredLocations: [],
  remoteWork: "any",
  wish: "",
  currency: "USD",
} as const;
