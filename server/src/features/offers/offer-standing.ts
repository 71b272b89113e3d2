import type { OfferStanding } from "@waymark/contract/offers";
import { yearlyBase } from "@waymark/domain/offers/compare";
import type { Actor } from "../../actor.ts";
import type { Deps } from "../../deps.ts";
import { payOfPlan } from "../job-search/match/pay-of-plan.ts";
import { ownOffer } from "./list-offers.ts";

/**
 * Ranks an offer's yearly base pay among the postings for its title and place, in its own currency. The person may give
 * another title and place.
 * @throws AppError `not_found`.
 */
export async function offerStanding(
  deps: Deps,
  actor: Actor,
  id: string,
  asked: { title?: string | undefined; place?: string | undefined },
): Promise<OfferStanding> {
  const offer = await ownOffer(deps, actor.userId, id);
  const query = asked.title ?? offer.job.title.slice(0, 200);
  const place = asked.place ?? offer.job.location.slice(0, 200);
  const yearly = yearlyBase(offer);
  const pay = await payOfPlan(deps, actor, { query, place, currency: offer.currency, value: yearly });
  return { offerId: id, query, place, currency: offer.currency, yearly, ...pay };
}
