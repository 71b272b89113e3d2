import * as accountsContract from "@waymark/contract/accounts";
import * as contract from "@waymark/contract/settings";
import type { Mount } from "../../http/mount.ts";
import { savePreferences } from "./save-preferences.ts";
import { updateProfile } from "./update-profile.ts";

export function settingsRoutes(mount: Mount): void {
  mount(accountsContract.updateProfile, ({ deps, actor, params, body }) =>
    updateProfile(deps, actor, params.id, body),
  );

  mount(contract.savePreferences, ({ deps, actor, params, body }) =>
    savePreferences(deps, actor, params.id, body),
  );
}
