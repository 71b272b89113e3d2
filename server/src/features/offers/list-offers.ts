import { AppError } from "@waymark/contract/errors";
import type { Offer } from "@waymark/contract/offers";
import type { Deps } from "../../deps.ts";
import { type ApplicationSummary, applicationSummaries } from "../applications/application-summaries.ts";
import { offerOf, readOffer, readOffers, type StoredOffer } from "./store.ts";

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
