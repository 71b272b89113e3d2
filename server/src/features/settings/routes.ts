import { updateProfile as updateProfileEndpoint } from "@waymark/contract/accounts";
import { savePreferences as savePreferencesEndpoint } from "@waymark/contract/settings";
import type { Mount } from "../../http/mount.ts";
import { savePreferences } from "./save-preferences.ts";
import { updateProfile } from "./update-profile.ts";

export function settingsRoutes(mount: Mount): void {
  mount(updateProfileEndpoint, ({ deps, actor, params, body }) =>
    updateProfile(deps, actor, params.id, body),
  );

  mount(savePreferencesEndpoint, ({ deps, actor, params, body }) =>
    savePreferences(deps, actor, params.id, body),
  );
}
