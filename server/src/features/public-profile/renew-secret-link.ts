import type { OwnPublicProfile } from "@waymark/contract/public-profile";
import type { Who } from "../../actor.ts";
import { recordAudit } from "../../audit/record-audit.ts";
import { type Deps, inTransaction } from "../../deps.ts";
import { ensurePage, freshSecret, readOwnPage } from "./own-page.ts";
import { changeSecret, readPageOwners } from "./store.ts";

/** Gives the person's page a new secret link; the old one stops working. */
export async function renewSecretLink(deps: Deps, who: Who): Promise<OwnPublicProfile> {
  await ensurePage(deps, who);
  await inTransaction(deps, async (tx) => {
    await changeSecret(tx, who.userId, freshSecret());
    await recordAudit(tx, { userId: who.userId, action: "profile-link-made", device: who.device });
  });
  return readOwnPage(deps, who);
}

/** Gives every page a new secret link: after a restore, revoked links would otherwise work again. */
export async function renewEverySecretLink(deps: Deps): Promise<void> {
  for (const userId of await readPageOwners(deps.db)) await changeSecret(deps, userId, freshSecret());
}
