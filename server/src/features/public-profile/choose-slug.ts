import { AppError } from "@waymark/contract/errors";
import type { OwnPublicProfile } from "@waymark/contract/public-profile";
import { isReservedSlug } from "@waymark/domain/public-profile/slug";
import type { Actor } from "../../actor.ts";
import { sqlState } from "../../db/db.ts";
import { type Deps, inTransaction } from "../../deps.ts";
import { type AttemptRule, countAttempt } from "../accounts/credentials/count-attempt.ts";
import { ensurePage, readOwnPage } from "./own-page.ts";
import { isSlugTaken, moveSlug } from "./store.ts";

const day = 86_400_000;
const reservedDays = 90;
const slugChanges: AttemptRule = { kind: "choose-slug", atMost: 10, windowSeconds: 24 * 60 * 60 };

/** SQLSTATE of a violated unique constraint. */
const notUnique = "23505";

/**
 * Moves the person's page to an address of their choice. The old address stops working and stays reserved for them.
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
