import type { OwnPublicProfile } from "@waymark/contract/public-profile";
import { recordAudit } from "../../audit/record-audit.ts";
import { type Deps, inTransaction } from "../../deps.ts";
import type { Who } from "../../who.ts";
import { ensurePage, freshSecret, readOwnPage } from "./own-page.ts";
import { changeSecret, readPageOwners } from "./store.ts";

/** Gives the asker's page another secret link; whoever has the old one finds nothing there any more. */
export async function renewSecretLink(deps: Deps, who: Who): Promise<OwnPublicProfile> {
  await ensurePage(deps, who);
  await inTransaction(deps, async (tx) => {
    await changeSecret(tx, who.userId, freshSecret());
    await recordAudit(tx, { userId: who.userId, action: "profile-link-made", device: who.device });
  });
  return readOwnPage(deps, who);
}

/** Gives every page another secret link: after a restore nobody knows which of the old ones were given up. */
export async function renewEverySecretLink(deps: Deps): Promise<void> {
  for (const userId of await readPageOwners(deps.db)) await changeSecret(deps, userId, freshSecret());
}
