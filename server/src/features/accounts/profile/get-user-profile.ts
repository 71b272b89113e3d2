import type { getUserProfile as endpoint } from "@waymark/contract/accounts";
import type { AnswerOf } from "@waymark/contract/endpoint";
import type { Actor } from "../../../actor.ts";
import type { Deps } from "../../../deps.ts";
import { getUser } from "./get-user.ts";

/** The initial values of the search and career screens: the first preference of each kind. */
export async function getUserProfile(deps: Deps, actor: Actor): Promise<AnswerOf<typeof endpoint>> {
  const person = await getUser(deps, actor, actor.userId);
  return {
    desiredJobTitle: person.desiredRoles[0] ?? person.title,
    experienceLevel: person.experience,
    skills: person.skills,
    industry: person.jobPreferences.industries[0] ?? "",
  };
}
