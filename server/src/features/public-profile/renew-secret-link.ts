import type { OwnPublicProfile } from "@waymark/contract/public-profile";
import type { Actor } from "../../actor.ts";
import { recordAudit } from "../../audit/record-audit.ts";
import { type Deps, inTransaction } from "../../deps.ts";
import { ensurePage, freshSecret, readOwnPage } from "./own-page.ts";
import { changeSecret, readPageOwners } from "./store.ts";

/** Gives the person's page a new secret link; the old one stops working. */
export async function renewSecretLink(deps: Deps, actor: Actor): Promise<OwnPublicProfile> {
  await ensurePage(deps, actor);
  await inTransaction(deps, async (tx) => {
    await changeSecret(tx, actor.userId, freshSecret());
    await recordAudit(tx, { userId: actor.userId, action: "profile-link-made", device: actor.device });
  });
  return readOwnPage(deps, actor);
}

/** Gives every page a new secret link: after a restore, revoked links would otherwise work again. */
export async function renewEverySecretLink(deps: Deps): Promise<void> {
  for (const userId of await readPageOwners(deps.db)) await changeSecret(deps, userId, freshSecret());
}
