import type { AnswerOf } from "@waymark/contract/endpoint";
import type { Security } from "@waymark/contract/security";
import type { readSecondFactor as endpoint } from "@waymark/contract/security-second-factor";
import type { Deps } from "../../deps.ts";
import { hasPassword } from "../accounts/credentials/password.ts";
import type { ReadFactors } from "../accounts/sessions/describe-session.ts";
import { type AskHeaders, findCaller } from "../accounts/sessions/find-caller.ts";
import { provenUntil } from "../accounts/sessions/recent-proof.ts";
import type { CallerSession } from "./caller-session.ts";
import { shownChange } from "./email-change/email-change.ts";
import { readEmailChange } from "./email-change/email-change-store.ts";
import { countPasskeys, listPasskeys } from "./passkeys/passkey-store.ts";
import { countBackupCodes, readAuthenticator } from "./second-factor/authenticator-store.ts";

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

export const readFactors: ReadFactors = async (deps, userId) => {
  const authenticator = await readAuthenticator(deps, userId);
  const passkeys = await listPasskeys(deps, userId);
  const turnedOnAt = authenticator?.turnedOnAt;
  return [
    ...(turnedOnAt ? [{ kind: "totp", createdAt: turnedOnAt.toISOString() }] : []),
    ...passkeys.map(({ createdAt }) => ({ kind: "passkey", createdAt: createdAt.toISOString() })),
  ];
};

/** A request without a session owes none. */
export async function readSecondFactor(deps: Deps, headers: AskHeaders): Promise<AnswerOf<typeof endpoint>> {
  const proven = await findCaller(deps, headers);
  if (proven === null || !proven.owesSecondFactor) return { owed: false, passkey: false };
  return { owed: true, passkey: (await countPasskeys(deps.db, proven.actor.userId)) > 0 };
}
