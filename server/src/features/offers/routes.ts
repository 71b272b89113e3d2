import * as contract from "@waymark/contract/offers";
import type { Mount } from "../../http/mount.ts";
import { offerStanding } from "./offer-standing.ts";
import { deleteOffer, listOffers, saveOffer } from "./save-offer.ts";

export function offerRoutes(mount: Mount): void {
  mount(contract.listOffers, ({ deps, who, query }) => listOffers(deps, who, query.applicationId));

  mount(contract.saveOffer, async ({ deps, who, params, body }) => ({
    offer: await saveOffer(deps, who, params.id, body),
  }));

  mount(contract.deleteOffer, async ({ deps, who, params }) => {
    await deleteOffer(deps, who, params.id);
    return { ok: true as const };
  });

  mount(contract.readOfferStanding, async ({ deps, who, params, query }) => ({
    standing: await offerStanding(deps, who, params.id, query),
  }));
}
