import type { BodyOf } from "@waymark/contract/endpoint";
import { AppError } from "@waymark/contract/errors";
import {
  type saveOffer as endpoint,
  type Offer,
  type OfferInput,
  offersLimit,
} from "@waymark/contract/offers";
import { isCurrency } from "@waymark/domain/vocabulary/money";
import type { Actor } from "../../actor.ts";
import { type Deps, inTransaction } from "../../deps.ts";
import { waitForTracker } from "../applications/board/wait-for-tracker.ts";
import { ownApplication } from "../applications/own-application.ts";
import { publishChange } from "../applications/publish-change.ts";
import { offersOf, ownOffer } from "./list-offers.ts";
import { countOffers, insertOffer, ownerOf, removeOffer, sealOffer, updateOffer } from "./store.ts";

/** @throws AppError `range_reversed`, `currency_unknown`. */
function requireValid({ currency, bonusLow, bonusHigh, equityLow, equityHigh }: OfferInput): void {
  if (!isCurrency(currency)) throw new AppError("currency_unknown");
  const isReversed = (low: number | null, high: number | null) => low !== null && high !== null && low > high;
  if (isReversed(bonusLow, bonusHigh) || isReversed(equityLow, equityHigh))
    throw new AppError("range_reversed");
}

/**
 * Creates or replaces an offer. It stays with its original application.
 * @throws AppError `not_found`, `conflict` with the `current` one, `range_reversed`, `currency_unknown`,
 * `too_many_offers`.
 */
export async function saveOffer(
  deps: Deps,
  actor: Actor,
  id: string,
  { applicationId, version, ...input }: BodyOf<typeof endpoint>,
): Promise<Offer> {
  return inTransaction(deps, async (deps) => {
    await waitForTracker(deps, actor);
    const { userId } = actor;
    const owner = await ownerOf(deps.db, id);
    if (owner !== null && owner !== userId) throw new AppError("not_found");
    const now = deps.now();
    const sealed = async () => sealOffer(await deps.keys.of(deps.db, userId), id, input);
    const { decideBy } = input;
    if (owner === null) {
      await ownApplication(deps, actor, applicationId);
      requireValid(input);
      if ((await countOffers(deps.db, userId)) >= offersLimit)
        throw new AppError("too_many_offers", { limit: offersLimit });
      const stands = { createdAt: now, updatedAt: now, version: 1 };
      await insertOffer(deps.db, {
        ...{ id, userId, applicationId, decideBy, contentSealed: await sealed(), ...stands },
      });
    } else {
      const before = await ownOffer(deps, userId, id);
      requireValid(input);
      if (version !== undefined && version !== before.version)
        throw new AppError("conflict", { current: before });
      await updateOffer(deps.db, userId, id, { decideBy, contentSealed: await sealed(), updatedAt: now });
    }
    await publishChange(deps, actor, applicationId);
    return ownOffer(deps, userId, id);
  });
}

/** @throws AppError `not_found`. */
export async function deleteOffer(deps: Deps, actor: Actor, id: string): Promise<void> {
  await inTransaction(deps, async (deps) => {
    await waitForTracker(deps, actor);
    const applicationId = await removeOffer(deps.db, actor.userId, id);
    if (applicationId === null) throw new AppError("not_found");
    await publishChange(deps, actor, applicationId);
  });
}

export const listOffers = async (
  deps: Deps,
  actor: Actor,
  applicationId?: string,
): Promise<{ offers: Offer[] }> => ({
  offers: await offersOf(deps, actor.userId, applicationId),
});
