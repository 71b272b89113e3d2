import type { BodyOf } from "@waymark/contract/endpoint";
import { AppError } from "@waymark/contract/errors";
import {
  type saveOffer as endpoint,
  type Offer,
  type OfferInput,
  type OfferRank,
  offersLimit,
} from "@waymark/contract/offers";
import { yearlyBase } from "@waymark/domain/offers/compare";
import { isCurrency } from "@waymark/domain/vocabulary/money";
import type { Actor } from "../../actor.ts";
import { type Deps, inTransaction } from "../../deps.ts";
import { type ApplicationSummary, applicationSummaries } from "../applications/application-summaries.ts";
import { waitForTracker } from "../applications/board/read-tracker.ts";
import { ownApplication } from "../applications/own-application.ts";
import { publishChange } from "../applications/publish-change.ts";
import { payOfPlan } from "../job-search/match/figures-of-plan.ts";
import {
  countOffers,
  insertOffer,
  offerOf,
  ownerOf,
  readOffer,
  readOffers,
  removeOffer,
  type StoredOffer,
  sealOffer,
  updateOffer,
} from "./store.ts";

const named = (offer: StoredOffer, { title, company, location }: ApplicationSummary): Offer => ({
  ...offer,
  job: { title, company, location },
});

/** A person's offers, newest first, without those of applications in the trash. */
export async function offersOf(deps: Deps, userId: string, applicationId?: string): Promise<Offer[]> {
  const rows = await readOffers(deps.db, userId, applicationId);
  if (rows.length === 0) return [];
  const ids = [...new Set(rows.map((row) => row.applicationId))];
  const applications = await applicationSummaries(deps, userId, ids);
  const seal = await deps.keys.of(deps.db, userId);
  return rows.flatMap((row) => {
    const application = applications.get(row.applicationId);
    return application === undefined ? [] : [named(offerOf(row, seal), application)];
  });
}

/**
 * One of the person's offers.
 * @throws AppError `not_found`, also when its application is in the trash.
 */
export async function ownOffer(deps: Deps, userId: string, id: string): Promise<Offer> {
  const row = await readOffer(deps.db, userId, id);
  const application =
    row === null
      ? undefined
      : (await applicationSummaries(deps, userId, [row.applicationId])).get(row.applicationId);
  if (row === null || application === undefined) throw new AppError("not_found");
  return named(offerOf(row, await deps.keys.of(deps.db, userId)), application);
}

/**
 * Ranks an offer's yearly base pay among the postings for its title and place, in its own currency. The person may give
 * another title and place.
 * @throws AppError `not_found`.
 */
export async function offerRank(
  deps: Deps,
  actor: Actor,
  id: string,
  asked: { title?: string | undefined; place?: string | undefined },
): Promise<OfferRank> {
  const offer = await ownOffer(deps, actor.userId, id);
  const query = asked.title ?? offer.job.title.slice(0, 200);
  const place = asked.place ?? offer.job.location.slice(0, 200);
  const yearly = yearlyBase(offer);
  const pay = await payOfPlan(deps, actor, { query, place, currency: offer.currency, value: yearly });
  return { offerId: id, query, place, currency: offer.currency, yearly, ...pay };
}

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
