import { randomBytes } from "node:crypto";
import type { UserDetail } from "@waymark/contract/accounts";
import { mayAct } from "@waymark/contract/accounts-unverified";
import { type OwnPublicProfile, profilePath } from "@waymark/contract/public-profile";
import { numberedSlug, slugOfName } from "@waymark/domain/public-profile/slug";
import { activityOf } from "@waymark/domain/public-profile/view-of";
import type { Actor } from "../../actor.ts";
import type { Deps } from "../../deps.ts";
import { getUser } from "../accounts/profile/get-user.ts";
import { readPersonForPage } from "../accounts/profile/read-person-for-page.ts";
import { insertPage, isSlugTaken, type PageRow, readPage } from "./store.ts";

const numbersTried = 20;

/** 192 random bits for a secret link. */
export const freshSecret = () => randomBytes(24).toString("base64url");

/** The first free address for a name, or a random one. */
async function freeSlug(deps: Deps, person: UserDetail): Promise<string> {
  const wanted = slugOfName(`${person.firstName} ${person.lastName}`);
  for (let number = 1; wanted !== "" && number <= numbersTried; number++) {
    const slug = number === 1 ? wanted : numberedSlug(wanted, number);
    if (!(await isSlugTaken(deps.db, person.id, slug, deps.now()))) return slug;
  }
  return `member-${randomBytes(5).toString("hex")}`;
}

/** The addresses of the person's page; created on first use. */
export async function ensurePage(deps: Deps, actor: Actor): Promise<PageRow> {
  const found = await readPage(deps, actor.userId);
  if (found !== null) return found;
  const person = await getUser(deps, actor, actor.userId);
  // When several people want the same free address at once, one gets it and the others retry.
  for (let tried = 0; tried < 5; tried++) {
    await insertPage(deps, actor.userId, await freeSlug(deps, person), freshSecret());
    const made = await readPage(deps, actor.userId);
    if (made !== null) return made;
  }
  throw new Error("No address could be given to a profile page.");
}

export async function readOwnPage(deps: Deps, actor: Actor): Promise<OwnPublicProfile> {
  const person = await getUser(deps, actor, actor.userId);
  const { slug, secret } = await ensurePage(deps, actor);
  const shown = await readPersonForPage(deps, actor.userId);
  const visibility = person.privacySettings.profileVisibility;
  const now = deps.now();
  return {
    slug,
    path: profilePath(slug),
    secretPath: mayAct("secret-profile-link", actor) ? profilePath(secret) : "",
    visibility,
    published: shown !== null && visibility !== "private",
    activity: activityOf(shown?.lastUse ?? now, now),
  };
}
