import {
  type getUserProfile as endpoint,
  forEachKey,
  profileLists,
  profileTexts,
  type User,
  type UserDetail,
} from "@waymark/contract/accounts";
import type { AnswerOf } from "@waymark/contract/endpoint";
import { AppError } from "@waymark/contract/errors";
import type { Actor } from "../../../actor.ts";
import type { Deps } from "../../../deps.ts";
import { readPerson, readPrivacy } from "../store.ts";
import { ensurePerson } from "./ensure-person.ts";

/**
 * The caller's own account; another person's id counts as missing.
 * @throws AppError `not_found`.
 */
export async function getUser(deps: Deps, actor: Actor, id: string): Promise<UserDetail> {
  if (id !== actor.userId) throw new AppError("not_found");
  const person = await ensurePerson(deps, id, actor.locale);
  if (person === null) throw new AppError("not_found");
  return person;
}

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

/** The person without their settings, for answers of sign-in and profile. */
export function userOf(person: UserDetail): User {
  const { preferences, jobPreferences, privacySettings, localization, ...user } = person;
  return user;
}

/** The person as shown before the second factor: id and email address. */
export function blankUser({ id, email, version }: User): User {
  return {
    id,
    email,
    version,
    displayName: "",
    firstName: "",
    lastName: "",
    emailVerified: false,
    phoneNumber: "",
    phoneVerified: false,
    ...forEachKey(profileTexts, ""),
    ...forEachKey(profileLists, []),
    profileVisibility: "private",
    profileImageUrl: "",
    onboardingCompleted: false,
  };
}

/** A person by id, for tasks without a caller; null when there is none (any more). */
export function findPerson(deps: Deps, userId: string): Promise<UserDetail | null> {
  return readPerson(deps, userId);
}

/** A person as the actor of what is done for them without their request; null when the account is gone. */
export async function findActor(deps: Deps, userId: string): Promise<Actor | null> {
  const person = await findPerson(deps, userId);
  if (person === null) return null;
  const { language, timeZone } = person.localization;
  return { userId, verified: person.emailVerified, teams: [], locale: language, timeZone };
}

/** Whether the caller allows their searches to count anonymously in popular searches. */
export async function sharesSearches(deps: Deps, actor: Actor): Promise<boolean> {
  return (await readPrivacy(deps.db, actor.userId))?.dataSharing === true;
}
