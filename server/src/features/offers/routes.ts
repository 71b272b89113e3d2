import * as contract from "@waymark/contract/offers";
import type { Mount } from "../../http/mount.ts";
import { deleteOffer, listOffers, offerRank, saveOffer } from "./offers.ts";

export function offerRoutes(mount: Mount): void {
  mount(contract.listOffers, ({ deps, actor, query }) => listOffers(deps, actor, query.applicationId));

  mount(contract.saveOffer, async ({ deps, actor, params, body }) => ({
    offer: await saveOffer(deps, actor, params.id, body),
  }));

  mount(contract.deleteOffer, async ({ deps, actor, params }) => {
    await deleteOffer(deps, actor, params.id);
    return { ok: true as const };
  });

  mount(contract.readOfferRank, async ({ deps, actor, params, query }) => ({
    standing: await offerRank(deps, actor, params.id, query),
  }));
}
