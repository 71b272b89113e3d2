import { AppError } from "@waymark/contract/errors";
import type { Language } from "@waymark/contract/values";
import type { Deps } from "../../deps.ts";
import { changePerson } from "../accounts/profile/change-person.ts";
import { findPerson } from "../accounts/profile/find-person.ts";
import { readUnsubscribeToken, type Unsubscribable } from "./unsubscribe-link.ts";

/** The scope of a link, and the language of the person who got the mail. */
export interface Unsubscription {
  readonly what: Unsubscribable;
  readonly language: Language;
}

/** @throws AppError `not_found` when the link is forged, or its person is gone. */
async function readLink(deps: Deps, token: string) {
  const link = readUnsubscribeToken(deps, token);
  const person = link === null ? null : await findPerson(deps, link.userId);
  if (link === null || person === null) throw new AppError("not_found");
  return { what: link.what, person };
}

/** Reads a link without using it. @throws AppError `not_found`. */
export async function readUnsubscription(deps: Deps, token: string): Promise<Unsubscription> {
  const { what, person } = await readLink(deps, token);
  return { what, language: person.localization.language };
}

/** Turns the link's scope off. Repeatable. @throws AppError `not_found`. */
export async function unsubscribe(deps: Deps, token: string): Promise<Unsubscription> {
  const { what, person } = await readLink(deps, token);
  const { language, timeZone } = person.localization;
  if (person.preferences[what]) {
    const actor = {
      userId: person.id,
      verified: person.emailVerified,
      teams: [],
      locale: language,
      timeZone,
    };
    await changePerson(deps, actor, (_tx, { preferences }) => ({
      preferences: { ...preferences, [what]: false },
    }));
  }
  return { what, language };
}
