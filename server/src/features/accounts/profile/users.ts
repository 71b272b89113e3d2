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
import { readActor, readNames } from "./personal-store.ts";

/** @throws AppError `not_found`, also for another person's id. */
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

export function userOf(person: UserDetail): User {
  const { preferences, jobPreferences, privacySettings, localization, ...user } = person;
  return user;
}

/** Before the second factor only id and email address are shown. */
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

export function findPerson(deps: Deps, userId: string): Promise<UserDetail | null> {
  return readPerson(deps, userId);
}

export const namesOf = (deps: Deps, userIds: readonly string[]): Promise<Map<string, string>> =>
  readNames(deps.db, userIds);

/** For work that is done without the person's request; null when the account is gone. */
export async function findActor(deps: Deps, userId: string): Promise<Actor | null> {
  const found = await readActor(deps.db, userId);
  return found === null ? null : actorOf(userId, found);
}

/** An account's rows as `findActor` answers it. */
export const actorOf = (
  userId: string,
  { verified, localization }: NonNullable<Awaited<ReturnType<typeof readActor>>>,
): Actor => ({
  userId,
  verified,
  teams: [],
  locale: localization.language,
  timeZone: localization.timeZone,
});

export async function sharesSearches(deps: Deps, actor: Actor): Promise<boolean> {
  return (await readPrivacy(deps.db, actor.userId))?.dataSharing === true;
}
