import { readAllEntries } from "../../audit/store.ts";
import { recordChange } from "../../db/ledger.ts";
import type { ExportSection } from "../../export-section.ts";
import { deleteEmailChange } from "./email-change/email-change-store.ts";
import { deletePasskeys } from "./passkeys/passkey-store.ts";
import { readSecurity } from "./read-security.ts";
import { deleteAuthenticator } from "./second-factor/authenticator-store.ts";

export const exportSecurity: ExportSection = {
  name: "security",
  tables: ["audit_entries", "authenticators", "backup_codes", "email_changes", "passkeys"],
  async read(deps, userId) {
    const actor = { userId, verified: false, teams: [], locale: "en" as const, timeZone: "UTC" };
    const { provenUntil, ...data } = await readSecurity(deps, { actor, sessionId: null });
    return { data: { ...data, activity: await readAllEntries(deps.db, userId) } };
  },
  async dropUnproven(deps, userId) {
    const { DATA_DIR } = deps.config;
    for (const id of await deletePasskeys(deps.db, userId))
      await recordChange(DATA_DIR, "removed", id, deps.now());
    if (await deleteAuthenticator(deps.db, userId))
      await recordChange(DATA_DIR, "factor-off", userId, deps.now());
    await deleteEmailChange(deps.db, userId);
  },
};
