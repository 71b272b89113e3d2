import type { OwnPublicProfile } from "@waymark/contract/public-profile";
import type { Deps } from "../../deps.ts";
import type { Who } from "../../who.ts";
import { ensurePage, freshSecret, readOwnPage } from "./own-page.ts";
import { changeSecret } from "./store.ts";

/** Gives the asker's page another secret link; whoever has the old one finds nothing there any more. */
export async function renewSecretLink(deps: Deps, who: Who): Promise<OwnPublicProfile> {
  await ensurePage(deps, who);
  await changeSecret(deps, who.userId, freshSecret());
  return readOwnPage(deps, who);
}
