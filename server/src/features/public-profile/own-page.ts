import { randomBytes } from "node:crypto";
import type { UserDetail } from "@waymark/contract/accounts";
import { mayAct } from "@waymark/contract/accounts-unverified";
import { AppError } from "@waymark/contract/errors";
import { type OwnPublicProfile, type ProfileMessage, profilePath } from "@waymark/contract/public-profile";
import { Id } from "@waymark/contract/values";
import { isReservedSlug, numberedSlug, slugOfName } from "@waymark/domain/public-profile/slug";
import { activityOf } from "@waymark/domain/public-profile/view-of";
import type { Actor } from "../../actor.ts";
import { recordAudit } from "../../audit/record-audit.ts";
import { sqlState } from "../../db/db.ts";
import { type Deps, inTransaction } from "../../deps.ts";
import { type AttemptRule, countAttempt } from "../accounts/credentials/count-attempt.ts";
import { readPersonForPage } from "../accounts/profile/read-person-for-page.ts";
import { getUser } from "../accounts/profile/users.ts";
import {
  changeSecret,
  deleteMessage,
  insertPage,
  isSlugTaken,
  moveSlug,
  type PageRow,
  readMessages,
  readPage,
  readPageOwners,
  setPublished,
} from "./store.ts";

const numbersTried = 20;

const freshSecret = () => randomBytes(24).toString("base64url");

/** A random slug when the name gives none. */
async function freeSlug(deps: Deps, person: UserDetail): Promise<string> {
  const wanted = slugOfName(`${person.firstName} ${person.lastName}`);
  for (let number = 1; wanted !== "" && number <= numbersTried; number++) {
    const slug = number === 1 ? wanted : numberedSlug(wanted, number);
    if (!(await isSlugTaken(deps.db, person.id, slug, deps.now()))) return slug;
  }
  return `member-${randomBytes(5).toString("hex")}`;
}

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
  const { slug, secret, publishedAt } = await ensurePage(deps, actor);
  const shown = await readPersonForPage(deps, actor.userId);
  const visibility = person.privacySettings.profileVisibility;
  const now = deps.now();
  return {
    slug,
    path: profilePath(slug),
    secretPath: mayAct("secret-profile-link", actor) ? profilePath(secret) : "",
    visibility,
    published: shown !== null && publishedAt !== null && visibility !== "private",
    activity: activityOf(shown?.lastUse ?? now, now),
  };
}

/** The page's visibility still decides who sees it. */
export async function publishPage(deps: Deps, actor: Actor, published: boolean): Promise<OwnPublicProfile> {
  await ensurePage(deps, actor);
  await setPublished(deps.db, actor.userId, published ? deps.now() : null);
  return readOwnPage(deps, actor);
}

const day = 86_400_000;
const reservedDays = 90;
const slugChanges: AttemptRule = { kind: "choose-slug", atMost: 10, windowSeconds: 24 * 60 * 60 };

/** SQLSTATE of a violated unique constraint. */
const notUnique = "23505";

/**
 * The old address stops working and stays reserved for the person.
 * @throws AppError `slug_reserved` for words of the product, `slug_taken`, `rate_limited`.
 */
export async function chooseSlug(deps: Deps, actor: Actor, slug: string): Promise<OwnPublicProfile> {
  const { slug: from } = await ensurePage(deps, actor);
  if (from === slug) return readOwnPage(deps, actor);
  if (isReservedSlug(slug)) throw new AppError("slug_reserved");
  await countAttempt(deps, slugChanges, actor.userId);
  const now = deps.now();
  await inTransaction(deps, async (tx) => {
    if (await isSlugTaken(tx.db, actor.userId, slug, now)) throw new AppError("slug_taken");
    await moveSlug(
      tx.db,
      actor.userId,
      { from, to: slug },
      now,
      new Date(now.getTime() + reservedDays * day),
    );
  }).catch((error: unknown) => {
    // When several people take an address at the same time, the database accepts one.
    if (sqlState(error) === notUnique) throw new AppError("slug_taken", undefined, error);
    throw error;
  });
  return readOwnPage(deps, actor);
}

export async function renewSecretLink(deps: Deps, actor: Actor): Promise<OwnPublicProfile> {
  await ensurePage(deps, actor);
  await inTransaction(deps, async (tx) => {
    await changeSecret(tx, actor.userId, freshSecret());
    await recordAudit(tx, { userId: actor.userId, action: "profile-link-made", device: actor.device });
  });
  return readOwnPage(deps, actor);
}

/** After a restore, revoked links would otherwise work again. */
export async function renewEverySecretLink(deps: Deps): Promise<void> {
  for (const userId of await readPageOwners(deps.db)) await changeSecret(deps, userId, freshSecret());
}

const shown = 100;

export async function listProfileMessages(deps: Deps, actor: Actor): Promise<{ messages: ProfileMessage[] }> {
  return { messages: await readMessages(deps, actor.userId, shown) };
}

/** @throws AppError `not_found` for a missing message or another person's. */
export async function deleteProfileMessage(deps: Deps, actor: Actor, id: string): Promise<{ ok: true }> {
  const isGone = Id.safeParse(id).success && (await deleteMessage(deps.db, actor.userId, id));
  if (!isGone) throw new AppError("not_found");
  return { ok: true };
}
