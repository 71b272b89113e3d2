import type { UserDetail } from "@waymark/contract/accounts";
import { readPerson } from "@waymark/domain/jobs/fit/person";
import { skillId, skillIdsIn } from "@waymark/domain/vocabulary/skills";
import type { Deps } from "../../deps.ts";
import type { Who } from "../../who.ts";
import { defaultResume } from "../resumes/default-resume.ts";

/** More names than that are no list of skills. */
const mostNamed = 200;
const longestName = 120;
const mostUnknown = 8;

/** The skills that were named, and those of the profile and the default resume; and names that are no known skill. */
export async function readHeld(
  deps: Deps,
  who: Who,
  user: UserDetail,
  named: readonly string[],
): Promise<{ held: Set<string>; unknown: string[] }> {
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
  const resume = await defaultResume(deps, who);
  const { skills } = readPerson(
    resume?.content ?? null,
    { ...noWishes, title: user.title, skills: user.skills },
    deps.now().toISOString().slice(0, 7),
  );
  for (const id of skills.keys()) held.add(id);
  return { held, unknown };
}

/** What a person's fit with postings is told from besides, and skills are not. */
const noWishes = {
  location: "",
  preferredLocations: [],
  remoteWork: "any",
  wish: "",
  currency: "USD",
} as const;
