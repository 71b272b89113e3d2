import { recordAudit } from "../../audit/record-audit.ts";
import type { Deps } from "../../deps.ts";
import { findPerson } from "../accounts/profile/users.ts";
import type { CopiedSession } from "../accounts/sessions/refresh-session.ts";
import { notify } from "../notifications/notify.ts";

/** Tells a person that a session of theirs was ended because somebody else had a copy of it. */
export async function notifyOfCopiedSession(
  tx: Deps,
  { userId, sessionId, browser, system }: CopiedSession,
): Promise<void> {
  const language = (await findPerson(tx, userId))?.localization.language ?? "en";
  const isKnown = browser !== "" && system !== "";
  const device = isKnown
    ? tx.translate(language, "security-sessions.name.both", { browser, system })
    : browser || system || tx.translate(language, "security-sessions.name.unknown");
  await notify(tx, { userId, kind: "session-copied", params: { device }, key: `copied:${sessionId}` });
  await recordAudit(tx, { userId, action: "session-copied", by: "product", device: { browser, system } });
}
