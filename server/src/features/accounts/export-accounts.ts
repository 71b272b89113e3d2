import type { ExportSection } from "../../export-section.ts";
import { dropUnprovenAccount } from "./account.ts";
import { readAccountRows } from "./profile/personal-store.ts";
import { findPerson } from "./profile/users.ts";
import { readContactEmail, readPhoto } from "./store.ts";

/** Account, profile with all settings, sign-in methods, open sessions and photo. */
export const exportAccounts: ExportSection = {
  name: "account",
  tables: ["users", "people", "sessions", "sign_in_methods"],
  async read(deps, userId) {
    const rows = await readAccountRows(deps.db, userId);
    const person = await findPerson(deps, userId);
    const contactEmail = await readContactEmail(deps, userId);
    const photo = await readPhoto(deps.db, userId);
    const name = photo === null ? "" : `photo.${photo.type.replace("image/", "")}`;
    return {
      data: { ...rows, profile: { ...person, contactEmail, ...rows.profile } },
      files: photo === null ? [] : [{ key: photo.key, name }],
    };
  },
  async fileKeys(deps, userId) {
    const photo = await readPhoto(deps.db, userId);
    return photo === null ? [] : [photo.key];
  },
  dropUnproven: dropUnprovenAccount,
};
