import type { Security } from "@waymark/contract/security";
import type { Deps } from "../../deps.ts";
import { hasPassword } from "../accounts/credentials/password.ts";
import { provenUntil } from "../accounts/sessions/recent-proof.ts";
import { countBackupCodes, readAuthenticator } from "./authenticator-store.ts";
import type { CallerSession } from "./caller-session.ts";
import { shownChange } from "./email-change.ts";
import { readEmailChange } from "./email-change-store.ts";
import { listPasskeys } from "./passkey-store.ts";

/** The caller's data for the security part of Settings. */
export async function readSecurity(
  deps: Deps,
  { actor, sessionId }: Pick<CallerSession, "actor" | "sessionId">,
): Promise<Security> {
  const { userId } = actor;
  const until = await provenUntil(deps, actor, sessionId);
  const authenticator = await readAuthenticator(deps, userId);
  const emailChange = await readEmailChange(deps, userId);
  const passkeys = await listPasskeys(deps, userId);
  return {
    hasPassword: await hasPassword(deps, userId),
    provenUntil: until?.toISOString() ?? null,
    authenticatorSince: authenticator?.turnedOnAt?.toISOString() ?? null,
    backupCodesLeft: await countBackupCodes(deps.db, userId),
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt, backedUp }) => ({
      id,
      name,
      backedUp,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    emailChange: emailChange === null ? null : shownChange(emailChange),
  };
}
