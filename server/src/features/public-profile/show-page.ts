import { mayAct } from "@waymark/contract/accounts-unverified";
import { type ProfileView, profilePath } from "@waymark/contract/public-profile";
import type { Language } from "@waymark/contract/values";
import { activityOf, viewOf } from "@waymark/domain/public-profile/view-of";
import type { Deps } from "../../deps.ts";
import { openPhoto, type Photo } from "../accounts/photo/photo.ts";
import { listPublicPeople, readPersonForPage } from "../accounts/profile/read-person-for-page.ts";
import { findPage, slugsOf } from "./store.ts";

export interface ShownPage {
  readonly userId: string;
  readonly address: string;
  readonly view: ProfileView;
  readonly language: Language;
}

/** The shape of slugs and secrets; anything else is not looked up. */
const addressShape = /^[\w-]{3,40}$/;

/**
 * A public page requested by its secret link gives its public address. Null for a private page, a page for recruiters
 * requested by slug, and a missing page: nobody can tell them apart.
 */
export async function showPage(
  deps: Deps,
  address: string,
): Promise<ShownPage | { readonly movedTo: string } | null> {
  if (!addressShape.test(address)) return null;
  const found = await findPage(deps, address);
  const read = found === null ? null : await readPersonForPage(deps, found.userId);
  if (found === null || read === null) return null;
  const { person, lastUse } = read;
  if (found.bySecret && !mayAct("secret-profile-link", { verified: person.emailVerified })) return null;
  const { profileVisibility } = person.privacySettings;
  if (profileVisibility === "recruiters" && !found.bySecret) return null;
  if (profileVisibility === "public" && found.bySecret) return { movedTo: profilePath(found.slug) };
  const activity = activityOf(lastUse, deps.now());
  const shown = { ...person, hasPhoto: person.profileImageUrl !== "", activity };
  const view = viewOf(shown, person.privacySettings);
  if (view === null) return null;
  return { userId: found.userId, address, view, language: person.localization.language };
}

export async function showPhoto(deps: Deps, address: string): Promise<Photo | null> {
  const page = await showPage(deps, address);
  return page === null || "movedTo" in page ? null : openPhoto(deps, page.userId);
}

const pageSize = 1_000;

export async function listPublicSlugs(deps: Deps, atMost = 50_000): Promise<string[]> {
  const slugs: string[] = [];
  let after = "";
  while (slugs.length < atMost) {
    const ids = await listPublicPeople(deps, after, pageSize);
    const last = ids.at(-1);
    if (last === undefined) break;
    slugs.push(...(await slugsOf(deps.db, ids)).map(({ slug }) => slug));
    after = last;
  }
  return slugs.slice(0, atMost).sort();
}
